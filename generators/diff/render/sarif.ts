import { sarifResults, sarifRule } from "../../diagnostics/render/sarif.ts";
import { sarifLocation, sarifLog, sarifText } from "../../diagnostics/render/sarif-log.ts";
import { visible } from "../../diagnostics/visible.ts";
import type { Change } from "../change.ts";
import { classes, type ChangeId } from "../classes.ts";
import type { Report } from "../report.ts";
import { audiences, worst, type Verdict, type Verdicts } from "../verdict.ts";
import { audienceTitles, worstOf } from "./audiences.ts";
import type { Look } from "./look.ts";
import { spotOf } from "./places.ts";
import { explained, lowered } from "./wording.ts";

/** The classes that occur as rules, every change as a result at its place in the new spec; and what is wrong with the approvals. */
export function renderSarif({ changes, problems }: Report, look: Look): string {
  const ids = [...new Set(changes.map(({ id }) => id))];
  const codes = [...new Set(problems.map(({ code }) => code))];
  const changed = changes.map((change) => ({ ruleIndex: ids.indexOf(change.id), ...result(change, look) }));
  const results = [...changed, ...sarifResults(problems, look.after, [...ids, ...codes])];
  return sarifLog({ rules: [...ids.map(rule), ...codes.map(sarifRule)], results, version: look.version, category: "kiln-diff" });
}

const levels: { readonly [One in Verdict]: "error" | "warning" | "note" } = {
  breaking: "error",
  risk: "warning",
  knowledge: "note",
  compatible: "note",
  none: "note",
};

function rule(id: ChangeId) {
  const { says, request, answer } = classes[id];
  return {
    id,
    shortDescription: sarifText(`Something ${says}.`),
    fullDescription: sarifText(`In requests: ${inWords(request)}. In answers: ${inWords(answer)}.`),
    defaultConfiguration: { level: levels[worst([...Object.values(request), ...Object.values(answer)])] },
  };
}

function inWords(verdicts: Verdicts): string {
  return audiences.map((audience) => `${lowered(audienceTitles[audience])}: ${verdicts[audience]}`).join(", ");
}

function result(change: Change, look: Look) {
  const { id, cause, verdicts, fingerprint, approval } = change;
  const { place, locate } = spotOf(change, look);
  return {
    ruleId: id,
    level: levels[worstOf(change)],
    message: sarifText(explained(change).join(" ")),
    ...(place && { locations: [sarifLocation(place, locate)] }),
    partialFingerprints: { "kilnChange/v1": fingerprint },
    ...(approval && { suppressions: [{ kind: "external", status: "accepted", justification: visible(approval.reason) }] }),
    properties: { cause, verdicts },
  };
}
