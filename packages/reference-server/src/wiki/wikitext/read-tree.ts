import { tagReader } from "./tags.ts";
import type { Node, Part } from "./tree.ts";

/** How a page is read: itself, or where another one includes it. */
export type Reading = "page" | "included";

/** Braces that are open, with what has been read since, or brackets, which keep `|`, `=` and braces to themselves. */
type Open =
  | { readonly kind: "braces"; count: number; start: number; parts: Part[] }
  | { readonly kind: "brackets"; readonly count: number };

const special = /[{}[\]|=<]/g;

/** Outside of braces, brackets keep nothing to themselves. */
const specialOutside = /\{\{|</g;

/** Braces that are read; the rest of a text with more is text. */
const mostBraces = 100_000;

/** Reads wikitext in one pass. Braces that nothing closes are text. */
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
  /** The part that is being read, where it may have a name. */
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

  /** Goes on in the innermost part that is open. */
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

/** How many of a sign are looked at together: what opens is taken as a whole, what closes as far as it closes one thing. */
const mostOf: Readonly<Record<string, number>> = { "{": Infinity, "[": Infinity, "}": 3, "]": 2 };

function runOf(text: string, at: number, character: string, most: number): number {
  let end = at;
  while (end - at < most && text[end] === character) end++;
  return end - at;
}

/** Where a page marks what is included of it, nothing else is. */
function onlyIncluded(text: string): string {
  const parts = text.split(/<onlyinclude\s*>/i);
  if (parts.length === 1 || !/<\/onlyinclude\s*>/i.test(text)) return text;
  return parts
    .slice(1)
    .map((part) => part.split(/<\/onlyinclude\s*>/i, 1)[0])
    .join("");
}
