import type { Locate } from "../../diagnostics/position.ts";
import type { Place } from "../../model/place.ts";
import type { Report } from "../report.ts";
import type { Look } from "./look.ts";

/** The report as one JSON document, places with lines and columns. */
export function renderJson(report: Report, { before, after }: Look): string {
  const changes = report.changes.map((change) => ({ ...change, from: position(change.from, before), to: position(change.to, after) }));
  return `${JSON.stringify({ ...report, changes }, undefined, 2)}\n`;
}

function position(place: Place | undefined, locate: Locate): object | null {
  const found = place && locate(place);
  return found === undefined ? null : { file: place!.file, line: found.start.line, column: found.start.column };
}
