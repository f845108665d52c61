import type { LoadResult } from "../load/load.ts";
import type { Model } from "../model/model.ts";
import { resourceServices } from "../model/queries.ts";
import type { SpecEdit } from "../verify/report/edits.ts";
import type { Recorded, Traffic, TrafficReport } from "../verify/traffic/traffic.ts";
import { withSuggestion } from "../diagnostics/suggest.ts";
import type { UsageError } from "./command-line.ts";
import { readArchives } from "./input.ts";
import { diffLines, diffsOf, writeEdits } from "./learn-record.ts";
import type { Options } from "./options.ts";
import { count, line, printFindings, printResult, timeLine } from "./print.ts";
import { exit, misusedIn, type ExitCode, type Terminal } from "./terminal.ts";

const misused = misusedIn("learn");
const source = { id: "recorded-traffic", title: "Responses in recorded traffic" };

export function isArchive(file: string): boolean {
  return file.toLowerCase().endsWith(".har");
}

/** Compares HTTP Archives with the services of resources. */
export async function learnTraffic(
  root: string,
  loaded: LoadResult,
  model: Model,
  options: Options,
  terminal: Terminal,
): Promise<ExitCode> {
  const { from } = options.texts;
  if (!from.every(isArchive)) return misused(terminal, "Use --from with .har files alone, or without any.");
  const recorded = await recordedServices(model, options);
  if ("problem" in recorded) return misused(terminal, recorded.problem);
  const { entries, diagnostics: unreadable } = await readArchives(from, terminal.folder);
  if (unreadable.length > 0) {
    const findings = await printFindings(unreadable, loaded.sources, options, terminal);
    (options.format === "text" ? terminal.error : terminal.out)(findings);
    return exit.failed;
  }
  const { judgeTraffic } = await import("../verify/traffic/traffic.ts");
  const traffic = judgeTraffic(recorded, entries);
  if (traffic.responses === 0)
    return misused(
      terminal,
      `No response belongs to an operation of ${recorded.map(({ service }) => `“${service.id}”`).join(" or ")}${reasons(traffic)}. Name the base URL of the service in the recording with --url.`,
    );
  return report(root, loaded, model, traffic, options, terminal);
}

/** Returns the services to compare, each with the base URL of its traffic. */
async function recordedServices(model: Model, { texts }: Options): Promise<readonly Recorded[] | UsageError> {
  const { baseOf } = await import("../verify/traffic/traffic.ts");
  const [id, url] = [texts.service.at(-1), texts.url.at(-1)];
  const all = resourceServices(model);
  const names = all.map((service) => service.id);
  const services = all.filter((service) => id === undefined || service.id === id);
  if (all.length === 0) return { problem: "The spec has no service of resources." };
  if (services.length === 0)
    return { problem: withSuggestion(`There is no service “${id}” of resources.`, id!, names) };
  if (url !== undefined && !URL.canParse(url)) return { problem: `“${url}” is not a URL.` };
  if (url !== undefined && services.length > 1)
    return { problem: `Choose the service of --url with --service: ${names.join(", ")}.` };
  const recorded = services.flatMap((service) => {
    const base = baseOf(service, url);
    return base === undefined ? [] : [{ service, base }];
  });
  return recorded.length > 0
    ? recorded
    : { problem: `The spec does not state the base URL of “${services[0]!.id}”: name it with --url.` };
}

async function report(
  root: string,
  loaded: LoadResult,
  model: Model,
  traffic: Traffic,
  options: Options,
  terminal: Terminal,
): Promise<ExitCode> {
  const { findingOf } = await import("../verify/report/claims.ts");
  const { editsFor, isEditable } = await import("../verify/report/edits.ts");
  const edits = editsFor(model, loaded.sources, traffic.reports, source);
  const refused = options.write ? await writeEdits("learn", root, loaded, edits, terminal) : [];
  const written = options.write && refused.length === 0;
  const open = traffic.reports.filter((one) => !written || !isEditable(one, loaded.sources));
  const found = open.flatMap((one) => findingOf(one, evidenceOf(one)) ?? []);
  const findings = await printFindings([...found, ...refused], loaded.sources, options, terminal, root);
  const changes = edits.map((edit) => ({ ...edit, before: edit.before ?? "" }));
  const diffs = options.diff && !written ? await diffsOf(changes) : new Map<string, string>();
  const lines = [...diffLines(diffs), ...summary(traffic, edits, written, terminal)];
  printResult(findings, options, terminal, lines, () => resultOf(traffic, edits, diffs, written));
  if (refused.length > 0) return exit.failed;
  return found.length > 0 ? exit.findings : exit.ok;
}

function evidenceOf({ entry: { file, number } }: TrafficReport): string {
  return `Entry ${number} of “${file}” shows it.`;
}

function summary(
  traffic: Traffic,
  edits: readonly SpecEdit[],
  written: boolean,
  terminal: Terminal,
): readonly string[] {
  const number = (kind: TrafficReport["kind"]): number => traffic.reports.filter((one) => one.kind === kind).length;
  const proposed = edits.length === 0 ? "" : `; ${written ? "written" : "proposed"} in ${count(edits.length, "file")}`;
  return [
    line("read", `${count(traffic.responses, "response")}${reasons(traffic)}`),
    line(
      "learn",
      `${number("refuted")} refuted, ${number("answered")} answered, ${number("confirmed")} confirmed${proposed}`,
    ),
    timeLine(terminal),
  ];
}

function reasons({ skipped }: Traffic): string {
  return skipped.size === 0
    ? ""
    : `; skipped: ${[...skipped].map(([reason, number]) => `${reason} (${number})`).join(", ")}`;
}

/** Returns the members of the JSON output: the evidence about each claim. */
function resultOf(
  { reports, responses, skipped }: Traffic,
  edits: readonly SpecEdit[],
  diffs: ReadonlyMap<string, string>,
  written: boolean,
): object {
  const claims = reports.map(
    ({ claim: { place, lacks: _, ...claim }, kind, deciding, entry, count: shown, total }) => ({
      ...claim,
      place: place.file,
      verdict: kind,
      observed: deciding.observed,
      proposed: deciding.value ?? null,
      request: deciding.request,
      entry: { file: entry.file, number: entry.number },
      responses: shown,
      of: total,
    }),
  );
  const changes = edits.map(({ path }) => ({ path, diff: diffs.get(path) ?? null }));
  return { responses, skipped: Object.fromEntries(skipped), claims, changes, written };
}
