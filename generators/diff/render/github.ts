import { renderGithub as renderDiagnostics } from "../../diagnostics/render/github.ts";
import { workflowCommand } from "../../diagnostics/render/workflow-command.ts";
import type { Change } from "../change.ts";
import { fails, type Report } from "../report.ts";
import { isAtLeast } from "../verdict.ts";
import { worstFirst, worstOf } from "./audiences.ts";
import type { Look } from "./look.ts";
import { spotOf } from "./places.ts";
import { explained } from "./wording.ts";

/** Workflow commands, one line each, what fails first: of each level GitHub shows the first ten of a step. */
export function renderGithub({ changes, problems, failOn }: Report, look: Look): string {
  const sorted = worstFirst(changes);
  const [failing, others] = [sorted.filter((one) => fails(one, failOn)), sorted.filter((one) => !fails(one, failOn))];
  const commands = [...failing.map((one) => command("error", one, look)), ...others.map((one) => command(levelOf(one), one, look))];
  return `${renderDiagnostics(problems, look.after)}${commands.join("")}`;
}

/** Of what does not fail. */
function levelOf(change: Change): "warning" | "notice" {
  return change.approval === undefined && isAtLeast(worstOf(change), "risk") ? "warning" : "notice";
}

function command(level: "error" | "warning" | "notice", change: Change, look: Look): string {
  const { place, locate } = spotOf(change, look);
  return workflowCommand(level, change.id, [...explained(change), `Fingerprint: ${change.fingerprint}`], place, locate);
}
