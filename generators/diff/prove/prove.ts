import { type Change, pathText } from "../change.ts";
import { type ChangeId, classes } from "../classes.ts";
import { worst, type Verdict, type Verdicts, isAtLeast } from "../../model/verdict.ts";
import { findFaults, type FaultFor, type Finding } from "./find-faults.ts";
import { compiledAudiences, type CompiledAudience, type Proof, type Proofs } from "./proof.ts";
import type { Texts, TypeScript } from "./tree.ts";

/** Returns the changes, each with the results of the TypeScript compiler and the verdicts derived from them. */
export function prove(
  ts: TypeScript,
  changes: readonly Change[],
  texts: { readonly before: Texts; readonly after: Texts },
): readonly Change[] {
  const attribution = attribute(changes, findFaults(ts, texts));
  return changes.map((change) => {
    if (beyondTypes.has(change.id)) return change;
    const proof = proofsOf(change, attribution);
    const verdicts = verdictsBy(proof, change.verdicts);
    // Code with the old name still compiles, but its meaning changed.
    const isExchanged = verdicts.compiles === "compatible" && changes.some((other) => takesNameOf(other, change));
    return { ...change, proof, verdicts: isExchanged ? { ...verdicts, compiles: "risk" } : verdicts };
  });
}

/** Reports whether one change assigned a name that another change removed from a sibling. */
function takesNameOf(other: Change, change: Change): boolean {
  const isBeside = pathText(other.path.slice(0, -1)) === pathText(change.path.slice(0, -1));
  return [other, change].every(({ id }) => id.endsWith("-renamed")) && isBeside && other.after === change.before;
}

/**
 * Changes that affect compiled programs but are not in a declaration. Some are only in a function result that depends
 * on the call, such as the result of `wait`.
 */
const beyondTypes: ReadonlySet<ChangeId> = new Set(["node-range-changed", "poll-result-changed"]);

/** Changes that allow new calls, some of which may be rejected. */
const additions: ReadonlySet<ChangeId> = new Set([
  "module-added",
  "generator-added",
  "parameter-added",
  "rule-for-new-parameter",
]);

function proofsOf(change: Change, { byChange, others }: Attribution): Proofs {
  const own = (byChange.get(change) ?? []).filter(
    ({ fault }) => fault?.isRefusal !== true || !additions.has(change.id),
  );
  const forAudience = (audience: CompiledAudience): Proof => {
    const found = own.filter((one) => one.audience === audience);
    const isOpen = found.length === 0 && others.some((one) => one.fault !== undefined && one.audience === audience);
    return isOpen ? open : proofOf(found, change.verdicts[audience]);
  };
  return { compiles: forAudience("compiles"), serves: forAudience("serves") };
}

const open: Proof = {
  proved: "unproved",
  declarations: [],
  message: "Declarations differ, but the change that causes this is unknown.",
};

function proofOf(found: readonly Attributed[], verdict: Verdict): Proof {
  const faults = found.flatMap(({ finding, fault }) =>
    fault === undefined ? [] : [{ title: titled(finding.title, fault.trail), fault }],
  );
  const declarations = [...new Set(found.map(({ finding, fault }) => titled(finding.title, fault?.trail ?? [])))];
  if (faults.length === 0) {
    const message =
      declarations.length === 0
        ? "No declaration differs."
        : "Code written for the old declarations compiles with the new ones.";
    return { proved: "compatible", declarations, message };
  }
  const proved = (["breaking", "risk", "unproved"] as const).find((kind) =>
    faults.some(({ fault }) => fault.proved === kind),
  )!;
  const [first, ...more] = faults.filter(({ fault }) => fault.proved === proved);
  const message = `${first!.title} ${first!.fault.says}${more.length === 0 ? "" : `, and ${more.length} similar differences`}.`;
  return {
    proved,
    declarations,
    message: proved === "unproved" ? `Not proved; “${verdict}” is the verdict of its class: ${message}` : message,
  };
}

function titled(title: string, trail: readonly string[]): string {
  return [title, ...trail].join(".");
}

/**
 * Returns the proved verdicts. A server may have to behave differently although its types fit. This is a risk if the
 * class is breaking.
 */
function verdictsBy(proofs: Proofs, verdicts: Verdicts): Verdicts {
  const proved = Object.fromEntries(
    compiledAudiences.map((audience) => [audience, followed(audience, proofs[audience], verdicts[audience])]),
  );
  return { ...verdicts, ...proved };
}

function followed(audience: CompiledAudience, { proved }: Proof, verdict: Verdict): Verdict {
  if (proved === "unproved") return verdict;
  if (audience === "serves")
    return proved === "compatible"
      ? verdict === "breaking"
        ? "risk"
        : verdict
      : worst([proved, verdict === "breaking" ? proved : verdict]);
  return proved === "compatible" && verdict === "none" ? "none" : proved;
}

interface Attributed {
  readonly finding: Finding;
  readonly fault: FaultFor | undefined;
  readonly audience: CompiledAudience;
}

/** Findings by the change that causes them, and findings without a known cause. */
interface Attribution {
  readonly byChange: ReadonlyMap<Change, readonly Attributed[]>;
  readonly others: readonly Attributed[];
}

/**
 * Finds the change that caused a finding. Its path, or a use of it, has the most names in common with the location of
 * the fault. Both old and new names count, because the fault of a rename has the old name. If several changes match
 * equally well, the finding belongs to all of them.
 */
function attribute(changes: readonly Change[], findings: readonly Finding[]): Attribution {
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
 * Returns whether changes of the class are visible in declarations. Descriptions, examples and dates are in comments.
 */
function isDeclared({ id }: Change): boolean {
  const { request, answer } = classes[id];
  return compiledAudiences.some((audience) => request[audience] !== "none" || answer[audience] !== "none");
}

/** Returns a function that returns the names on a path before the renames. */
function oldNamesOf(changes: readonly Change[]): (path: Change["path"]) => readonly string[] {
  const renamed = new Map(
    changes.filter(({ id }) => id.includes("-renamed")).map((change) => [change.subject, String(change.before)]),
  );
  return (path) => path.map(({ name }, index) => renamed.get(pathText(path.slice(0, index + 1))) ?? name);
}

/**
 * Returns the changes whose class is breaking or a risk, if there are any. Otherwise, returns all changes that match a
 * fault equally well.
 */
function likeliest(near: readonly { readonly change: Change }[], { fault, audience }: Attributed): readonly Change[] {
  const all = near.map(({ change }) => change);
  const breaking = all.filter(({ verdicts }) => isAtLeast(verdicts[audience], "risk"));
  return fault === undefined || breaking.length === 0 ? all : breaking;
}

/** Extracts the names of a path: `service library / module books` → `library`, `books`. */
function namesIn(path: string): readonly string[] {
  return path.split(" / ").map((step) => step.slice(step.indexOf(" ") + 1));
}

/** Returns the words of the location of a fault: its file, its declaration, and the members that lead to it. */
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
 * Returns the number of steps of the path that occur in the location. The service is required. Later steps and exact
 * names count more than earlier steps and partial names.
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
