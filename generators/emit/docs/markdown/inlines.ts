import type { MarkedToken, Token } from "marked";
import { code, external, link, text } from "../prose.ts";
import type { Address, Inline, Prose } from "../site.ts";
import { known } from "./tokens.ts";

/** Where a link of a text leads: to a page of the site, or undefined where it is no such link. */
export type Resolve = (href: string) => Address | undefined;

/** Runs of text as our own. What has no run of ours, such as HTML, is shown as it is written. */
export function inlines(tokens: readonly Token[] | undefined, resolve: Resolve): Prose {
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
      return [text(token.text)];
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
  const address = resolve(href);
  return address === undefined ? external(href, ...content) : link(address, ...content);
}

const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
};

/** The characters that Markdown writes as entities most often; others are shown as they are written. */
function unescaped(words: string): string {
  return words.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity]!);
}
