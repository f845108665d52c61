import { diagnosticJson } from "../../diagnostics/render/json.ts";
import { visibleJson } from "../../diagnostics/visible.ts";
import type { Approval } from "../../model/approval.ts";
import type { Change } from "../change.ts";
import { groupChanges, type ChangeGroup } from "../groups.ts";
import { fails, hasFailed, type Report } from "../report.ts";
import type { Look } from "./look.ts";
import { startOf, type Spot } from "./places.ts";

/**
 * The report as one JSON document, which `report.schema.json` describes. Places have lines and columns; what is not
 * known is `null`.
 */
export function renderJson(report: Report, look: Look): string {
  const document = {
    version: 1,
    ...report,
    failed: hasFailed(report),
    changes: report.changes.map((change) => changeJson(change, report, look)),
    groups: groupChanges(report.changes)
      .filter(({ uses }) => uses.length > 0)
      .map(groupJson),
    problems: report.problems.map((problem) => diagnosticJson(problem, look.after)),
  };
  return `${visibleJson(JSON.stringify(document, undefined, 2))}\n`;
}

/** Equal changes, by the fingerprint that an approval of all of them has. */
function groupJson({ fingerprint, subject, uses, changes }: ChangeGroup): object {
  return { fingerprint, subject, uses, changes: changes.map((change) => change.fingerprint) };
}

function changeJson(change: Change, { failOn }: Report, { before, after }: Look): object {
  return {
    ...change,
    fails: fails(change, failOn),
    from: position({ place: change.from, locate: before }),
    to: position({ place: change.to, locate: after }),
    approval: change.approval === undefined ? null : approvalJson(change.approval),
  };
}

function position(spot: Spot): object | null {
  const start = startOf(spot);
  return spot.place === undefined
    ? null
    : { file: spot.place.file, line: start?.line ?? null, column: start?.column ?? null };
}

function approvalJson({ reason, notified, expires, cause }: Approval): object {
  return { reason, notified, expires, cause: cause ?? null };
}
