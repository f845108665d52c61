import { groupBy } from "../../model/group-by.ts";
import { isAtLeast, type Verdict, type Verdicts, worstFirst, worstOf } from "../../model/verdict.ts";
import type { Change } from "../change.ts";
import { groupChanges } from "../groups.ts";
import { plainText } from "../plain.ts";
import { fails, type Report } from "../report.ts";
import { counted, listed } from "./wording.ts";

/** Equal changes that are shown as one: they have the same verdicts and the same approval. */
export interface ShownChange {
  /** The fingerprint for an approval, which is the group's. */
  readonly fingerprint: string;
  readonly first: Change;
  readonly changes: readonly Change[];
  readonly verdicts: Verdicts;
}

/** The changes in the order in which a reviewer reads them. */
export interface Sections {
  readonly failing: readonly ShownChange[];
  /** Breaking, or a risk, but approved or below the level that fails. */
  readonly notable: readonly ShownChange[];
  readonly others: readonly ShownChange[];
}

/** Sorts the changes of a report into sections, the worst first, equal ones as one. */
export function sectionsOf({ changes, failOn }: Report): Sections {
  const shown = worstFirst(shownChanges(changes));
  const isFailing = ({ first }: ShownChange): boolean => fails(first, failOn);
  const isNotable = (one: ShownChange): boolean => isAtLeast(worstOf(one), "risk");
  return {
    failing: shown.filter(isFailing),
    notable: shown.filter((one) => !isFailing(one) && isNotable(one)),
    others: shown.filter((one) => !isFailing(one) && !isNotable(one)),
  };
}

function shownChanges(changes: readonly Change[]): readonly ShownChange[] {
  return groupChanges(changes).flatMap((group) => {
    const alike = groupBy(group.changes, ({ verdicts, cause, approval }) =>
      plainText([verdicts, cause, approval?.fingerprint]),
    );
    return [...alike.values()].map((same) => ({
      fingerprint: group.fingerprint,
      first: same[0]!,
      changes: same,
      verdicts: same[0]!.verdicts,
    }));
  });
}

/** The changes of one class with one verdict, counted. */
export interface ClassCount {
  readonly id: Change["id"];
  readonly verdict: Verdict;
  /** “45 changes in 12 modules and 3 resources” */
  readonly text: string;
}

/** Counts changes by verdict and class, the largest class of each verdict first. */
export function classCounts(shown: readonly ShownChange[]): readonly ClassCount[] {
  const byClass = [...groupBy(shown, (one) => `${worstOf(one)} ${one.first.id}`).values()];
  const counts = byClass.map((same) => ({ same, changes: same.flatMap(({ changes }) => changes) }));
  const sorted = worstFirst(
    counts
      .map(({ same, changes }) => ({ verdicts: same[0]!.verdicts, same, changes }))
      .sort((a, b) => b.changes.length - a.changes.length),
  );
  return sorted.map(({ same, changes }) => ({
    id: same[0]!.first.id,
    verdict: worstOf(same[0]!),
    text: `${counted(changes.length, "change")}${inHolders(changes)}`,
  }));
}

function inHolders(changes: readonly Change[]): string {
  const counts = (["module", "resource"] as const).flatMap((kind) => {
    const names = new Set(
      changes.flatMap(({ path }) =>
        path.filter((step) => step.kind === kind).map(({ name }) => `${path[0]!.name}/${name}`),
      ),
    );
    return names.size === 0 ? [] : [counted(names.size, kind)];
  });
  return counts.length === 0 ? "" : ` in ${listed(counts)}`;
}

/** The largest number of compatible changes that are listed one by one. */
export const FEW = 20;
