import { type StoredTitle, fullTitle, underscored, urlPart } from "./titles.ts";

/* A line-by-line difference between two texts, as rows of an HTML table (D-431). */

/** The number of context lines around each change. */
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

interface Change {
  readonly kind: "same" | "removed" | "added";
  readonly text: string;
  /** The numbers of the lines in both texts. */
  readonly left: number;
  readonly right: number;
}

/**
 * The maximum number of compared pairs of lines. In longer texts, all lines between the first and the last change are
 * shown as removed and added.
 */
const mostPairs = 1_000_000;

/** The maximum number of lines in a difference. Further lines are omitted. */
const mostChanges = 10_000;

/** Returns the lines of two texts in order, with the maximum number of unchanged lines. */
function changedLines(before: readonly string[], after: readonly string[]): readonly Change[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < before.length - start && end < after.length - start && before.at(-1 - end) === after.at(-1 - end))
    end += 1;
  const changes: Change[] = [];
  const add = (kind: Change["kind"], left: number, right: number): void => {
    if (changes.length === mostChanges) return;
    changes.push({
      kind,
      text: (kind === "added" ? after[right] : before[left]) ?? "",
      left: left + 1,
      right: right + 1,
    });
  };
  for (let line = Math.max(0, start - around); line < start; line += 1) add("same", line, line);
  compare(before.slice(start, before.length - end), after.slice(start, after.length - end), (kind, left, right) =>
    add(kind, start + left, start + right),
  );
  for (let line = end; line > Math.max(0, end - around); line -= 1)
    add("same", before.length - line, after.length - line);
  return changes;
}

function compare(
  before: readonly string[],
  after: readonly string[],
  add: (kind: Change["kind"], left: number, right: number) => void,
): void {
  const lengths = before.length * after.length > mostPairs ? undefined : commonLengths(before, after);
  let left = 0;
  let right = 0;
  while (left < before.length || right < after.length) {
    const isSame =
      left < before.length && right < after.length && before[left] === after[right] && lengths !== undefined;
    const isRemoved =
      left < before.length &&
      (right >= after.length || (lengths?.[left + 1]?.[right] ?? 0) >= (lengths?.[left]?.[right + 1] ?? 0));
    add(isSame ? "same" : isRemoved ? "removed" : "added", left, right);
    if (isSame || isRemoved) left += 1;
    if (isSame || !isRemoved) right += 1;
  }
}

/**
 * Returns the length of the longest common subsequence of lines, indexed by the start of the remaining lines in both
 * texts.
 */
function commonLengths(before: readonly string[], after: readonly string[]): readonly Uint32Array[] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint32Array(after.length + 1));
  for (let left = before.length - 1; left >= 0; left -= 1) {
    for (let right = after.length - 1; right >= 0; right -= 1) {
      const isSame = before[left] === after[right];
      lengths[left]![right] = isSame
        ? lengths[left + 1]![right + 1]! + 1
        : Math.max(lengths[left + 1]![right]!, lengths[left]![right + 1]!);
    }
  }
  return lengths;
}

/*
 * Edit summaries in HTML. The only wikitext in them is links and names of sections. Links do not show whether their
 * page exists (D-430).
 */

const link = /\[\[:?([^[\]|<>{}\n]+)(?:\|([^[\]\n]*))?\]\]/g;

/** Returns a comment as HTML. Text in CSS comment delimiters is the name of a section on the page. */
export function commentHtml(comment: string, about?: StoredTitle): string {
  const start = comment.indexOf("/*");
  const end = start < 0 ? -1 : comment.indexOf("*/", start + 2);
  if (end < 0) return linked(comment);
  const after = comment.slice(end + 2).trim();
  const name = comment.slice(start + 2, end).trim();
  return `${linked(comment.slice(0, start))}<span dir="auto">${sectionHtml(name, about, after !== "")}${after === "" ? "" : ` ${linked(after)}`}</span>`;
}

function sectionHtml(name: string, about: StoredTitle | undefined, goesOn: boolean): string {
  const shown = `→\u200e${html(name)}`;
  const title = about === undefined ? undefined : fullTitle(about);
  const text =
    title === undefined ? shown : `<a href="${addressOf(`${title}#${name}`)}" title="${html(title)}">${shown}</a>`;
  return `<span class="autocomment">${text}${goesOn ? ": " : ""}</span>`;
}

function linked(text: string): string {
  let all = "";
  let end = 0;
  for (const match of text.matchAll(link)) {
    const [whole, target = "", shown = target] = match;
    all += `${html(text.slice(end, match.index))}<a href="${addressOf(target.trim())}" title="${html(target.trim())}">${html(shown)}</a>`;
    end = match.index + whole.length;
  }
  return all + html(text.slice(end));
}

function addressOf(title: string): string {
  const [page = "", ...sections] = title.split("#");
  return html(
    `/index.php/${urlPart(page)}${sections.map((name) => `#${encodeURI(underscored(name.toWellFormed()))}`).join("")}`,
  );
}

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#039;",
};

/** Escapes a string for HTML, between tags or in quotes. */
export function html(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character]!);
}
