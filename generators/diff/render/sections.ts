import { listed } from "../words.ts";
import { groupBy } from "../../model/group-by.ts";
import {
  type Audience,
  type Verdict,
  type Verdicts,
  audienceNames,
  audiences,
  isAtLeast,
  worstFirst,
  worstOf,
} from "../../model/verdict.ts";
import { type Change, plainText } from "../change.ts";
import { type Report, fails, groupChanges, groupSentence, isEmittedFailing } from "../report.ts";
import { type FailOn, commonLevel } from "../judge.ts";
import type { Approval } from "../../model/release.ts";
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

/** Verdicts that require attention from an audience. */
const notable: readonly Verdict[] = ["breaking", "risk", "knowledge"];

/** Names the audiences that a change affects: “breaking for reads and compiles; risk for serves”. */
export function affected({ verdicts }: Pick<Change, "verdicts">, nameOf: (audience: Audience) => string): string {
  const parts = notable.flatMap((kind) => {
    const those = audiences.filter((audience) => verdicts[audience] === kind);
    return those.length === 0 ? [] : [`${kind} for ${listed(those.map(nameOf))}`];
  });
  return parts.join("; ");
}

/** Explains a change of knowledge. */
export const KNOWLEDGE = "Only what is known about the API changed, not the API.";

/**
 * Explains one change, or equal ones, line by line for readers who do not know the audiences. Includes the approval.
 */
export function explained(change: Change, equal: readonly Change[] = [change]): readonly string[] {
  const whom = affected(change, (audience) => audienceNames[audience]);
  return [
    groupSentence(equal),
    ...(change.cause === "knowledge" ? [KNOWLEDGE] : []),
    ...(whom === "" ? [] : [`${raised(whom)}.`]),
    ...proofLines(change),
    ...witnessLines(change).map(raised),
    ...(change.approval === undefined ? [] : [raised(approvalText(change.approval))]),
  ];
}

/** Returns the conclusion: “2 of 6 changes fail: they are breaking and not approved.” */
export function conclusion({ changes, emitted, failOn }: Report): string {
  const emittedFailing = (emitted?.changes ?? []).filter((change) => isEmittedFailing(change, failOn)).length;
  const also =
    emittedFailing === 0
      ? ""
      : ` ${counted(emittedFailing, "change")} of emitted files ${emittedFailing === 1 ? "fails" : "fail"}.`;
  return `${specConclusion(changes, failOn)}${also}`;
}

function specConclusion(changes: Report["changes"], failOn: FailOn): string {
  const failing = changes.filter((change) => fails(change, failOn)).length;
  const level = levelWords(failOn);
  if (failing === 0)
    return `No change fails: no${changes.some(({ approval }) => approval) ? " unapproved" : ""} change is ${level}.`;
  const they = failing === 1 ? "fails: it is" : "fail: they are";
  return `${failing} of ${counted(changes.length, "change")} ${they} ${level} and not approved.`;
}

/**
 * Describes the level: “breaking”, “risk or worse”, or by audience: “breaking for sends or reads, or risk or worse for
 * compiles”.
 */
function levelWords(failOn: FailOn): string {
  const words = (level: Verdict): string => (level === "breaking" ? level : `${level} or worse`);
  const common = commonLevel(failOn);
  if (common !== undefined) return words(common);
  const levels = [...new Set(Object.values(failOn))];
  return levels
    .map((level) => `${words(level)} for ${audiences.filter((audience) => failOn[audience] === level).join(" or ")}`)
    .join(", or ");
}

/** Describes how the verdicts for TypeScript were determined. The list is empty if no proof was requested. */
export function proofText({ proof }: Report): readonly string[] {
  if (proof === undefined) return [];
  if ("by" in proof) return [`The verdicts for TypeScript are proved by ${proof.by}.`];
  return [`The verdicts for TypeScript are those of the classes of changes; they are not proved. ${proof.problem}`];
}

/** Quotes the compiler's messages about an incompatible change: “proved for compiles: …”. */
export function proofLines({ proof }: Change): readonly string[] {
  if (proof === undefined) return [];
  return Object.entries(proof).flatMap(([audience, { proved, message }]) =>
    proved === "compatible" ? [] : [`${proved === "unproved" ? "not proved" : "proved"} for ${audience}: ${message}`],
  );
}

/** Describes the example of a breaking change: “accepted before, and refused now (invalid): POST https://…”. */
export function witnessLines({ witness }: Change): readonly string[] {
  if (witness === undefined) return [];
  const { request, response, refusal } = witness;
  const call = shortened(`${request.method} ${request.url}${request.body === undefined ? "" : ` ${request.body}`}`);
  return response === undefined
    ? [`accepted before, and refused now (${refusal}): ${call}`]
    : [
        `refused by old clients (${refusal}): HTTP ${response.status} ${shortened(response.body)}, in response to ${call}`,
      ];
}

function shortened(text: string): string {
  return text.length <= 300 ? text : `${text.slice(0, 300)}…`;
}

/** Describes an approval: “approved until 2026-01-31: a reason (notified: a team)” */
export function approvalText({ reason, notified, expires }: Approval): string {
  return `approved until ${expires}: ${reason} (notified: ${notified.join(", ")})`;
}

/** Returns “1 change” or “2 changes”. */
export function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? "" : "s"}`;
}

export function raised(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
