import { inlineText } from "../../../codegen/markdown.ts";
import type { Change } from "../../change.ts";
import type { Report } from "../../report.ts";
import { audienceTitles, isAtLeast } from "../../../model/verdict.ts";
import { byAudience, type AudienceGroup } from "../audiences.ts";
import { countTable, verdictCounts, worstOf } from "../../../model/verdict-counts.ts";
import type { Look } from "../look.ts";
import { emittedLines } from "../emitted.ts";
import { conclusion, counted, proofText } from "../wording.ts";
import { missingApprovals, wrongApprovals } from "./approvals.ts";
import { rowsOf, table, type Rows } from "./rows.ts";
import { code, shortened } from "./text.ts";
import { versionList } from "./versions.ts";

/** For a pull request: what each audience meets, the worst first; what asks nothing of anyone is folded. Never longer than GitHub takes. */
export function renderMarkdown(report: Report, look: Look): string {
  const { changes, from, to } = report;
  const rows = rowsOf(changes, look);
  const summary = changes.length === 0 ? "no changes." : `${counted(changes.length, "change")}. **${conclusion(report)}**`;
  const parts = [
    `## Spec changes\n\nFrom ${code(from)} to ${code(to)}: ${summary}\n`,
    ...(changes.length === 0 ? [] : [counts(changes)]),
    ...proofText(report).map((text) => `${inlineText(shortened(text))}\n`),
    ...wrongApprovals(report, look),
    ...byAudience(changes).map((group) => section(group, rows)),
    ...emittedSection(report),
    ...versionList(report),
    ...missingApprovals(report),
  ];
  return parts.join("\n");
}

function emittedSection(report: Report): readonly string[] {
  const lines = emittedLines(report);
  const more = lines.length > MOST_EMITTED ? [`And ${lines.length - MOST_EMITTED} more: \`kiln diff\` prints all.\n`] : [];
  const items = lines.slice(0, MOST_EMITTED).map((line) => `- ${code(line)}\n`);
  return items.length === 0 ? [] : [`### What emitters make otherwise than they did\n\n${[...items, ...more].join("")}`];
}

/** Of changes of emitters: a comment has little room. */
const MOST_EMITTED = 20;

function counts(changes: readonly Change[]): string {
  const { kinds, rows } = countTable(changes);
  const line = (cells: readonly (string | number)[]): string => `| ${cells.join(" | ")} |\n`;
  const numbers = rows.map((row) => line([audienceTitles[row.audience], ...row.counts.map((count) => count || "–")]));
  return [line(["", ...kinds]), line(["---", ...kinds.map(() => "--:")]), ...numbers].join("");
}

function section({ audience, changes }: AudienceGroup, rows: Rows): string {
  const isOpen = (change: Change): boolean => isAtLeast(worstOf(change), "risk");
  const [open, folded] = [changes.filter(isOpen), changes.filter((change) => !isOpen(change))];
  const title = `${counted(folded.length, open.length === 0 ? "change" : "more change")}: ${verdictCounts(folded)}`;
  return [
    `### ${audienceTitles[audience]}\n`,
    ...(open.length === 0 ? [] : [table(open, rows)]),
    ...(folded.length === 0 ? [] : [`<details><summary>${title}</summary>\n\n${table(folded, rows)}\n</details>\n`]),
  ].join("\n");
}
