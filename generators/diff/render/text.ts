import { type Palette, palette, renderText as renderDiagnostics } from "../../diagnostics/render/text.ts";
import { visible } from "../../diagnostics/visible.ts";
import { type Verdict, audienceTitle, countTable, verdictCounts, worstFirst, worstOf } from "../../model/verdict.ts";
import { type Report, approvalCount, groupSentence, usesOf } from "../report.ts";
import { classes } from "../classes.ts";
import { commonLevel, failOnText } from "../judge.ts";
import {
  FEW,
  KNOWLEDGE,
  type Look,
  type ShownChange,
  type Spot,
  affected,
  approvalText,
  classCounts,
  conclusion,
  counted,
  proofLines,
  proofText,
  sectionsOf,
  whereTexts,
  witnessLines,
} from "./sections.ts";
import type { Change } from "../change.ts";
import type { PackageVersion } from "../../model/release.ts";
import type { EmittedChange } from "../emitted/compare-emitted.ts";

/** Renders a report for people: statistics, the failing changes, those to review, the others, and the conclusion. */
export function renderText(report: Report, look: Look): string {
  const { changes, problems } = report;
  const paint = palette(look.color);
  const { failing, notable, others } = sectionsOf(report);
  const parts = [
    ...(changes.length === 0 ? [] : [table(report)]),
    ...section("Changes that fail", failing, look, paint),
    ...section(failing.length === 0 ? "Changes to review" : "Other changes to review", notable, look, paint),
    ...otherChanges(others, look, paint),
    ...emittedGroup(report),
    ...(problems.length === 0 ? [] : [renderDiagnostics(problems, look.after, look.color)]),
    ...versionText(report),
    summary(report),
  ];
  return parts.join("\n");
}

function section(title: string, shown: readonly ShownChange[], look: Look, paint: Palette): readonly string[] {
  return shown.length === 0
    ? []
    : [`${paint.strong(title)}\n\n${shown.map((one) => entry(one, look, paint)).join("")}`];
}

/** Lists the compatible changes individually if there are few, or with `--all`. Otherwise counts them by class. */
function otherChanges(shown: readonly ShownChange[], look: Look, paint: Palette): readonly string[] {
  if (shown.length <= FEW || look.isWhole === true)
    return section("Compatible changes and changes of knowledge", shown, look, paint);
  const lines = classCounts(shown).map(
    ({ id, verdict, text }) =>
      `  ${paint[colors[verdict]](verdict.padEnd(WIDTH))}[${id}] ${classes[id].says}: ${text}\n`,
  );
  return [`${paint.strong("Compatible changes and changes of knowledge")} (--all lists each)\n\n${lines.join("")}`];
}

/** Lists the versions of a release made today. The list is empty if no package changes. */
function versionText({ versions, changes }: Report): readonly string[] {
  return versions.some(({ level }) => level !== "none")
    ? [`Versions that follow\n\n${indented(versionTable(versions, changes))}`]
    : [];
}

function indented(text: string): string {
  return text.replace(/^(?=.)/gm, "  ");
}

function summary(report: Report): string {
  const { changes } = report;
  if (changes.length === 0) return "No changes.\n";
  const approvals = approvalCount(report);
  const lines = [
    `${counted(changes.length, "change")}: ${verdictCounts(changes)}`,
    conclusion(report),
    ...(approvals > 0 ? [remedy(report, approvals)] : []),
    ...proofText(report),
  ];
  return lines.map((line) => `${line}\n`).join("");
}

function remedy({ failOn }: Report, approvals: number): string {
  const option = commonLevel(failOn) === "breaking" ? "" : ` --fail-on ${failOnText(failOn)}`;
  const entries = approvals === 1 ? "an entry" : `${approvals} entries`;
  return `To approve them, add ${entries}: kiln diff --approve${option} >> spec/approvals.yaml`;
}

/** Lists changes of emitted files. A note that they were not compared is omitted if there is nothing else to report. */
function emittedGroup(report: Report): readonly string[] {
  const lines = emittedLines(report);
  const isQuiet = lines.length === 0 || (report.changes.length === 0 && report.emitted?.skipped !== undefined);
  return isQuiet
    ? []
    : [
        `Changes of emitted files that the spec does not explain\n\n${lines.map((line) => `  ${visible(line)}\n`).join("")}`,
      ];
}

const colors: { readonly [One in Verdict]: keyof Palette } = {
  breaking: "error",
  risk: "warning",
  knowledge: "quiet",
  compatible: "quiet",
  none: "quiet",
};

