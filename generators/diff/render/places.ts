import type { Locate, Position } from "../../diagnostics/position.ts";
import type { Place } from "../../model/place.ts";
import { relocate, relocatePlace } from "../../diagnostics/relocate.ts";
import type { Change } from "../change.ts";
import type { Report } from "../report.ts";
import type { Look } from "./look.ts";

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
