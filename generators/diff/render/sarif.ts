import { sarifLocation, sarifLog, sarifResults, sarifRule, sarifText } from "../../diagnostics/render/sarif.ts";
import { visible } from "../../diagnostics/visible.ts";
import type { Change } from "../change.ts";
import type { ChangeClass } from "../class.ts";
import { classes } from "../classes.ts";
import { emittedClasses } from "../emitted/classes.ts";
import type { EmittedChange } from "../emitted/compare-emitted.ts";
import { reaches, type FailOn } from "../judge.ts";
import type { Report } from "../report.ts";
import { audienceNames, audiences, worst, type Verdict, type Verdicts, worstOf } from "../../model/verdict.ts";
import { emittedChanges, emittedExplained, emittedSpot } from "./text.ts";
import { type Look, explained, spotOf } from "./sections.ts";

/**
 * Renders the occurring classes as rules, and every change as a result at its place in the new spec. Problems with
 * approvals are also results.
 */
export function renderSarif(report: Report, look: Look): string {
  const { changes, problems, failOn } = report;
  const emitted = emittedChanges(report);
  const ids = [...new Set(changes.map(({ id }) => id))];
  const emittedIds = [...new Set(emitted.map(({ id }) => id))];
  const codes = [...new Set(problems.map(({ code }) => code))];
  const names: readonly string[] = [...ids, ...emittedIds, ...codes];
  const results = [
    ...changes.map((change) => ({ ruleIndex: names.indexOf(change.id), ...result(change, failOn, look) })),
    ...emitted.map((change) => ({ ruleIndex: names.indexOf(change.id), ...emittedResult(change, failOn) })),
    ...sarifResults(problems, look.after, names),
  ];
  const rules = [
    ...ids.map((id) => rule(id, classes[id])),
    ...emittedIds.map((id) => rule(id, emittedClasses[id])),
    ...codes.map(sarifRule),
  ];
  return sarifLog({ rules, results, version: look.version, category: "kiln-diff" });
}

const levels: { readonly [One in Verdict]: "error" | "warning" | "note" } = {
  breaking: "error",
  risk: "warning",
  knowledge: "note",
  compatible: "note",
  none: "note",
};

function rule(id: string, { says, request, answer }: ChangeClass) {
  return {
    id,
    shortDescription: sarifText(`Something ${says}.`),
    fullDescription: sarifText(`In requests: ${inWords(request)}. In responses: ${inWords(answer)}.`),
    defaultConfiguration: { level: levels[worst([...Object.values(request), ...Object.values(answer)])] },
  };
}

function inWords(verdicts: Verdicts): string {
  return audiences.map((audience) => `${audienceNames[audience]}: ${verdicts[audience]}`).join(", ");
}

/**
 * Returns the level of a change. A change that fails the comparison is an error, and an approval suppresses it. A
 * change that breaks other audiences is a warning.
 */
function levelOf(change: Change | EmittedChange, failOn: FailOn): "error" | "warning" | "note" {
  if (reaches(change.verdicts, failOn)) return "error";
  return levels[worstOf(change)] === "note" ? "note" : "warning";
}

function result(change: Change, failOn: FailOn, look: Look) {
  const { id, cause, verdicts, fingerprint, approval } = change;
  const { place, locate } = spotOf(change, look);
  return {
    ruleId: id,
    level: levelOf(change, failOn),
    message: sarifText(explained(change).join(" ")),
    ...(place && { locations: [sarifLocation(place, locate)] }),
    partialFingerprints: { "kilnChange/v1": fingerprint },
    ...(approval && {
      suppressions: [{ kind: "external", status: "accepted", justification: visible(approval.reason) }],
    }),
    properties: { cause, verdicts },
  };
}

function emittedResult(change: EmittedChange, failOn: FailOn) {
  const { place, locate } = emittedSpot(change);
  return {
    ruleId: change.id,
    level: levelOf(change, failOn),
    message: sarifText(emittedExplained(change).join(" ")),
    locations: [sarifLocation(place, locate)],
    properties: { verdicts: change.verdicts },
  };
}
