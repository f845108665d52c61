import { renderGithub as renderDiagnostics } from "../../diagnostics/render/github.ts";
import { workflowCommand } from "../../diagnostics/render/workflow-command.ts";
import type { Change } from "../change.ts";
import type { EmittedChange } from "../emitted/emitted-change.ts";
import { fails, isEmittedFailing, type Report } from "../report.ts";
import { isAtLeast } from "../../model/verdict.ts";
import { worstFirst, worstOf } from "../../model/verdict-counts.ts";
import { emittedChanges, emittedExplained, emittedSpot } from "./emitted.ts";
import type { Look } from "./look.ts";
import { spotOf } from "./places.ts";
import { explained } from "./wording.ts";

/** Workflow commands, one line each, what fails first: of each level GitHub shows the first ten of a step. */
export function renderGithub(report: Report, look: Look): string {
  const { changes, problems, failOn } = report;
  const sorted = worstFirst(changes);
  const [failing, others] = [sorted.filter((one) => fails(one, failOn)), sorted.filter((one) => !fails(one, failOn))];
  const commands = [...failing.map((one) => command("error", one, look)), ...others.map((one) => command(levelOf(one), one, look))];
  const concerning = emittedChanges(report).filter((one) => worstOf(one) !== "none");
  const emitted = concerning.map((one) => emittedCommand(isEmittedFailing(one, failOn) ? "error" : "notice", one));
  return `${renderDiagnostics(problems, look.after)}${[...commands, ...emitted].join("")}`;
}

/** Of what does not fail. */
function levelOf(change: Change): "warning" | "notice" {
  return change.approval === undefined && isAtLeast(worstOf(change), "risk") ? "warning" : "notice";
}

function command(level: "error" | "warning" | "notice", change: Change, look: Look): string {
  const { place, locate } = spotOf(change, look);
  return workflowCommand(level, change.id, [...explained(change), `Fingerprint: ${change.fingerprint}`], place, locate);
}

function emittedCommand(level: "error" | "notice", change: EmittedChange): string {
  const { place, locate } = emittedSpot(change);
  return workflowCommand(level, change.id, emittedExplained(change), place, locate);
}
