import { type MarkedToken, type Token, type Tokens, lexer } from "marked";
import { anchor } from "./addresses.ts";
import { code, external, link, plainText, text } from "./prose.ts";
import type { Address, Block, Inline, ListItem, Prose } from "./site.ts";

interface TextBlocks {
  /** The first heading, or `undefined` if the text does not begin with one. */
  readonly title: string | undefined;
  readonly blocks: readonly Block[];
}

/** Returns Markdown text as blocks. Each heading becomes a section with an anchor. */
export function textBlocks(markdown: string, resolve: Resolve): TextBlocks {
  const tokens = tokensOf(markdown).filter(({ type }) => type !== "space" && type !== "def" && type !== "hr");
  const [first] = tokens;
  const title = first?.type === "heading" ? plainText(inlines(first.tokens, resolve)) : undefined;
  return { title, blocks: sections(title === undefined ? tokens : tokens.slice(1), resolve, new Set()) };
}

/**
 * Groups tokens into sections. A section contains everything below a heading, up to the next heading of the same or a
 * higher level.
 */
function sections(tokens: readonly MarkedToken[], resolve: Resolve, taken: Set<string>): readonly Block[] {
  const at = tokens.findIndex(({ type }) => type === "heading");
  if (at < 0) return blocksOf(tokens, resolve);
  const heading = tokens[at] as Tokens.Heading;
  const after = tokens.slice(at + 1);
  const end = after.findIndex((token) => token.type === "heading" && token.depth <= heading.depth);
  const [own, rest] = end < 0 ? [after, []] : [after.slice(0, end), after.slice(end)];
  const title = plainText(inlines(heading.tokens, resolve));
  return [
    ...blocksOf(tokens.slice(0, at), resolve),
    { kind: "section", id: freeId(title, taken), title, blocks: sections(own, resolve, taken) },
    ...sections(rest, resolve, taken),
  ];
}

/** Returns an id from the words of the heading, followed by a number if they are not unique. */
function freeId(title: string, taken: Set<string>): string {
  const words = anchor(
    "heading",
    title
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join("-") ?? "",
  );
  let id = words;
  for (let count = 2; taken.has(id); count += 1) id = `${words}-${count}`;
  taken.add(id);
  return id;
}

function blocksOf(tokens: readonly MarkedToken[], resolve: Resolve): readonly Block[] {
  return tokens.flatMap((token) => blockOf(token, resolve));
}

function blockOf(token: MarkedToken, resolve: Resolve): readonly Block[] {
  switch (token.type) {
    case "paragraph":
    case "text":
      return [{ kind: "paragraph", prose: inlines(token.tokens ?? [token], resolve) }];
    case "heading":
      return [{ kind: "paragraph", prose: [{ kind: "strong", content: inlines(token.tokens, resolve) }] }];
    case "list":
      return [{ kind: "list", ordered: token.ordered, items: token.items.map((item) => itemOf(item, resolve)) }];
    case "code":
      return [{ kind: "code", title: token.lang ?? "", language: "text", text: token.text }];
    case "table":
      return [tableOf(token as Tokens.Table, resolve)];
    case "blockquote":
      return [{ kind: "quote", blocks: blocksOf(known(token.tokens), resolve) }];
    case "space":
    case "hr":
    case "def":
      return [];
    default:
      return [{ kind: "paragraph", prose: [text(token.raw.trim())] }];
  }
}

/** Returns a list item. Its first paragraph is on the line of the item. Other blocks follow below it. */
function itemOf({ tokens }: Tokens.ListItem, resolve: Resolve): ListItem {
  const [first, ...rest] = known(tokens).filter(({ type }) => type !== "space");
  if (first?.type !== "text" && first?.type !== "paragraph")
    return { prose: [], blocks: blocksOf(first === undefined ? [] : [first, ...rest], resolve) };
  return { prose: inlines(first.tokens ?? [first], resolve), blocks: blocksOf(rest, resolve) };
}

function tableOf({ header, rows }: Tokens.Table, resolve: Resolve): Block {
  return {
    kind: "table",
    columns: header.map(({ tokens }) => plainText(inlines(tokens, resolve))),
    rows: rows.map((cells) => ({
      cells: cells.map(({ tokens }) => inlines(tokens, resolve)),
    })),
  };
}

/** Returns the address of a link or an image within the site; undefined for an absolute URL. */
type Resolve = (href: string, kind: "link" | "image") => Address | undefined;

/** Converts Markdown tokens to our inline elements. Other tokens, such as HTML, are shown as source text. */
function inlines(tokens: readonly Token[] | undefined, resolve: Resolve): Prose {
  return known(tokens).flatMap((token) => inline(token, resolve));
}

function inline(token: MarkedToken, resolve: Resolve): Prose {
  switch (token.type) {
    case "codespan":
      return [code(token.text)];
    case "strong":
      return [{ kind: "strong", content: inlines(token.tokens, resolve) }];
    case "em":
      return [{ kind: "emphasis", content: inlines(token.tokens, resolve) }];
    case "del":
      return inlines(token.tokens, resolve);
    case "link":
      return [linkTo(token.href, inlines(token.tokens, resolve), resolve)];
    case "image":
      return [imageOf(token as Tokens.Image, resolve)];
    case "br":
      return [text(" ")];
    case "escape":
      return [text(token.text)];
    case "text":
      return token.tokens === undefined ? [text(unescaped(token.text))] : inlines(token.tokens, resolve);
    default:
      return [text(token.raw)];
  }
}

function linkTo(href: string, content: Prose, resolve: Resolve): Inline {
  const address = resolve(href, "link");
  return address === undefined ? external(href, ...content) : link(address, ...content);
}

function imageOf({ href, text: alternative }: Tokens.Image, resolve: Resolve): Inline {
  const from = resolve(href, "image");
  return from === undefined ? external(href, text(alternative)) : { kind: "image", from, alternative };
}

const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
};

/** Decodes the most common entities. Others are shown as written. */
function unescaped(words: string): string {
  return words.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity]!);
}

/** Returns the tokens of GitHub Flavored Markdown. HTML is a separate token, which is shown as text. */
function tokensOf(markdown: string): readonly MarkedToken[] {
  return known(lexer(markdown, { gfm: true }));
}

/** Narrows the type of tokens. Without extensions, the library has types for all of them. */
function known(tokens: readonly Token[] | undefined): readonly MarkedToken[] {
  return (tokens ?? []) as readonly MarkedToken[];
}
