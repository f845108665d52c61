/** `[[target|text]]` in expanded wikitext, in the order in which they end: those within the text of a file come before it. */
export interface InternalLink {
  readonly target: string;
  /** What follows the first `|`; undefined where there is none. */
  readonly text: string | undefined;
  readonly start: number;
  readonly end: number;
  /** Whether other links stand within it, which only a file's may. */
  readonly isNested: boolean;
}

/** Finds links in one pass. Brackets that nothing closes are text. */
export function internalLinks(text: string): readonly InternalLink[] {
  const links: InternalLink[] = [];
  const open: { readonly start: number; isNested: boolean }[] = [];
  const brackets = /\[\[|\]\]/g;
  for (let found = brackets.exec(text); found !== null; found = brackets.exec(text)) {
    if (found[0] === "[[") {
      // Of `[[[` the last two open.
      const extra = text[found.index + 2] === "[" && text[found.index + 3] !== "[" ? 1 : 0;
      brackets.lastIndex += extra;
      open.push({ start: found.index + extra, isNested: false });
      continue;
    }
    const last = open.pop();
    if (last === undefined) continue;
    links.push(linkAt(text, last.start, brackets.lastIndex, last.isNested));
    const around = open.at(-1);
    if (around !== undefined) around.isNested = true;
  }
  return links;
}

/** A link that is longer than any title is cut: what is behind is text. */
function linkAt(text: string, start: number, end: number, isNested: boolean): InternalLink {
  const head = text.slice(start + 2, Math.min(end - 2, start + 2 + 2000));
  const bar = head.indexOf("|");
  if (bar < 0) return { target: end - start > 2000 ? "" : head, text: undefined, start, end, isNested };
  return { target: head.slice(0, bar), text: head.slice(bar + 1), start, end, isNested };
}
