/**
 * Finds forbidden constructs outside of code in Kiln's Markdown: HTML, links, images and incomplete code spans can only
 * result from an inserted text.
 */
export function markdownFault(text: string): string | undefined {
  for (const line of outsideFences(text)) {
    const bare = withoutCode(line).replaceAll("<!-- -->@", "@");
    const found = unescaped.exec(bare);
    if (found !== null) return `${JSON.stringify(found[0])} is not escaped in ${JSON.stringify(line)}`;
  }
  return undefined;
}

const unescaped = /(?<!\\)(?:\\\\)*(?:<[a-z/!?]|!\[|\]\(|\]:|`|&(?!amp;)#?\w+;|\*\*|__|~~)/i;

function outsideFences(text: string): readonly string[] {
  let isCode = false;
  return text.split("\n").filter((line) => {
    if (line.startsWith("```")) isCode = !isCode;
    return !isCode && !line.startsWith("```");
  });
}

/**
 * Returns the line without its code spans. A span starts with a run of backticks and ends with the next run of the same
 * length.
 */
export function withoutCode(line: string): string {
  let bare = "";
  for (let at = 0; at < line.length; ) {
    if (line[at] === "\\") {
      bare += line.slice(at, at + 2);
      at += 2;
    } else if (line[at] === "`") {
      const run = /^`+/.exec(line.slice(at))![0];
      const close = closing(line, at + run.length, run.length);
      bare += close < 0 ? run : "";
      at = close < 0 ? at + run.length : close;
    } else {
      bare += line[at++];
    }
  }
  return bare;
}

/** Returns the end of the closing run, or -1. */
function closing(line: string, from: number, length: number): number {
  for (const { 0: run, index } of line.slice(from).matchAll(/`+/g))
    if (run.length === length) return from + index + length;
  return -1;
}

/** Returns the number of cells in each table line, for all lines. Inserted text must not change these. */
export function markdownShape(text: string): readonly number[] {
  return text.split("\n").map((line) => (line.startsWith("|") ? line.replace(/\\\|/g, "").split("|").length : 0));
}
