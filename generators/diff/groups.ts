import { createHash } from "node:crypto";
import { groupBy } from "../model/group-by.ts";
import { type Change, pathText, type Step } from "./change.ts";
import { plainText } from "./plain.ts";
import { sentence } from "./sentence.ts";

/** Equal changes in several modules, resources or operations that need one approval, or a single change. */
export interface ChangeGroup {
  /**
   * A hash of the class, the path without the names of its uses, the two values, and the uses. A single change has its
   * own fingerprint.
   */
  readonly fingerprint: string;
  /** The common path: `service library / module * / parameter limit`. */
  readonly subject: string;
  /** One or more changes in the order of the report. */
  readonly changes: readonly Change[];
  /** The names of the modules, resources or operations in alphabetical order; empty for a single change. */
  readonly uses: readonly string[];
}

/** The kinds of steps whose names may differ between equal changes. */
const holders: ReadonlySet<string> = new Set(["module", "resource", "operation"]);

/** Groups equal changes. The order is that of the first change of each group. */
export function groupChanges(changes: readonly Change[]): readonly ChangeGroup[] {
  return [...groupBy(changes, identity).values()].map((same) => {
    const [first] = same;
    return same.length === 1
      ? { fingerprint: first!.fingerprint, subject: first!.subject, changes: same, uses: [] }
      : groupOf(same);
  });
}

function groupOf(changes: readonly Change[]): ChangeGroup {
  const subject = pathText(commonPath(changes));
  const uses = changes.map((change) => useOf(change, changes)).sort();
  const [first] = changes;
  const fingerprint = createHash("sha256")
    .update(JSON.stringify([identity(first!), uses]))
    .digest("hex")
    .slice(0, 16);
  return { fingerprint, subject, changes, uses };
}

function identity({ id, path, before, after }: Change): string {
  const relative = path.map((step, index) => (isHolder(step, index, path) ? [step.kind] : [step.kind, step.name]));
  return plainText([id, relative, before ?? null, after ?? null]);
}

function isHolder({ kind }: Step, index: number, path: readonly Step[]): boolean {
  return index < path.length - 1 && holders.has(kind);
}

/** Returns the path that equal changes share, with a star for each name that differs. */
function commonPath(changes: readonly Change[]): readonly Step[] {
  const varying = varyingSteps(changes);
  return changes[0]!.path.map((step, index) => (varying.includes(index) ? { ...step, name: "*" } : step));
}

function varyingSteps(changes: readonly Change[]): readonly number[] {
  const [first] = changes;
  return first!.path.flatMap(({ name }, index) =>
    changes.some(({ path }) => path[index]!.name !== name) ? [index] : [],
  );
}

/** Returns the names in which a change differs from its equals: `books`, or `room/create`. */
function useOf({ path }: Change, changes: readonly Change[]): string {
  return varyingSteps(changes)
    .map((index) => path[index]!.name)
    .join("/");
}

/**
 * Returns one sentence for equal changes: “service library / parameter limit has a lower maximum: 100 (was 500), in 40
 * modules.”
 */
export function groupSentence(changes: readonly Change[], write?: (text: string) => string): string {
  const [first] = changes;
  if (changes.length === 1) return sentence(first!, write);
  const varying = varyingSteps(changes);
  const path = first!.path.filter((_, index) => !varying.includes(index));
  return `${sentence({ ...first!, path }, write).replace(/\.$/, "")}, in ${placesText(changes)}.`;
}

/** Counts the places of equal changes: “40 modules”, or “8 operations of 3 resources”. */
function placesText(changes: readonly Change[]): string {
  const counts = varyingSteps(changes).map((index) => {
    const names = new Set(
      changes.map(({ path }) =>
        path
          .slice(0, index + 1)
          .map(({ name }) => name)
          .join("/"),
      ),
    );
    return { kind: changes[0]!.path[index]!.kind, count: names.size };
  });
  return counts
    .toReversed()
    .map(({ kind, count }) => `${count} ${kind}${count === 1 ? "" : "s"}`)
    .join(" of ");
}

export function usesOf(changes: readonly Change[]): readonly string[] {
  return changes.length === 1 ? [] : changes.map((change) => useOf(change, changes)).sort();
}
