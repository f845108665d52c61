import type { Change } from "../change.ts";
import { isAtLeast } from "../../model/verdict.ts";
import type { CompiledAudience } from "./proof.ts";
import type { FaultFor, Finding } from "./find-faults.ts";

/** What was found of a declaration, of the changes that brought it about. */
export interface Attributed {
  readonly finding: Finding;
  readonly fault: FaultFor | undefined;
  readonly audience: CompiledAudience;
}

/** Findings by the change that they come from, and those that come from none that can be told. */
export interface Attribution {
  readonly byChange: ReadonlyMap<Change, readonly Attributed[]>;
  readonly others: readonly Attributed[];
}

/**
 * Tells which change a finding comes from: the one whose path, or a use of it, has the most names in common with where the fault is. Several
 * as good share it.
 */
export function attribute(changes: readonly Change[], findings: readonly Finding[]): Attribution {
  const all = findings.flatMap((finding): readonly Attributed[] =>
    [...finding.faults.map((fault) => ({ finding, fault, audience: fault.audience })), ...finding.audiences
      .filter((audience) => finding.faults.every((fault) => fault.audience !== audience))
      .map((audience) => ({ finding, fault: undefined, audience }))]);
  const paths = changes.map((change) => ({ change, paths: [change.path.map(({ name }) => name), ...[...change.uses, ...change.follows].map(namesIn)] }));
  const [byChange, others] = [new Map<Change, Attributed[]>(), [] as Attributed[]];
  for (const one of all) {
    const words = wordsOf(one);
    const scored = paths.map((candidate) => ({ change: candidate.change, score: Math.max(...candidate.paths.map((names) => score(names, words))) }));
    const best = Math.max(0, ...scored.map((candidate) => candidate.score));
    if (best === 0 && changes.length > 1) others.push(one);
    else for (const change of likeliest(scored.filter((candidate) => candidate.score === best), one)) byChange.set(change, [...(byChange.get(change) ?? []), one]);
  }
  return { byChange, others };
}

/** Of several as near to a fault, those that break something by their class. */
function likeliest(near: readonly { readonly change: Change }[], { fault, audience }: Attributed): readonly Change[] {
  const all = near.map(({ change }) => change);
  const breaking = all.filter(({ verdicts }) => isAtLeast(verdicts[audience], "risk"));
  return fault === undefined || breaking.length === 0 ? all : breaking;
}

/** `service library / module books` → `library`, `books`. */
function namesIn(path: string): readonly string[] {
  return path.split(" / ").map((step) => step.slice(step.indexOf(" ") + 1));
}

/** The words of where a fault is: its file, its declaration, and the members that lead to it. */
function wordsOf({ finding: { path, name }, fault }: Attributed): readonly string[] {
  return [...path.replace(/\.d\.ts$/, "").split("/").slice(2), name, ...(fault?.trail ?? [])].map(plainWord);
}

/** How many steps of the path are named there. The service has to be; a later step says more than one before. */
function score(names: readonly string[], words: readonly string[]): number {
  const [service, ...rest] = names.map(plainWord);
  if (service === undefined || !words.includes(service)) return 0;
  return rest.reduce((sum, name, index) => sum + (name !== "" && words.some((word) => isAbout(word, name)) ? index + 2 : 0), 1);
}

function isAbout(word: string, name: string): boolean {
  return word === name || (name.length > 2 && word.includes(name));
}

function plainWord(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, "");
}
