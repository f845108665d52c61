import { type Fact, type Origin, undocumented } from "../../model/fact.ts";
import type { Address, Block, Inline, Mark, Prose, Reference } from "./site.ts";
import { imageFile, startPage, textPage } from "./addresses.ts";

/* Converts texts from `describe/`, and our own phrases, to inline content. */

export function text(value: string): Inline {
  return { kind: "text", text: value };
}

export function code(value: string): Inline {
  return { kind: "code", text: value };
}

export function link(to: Address, ...content: Prose): Inline {
  return { kind: "link", to, content };
}

export function external(url: string, ...content: Prose): Inline {
  return { kind: "external", url, content: content.length === 0 ? [text(url)] : content };
}

export function paragraph(...prose: Prose): Block {
  return { kind: "paragraph", prose };
}

/** Returns a paragraph of our own words, with code spans in backticks. */
export function sentence(markdown: string): Block {
  return paragraph(...prose(markdown));
}

/** Returns an unordered list, or no block if it has no items. */
export function list(items: readonly Prose[]): readonly Block[] {
  return items.length === 0
    ? []
    : [{ kind: "list", ordered: false, items: items.map((item) => ({ prose: item, blocks: [] })) }];
}

/** Returns a link with its title. */
export function named({ to, title, isCode }: Reference): Inline {
  return link(to, isCode ? code(title) : text(title));
}

/** Returns the marks of claims that no document states. */
export function marks(...claims: readonly (Fact<unknown> | Origin | undefined)[]): readonly Mark[] {
  return claims.flatMap((claim) => {
    const found = claim && undocumented(claim);
    return found === undefined ? [] : [{ kind: "mark", ...found }];
  });
}

/** Converts text with code spans and with status remarks in the format of `describe/`: ` (decided: D-014)`. */
export function prose(markdown: string | undefined): Prose {
  if (markdown === undefined) return [];
  return Array.from(markdown.matchAll(pieces), ([piece, fence, span, status, decision]): Inline => {
    if (fence !== undefined) return code(unpadded(span!));
    if (status !== undefined) return { kind: "mark", status: status as Mark["status"], decision: decision! };
    return text(piece);
  });
}

/** Matches a code span with any number of backticks, a status remark, or other text. */
const pieces =
  /(?<!`)(`+)(?!`)([\s\S]+?)(?<!`)\1(?!`)| \((decided|unknown): (D-\d+)\)|[\s\S]+?(?=`| \((?:decided|unknown): D-\d+\)|$)/g;

function unpadded(span: string): string {
  return /^ .*[^ ].* $/s.test(span) ? span.slice(1, -1) : span;
}

/** Converts Markdown paragraphs and lists, as produced by `describe/`. */
export function blocks(markdown: string | undefined): readonly Block[] {
  return (markdown ?? "")
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== "")
    .flatMap((part) => {
      const lines = part.split("\n");
      if (lines.every((line) => line.startsWith("- "))) return list(lines.map((line) => prose(line.slice(2))));
      return [paragraph(...prose(part.trim()))];
    });
}

/** Returns the unformatted text, on one line. */
export function plainText(content: Prose): string {
  return content.map(plainInline).join("").replace(/\s+/g, " ").trim();
}

function plainInline(inline: Inline): string {
  switch (inline.kind) {
    case "text":
    case "code":
      return inline.text;
    case "image":
      return inline.alternative;
    case "link":
    case "external":
    case "strong":
    case "emphasis":
      return plainText(inline.content);
    case "mark":
      return "";
  }
}

export function joined(parts: readonly Prose[], between = ", "): Prose {
  return parts.flatMap((part, index) => (index === 0 ? part : [text(between), ...part]));
}

/** Files of `spec/docs/` that a project adds to its site. */
export interface ProjectFiles {
  /** In the order of the navigation. `index` is the text of the start page. */
  readonly texts: readonly ProjectText[];
  /**
   * Paths of images, relative to `spec/docs/`. `logo.*` is shown in the header of each page, `icon.*` by the browser.
   */
  readonly images: readonly string[];
  readonly synonyms: readonly string[];
  /** CSS that replaces the site's own colors. */
  readonly colours: string | undefined;
  /** The OpenAPI documents that the site offers for download. */
  readonly documents: readonly ProjectDocument[];
}

interface ProjectDocument {
  /** The file name, such as `shop.json`. */
  readonly name: string;
  readonly text: string;
}

export interface ProjectText {
  /** The file name without `.md`. */
  readonly name: string;
  readonly markdown: string;
}

export const noFiles: ProjectFiles = { texts: [], images: [], synonyms: [], colours: undefined, documents: [] };

/** The name of the text that belongs on the start page. Its heading is the title of the site. */
const homeText = "index";

/** Returns the page of a text. The start page contains the home text. */
export function pageOfText(name: string): Address {
  return name === homeText ? startPage : textPage(name);
}

/**
 * Returns the address within the site of a link or an image in a text, or `undefined` for an absolute URL.
 *
 * - `other.md#heading-x` is another text.
 * - `/api/query.html` is a page of the site.
 * - `#heading-x` is an anchor on the same page.
 * - `images/a.png` is a file in `spec/docs/`.
 */
export function addressIn(text: string, href: string): Address | undefined {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href)) return undefined;
  const [target = "", id] = href.split("#");
  const anchor = id === undefined || id === "" ? undefined : id;
  if (target === "") return { path: pageOfText(text).path, anchor };
  if (target.startsWith("/")) return { path: target.slice(1), anchor };
  const file = decoded(target.replace(/^\.\//, ""));
  if (/^[^/]+\.md$/.test(file)) return { path: pageOfText(file.slice(0, -".md".length)).path, anchor };
  return { path: imageFile(file).path, anchor };
}

/** Decodes escapes in a link target, such as those that editors write for spaces. */
function decoded(target: string): string {
  try {
    return decodeURIComponent(target);
  } catch {
    return target;
  }
}
