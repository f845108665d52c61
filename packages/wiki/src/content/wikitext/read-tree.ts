/** The parsing mode: as the page itself, or as a page that another page includes. */
export type Reading = "page" | "included";

/** Open braces with the parts parsed so far, or open brackets, in which `|`, `=` and braces are plain text. */
type Open =
  | { readonly kind: "braces"; count: number; start: number; parts: Part[] }
  | { readonly kind: "brackets"; readonly count: number };

const special = /[{}[\]|=<]/g;

/** Outside braces, brackets do not protect their contents. */
const specialOutside = /\{\{|</g;

/** The maximum number of braces that are parsed. Further ones are plain text. */
const mostBraces = 100_000;

/** Parses wikitext in one pass. Unclosed braces are plain text. */
export function readTree(text: string, reading: Reading): readonly Node[] {
  return new TreeReader(reading === "included" ? onlyIncluded(text) : text, reading).read();
}

class TreeReader {
  readonly #text: string;
  readonly #reading: Reading;
  readonly #root: Node[] = [];
  readonly #open: Open[] = [];
  #nodes: Node[] = this.#root;
  #braces = 0;
  /** The part that is being parsed, if it may have a name. */
  #part: Part | undefined;

  constructor(text: string, reading: Reading) {
    this.#text = text;
    this.#reading = reading;
  }

  read(): readonly Node[] {
    const [text, tagAt] = [this.#text, tagReader(this.#text)];
    let at = 0;
    while (at < text.length) {
      const pattern = this.#open.length === 0 ? specialOutside : special;
      pattern.lastIndex = at;
      const next = pattern.exec(text)?.index ?? text.length;
      if (next > at) this.#nodes.push(text.slice(at, next));
      at = next < text.length ? this.#step(next, tagAt) : next;
    }
    return this.#withUnclosed();
  }

  #step(at: number, tagAt: ReturnType<typeof tagReader>): number {
    const character = this.#text[at] ?? "";
    if (character === "<") return this.#tag(at, tagAt);
    const top = this.#open.at(-1);
    const count = runOf(this.#text, at, character, mostOf[character] ?? 1);
    if (character === "{" && count >= 2)
      return ++this.#braces > mostBraces ? this.#plain(at, count) : this.#openBraces(at, count);
    if (character === "[" && count >= 2) this.#open.push({ kind: "brackets", count });
    else if (character === "}" && count >= 2 && top?.kind === "braces") return this.#closeBraces(at, count, top);
    else if (character === "]" && count >= 2 && top?.kind === "brackets") {
      this.#open.pop();
      if (top.count >= 4) this.#open.push({ kind: "brackets", count: top.count - 2 });
      return this.#plain(at, 2);
    } else if (character === "|" && top?.kind === "braces") {
      this.#begin(top);
      return at + 1;
    } else if (
      character === "=" &&
      top?.kind === "braces" &&
      top.parts.length > 1 &&
      this.#part?.equals === undefined
    ) {
      this.#nodes.push("=");
      if (this.#part !== undefined) this.#part.equals = this.#nodes.length;
      return at + 1;
    }
    return this.#plain(at, count);
  }

  #plain(at: number, count: number): number {
    this.#nodes.push(this.#text.slice(at, at + count));
    return at + count;
  }

  #tag(at: number, tagAt: ReturnType<typeof tagReader>): number {
    const tag = tagAt(at);
    if (tag === undefined) return this.#plain(at, 1);
    if (tag.kind === "raw") return this.#plain(at, tag.end - at);
    const left = this.#reading === "included" ? "noinclude" : "includeonly";
    if (tag.kind !== "open" || tag.name !== left) return tag.end;
    const close = new RegExp(`</${left}\\s*>`, "gi");
    close.lastIndex = tag.end;
    return close.exec(this.#text) === null ? this.#text.length : close.lastIndex;
  }

  #openBraces(at: number, count: number): number {
    const open: Open = { kind: "braces", count, start: at, parts: [] };
    this.#open.push(open);
    this.#begin(open);
    return at + count;
  }

  #begin(open: Extract<Open, { kind: "braces" }>): void {
    this.#part = { nodes: [], equals: undefined };
    open.parts.push(this.#part);
    this.#nodes = this.#part.nodes;
  }

  #closeBraces(at: number, count: number, open: Extract<Open, { kind: "braces" }>): number {
    const matched = Math.min(3, count, open.count);
    const start = open.start + open.count - matched;
    const node = nodeOf(matched, open.parts, start, at + matched);
    this.#open.pop();
    const left = open.count - matched;
    this.#backTo(this.#open.length);
    if (left >= 2) this.#openBraces(open.start, left);
    else if (left === 1) this.#nodes.push("{");
    this.#nodes.push(node);
    return at + matched;
  }

  /** Continues in the innermost open part. */
  #backTo(depth: number): void {
    for (let index = depth - 1; index >= 0; index--) {
      const open = this.#open[index];
      if (open?.kind !== "braces") continue;
      this.#part = open.parts.at(-1);
      this.#nodes = this.#part?.nodes ?? this.#root;
      return;
    }
    this.#part = undefined;
    this.#nodes = this.#root;
  }

  #withUnclosed(): readonly Node[] {
    const all = [...this.#root];
    for (const open of this.#open) {
      if (open.kind === "brackets") continue;
      all.push("{".repeat(open.count));
      open.parts.forEach(({ nodes }, index) => {
        if (index > 0) all.push("|");
        for (const node of nodes) all.push(node);
      });
    }
    return all;
  }
}

