import { join } from "node:path";
import { locator } from "../../../generators/diagnostics/position.ts";
import { type Report, approve } from "../../../generators/diff/report.ts";
import type { Look } from "../../../generators/diff/render/sections.ts";
import { readFiles } from "../../support/files.ts";
import { baseFolder, overBase } from "../../support/base.ts";
import { forEveryone } from "../../../generators/diff/judge.ts";
import { changesBetween, modelOf, today } from "../support.ts";

const sources = { before: readFiles(baseFolder), after: overBase(readFiles(join(import.meta.dirname, "to"))) };

/** The context of the formats: locations in both specs, without colors. */
export const look: Look = {
  before: locator(sources.before),
  after: locator(sources.after),
  color: false,
  version: "1.2.3",
};

/**
 * Returns the changes from the base spec to the one in `to/`. There is at least one change per verdict, one approval
 * that applies, and one that does not.
 */
export function exampleReport(): Report {
  const [before, after] = [modelOf(sources.before), modelOf(sources.after)];
  const approved = approve(changesBetween(before, after), { before: before.approvals, after: after.approvals }, today);
  return {
    from: "main",
    to: "the working tree",
    failOn: forEveryone("breaking"),
    today,
    versions: versionsFor(approved.changes),
    emitted,
    ...approved,
  };
}

/** Two emitted changes: one that breaks the wire format, and one that does not. */
const emitted: Report["emitted"] = {
  skipped: undefined,
  changes: [
    {
      id: "emitted-code-changed",
      file: "packages/client/generated/index.js",
      subject: "",
      sentence: "packages/client/generated/index.js differs, which is not compared.",
      verdicts: { sends: "none", reads: "none", compiles: "none", serves: "none", documentation: "none" },
    },
    {
      id: "emitted-parameter-removed",
      file: "packages/openapi/generated/office.json",
      subject: "GET /rooms / parameter limit",
      sentence: "GET /rooms / parameter limit is gone.",
      verdicts: { sends: "breaking", reads: "none", compiles: "none", serves: "none", documentation: "none" },
    },
  ],
};

/** Returns one package whose version increases, and one whose version does not. */
function versionsFor(changes: Report["changes"]): Report["versions"] {
  const because = changes.filter(({ verdicts }) => verdicts.sends === "breaking").map(({ fingerprint }) => fingerprint);
  return [
    { package: "client", from: "1.0.0", to: "2.0.0", level: "major", because },
    { package: "schemas", from: "1.0.0", to: "1.0.0", level: "none", because: [] },
  ];
}

export const emptyReport: Report = {
  from: "main",
  to: "the working tree",
  failOn: forEveryone("breaking"),
  today,
  changes: [],
  versions: [],
  problems: [],
};
