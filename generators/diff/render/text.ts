import { palette, type Palette } from "../../diagnostics/render/palette.ts";
import { renderText as renderDiagnostics } from "../../diagnostics/render/text.ts";
import { visible } from "../../diagnostics/visible.ts";
import type { Change } from "../change.ts";
import { commonLevel, failOnText } from "../fail-on.ts";
import { fails, type Report } from "../report.ts";
import { audienceTitles, type Audience, type Verdict } from "../../model/verdict.ts";
import { byAudience, type AudienceGroup } from "./audiences.ts";
import { countTable, verdictCounts } from "../../model/verdict-counts.ts";
import type { Look } from "./look.ts";
import { whereText } from "./places.ts";
import { versionTable } from "./version-table.ts";
import { emittedLines } from "./emitted.ts";
import { affected, approvalText, conclusion, counted, proofLines, proofText } from "./wording.ts";

/** For people: by audience, the worst first, and at the end how many of each. */
export function renderText(report: Report, look: Look): string {
  const { changes, problems } = report;
  const paint = palette(look.color);
  const groups = byAudience(changes).map((group) => groupText(group, look, paint));
  const approvals = problems.length === 0 ? [] : [renderDiagnostics(problems, look.after, look.color)];
  return [...groups, ...emittedGroup(report), ...(changes.length === 0 ? [] : [table(changes)]), ...approvals, ...versionText(report), summary(report)].join("\n");
}

/** What a release of today would be; nothing where it would be none. */
function versionText({ versions, changes }: Report): readonly string[] {
  return versions.some(({ level }) => level !== "none") ? [`Versions that follow\n\n${indented(versionTable(versions, changes))}`] : [];
}

function indented(text: string): string {
  return text.replace(/^(?=.)/gm, "  ");
}

function summary(report: Report): string {
  const { changes, failOn } = report;
  if (changes.length === 0) return "No changes.\n";
  const failing = changes.some((change) => fails(change, failOn));
  const lines = [`${counted(changes.length, "change")}: ${verdictCounts(changes)}`, conclusion(report), ...(failing ? [remedy(report)] : []), ...proofText(report)];
  return lines.map((line) => `${line}\n`).join("");
}

function remedy({ failOn }: Report): string {
  const option = commonLevel(failOn) === "breaking" ? "" : ` --fail-on ${failOnText(failOn)}`;
  return `The entries that approve them: kiln diff --approve${option}`;
}

/** What an unchanged spec would be compiled to otherwise. Where nothing else is told, that nothing was compared is not told either. */
function emittedGroup(report: Report): readonly string[] {
  const lines = emittedLines(report);
  const isQuiet = lines.length === 0 || (report.changes.length === 0 && report.emitted?.skipped !== undefined);
  return isQuiet ? [] : [`What emitters make otherwise than they did, of the old spec\n\n${lines.map((line) => `  ${visible(line)}\n`).join("")}`];
}

function groupText({ audience, changes }: AudienceGroup, look: Look, paint: Palette): string {
  return `${paint.strong(audienceTitles[audience])}\n\n${changes.map((change) => entry(audience, change, look, paint)).join("")}`;
}

const colors: { readonly [One in Verdict]: keyof Palette } = {
  breaking: "error",
  risk: "warning",
  knowledge: "quiet",
  compatible: "quiet",
  none: "quiet",
};

function entry(audience: Audience, change: Change, look: Look, paint: Palette): string {
  const verdict = change.verdicts[audience];
  const [head, ...rest] = [`[${change.id}] ${change.sentence}`, ...details(audience, change, look)].map(visible);
  const lines = [`${paint[colors[verdict]](verdict.padEnd(WIDTH))}${head}`, ...rest.map((line) => `${" ".repeat(WIDTH)}${line}`)];
  return lines.map((line) => `  ${line}\n`).join("");
}

function details(audience: Audience, change: Change, look: Look): readonly string[] {
  const others = affected(change, (one) => one, audience);
  return [
    whereText(change, look),
    ...(change.cause === "knowledge" ? ["what is known, not the API"] : []),
    ...(others === "" ? [] : [`also ${others}`]),
    ...labelled("used in", change.uses),
    ...labelled("with it", change.follows),
    ...proofLines(change),
    ...(change.approval === undefined ? [] : [approvalText(change.approval)]),
  ];
}

function labelled(word: string, all: readonly string[]): readonly string[] {
  const more = all.length > MOST ? [`${word}: ${all.length - MOST} more`] : [];
  return [...all.slice(0, MOST).map((one) => `${word}: ${one}`), ...more];
}

/** What each audience meets, in numbers. */
function table(changes: readonly Change[]): string {
  const { kinds, rows } = countTable(changes);
  const title = Math.max(...Object.values(audienceTitles).map(({ length }) => length));
  const line = (first: string, cells: readonly (string | number)[]): string =>
    `${[first.padEnd(title), ...cells.map((cell, index) => String(cell).padStart(kinds[index]!.length))].join("  ").trimEnd()}\n`;
  const numbers = rows.map(({ audience, counts }) => line(audienceTitles[audience], counts.map((count) => count || "–")));
  return [line("", kinds), ...numbers].join("");
}

const WIDTH = 12;

/** How many uses of one thing are named. */
const MOST = 5;
