import { expect, test } from "vitest";
import type { ObjectPart, Part, UnionPart } from "./resource-parts.js";
import { readerOf } from "./resource-read.js";
import { Reading } from "./resource-reading.js";

const text: Part = { kind: "leaf", is: (value) => typeof value === "string", expected: "text" };

function errorsOf(part: Part, value: unknown): readonly string[] {
  const reading = new Reading({ missing: "missing", invalid: "invalid" }, { all: true });
  readerOf(part)(reading, value);
  return reading.errors.map(({ code, wireName }) => `${code} ${wireName ?? ""}`);
}

/** A tree of operators, told apart by what stands behind their operands. */
const node = (sign: string): ObjectPart => {
  const leaf: Part = { kind: "leaf", is: (value) => (checks++, value === sign), expected: sign };
  return { kind: "object", shape: () => ({ fields: [{ name: "of", part: tree, optional: true }, { name: "sign", part: leaf }] }), expected: sign };
};
let checks = 0;
const tree: UnionPart = { kind: "union", members: [node("+"), node("-")], expected: "a tree" };

function treeOf(levels: number, last: string): object {
  return levels === 0 ? { sign: last } : { of: treeOf(levels - 1, last), sign: "-" };
}

test("of several shapes the one that takes the value reads it", () => {
  const reading = new Reading({ missing: "missing", invalid: "invalid" }, {});
  expect(readerOf(tree)(reading, treeOf(3, "+"))).toEqual(treeOf(3, "+"));
  expect(errorsOf(tree, treeOf(1, "*"))).toEqual(["invalid "]);
});

test("a value that none of many nested shapes takes is refused after some trials", () => {
  checks = 0;
  expect(errorsOf(tree, treeOf(60, "*"))).toEqual(["invalid "]);
  expect(checks).toBeLessThan(20_000);
});

test("a hundred findings are the most", () => {
  const list: Part = { kind: "list", items: text, expected: "texts" };
  expect(errorsOf(list, new Array(100_000).fill(1))).toHaveLength(100);
  expect(errorsOf({ kind: "map", values: text, expected: "texts" }, Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`a${index}`, 1])))).toHaveLength(100);
});
