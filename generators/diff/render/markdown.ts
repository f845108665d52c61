import { codeCell, inlineText } from "../../codegen/markdown.ts";
import { visible } from "../../diagnostics/visible.ts";
import { approvalEntries } from "../approvals/entries.ts";
import type { Change } from "../change.ts";
import { hardestHit } from "../hardest-hit.ts";
import { fails, type Report } from "../report.ts";
import { sentence } from "../sentence.ts";
import { isAtLeast, type Audience } from "../verdict.ts";
import { audienceTitles, byAudience, countTable, verdictCounts, worstFirst, worstOf } from "./audiences.ts";
import type { Look } from "./look.ts";
import { positionText, whereText } from "./places.ts";
import { affected, conclusion, counted } from "./wording.ts";

/** For a pull request: what each audience meets, the worst first; what asks nothing of anyone is folded. Never longer than GitHub takes. */
export function renderMarkdown(report: Report, look: Look): string {
  const { changes } = report;
  const head = `## Spec changes\n\nFrom ${code(report.from)} to ${code(report.to)}: `;
  if (changes.length === 0) return [`${head}no changes.\n`, ...problemList(report, look)].join("\n");
  const rows = fitting(changes, look);
  const groups = byAudience(changes).map(({ audience, changes: own }) => section(audience, own, rows));
  const title = `${head}${counted(changes.length, "change")}. **${conclusion(report)}**\n`;
  return [title, counts(changes), ...problemList(report, look), ...groups, ...missingApprovals(report)].join("\n");
}

function problemList({ problems }: Report, { after }: Look): readonly string[] {
  const items = problems.map(({ severity, message, help, place }) => {
    const at = positionText({ place, locate: after });
    return `- **${severity}**: ${inlineText(visible(message))}${at === undefined ? "" : ` ${code(at)}`}<br>${inlineText(visible(help))}\n`;
  });
  return items.length === 0 ? [] : [`### Approvals\n\n${fittingText(items, LARGEST_LIST)}`];
}

/** To paste into `spec/approvals.yaml`. */
function missingApprovals(report: Report): readonly string[] {
  const entries = report.changes.filter((change) => fails(change, report.failOn)).map((change) => approvalEntries({ ...report, changes: [change] }));
  if (entries.length === 0) return [];
  return [`<details><summary>Approve what fails: entries for spec/approvals.yaml</summary>\n\n\`\`\`yaml\n${fittingText(entries, LARGEST_LIST)}\`\`\`\n\n</details>\n`];
}

/** The first few that fit. */
function fittingText(texts: readonly string[], largest: number): string {
  let text = "";
  for (const one of texts) if (text.length + one.length <= largest) text += one;
  return text;
}

/** The rows of the changes, those of the worst first, as many as fit. */
type Rows = ReadonlyMap<Change, string>;

function fitting(changes: readonly Change[], look: Look): Rows {
  const rows = new Map<Change, string>();
  let left = LARGEST;
  for (const change of worstFirst(changes)) {
    const text = row(change, look);
    if (text.length > left) continue;
    rows.set(change, text);
    left -= text.length;
  }
  return rows;
}

function counts(changes: readonly Change[]): string {
  const { kinds, rows } = countTable(changes);
  const line = (cells: readonly (string | number)[]): string => `| ${cells.join(" | ")} |\n`;
  return [
    line(["", ...kinds]),
    line(["---", ...kinds.map(() => "--:")]),
    ...rows.map(({ audience, counts: numbers }) => line([audienceTitles[audience], ...numbers.map((count) => count || "–")])),
  ].join("");
}

function section(audience: Audience, changes: readonly Change[], rows: Rows): string {
  const isOpen = (change: Change): boolean => isAtLeast(worstOf(change), "risk");
  const [open, folded] = [changes.filter(isOpen), changes.filter((change) => !isOpen(change))];
  return [
    `### ${audienceTitles[audience]}\n`,
    ...(open.length === 0 ? [] : [table(open, rows)]),
    ...(folded.length === 0 ? [] : [`<details><summary>${foldedTitle(folded, open)}</summary>\n\n${table(folded, rows)}\n</details>\n`]),
  ].join("\n");
}

function foldedTitle(folded: readonly Change[], open: readonly Change[]): string {
  return `${counted(folded.length, open.length === 0 ? "change" : "more change")}: ${verdictCounts(folded)}`;
}

function table(changes: readonly Change[], rows: Rows): string {
  const shown = changes.flatMap((change) => rows.get(change) ?? []);
  const missing = changes.length - shown.length;
  const head = shown.length === 0 ? "" : "| Verdict | Change | Where | Fingerprint |\n| --- | --- | --- | --- |\n";
  const more = missing === 0 ? "" : `\n${shown.length === 0 ? counted(missing, "change") : `And ${missing} more`}, for which there is no room here: \`kiln diff\` prints all.\n`;
  return `${head}${shown.join("")}${more}`;
}

function row(change: Change, look: Look): string {
  const verdict = worstOf(change);
  const cells = [isAtLeast(verdict, "risk") ? `**${verdict}**` : verdict, said(change), code(whereText(change, look)), code(change.fingerprint)];
  return `| ${cells.join(" | ")} |\n`;
}

/** Names and values are code: in that GitHub sees no links and mentions. */
function said(change: Change): string {
  const others = affected(change, (one) => one, hardestHit(change));
  return [
    `\`${change.id}\`: ${sentence(change, code)}`,
    ...(change.cause === "knowledge" ? ["What is known, not the API."] : []),
    ...(others === "" ? [] : [`Also ${others}.`]),
    ...labelled("Used in", change.uses),
    ...labelled("With it", change.follows),
    ...(change.approval === undefined ? [] : [`Approved until ${code(change.approval.expires)}: ${code(change.approval.reason)}.`]),
  ].join("<br>");
}

function labelled(word: string, all: readonly string[]): readonly string[] {
  const more = all.length > MOST ? ` and ${all.length - MOST} more` : "";
  return all.length === 0 ? [] : [`${word} ${all.slice(0, MOST).map(code).join(", ")}${more}.`];
}

function code(text: string): string {
  return codeCell(visible(text));
}

/** Comments of GitHub have at most 65,536 characters: these are for the rows, and some for each of the lists before and after. */
const LARGEST = 45_000;
const LARGEST_LIST = 8_000;

/** How many uses of one thing are named. */
const MOST = 3;
