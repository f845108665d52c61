import { inlineText } from "../../../codegen/markdown.ts";
import { audienceTitle } from "../../../model/verdict.ts";
import { countTable, verdictCounts } from "../../../model/verdict-counts.ts";
import type { Change } from "../../change.ts";
import { classes } from "../../classes.ts";
import type { Report } from "../../report.ts";
import { emittedLines } from "../emitted.ts";
import type { Look } from "../look.ts";
import { classCounts, FEW, sectionsOf, type ShownChange } from "../sections.ts";
import { conclusion, counted, proofText } from "../wording.ts";
import { missingApprovals, wrongApprovals } from "./approvals.ts";
import { rowsOf, table, type Rows } from "./rows.ts";
import { code, shortened } from "./text.ts";
import { versionList } from "./versions.ts";

/**
 * Renders a report for a pull request, never longer than GitHub accepts: the changes that fail first, compatible ones
 * folded.
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

/** The largest number of listed changes of emitters. */
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

/** The compatible changes, folded: a row for each if there are few, otherwise for each class. */
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