function entry(shown: ShownChange, look: Look, paint: Palette): string {
  const verdict = worstOf(shown);
  const [head, ...rest] = [`[${shown.first.id}] ${groupSentence(shown.changes)}`, ...details(shown, look)].map(visible);
  const lines = [
    `${paint[colors[verdict]](verdict.padEnd(WIDTH))}${head}`,
    ...rest.map((line) => `${" ".repeat(WIDTH)}${line}`),
  ];
  return lines.map((line) => `  ${line}\n`).join("");
}

function details({ first, changes }: ShownChange, look: Look): readonly string[] {
  const whom = affected(first, (audience) => audience);
  return [
    ...labelled("at", whereTexts(changes, look)),
    ...labelled("in", usesOf(changes)),
    ...(first.cause === "knowledge" ? [KNOWLEDGE] : []),
    ...(whom === "" ? [] : [whom]),
    ...labelled("used in", unique(changes.flatMap(({ uses }) => uses))),
    ...labelled("with it", unique(changes.flatMap(({ follows }) => follows))),
    ...proofLines(first),
    ...witnessLines(first),
    ...(first.approval === undefined ? [] : [approvalText(first.approval)]),
  ];
}

/** Returns one line with the first few items and the number of the others. */
function labelled(word: string, all: readonly string[]): readonly string[] {
  if (all.length === 0) return [];
  const more = all.length > MOST ? `, and ${all.length - MOST} more` : "";
  return [`${word}: ${all.slice(0, MOST).join(", ")}${more}`];
}

function unique(all: readonly string[]): readonly string[] {
  return [...new Set(all)];
}

function table({ changes }: Report): string {
  const { kinds, rows } = countTable(changes);
  const titled = rows.map(({ audience, counts }) => ({ title: `${audienceTitle(audience)} (${audience})`, counts }));
  const width = Math.max(...titled.map(({ title }) => title.length));
  const line = (first: string, cells: readonly (string | number)[]): string =>
    `${[first.padEnd(width), ...cells.map((cell, index) => String(cell).padStart(kinds[index]!.length))].join("  ").trimEnd()}\n`;
  return [
    line("", kinds),
    ...titled.map(({ title, counts }) =>
      line(
        title,
        counts.map((count) => count || "–"),
      ),
    ),
  ].join("");
}

const WIDTH = 12;

/** The maximum number of uses or places that are named. */
const MOST = 3;

/**
 * Returns a table for people with a line for each package: its versions, and the classes of changes that require the
 * new one.
 */
export function versionTable(versions: readonly PackageVersion[], changes: readonly Change[]): string {
  const rows = versions.map(({ package: name, from, to, level, because }) => [
    name,
    from === to ? from : `${from} → ${to}`,
    level === "none" ? "" : level,
    reason(because, changes),
  ]);
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows
    .map(
      (row) =>
        `${row
          .map((cell, column) => cell.padEnd(widths[column] ?? 0))
          .join("  ")
          .trimEnd()}\n`,
    )
    .join("");
}

export function reason(because: readonly string[], changes: readonly Change[]): string {
  const ids = [...new Set(changes.filter(({ fingerprint }) => because.includes(fingerprint)).map(({ id }) => id))];
  return ids.length > MOST ? `${ids.slice(0, MOST).join(", ")} and ${ids.length - MOST} more` : ids.join(", ");
}

/** Returns the changes of emitted files, worst first. */
export function emittedChanges({ emitted }: Report): readonly EmittedChange[] {
  return worstFirst(emitted?.changes ?? []);
}

/** Lists these changes for people, or explains why nothing was compared. */
export function emittedLines(report: Report): readonly string[] {
  const skipped = report.emitted?.skipped;
  if (skipped !== undefined) return [`The emitted files are not compared. ${skipped}`];
  return emittedChanges(report).map((change) => {
    const whom = affected(change, (audience) => audience);
    return `${whom === "" ? worstOf(change) : whom}: [${change.id}] ${change.file}: ${change.sentence}`;
  });
}

/** Returns the file of the package. Its lines are unknown. */
export function emittedSpot({ file }: EmittedChange): Spot & { readonly place: NonNullable<Spot["place"]> } {
  return { place: { file, start: 0, end: 0 }, locate: () => undefined };
}

export function emittedExplained({ sentence }: EmittedChange): readonly string[] {
  return [sentence, "The spec is unchanged here, but an emitter now writes the file differently."];
}
