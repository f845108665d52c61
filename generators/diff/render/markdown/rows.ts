import type { Change } from "../../change.ts";
import { hardestHit } from "../../hardest-hit.ts";
import { sentence } from "../../sentence.ts";
import { isAtLeast } from "../../../model/verdict.ts";
import { worstFirst, worstOf } from "../../../model/verdict-counts.ts";
import type { Look } from "../look.ts";
import { whereText } from "../places.ts";
import { affected, counted, proofLines } from "../wording.ts";
import { code } from "./text.ts";

/** The rows of the changes that there is room for, those of the worst first. */
export type Rows = ReadonlyMap<Change, string>;

export function rowsOf(changes: readonly Change[], look: Look): Rows {
  const rows = new Map<Change, string>();
  let left = ROOM;
  for (const change of worstFirst(changes)) {
    const text = row(change, look);
    left -= text.length;
    if (left < 0) return rows;
    rows.set(change, text);
  }
  return rows;
}

export function table(changes: readonly Change[], rows: Rows): string {
  const shown = changes.flatMap((change) => rows.get(change) ?? []);
  const missing = changes.length - shown.length;
  const head = shown.length === 0 ? "" : "| Verdict | Change | Where | Fingerprint |\n| --- | --- | --- | --- |\n";
  return `${head}${shown.join("")}${missing === 0 ? "" : `\n${more(missing, shown.length)}\n`}`;
}

function more(missing: number, shown: number): string {
  return `${shown === 0 ? counted(missing, "change") : `And ${missing} more`}, for which there is no room here: \`kiln diff\` prints all.`;
}

function row(change: Change, look: Look): string {
  const verdict = worstOf(change);
  const shown = isAtLeast(verdict, "risk") ? `**${verdict}**` : verdict;
  return `| ${[shown, said(change), code(whereText(change, look)), code(change.fingerprint)].join(" | ")} |\n`;
}

function said(change: Change): string {
  const others = affected(change, (one) => one, hardestHit(change));
  return [
    `\`${change.id}\`: ${sentence(change, code)}`,
    ...(change.cause === "knowledge" ? ["What is known, not the API."] : []),
    ...(others === "" ? [] : [`Also ${others}.`]),
    ...labelled("Used in", change.uses),
    ...labelled("With it", change.follows),
    ...proofLines(change).map(code),
    ...(change.approval === undefined ? [] : [`Approved until ${code(change.approval.expires)}: ${code(change.approval.reason)}`]),
  ].join("<br>");
}

function labelled(word: string, all: readonly string[]): readonly string[] {
  const others = all.length > MOST ? ` and ${all.length - MOST} more` : "";
  return all.length === 0 ? [] : [`${word} ${all.slice(0, MOST).map(code).join(", ")}${others}.`];
}

/** Comments of GitHub have at most 65,536 characters; the approvals, before and after the rows, have some of their own. */
const ROOM = 45_000;

/** How many uses of one thing are named. */
const MOST = 3;
