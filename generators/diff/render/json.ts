import type { Locate } from "../../diagnostics/position.ts";
import type { Approval } from "../../model/approval.ts";
import type { Place } from "../../model/place.ts";
import type { Report } from "../report.ts";
import type { Look } from "./look.ts";

/** The report as one JSON document, places with lines and columns. */
export function renderJson(report: Report, { before, after }: Look): string {
  const changes = report.changes.map((change) => ({
    ...change,
    from: position(change.from, before),
    to: position(change.to, after),
    approval: change.approval && approval(change.approval),
  }));
  const problems = report.problems.map(({ severity, code, message, help, place }) => ({ severity, code, message, help, at: position(place, after) }));
  return `${JSON.stringify({ ...report, changes, problems }, undefined, 2)}\n`;
}

function approval({ reason, notified, expires, cause }: Approval): object {
  return { reason, notified, expires, cause };
}

function position(place: Place | undefined, locate: Locate): object | null {
  const found = place && locate(place);
  return found === undefined ? null : { file: place!.file, line: found.start.line, column: found.start.column };
}
