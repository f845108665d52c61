import { groupBy } from "../../model/group-by.ts";
import { isAtLeast, type Verdict, type Verdicts, worstFirst, worstOf } from "../../model/verdict.ts";
import type { Change } from "../change.ts";
import { groupChanges } from "../groups.ts";
import { plainText } from "../plain.ts";
import { fails, type Report } from "../report.ts";
import { counted, listed } from "./wording.ts";

/** Equal changes that are shown as one, with the same verdicts and the same approval. */
export interface ShownChange {
  /** The fingerprint of the group, for an approval. */
  readonly fingerprint: string;
  readonly first: Change;
  readonly changes: readonly Change[];
  readonly verdicts: Verdicts;
}

/** The changes in reading order for a reviewer. */
export interface Sections {
  readonly failing: readonly ShownChange[];
  /** Breaking changes and risks that are approved or below the failing level. */
  readonly notable: readonly ShownChange[];
  readonly others: readonly ShownChange[];
}

/** Groups the changes of a report into sections, worst first. Equal changes are merged. */
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

/** The number of changes of one class with one verdict. */
export interface ClassCount {
  readonly id: Change["id"];
  readonly verdict: Verdict;
  /** The count in words: “45 changes in 12 modules and 3 resources”. */
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

/** The maximum number of compatible changes that are listed individually. */
export const FEW = 20;
