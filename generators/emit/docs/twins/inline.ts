import { isWebUrl } from "../../../codegen/html.ts";
import { codeCell, codeSpan } from "../../../codegen/markdown.ts";
import { byKind, type ByKind } from "../../../model/by-kind.ts";
import { decisionPage } from "../addresses.ts";
import { text } from "../prose.ts";
import type { Inline, Prose } from "../site.ts";
import { twinUrl } from "./twin-url.ts";
import { twinRun } from "./text.ts";

/** The position of inline text: its page, and whether it is in a table cell. */
export interface Position {
  readonly path: string;
  readonly isCell: boolean;
}

/** Prints prose as Markdown on one line. */
export function inlineMarkdown(prose: Prose, position: Position): string {
  return joinedTexts(prose)
    .map((inline) => byKind(printers, inline, position))
    .join("");
}

/** Joins adjacent texts: two harmless halves, such as `1` and `. x`, may be Markdown together. */
function joinedTexts(prose: Prose): Prose {
  const joined: Inline[] = [];
  for (const inline of prose) {
    const last = joined.at(-1);
    if (inline.kind === "text" && last?.kind === "text") joined[joined.length - 1] = text(last.text + inline.text);
    else joined.push(inline);
  }
  return joined;
}

const printers: ByKind<Inline, [position: Position], string> = {
  text: ({ text }) => twinRun(text),
  code: ({ text }, { isCell }) => (isCell ? codeCell(text) : codeSpan(text)),
  strong: ({ content }, position) => `**${inlineMarkdown(content, position)}**`,
  emphasis: ({ content }, position) => `*${inlineMarkdown(content, position)}*`,
  link: ({ to, content }, position) => linked(inlineMarkdown(content, position), twinUrl(position.path, to)),
  external: ({ url, content }, position) => linked(inlineMarkdown(content, position), webUrl(url)),
  mark: ({ status, decision }, { path }) =>
    ` (${linked(`${status}: ${twinRun(decision)}`, twinUrl(path, decisionPage(decision)))})`,
};

/** An address of the web, without the characters that Markdown reads as the end of a link. */
function webUrl(url: string): string | undefined {
  if (!isWebUrl(url) || !URL.canParse(url)) return undefined;
  return new URL(url).href.replace(/[()|]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}

function linked(words: string, url: string | undefined): string {
  return url === undefined ? words : `[${words}](${url})`;
}
