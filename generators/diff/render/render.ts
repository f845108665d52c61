import { type ChangeGroup, type Report, fails, groupChanges, hasFailed, isEmittedFailing, usesOf } from "../report.ts";
import { renderJunit } from "./junit.ts";
import { type Look, type ShownChange, type Spot, explained, sectionsOf, spotOf, startOf } from "./sections.ts";
import { renderMarkdown } from "./markdown.ts";
import { renderSarif } from "./sarif.ts";
import { emittedChanges, emittedExplained, emittedSpot, renderText } from "./text.ts";
import { diagnosticJson } from "../../diagnostics/render/json.ts";
import { visibleJson } from "../../diagnostics/visible.ts";
import type { Approval } from "../../model/release.ts";
import type { Change } from "../change.ts";
import { renderGithub as renderDiagnostics, workflowCommand } from "../../diagnostics/render/github.ts";
import type { EmittedChange } from "../emitted/compare-emitted.ts";
import { isAtLeast, worstOf } from "../../model/verdict.ts";

const renderers: { readonly [One in ReportFormat]: (report: Report, look: Look) => string } = {
  text: renderText,
  json: renderJson,
  sarif: renderSarif,
  junit: renderJunit,
  github: renderGithub,
  markdown: renderMarkdown,
};

export function renderReport(report: Report, format: ReportFormat, look: Look): string {
  return renderers[format](report, look);
}

/**
 * Renders the report as one JSON document, which `report.schema.json` describes. Places have lines and columns. Unknown
 * values are `null`.
 */
function renderJson(report: Report, look: Look): string {
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

/** Returns equal changes with the fingerprint for an approval of all of them. */
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

/**
 * Renders workflow commands, one line for equal changes, with failing ones first. GitHub shows only the first ten of
 * each level per step.
 */
function renderGithub(report: Report, look: Look): string {
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

/** Returns the level of a change that does not fail the comparison. */
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

export const reportFormats = ["text", "json", "sarif", "junit", "github", "markdown"] as const;

export type ReportFormat = (typeof reportFormats)[number];
