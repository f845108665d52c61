import type { Locate, Position } from "../../diagnostics/position.ts";
import type { Place } from "../../model/place.ts";
import type { Change } from "../change.ts";
import type { Look } from "./look.ts";

/** Where people look at a change: in the new spec, or in the old one where it left nothing. */
export interface Spot {
  readonly place: Place | undefined;
  readonly locate: Locate;
}

export function spotOf({ from, to }: Change, { before, after }: Look): Spot {
  return to === undefined ? { place: from, locate: before } : { place: to, locate: after };
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
