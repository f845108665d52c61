import type { Change } from "../change.ts";
import { isAtLeast } from "../../model/verdict.ts";
import { classes } from "../classes.ts";
import { pathText } from "../site.ts";
import { compiledAudiences, type CompiledAudience } from "./proof.ts";
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
 * Finds the change that a finding comes from: the one whose path, or a use of it, has the most names in common with
 * where the fault is. The names are the old ones and the new ones: a fault of a rename is where the old name was.
 * Several that fit equally share it.
 */
export function attribute(changes: readonly Change[], findings: readonly Finding[]): Attribution {
  const all = findings.flatMap((finding): readonly Attributed[] => [
    ...finding.faults.map((fault) => ({ finding, fault, audience: fault.audience })),
    ...finding.audiences
      .filter((audience) => finding.faults.every((fault) => fault.audience !== audience))
      .map((audience) => ({ finding, fault: undefined, audience })),
  ]);
  const oldNames = oldNamesOf(changes);
  const paths = changes.map((change) => ({
    change,
    paths: [
      change.path.map(({ name }) => name),
      oldNames(change.path),
      ...[...change.uses, ...change.follows].map(namesIn),
    ],
  }));
  const [byChange, others] = [new Map<Change, Attributed[]>(), [] as Attributed[]];
  for (const one of all) {
    const words = wordsOf(one);
    const scored = paths.map((candidate) => ({
      change: candidate.change,
      score: Math.max(...candidate.paths.map((names) => score(names, words))),
    }));
    const declared = scored.filter(({ change, score }) => score > 0 && isDeclared(change));
    const candidates = declared.length === 0 ? scored : declared;
    const best = Math.max(0, ...candidates.map((candidate) => candidate.score));
    if (best === 0 && changes.length > 1) others.push(one);
    else
      for (const change of likeliest(
        candidates.filter((candidate) => candidate.score === best),
        one,
      ))
        byChange.set(change, [...(byChange.get(change) ?? []), one]);
  }
  return { byChange, others };
}

/**
 * Returns whether programs see changes of the class in a declaration: descriptions, examples and dates are in comments.
 */
function isDeclared({ id }: Change): boolean {
  const { request, answer } = classes[id];
  return compiledAudiences.some((audience) => request[audience] !== "none" || answer[audience] !== "none");
}

/** Returns the names on a path before the renames. */
function oldNamesOf(changes: readonly Change[]): (path: Change["path"]) => readonly string[] {
  const renamed = new Map(
    changes.filter(({ id }) => id.includes("-renamed")).map((change) => [change.subject, String(change.before)]),
  );
  return (path) => path.map(({ name }, index) => renamed.get(pathText(path.slice(0, index + 1))) ?? name);
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
  return [
    ...path
      .replace(/\.d\.ts$/, "")
      .split("/")
      .slice(2),
    name,
    ...(fault?.trail ?? []),
  ].map(plainWord);
}

/**
 * The number of steps of the path that are named there. The service has to be; a later step counts more than an earlier
 * one, the same name more than a part of one.
 */
function score(names: readonly string[], words: readonly string[]): number {
  const [service, ...rest] = names.map(plainWord);
  if (service === undefined || !words.includes(service)) return 0;
  return rest.reduce(
    (sum, name, index) =>
      sum + (name !== "" && words.some((word) => isAbout(word, name)) ? index + (words.includes(name) ? 2.5 : 2) : 0),
    1,
  );
}

function isAbout(word: string, name: string): boolean {
  return word === name || (name.length > 2 && word.includes(name));
}

function plainWord(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, "");
}
