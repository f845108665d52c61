import { join } from "node:path";
import { locator } from "../../../generators/diagnostics/position.ts";
import { approve } from "../../../generators/diff/approvals/approve.ts";
import type { Look } from "../../../generators/diff/render/look.ts";
import type { Report } from "../../../generators/diff/report.ts";
import { readFiles } from "../../support/files.ts";
import { baseFolder, overBase } from "../../support/base.ts";
import { changesBetween, modelOf, today } from "../support.ts";

const sources = { before: readFiles(baseFolder), after: overBase(readFiles(join(import.meta.dirname, "to"))) };

/** How the formats look at the two specs, for who has no colours. */
export const look: Look = { before: locator(sources.before), after: locator(sources.after), color: false, version: "1.2.3" };

/** What changed from the base spec to the one in `to/`: something of each verdict, an approval that counts and one that does not. */
export function exampleReport(): Report {
  const [before, after] = [modelOf(sources.before), modelOf(sources.after)];
  const approved = approve(changesBetween(before, after), { before: before.approvals, after: after.approvals }, today);
  return { from: "main", to: "the working tree", failOn: "breaking", today, ...approved };
}

/** A report without changes. */
export const emptyReport: Report = { from: "main", to: "the working tree", failOn: "breaking", today, changes: [], problems: [] };
