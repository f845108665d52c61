import { groupBy } from "../../model/group-by.ts";
import { type Verdict, type Verdicts, isAtLeast, worstFirst, worstOf } from "../../model/verdict.ts";
import type { Change } from "../change.ts";
import { groupChanges } from "../groups.ts";
import { plainText } from "../plain.ts";
import { type Report, fails } from "../report.ts";
import { counted, listed } from "./wording.ts";
import type { Locate, Position } from "../../diagnostics/position.ts";
import type { Place } from "../../model/place.ts";
import { relocate, relocatePlace } from "../../diagnostics/order.ts";

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

/** Returns the report with the paths of its files relative to another folder. */
export function relocateReport(report: Report, folder: string): Report {
  if (folder === "") return report;
  const { changes, problems, emitted } = report;
  const moved = (place: Place | undefined): Place | undefined => place && relocatePlace(place, folder);
  return {
    ...report,
    changes: changes.map((change) => ({ ...change, from: moved(change.from), to: moved(change.to) })),
    problems: relocate(problems, folder),
    emitted: emitted && {
      ...emitted,
      changes: emitted.changes.map((change) => ({ ...change, file: `${folder}${change.file}` })),
    },
  };
}

/** A place and the locator for its file. */
export interface Spot {
  readonly place: Place | undefined;
  readonly locate: Locate;
}

/** Returns the place of a change in the new spec. If there is none, only the file is known. */
export function spotOf({ from, to }: Change, { after }: Look): Spot {
  return to === undefined ? { place: from, locate: () => undefined } : { place: to, locate: after };
}

export function startOf({ place, locate }: Spot): Position | undefined {
  return place && locate(place)?.start;
}

/**
 * Returns the place in the old spec and, if it differs, the one in the new spec. An added definition has only the
 * latter.
 */
export function whereText(change: Change, { before, after }: Look): string {
  const { from, to } = change;
  if (isNew(change)) return positionText({ place: to, locate: after }) ?? "";
  const places = [positionText({ place: from, locate: before }), positionText({ place: to, locate: after })];
  return [...new Set(places.filter((text) => text !== undefined))].join(" → ");
}

/**
 * Returns the distinct places of equal changes. If there are several changes, only places in the new spec are included.
 */
export function whereTexts(changes: readonly Change[], look: Look): readonly string[] {
  const texts =
    changes.length === 1
      ? [whereText(changes[0]!, look)]
      : changes.map((change) => positionText(spotOf(change, look)) ?? "");
  return [...new Set(texts)].filter((text) => text !== "");
}

function isNew({ before, after, to }: Change): boolean {
  return before === undefined && after !== undefined && to !== undefined;
}

export function positionText(spot: Spot): string | undefined {
  const start = startOf(spot);
  return start === undefined ? spot.place?.file : `${spot.place?.file}:${start.line}:${start.column}`;
}

/** Rendering options in addition to the report. */
export interface Look {
  /** Locates places in the old spec and in the new one. */
  readonly before: Locate;
  readonly after: Locate;
  /** True if text may contain ANSI colors. The other formats never do. */
  readonly color: boolean;
  /** True if text lists all compatible changes individually. */
  readonly isWhole?: boolean;
  /** Kiln's version for SARIF. */
  readonly version: string;
}
