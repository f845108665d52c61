import type { MarkedToken, Tokens } from "marked";
import { anchor } from "../addresses.ts";
import { plainText, text } from "../prose.ts";
import type { Block, ListItem } from "../site.ts";
import { inlines, type Resolve } from "./inlines.ts";
import { known, tokensOf } from "./tokens.ts";

export interface TextBlocks {
  /** Of the first heading; undefined where the text does not begin with one. */
  readonly title: string | undefined;
  readonly blocks: readonly Block[];
}

/** A text in Markdown as blocks. Its headings make sections, each with an address. */
export function textBlocks(markdown: string, resolve: Resolve): TextBlocks {
  const tokens = tokensOf(markdown).filter(({ type }) => type !== "space" && type !== "def" && type !== "hr");
  const [first] = tokens;
  const title = first?.type === "heading" ? plainText(inlines(first.tokens, resolve)) : undefined;
  return { title, blocks: sections(title === undefined ? tokens : tokens.slice(1), resolve, new Set()) };
}

/** What stands below a heading is its section, up to the next heading of its depth or above. */
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

/** The words of the heading; where another has the same, with a number behind them. */
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

/** The first paragraph of an item stands in its line, what follows below it. */
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
      id: undefined,
      tags: [],
      cells: cells.map(({ tokens }) => inlines(tokens, resolve)),
    })),
  };
}
