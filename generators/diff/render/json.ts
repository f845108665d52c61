import type { Locate } from "../../diagnostics/position.ts";
import type { Place } from "../../model/place.ts";
import type { Change } from "../change.ts";
import type { Locators } from "./text.ts";

/** The changes as one JSON document, places with lines and columns. */
export function renderJson(changes: readonly Change[], { before, after }: Locators): string {
  const located = changes.map((change) => ({ ...change, from: position(change.from, before), to: position(change.to, after) }));
  return `${JSON.stringify({ changes: located }, undefined, 2)}\n`;
}

function position(place: Place | undefined, locate: Locate): object | null {
  const found = place && locate(place);
  return found === undefined ? null : { file: place!.file, line: found.start.line, column: found.start.column };
}
