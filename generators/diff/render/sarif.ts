import { sarifLocation, sarifLog, sarifText } from "../../diagnostics/render/sarif-log.ts";
import type { Change } from "../change.ts";
import { changeIds, classes, type ChangeId } from "../classes.ts";
import type { Report } from "../report.ts";
import { audiences, worst, type Verdict, type Verdicts } from "../verdict.ts";
import { audienceTitles, worstOf } from "./audiences.ts";
import type { Look } from "./look.ts";
import { spotOf } from "./places.ts";
import { affectedSentence, lowered } from "./wording.ts";

/** Every class as a rule, every change as a result at its place in the new spec. */
export function renderSarif({ changes }: Report, look: Look): string {
  return sarifLog({ rules: changeIds.map(rule), results: changes.map((change) => result(change, look)), version: look.version, category: "kiln-diff" });
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
  const { id, sentence, cause, verdicts, fingerprint } = change;
  const { place, locate } = spotOf(change, look);
  return {
    ruleId: id,
    ruleIndex: changeIds.indexOf(id),
    level: levels[worstOf(change)],
    message: sarifText([sentence, ...affectedSentence(change)].join(" ")),
    ...(place && { locations: [sarifLocation(place, locate)] }),
    partialFingerprints: { "kilnChange/v1": fingerprint },
    properties: { cause, verdicts },
  };
}
