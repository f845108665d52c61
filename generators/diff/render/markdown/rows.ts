import { isAtLeast } from "../../../model/verdict.ts";
import { worstOf } from "../../../model/verdict-counts.ts";
import { groupSentence, usesOf } from "../../groups.ts";
import type { Look } from "../look.ts";
import { whereTexts } from "../places.ts";
import type { ShownChange } from "../sections.ts";
import { affected, counted, KNOWLEDGE, proofLines } from "../wording.ts";
import { code } from "./text.ts";

/** The rows for which there is room. */
export type Rows = ReadonlyMap<ShownChange, string>;

export function rowsOf(all: readonly ShownChange[], look: Look): Rows {
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

export function table(all: readonly ShownChange[], rows: Rows): string {
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
    ...(whom === "" ? [] : [`${whom.charAt(0).toUpperCase()}${whom.slice(1)}.`]),
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
 * Comments of GitHub have at most 65,536 characters; the approvals, before and after the rows, have some of their own.
 */
const ROOM = 45_000;

/** The largest number of uses or places that are named. */
const MOST = 3;
