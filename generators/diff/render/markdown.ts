import { codeCell, inlineText } from "../../codegen/markdown.ts";
import { audienceTitle, countTable, isAtLeast, verdictCounts, worstOf } from "../../model/verdict.ts";
import type { Change } from "../change.ts";
import { classes } from "../classes.ts";
import { type Report, approvalEntries, groupSentence, usesOf } from "../report.ts";
import { emittedLines, reason } from "./text.ts";
import {
  FEW,
  KNOWLEDGE,
  type Look,
  type ShownChange,
  affected,
  classCounts,
  conclusion,
  counted,
  positionText,
  proofLines,
  proofText,
  sectionsOf,
  whereTexts,
  raised,
} from "./sections.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { Locate } from "../../diagnostics/position.ts";
import { visible } from "../../diagnostics/visible.ts";
import { findingsJunit } from "./junit.ts";

/**
 * Renders a report for a pull request within GitHub's limits. Failing changes come first, and compatible ones are
 * collapsed.
 */
export function renderMarkdown(report: Report, look: Look): string {
  const { changes, from, to } = report;
  const { failing, notable, others } = sectionsOf(report);
  const rows = rowsOf([...failing, ...notable, ...others], look);
  const summary =
    changes.length === 0 ? "no changes." : `${counted(changes.length, "change")}. **${conclusion(report)}**`;
  const parts = [
    `## Spec changes\n\nFrom ${code(from)} to ${code(to)}: ${summary}\n`,
    ...(changes.length === 0 ? [] : [counts(changes)]),
    ...proofText(report).map((text) => `${inlineText(shortened(text))}\n`),
    ...wrongApprovals(report, look),
    ...section("Changes that fail", failing, rows),
    ...missingApprovals(report),
    ...section(failing.length === 0 ? "Changes to review" : "Other changes to review", notable, rows),
    ...folded(others, rows),
    ...emittedSection(report),
    ...versionList(report),
  ];
  return parts.join("\n");
}

function emittedSection(report: Report): readonly string[] {
  const lines = emittedLines(report);
  const more =
    lines.length > MOST_EMITTED ? [`And ${lines.length - MOST_EMITTED} more: \`kiln diff\` prints all.\n`] : [];
  const items = lines.slice(0, MOST_EMITTED).map((line) => `- ${code(line)}\n`);
  return items.length === 0
    ? []
    : [`### Changes of emitted files that the spec does not explain\n\n${[...items, ...more].join("")}`];
}

/** The maximum number of changes of emitters in the list. */
const MOST_EMITTED = 20;

function counts(changes: readonly Change[]): string {
  const { kinds, rows } = countTable(changes);
  const line = (cells: readonly (string | number)[]): string => `| ${cells.join(" | ")} |\n`;
  const numbers = rows.map((row) => line([audienceTitle(row.audience), ...row.counts.map((count) => count || "–")]));
  return [line(["", ...kinds]), line(["---", ...kinds.map(() => "--:")]), ...numbers].join("");
}

function section(title: string, shown: readonly ShownChange[], rows: Rows): readonly string[] {
  return shown.length === 0 ? [] : [`### ${title}\n\n${table(shown, rows)}`];
}

/**
 * Renders the compatible changes in a collapsed section: one row for each if there are few, otherwise one row for each
 * class.
 */
function folded(shown: readonly ShownChange[], rows: Rows): readonly string[] {
  if (shown.length === 0) return [];
  const changes = shown.flatMap((one) => one.changes);
  const title = `${counted(changes.length, "other change")}: ${verdictCounts(changes)}`;
  const content = shown.length <= FEW ? table(shown, rows) : classTable(shown);
  return [`<details><summary>${title}</summary>\n\n${content}\n</details>\n`];
}

function classTable(shown: readonly ShownChange[]): string {
  const rows = classCounts(shown).map(
    ({ id, verdict, text }) => `| ${[verdict, `\`${id}\`: ${classes[id].says}`, text].join(" | ")} |\n`,
  );
  return `| Verdict | Class | Number |\n| --- | --- | --- |\n${rows.join("")}\n\`kiln diff --all\` lists each.\n`;
}

/** Lists the versions of the next release. The list is empty if there is nothing to release. */
function versionList({ versions, changes }: Report): readonly string[] {
  if (versions.every(({ level }) => level === "none")) return [];
  const rows = versions.map(({ package: name, from, to, level, because }) => {
    const cells = [
      code(name),
      from === to ? code(from) : `${code(from)} → ${code(to)}`,
      level === "none" ? "" : level,
      reason(because, changes),
    ];
    return `| ${cells.join(" | ")} |\n`;
  });
  return [
    `### Versions that follow\n\n| package | version | level | because of |\n| --- | --- | --- | --- |\n${rows.join("")}`,
  ];
}

/** The rows that fit into the available space. */
type Rows = ReadonlyMap<ShownChange, string>;

