import { html } from "../html.ts";
import { changedLines, type Change } from "./changed-lines.ts";

/* A difference between two texts as rows of an HTML table, by whole lines (D-431). */

/** So many lines stand around each change. */
const around = 2;

export function differenceHtml(before: string, after: string): string {
  const changes = changedLines(before.split("\n"), after.split("\n"));
  const near = changes.map((_, index) =>
    changes.slice(Math.max(0, index - around), index + around + 1).some(({ kind }) => kind !== "same"),
  );
  return changes
    .map((change, index) =>
      near[index] ? `${near[index - 1] ? "" : numberRow(change)}${rows[change.kind](html(change.text))}` : "",
    )
    .join("");
}

function numberRow({ left, right }: Change): string {
  const cell = (line: number): string => `  <td colspan="2" class="diff-lineno">Line ${line}:</td>\n`;
  return `<tr>\n${cell(left)}${cell(right)}</tr>\n`;
}

const empty = `  <td colspan="2" class="diff-empty"></td>\n`;
const cells = (sign: string, name: string, text: string): string =>
  `  <td class="diff-marker"${sign}></td>\n  <td class="${name}"><div>${text}</div></td>\n`;

const rows: Readonly<Record<Change["kind"], (text: string) => string>> = {
  same: (text) =>
    `<tr>\n${cells("", "diff-context diff-side-deleted", text)}${cells("", "diff-context diff-side-added", text)}</tr>\n`,
  removed: (text) => `<tr>\n${cells(' data-marker="−"', "diff-deletedline diff-side-deleted", text)}${empty}</tr>\n`,
  added: (text) => `<tr>\n${empty}${cells(' data-marker="+"', "diff-addedline diff-side-added", text)}</tr>\n`,
};
