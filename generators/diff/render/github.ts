import { workflowCommand } from "../../diagnostics/render/workflow-command.ts";
import type { Change } from "../change.ts";
import { fails, type Report } from "../report.ts";
import { isAtLeast } from "../verdict.ts";
import { worstFirst, worstOf } from "./audiences.ts";
import type { Look } from "./look.ts";
import { spotOf } from "./places.ts";
import { affectedSentence } from "./wording.ts";

/** Workflow commands, one line each, what fails first: of each level GitHub shows the first ten of a step. */
export function renderGithub(report: Report, look: Look): string {
  const sorted = worstFirst(report.changes);
  const [failing, others] = [sorted.filter((one) => fails(one, report.failOn)), sorted.filter((one) => !fails(one, report.failOn))];
  return [...failing.map((one) => command("error", one, look)), ...others.map((one) => command(levelOf(one), one, look))].join("");
}

/** Of what does not fail. */
function levelOf(change: Change): "warning" | "notice" {
  return isAtLeast(worstOf(change), "risk") ? "warning" : "notice";
}

function command(level: "error" | "warning" | "notice", change: Change, look: Look): string {
  const { place, locate } = spotOf(change, look);
  return workflowCommand(level, change.id, [change.sentence, ...affectedSentence(change), `Fingerprint: ${change.fingerprint}`], place, locate);
}
