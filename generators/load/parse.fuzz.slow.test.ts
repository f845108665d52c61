import { expect, test } from "vitest";
import { isAlias, isMap, isScalar, isSeq, parseDocument, type Document } from "yaml";
import type { Place } from "../model/place.ts";
import { parse } from "./parse.ts";
import { readSpec } from "./read.ts";
import type { Node } from "./tree.ts";

const { sources } = readSpec(process.cwd());
const texts = [...sources].filter(([, text]) => text.length < 8000);

/** Returns a seeded generator of numbers from 0 (inclusive) to 1 (exclusive). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    return (((mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed) >>> 0) / 2 ** 32;
  };
}

const SNIPPETS = [
  "'",
  '"',
  ":",
  ": ",
  "- ",
  "\n",
  "\n  ",
  "{",
  "}",
  "[",
  "]",
  ",",
  "#",
  " #",
  "&a ",
  "*a",
  "!t ",
  "|",
  ">-",
  "%",
  "? ",
  "\t",
  "<<",
  "---\n",
  "\\",
  "\r",
  "yes",
  "1e5",
  "null",
  "\u{1f600}",
  "\u0085",
  "\uFEFF",
];

/** Mutates a text up to three times: deletes, inserts or swaps parts of it. */
function mutate(text: string, next: () => number): string {
  let result = text;
  for (let times = Math.ceil(next() * 3); times > 0; times--) {
    const at = Math.floor(next() * result.length);
    const length = Math.floor(next() * 8);
    const [before, piece, after] = [result.slice(0, at), result.slice(at, at + length), result.slice(at + length)];
    const kind = Math.floor(next() * 3);
    if (kind === 0) result = before + after;
    else if (kind === 1) result = before + SNIPPETS[Math.floor(next() * SNIPPETS.length)]! + piece + after;
    else result = before + after.slice(0, length) + piece + after.slice(length);
  }
  return result;
}

/** Converts a tree to plain data. Mappings become lists of pairs, so that order and duplicates count. */
function plain(node: Node): unknown {
  if (node.kind === "scalar") return node.value;
  if (node.kind === "list") return node.items.map(plain);
  return node.entries.map((entry) => [entry.key, plain(entry.value)]);
}

/** Converts the other parser's document to the same plain data. Its zeros may be negative. */
function otherPlain(node: unknown, document: Document): unknown {
  if (isAlias(node)) return otherPlain(node.resolve(document), document);
  if (isScalar(node)) return node.value === 0 ? 0 : node.value;
  if (isSeq(node)) return node.items.map((item) => otherPlain(item, document));
  if (isMap(node))
    return node.items.map(({ key, value }) => [isScalar(key) ? key.source : key, otherPlain(value, document)]);
  return null;
}

function placesOf(node: Node): readonly Place[] {
  if (node.kind === "scalar") return [node.place];
  if (node.kind === "list") return [node.place, ...node.items.flatMap(placesOf)];
  return [node.place, ...node.entries.flatMap((entry) => [entry.keyPlace, ...placesOf(entry.value)])];
}

function expectInside(text: string, places: readonly (Place | undefined)[]): void {
  const isInside = ({ start, end }: Place): boolean => 0 <= start && start <= end && end <= text.length;
  // One assertion for all places: Vitest needs longer for an assertion than the parser for a line.
  expect(places.filter((place) => !isInside(place!))).toEqual([]);
}

function expectSame(text: string): void {
  const { root, diagnostics } = parse("f.yaml", text);
  expectInside(
    text,
    diagnostics.map((one) => one.place),
  );
  if (root === undefined) return expect(diagnostics.some((one) => one.severity === "error")).toBe(true);
  expectInside(text, placesOf(root));
  // In YAML 1.2, and in Kiln, a lone carriage return ends a line. The other parser disagrees.
  if (/\r(?!\n)/.test(text)) return;
  // After a comment, the other parser treats a byte order mark as the start of the document, Kiln as part of the key.
  if (/^(?:#.*\n)+\uFEFF/.test(text)) return;
  const document = parseDocument(text, { schema: "core", merge: false, logLevel: "silent" });
  if (document.errors.length === 0)
    expect({ text, data: plain(root) }).toEqual({ text, data: otherPlain(document.contents, document) });
}

test("the spec means the same to another parser", () => {
  for (const [, text] of sources) expectSame(text);
});

test("mutants of the spec end in errors, or mean the same to another parser", () => {
  const next = random(1);
  for (let run = 0; run < 1000; run++) {
    const [, text] = texts[Math.floor(next() * texts.length)]!;
    expectSame(mutate(text, next));
  }
});
