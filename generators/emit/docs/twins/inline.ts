import { isWebUrl } from "../../../codegen/html.ts";
import { codeCell, codeSpan } from "../../../codegen/markdown.ts";
import { byKind, type ByKind } from "../../../model/by-kind.ts";
import { decisionPage, relativePath } from "../addresses.ts";
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

/**
 * Joins adjacent texts, because parts that are harmless alone, such as `1` and `. x`, may form Markdown syntax
 * together.
 */
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
  image: ({ from, alternative }, { path }) => `![${twinRun(alternative)}](${encodeURI(relativePath(path, from.path))})`,
  external: ({ url, content }, position) => {
    const target = webUrl(url);
    const isShown = content.length === 1 && content[0]!.kind === "text" && content[0]!.text === target;
    return isShown ? `<${target}>` : linked(inlineMarkdown(content, position), target);
  },
  mark: ({ status, decision }, { path }) =>
    ` (${linked(`${status}: ${twinRun(decision)}`, twinUrl(path, decisionPage(decision)))})`,
};

/** Returns an external URL without the characters that end a link in Markdown. */
function webUrl(url: string): string | undefined {
  if (!isWebUrl(url) || !URL.canParse(url)) return undefined;
  return new URL(url).href.replace(/[()|]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}

function linked(words: string, url: string | undefined): string {
  return url === undefined ? words : `[${words}](${url})`;
}
