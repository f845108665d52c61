import { renderGithub as renderDiagnostics } from "../../diagnostics/render/github.ts";
import { workflowCommand } from "../../diagnostics/render/workflow-command.ts";
import type { Change } from "../change.ts";
import { usesOf } from "../groups.ts";
import type { EmittedChange } from "../emitted/emitted-change.ts";
import { isEmittedFailing, type Report } from "../report.ts";
import { isAtLeast } from "../../model/verdict.ts";
import { worstOf } from "../../model/verdict-counts.ts";
import { emittedChanges, emittedExplained, emittedSpot } from "./emitted.ts";
import type { Look } from "./look.ts";
import { spotOf } from "./places.ts";
import { sectionsOf, type ShownChange } from "./sections.ts";
import { explained } from "./wording.ts";

/**
 * Workflow commands, one line for equal changes, what fails first: of each level GitHub shows the first ten of a step.
 */
export function renderGithub(report: Report, look: Look): string {
  const { problems, failOn } = report;
  const { failing, notable, others } = sectionsOf(report);
  const commands = [
    ...failing.map((one) => command("error", one, look)),
    ...[...notable, ...others].map((one) => command(levelOf(one.first), one, look)),
  ];
  const concerning = emittedChanges(report).filter((one) => worstOf(one) !== "none");
  const emitted = concerning.map((one) => emittedCommand(isEmittedFailing(one, failOn) ? "error" : "notice", one));
  return `${renderDiagnostics(problems, look.after)}${[...commands, ...emitted].join("")}`;
}

/** Of what does not fail. */
function levelOf(change: Change): "warning" | "notice" {
  return change.approval === undefined && isAtLeast(worstOf(change), "risk") ? "warning" : "notice";
}

function command(
  level: "error" | "warning" | "notice",
  { first, changes, fingerprint }: ShownChange,
  look: Look,
): string {
  const { place, locate } = spotOf(first, look);
  const uses = usesOf(changes);
  const lines = [
    ...explained(first, changes),
    ...(uses.length === 0 ? [] : [`In: ${uses.join(", ")}.`]),
    `Fingerprint: ${fingerprint}`,
  ];
  return workflowCommand(level, first.id, lines, place, locate);
}

function emittedCommand(level: "error" | "notice", change: EmittedChange): string {
  const { place, locate } = emittedSpot(change);
  return workflowCommand(level, change.id, emittedExplained(change), place, locate);
}
