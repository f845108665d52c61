import { isObject, type Json } from "../../codegen/json.ts";
import { addMembers } from "../../edit/add-members.ts";
import { blockYaml, entryYaml, flow } from "../../edit/yaml.ts";
import type { Model } from "../../model/model.ts";
import type { ClaimReport } from "./claims.ts";

/** A change of a spec file. `before` is undefined for a new file. */
export interface SpecEdit {
  readonly path: string;
  readonly before: string | undefined;
  readonly after: string;
}

/** The file of `spec/sources` whose sections are the responses. */
export interface EvidenceSource {
  readonly id: string;
  readonly title: string;
}

const verified: EvidenceSource = { id: "verified-responses", title: "Responses to requests of “kiln verify”" };
const decisionsFile = "spec/decisions.yaml";

/**
 * Returns the edits of the spec that agree with a service: each decided or unknown fact gets the observed value, a
 * decision for it, and the request as its ground. A field that the spec lacks is added. Facts of documents stay the same.
 */
export function editsFor(
  model: Model,
  sources: ReadonlyMap<string, string>,
  reports: readonly ClaimReport[],
  source: EvidenceSource = verified,
): readonly SpecEdit[] {
  const sourceFile = `spec/sources/${source.id}.yaml`;
  const usable = reports.filter((report) => isEditable(report, sources));
  if (usable.length === 0) return [];
  const numbers = model.decisions.map(({ id }) => Number(id.replace(/^D-/, "")));
  const first = Math.max(0, ...numbers) + 1;
  const found = usable.map((report, index) => ({
    report,
    id: `D-${String(first + index).padStart(3, "0")}`,
    value: report.deciding.value!,
  }));
  const after = new Map<string, string>();
  // From the end of each file, so that places stay valid.
  for (const { report, id, value } of found.toSorted(
    (a, b) => b.report.claim.place.start - a.report.claim.place.start,
  )) {
    const { place, lacks } = report.claim;
    const { file, start, end } = place;
    const text = after.get(file) ?? sources.get(file)!;
    const changed =
      lacks === undefined
        ? text.slice(0, start) + flow({ decided: value, by: id }) + text.slice(end)
        : addMembers(text, { target: lacks.target, members: { [lacks.name]: fieldWith(value, id) } });
    after.set(file, changed);
  }
  const decisions = Object.fromEntries(found.map(({ report, id, value }) => [id, decisionFor(report, value, source)]));
  const former = after.get(decisionsFile) ?? sources.get(decisionsFile)!;
  const entries = Object.entries(decisions).map(([id, decision]) => `${blockYaml(id, decision, 0)}\n`);
  after.set(
    decisionsFile,
    model.decisions.length === 0
      ? former.replace(/\{\s*\}\s*$/, "") + entries.join("")
      : addMembers(former, { target: { file: decisionsFile, path: [] }, members: decisions }),
  );
  const known = sources.get(sourceFile);
  const cited = found.filter(({ report: { deciding } }) => known?.includes(deciding.id) !== true);
  const sections = Object.fromEntries(
    cited.map(({ report: { deciding } }) => [deciding.id, { title: titleOf(deciding.request) }]),
  );
  after.set(
    sourceFile,
    known === undefined
      ? newSource(source, sections)
      : addMembers(known, { target: { file: sourceFile, path: ["sections"] }, members: sections }),
  );
  return [...after].map(([path, text]) => ({ path, before: sources.get(path), after: text }));
}

/**
 * Returns whether an edit settles a claim: the spec lacks its field, or it is a fact on one line that is not documented,
 * and its value is known now.
 */
export function isEditable({ claim, kind, deciding }: ClaimReport, sources: ReadonlyMap<string, string>): boolean {
  const text = sources.get(claim.place.file)?.slice(claim.place.start, claim.place.end) ?? "";
  return (
    (kind === "refuted" || kind === "answered") &&
    claim.status !== "documented" &&
    deciding.value !== undefined &&
    (claim.lacks !== undefined || /^\{\s*(?:decided|unknown):[^\n]*\}$/.test(text))
  );
}

function decisionFor(
  { claim, deciding }: ClaimReport,
  value: Json,
  source: EvidenceSource,
): { readonly [key: string]: Json } {
  return {
    question: `What is “${claim.attribute}” of “${claim.subject}”?`,
    answer: `\`${JSON.stringify(value)}\`.`,
    reason: `A running service showed it, in the response to ${titleOf(deciding.request)}.`,
    ground: `${source.id}, ${deciding.id}`,
  };
}

/** Returns the definition of a new field, with its type as decided. */
function fieldWith(definition: Json, id: string): Json {
  if (!isObject(definition)) throw new Error("The definition of a new field is not an object.");
  return { ...definition, type: { decided: definition["type"]!, by: id } };
}

/** Returns a request without the origin of the service. */
function titleOf(request: string): string {
  return request.replace(/https?:\/\/[^/]*/, "");
}

function newSource({ id, title }: EvidenceSource, sections: { readonly [key: string]: Json }): string {
  const head = { source: id, kind: "recording", title, edition: "1" };
  const lines = [
    ...Object.entries(head).map(([key, value]) => entryYaml(key, value, 0)),
    blockYaml("sections", sections, 0),
  ];
  return `${lines.join("\n")}\n`;
}
