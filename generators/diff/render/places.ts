import type { Locate, Position } from "../../diagnostics/position.ts";
import type { Place } from "../../model/place.ts";
import type { Change } from "../change.ts";
import type { Look } from "./look.ts";

/** A place, and what knows its lines. */
export interface Spot {
  readonly place: Place | undefined;
  readonly locate: Locate;
}

/** Where people look at a change: in the new spec. Where it left nothing there, the file is known, and no line. */
export function spotOf({ from, to }: Change, { after }: Look): Spot {
  return to === undefined ? { place: from, locate: () => undefined } : { place: to, locate: after };
}

export function startOf({ place, locate }: Spot): Position | undefined {
  return place && locate(place)?.start;
}

/** Where it was, and where it is if that is another line. */
export function whereText({ from, to }: Change, { before, after }: Look): string {
  const places = [positionText({ place: from, locate: before }), positionText({ place: to, locate: after })];
  return [...new Set(places.filter((text) => text !== undefined))].join(" → ");
}

export function positionText(spot: Spot): string | undefined {
  const start = startOf(spot);
  return start === undefined ? spot.place?.file : `${spot.place?.file}:${start.line}:${start.column}`;
}
