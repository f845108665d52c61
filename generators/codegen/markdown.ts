import { escapeUnsafe } from "./unsafe.ts";

/** Returns a line of Markdown that displays exactly the given text. A link may follow, so a final `!` is escaped. */
export function inlineText(text: string): string {
  return oneLine(text)
    .trim()
    .replace(/[\\`*_[\]{}<>&|~$:]/g, (character) => (character === "&" ? "&amp;" : `\\${character}`))
    .replace(/!(?=$|\\\[)/g, "\\!")
    .replace(/www\./gi, (start) => `${start.slice(0, 3)}\\.`)
    .replace(/(?<=\S)@/g, "<!-- -->@")
    .replace(/^([-+=#]|\d+(?=[.)]))/, (start) => (/\d/.test(start) ? `${start}\\` : `\\${start}`));
}

/** Like `inlineText`, but keeps code spans. */
export function inlineProse(text: string): string {
  const parts = text.trim().split(/(`[^`]+`)/);
  return parts.map((part, index) => (index % 2 === 1 ? codeSpan(part.slice(1, -1)) : textRun(part))).join("");
}

/** Returns part of a Markdown line: like `inlineText`, but keeps a space at either end. */
export function textRun(text: string): string {
  return `${/^\s/.test(text) ? " " : ""}${inlineText(text)}${/\S\s+$/.test(text) ? " " : ""}`;
}

/** Returns the text of a table cell. An empty text becomes a dash. */
export function tableCell(text: string): string {
  return text === "" ? "–" : inlineText(text);
}

/** Returns a code span on one line. Nothing inside it is parsed as Markdown. Markdown has no empty code span. */
export function codeSpan(text: string): string {
  const line = oneLine(text, "␤");
  if (line.trim() === "") return line === "" ? "(empty)" : "(blank)";
  const fence = "`".repeat(longestRun(line) + 1);
  const pad = /^[` ]|[` ]$/.test(line) ? " " : "";
  return `${fence}${pad}${line}${pad}${fence}`;
}

/** Returns a code span for a table cell. GitHub shows one more of the backslashes that precede a pipe. */
export function codeCell(text: string): string {
  return codeSpan(text).replace(/(\\*)\|/g, "$1$1\\|");
}

/** Returns a fenced code block. The fence is longer than any fence in the code. */
export function codeBlock(language: string, text: string): string {
  const fence = "`".repeat(Math.max(3, longestRun(text) + 1));
  return `${fence}${language}\n${text
    .split(/\r\n|\r|\n/)
    .map(escapeUnsafe)
    .join("\n")}\n${fence}`;
}

function oneLine(text: string, mark = " "): string {
  return escapeUnsafe(text.replace(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/g, mark));
}

function longestRun(text: string): number {
  return Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
}