function rowsOf(all: readonly ShownChange[], look: Look): Rows {
  const rows = new Map<ShownChange, string>();
  let left = ROOM;
  for (const one of all) {
    const text = row(one, look);
    left -= text.length;
    if (left < 0) return rows;
    rows.set(one, text);
  }
  return rows;
}

function table(all: readonly ShownChange[], rows: Rows): string {
  const shown = all.flatMap((one) => rows.get(one) ?? []);
  const missing = all.length - shown.length;
  const head = shown.length === 0 ? "" : "| Verdict | Change | Where | Fingerprint |\n| --- | --- | --- | --- |\n";
  return `${head}${shown.join("")}${missing === 0 ? "" : `\n${more(missing, shown.length)}\n`}`;
}

function more(missing: number, shown: number): string {
  return `${shown === 0 ? counted(missing, "change") : `And ${missing} more`}, omitted here: \`kiln diff\` prints all.`;
}

function row(shown: ShownChange, look: Look): string {
  const verdict = worstOf(shown);
  const marked = isAtLeast(verdict, "risk") ? `**${verdict}**` : verdict;
  const places = whereTexts(shown.changes, look);
  const where = `${places.slice(0, MOST).map(code).join("<br>")}${others(places)}`;
  return `| ${[marked, described(shown), where, code(shown.fingerprint)].join(" | ")} |\n`;
}

function described({ first, changes }: ShownChange): string {
  const whom = affected(first, (one) => one);
  return [
    `\`${first.id}\`: ${groupSentence(changes, code)}`,
    ...labelled("In", usesOf(changes)),
    ...(first.cause === "knowledge" ? [KNOWLEDGE] : []),
    ...(whom === "" ? [] : [`${raised(whom)}.`]),
    ...labelled("Used in", [...new Set(changes.flatMap(({ uses }) => uses))]),
    ...labelled("With it", [...new Set(changes.flatMap(({ follows }) => follows))]),
    ...proofLines(first).map(code),
    ...(first.approval === undefined
      ? []
      : [`Approved until ${code(first.approval.expires)}: ${code(first.approval.reason)}`]),
  ].join("<br>");
}

function labelled(word: string, all: readonly string[]): readonly string[] {
  return all.length === 0 ? [] : [`${word} ${all.slice(0, MOST).map(code).join(", ")}${others(all)}.`];
}

function others(all: readonly string[]): string {
  return all.length > MOST ? ` and ${all.length - MOST} more` : "";
}

/**
 * The space for rows, in characters. GitHub comments have at most 65,536 characters, and approvals before and after the
 * rows need some of them.
 */
const ROOM = 45_000;

/** The maximum number of uses or places that are named. */
const MOST = 3;

function wrongApprovals({ problems }: Report, { after }: Look): readonly string[] {
  return problems.length === 0 ? [] : [`### Approvals and versions\n\n${findingList(problems, after)}`];
}

/** Lists as many findings as there is space for. */
function findingList(findings: readonly Diagnostic[], locate: Locate): string {
  return fitting(findings.map((finding) => item(finding, locate)));
}

function item({ severity, message, help, place }: Diagnostic, locate: Locate): string {
  const at = positionText({ place, locate });
  const where = at === undefined ? "" : ` ${code(at)}`;
  return `- **${severity}**: ${inlineText(shortened(message))}${where}<br>${inlineText(shortened(help))}\n`;
}

function missingApprovals(report: Report): readonly string[] {
  const entries = approvalEntries(report);
  if (entries.length === 0) return [];
  const title = "To approve what fails: entries for spec/approvals.yaml, which <code>kiln diff --approve</code> prints";
  return [`<details><summary>${title}</summary>\n\n\`\`\`yaml\n${fitting(entries)}\`\`\`\n\n</details>\n`];
}

function fitting(texts: readonly string[]): string {
  let fitted = "";
  for (const text of texts) if (fitted.length + text.length <= ENTRY_ROOM) fitted += text;
  return fitted;
}

const ENTRY_ROOM = 8_000;

/** Formats names and values of a spec as code, in which GitHub recognizes no links or mentions. */
function code(text: string): string {
  return codeCell(shortened(text));
}

function shortened(text: string): string {
  return visible(text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);
}

/** The maximum length of a name or value. A row contains several. */
const LONGEST = 300;

/** Renders a document for a comparison that was not possible, because the spec of a revision has errors. */
type Refusal = (title: string, findings: readonly Diagnostic[], locate: Locate) => string;

/** Renderers for the report formats that findings do not support. */
export const refusals: { readonly [Format in "junit" | "markdown"]: Refusal } = {
  junit: (title, findings, locate) => findingsJunit(visible(`The spec of ${title}`), findings, locate),
  markdown: (title, findings, locate) =>
    `## Spec changes\n\nNot compared: the spec of ${code(title)} has errors.\n\n${findingList(findings, locate)}`,
};