function nodeOf(count: number, [name, ...parts]: readonly Part[], start: number, end: number): Node {
  const named = name?.nodes ?? [];
  return count === 2
    ? { kind: "template", name: named, parts, start, end }
    : { kind: "argument", name: named, otherwise: parts[0]?.nodes, start, end };
}

/**
 * Maximum length of a run of characters that is parsed as one token. Opening characters are parsed as a whole, closing
 * characters only as far as they close one element.
 */
const mostOf: Readonly<Record<string, number>> = { "{": Infinity, "[": Infinity, "}": 3, "]": 2 };

function runOf(text: string, at: number, character: string, most: number): number {
  let end = at;
  while (end - at < most && text[end] === character) end++;
  return end - at;
}

/** Returns the contents of `<onlyinclude>` tags, or the whole text if it has no such tags. */
function onlyIncluded(text: string): string {
  const parts = text.split(/<onlyinclude\s*>/i);
  if (parts.length === 1 || !/<\/onlyinclude\s*>/i.test(text)) return text;
  return parts
    .slice(1)
    .map((part) => part.split(/<\/onlyinclude\s*>/i, 1)[0])
    .join("");
}

interface RawPart {
  readonly name: string;
  readonly inner: string;
}

/** Returns a text without comments and raw parts, and these parts. */
export function withoutRawParts(text: string): { readonly text: string; readonly parts: readonly RawPart[] } {
  const tagAt = tagReader(text);
  const parts: RawPart[] = [];
  let [left, from] = ["", 0];
  for (let at = text.indexOf("<"); at >= 0; at = text.indexOf("<", at)) {
    const tag = tagAt(at);
    if (tag === undefined || tag.kind === "open" || tag.kind === "close") {
      at++;
      continue;
    }
    left += `${text.slice(from, at)}${tag.kind === "raw" ? "\u007f" : ""}`;
    if (tag.kind === "raw") parts.push({ name: tag.name, inner: text.slice(...tag.inner) });
    from = at = tag.end;
  }
  return { text: left + text.slice(from), parts };
}

/** A node of wikitext: plain text, or an expression in double braces. Other markup is not parsed. */
export type Node = string | Template | Argument;

export interface Part {
  readonly nodes: Node[];
  /** The index of the value's first node, after a name and `=`; `undefined` for an unnamed value. */
  equals: number | undefined;
}

/** `{{name|value|name=value}}`: an included page, a parser function or a variable. */
export interface Template {
  readonly kind: "template";
  readonly name: readonly Node[];
  readonly parts: readonly Part[];
  readonly start: number;
  readonly end: number;
}

/** `{{{name|default}}}`. */
export interface Argument {
  readonly kind: "argument";
  readonly name: readonly Node[];
  readonly otherwise: readonly Node[] | undefined;
  readonly start: number;
  readonly end: number;
}

/* Comments, tags with raw contents, and tags that control inclusion. */

/** Tags whose contents are displayed unchanged. */
const rawTags = ["nowiki", "pre", "gallery", "indicator"] as const;

interface Tag {
  readonly name: string;
  readonly kind: "raw" | "comment" | "open" | "close";
  /** The start and end of the contents of a raw tag or a comment. */
  readonly inner: readonly [number, number];
  readonly end: number;
}

const opening = /<(\/?)(nowiki|pre|gallery|indicator|noinclude|includeonly|onlyinclude)(?=[\s/>])([^<>]*)>/iy;

/**
 * Returns a function that parses the tag at an offset. Each closing tag is searched for only once, so that many
 * unclosed tags cost little.
 */
function tagReader(text: string): (at: number) => Tag | undefined {
  const small = lowered(text);
  const closes = new Map<string, { readonly at: number; readonly end: number }>();
  const closeOf = (name: string, from: number): { readonly at: number; readonly end: number } => {
    const known = closes.get(name);
    if (known !== undefined && known.at >= from) return known;
    const at = small.indexOf(`</${name}`, from);
    const end = at < 0 ? -1 : text.indexOf(">", at) + 1;
    const found = end <= 0 ? { at: Infinity, end: 0 } : { at, end };
    closes.set(name, found);
    return found;
  };
  return (at) => {
    if (text.startsWith("<!--", at)) {
      const close = text.indexOf("-->", at + 4);
      const end = close < 0 ? text.length : close + 3;
      return { name: "", kind: "comment", inner: [at + 4, close < 0 ? end : close], end };
    }
    opening.lastIndex = at;
    const [whole, slash, given = "", rest = ""] = opening.exec(text) ?? [];
    if (whole === undefined) return undefined;
    const [name, end] = [given.toLowerCase(), at + whole.length];
    if (!rawTags.some((one) => one === name))
      return { name, kind: slash === "" ? "open" : "close", inner: [end, end], end };
    if (slash !== "") return undefined;
    if (rest.endsWith("/")) return { name, kind: "raw", inner: [end, end], end };
    const close = closeOf(name, end);
    return close.end === 0 ? undefined : { name, kind: "raw", inner: [end, close.at], end: close.end };
  };
}

/**
 * Converts ASCII letters to lowercase. Full conversion would change offsets, because some capital letters become two
 * characters.
 */
function lowered(text: string): string {
  return text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
