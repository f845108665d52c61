import { incremental, remembered } from "../../../model/memo.ts";
import { printJson } from "../../../codegen/json.ts";
import { renderTemplate } from "../../../codegen/template.ts";
import { decisionData, decisionProse } from "../../../describe/decision.ts";
import type { Decision } from "../../../model/decision.ts";
import type { DecisionId } from "../../../model/fact.ts";
import type { Model } from "../../../model/model.ts";
import type { OutFile } from "../../emitter.ts";
import { packageName } from "./data-package.ts";
import { decisionFiles } from "./common-file-names.ts";

/** Yields the files of a package, followed by the decisions that they cite, so that readers can look up an id. */
export function* withDecisions(model: Model, into: string, files: Iterable<OutFile>): Generator<OutFile> {
  const named = new Set<DecisionId>();
  for (const file of files) {
    for (const id of idsIn(file)) named.add(id);
    yield file;
  }
  yield* decisionsIn(model, into, [...named].sort().join(" "));
}

/** Returns the decisions with these ids and those that they mention. */
const decisionsIn = incremental((model: Model, into: string, ids: string): readonly OutFile[] => {
  const decisions = closure(model.decisions, new Set(ids.split(" ")));
  const [json, markdown] = decisionFiles;
  const about = {
    packageName: packageName(model.project, into.slice("packages/".length)),
    project: model.project.name,
  };
  return [
    { path: `${into}/${json}`, text: decisionsJson(decisions), owner: "generator", packed: true },
    {
      path: `${into}/${markdown}`,
      text: renderTemplate("readme/decisions.md.hbs", { ...about, decisions: decisions.map(decisionProse) }),
      owner: "generator",
      // The documents cite almost all decisions, so reviewers need no other list.
      packed: into !== "packages/openapi",
    },
  ];
});

/** Returns the decisions by id, for programs. */
export function decisionsJson(decisions: readonly Decision[]): string {
  return printJson(Object.fromEntries(decisions.map((one) => [one.id, decisionData(one)])));
}

/** Returns the named decisions and, transitively, those that they mention, in the order of their file. */
function closure(decisions: readonly Decision[], named: Set<DecisionId>): readonly Decision[] {
  const byId = new Map(decisions.map((decision) => [decision.id, decision]));
  // Iterating over a set includes items that are added during the iteration.
  for (const id of named) {
    const decision = byId.get(id);
    if (decision !== undefined) addIds(named, textsOf(decision));
  }
  return decisions.filter(({ id }) => named.has(id));
}

function textsOf({ question, answer, reason }: Decision): string {
  return [question, answer.kind === "known" ? answer.text : "", reason].join("\n");
}

const idsIn = remembered(({ text }: OutFile): ReadonlySet<DecisionId> => {
  const ids = new Set<DecisionId>();
  addIds(ids, text);
  return ids;
});

function addIds(ids: Set<DecisionId>, text: string): void {
  const pattern = /\bD-[0-9]{3,4}\b/y;
  // Searching for a string takes a fraction of the time of searching for the pattern.
  for (let start = text.indexOf("D-"); start >= 0; start = text.indexOf("D-", start + 1)) {
    pattern.lastIndex = start;
    const [id] = pattern.exec(text) ?? [];
    if (id !== undefined) ids.add(id);
  }
}
