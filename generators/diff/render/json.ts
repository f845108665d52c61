import type { Locate } from "../../diagnostics/position.ts";
import { visibleJson } from "../../diagnostics/visible.ts";
import type { Place } from "../../model/place.ts";
import { fails, hasFailed, type Report } from "../report.ts";
import type { Look } from "./look.ts";

/** The report as one JSON document: `report.schema.json` describes it. Places have lines and columns; what is not known is `null`. */
export function renderJson(report: Report, { before, after }: Look): string {
  const changes = report.changes.map((change) => ({
    ...change,
    fails: fails(change, report.failOn),
    from: position(change.from, before),
    to: position(change.to, after),
  }));
  return `${visibleJson(JSON.stringify({ version: 1, ...report, failed: hasFailed(report), changes }, undefined, 2))}\n`;
}

function position(place: Place | undefined, locate: Locate): object | null {
  if (place === undefined) return null;
  const start = locate(place)?.start;
  return { file: place.file, line: start?.line ?? null, column: start?.column ?? null };
}
