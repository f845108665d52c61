import { expect, test } from "vitest";
import { isMapOf } from "./check.js";
import { type ObjectPart, type Part, Reading, type UnionPart } from "./reading.js";
import { readerOf } from "./read.js";

const text: Part = { kind: "leaf", is: (value) => typeof value === "string", expected: "text" };

function errorsOf(part: Part, value: unknown): readonly string[] {
  const reading = new Reading({ missing: "missing", invalid: "invalid" }, { all: true });
  readerOf(part)(reading, value);
  return reading.errors.map(({ code, wireName }) => `${code} ${wireName ?? ""}`);
}

/** Creates a tree of operators. The operator follows the operands, so that it is read last. */
const node = (sign: string): ObjectPart => {
  const leaf: Part = { kind: "leaf", is: (value) => (checks++, value === sign), expected: sign };
  return {
    kind: "object",
    shape: () => ({
      fields: [
        { name: "of", part: tree, optional: true },
        { name: "sign", part: leaf },
      ],
    }),
    expected: sign,
  };
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

test("an object of a tagged type is read, and its faults are reported, by the shape that its tag names", () => {
  const shape = (name: string) => () => ({
    fields: [
      { name: "by", part: text },
      { name, part: text },
    ],
  });
  const payment: Part = {
    kind: "tagged",
    tag: "by",
    shapes: [
      ["card", shape("number")],
      ["bank", shape("account")],
    ],
    expected: "a payment",
  };
  expect(errorsOf(payment, { by: "card", number: "1" })).toEqual([]);
  expect(errorsOf(payment, { by: "bank", account: 1 })).toEqual(["invalid account"]);
  expect(errorsOf(payment, { by: "bank" })).toEqual(["missing account"]);
  expect(errorsOf(payment, { by: "cash" })).toEqual(["invalid by"]);
  expect(errorsOf(payment, { number: "1" })).toEqual(["missing by"]);
  expect(errorsOf(payment, [])).toEqual(["invalid "]);
});

test("a hundred findings are the most", () => {
  const list: Part = { kind: "list", items: text, expected: "texts" };
  expect(errorsOf(list, new Array(100_000).fill(1))).toHaveLength(100);
  expect(
    errorsOf(
      { kind: "map", values: text, expected: "texts" },
      Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`a${index}`, 1])),
    ),
  ).toHaveLength(100);
});

test("a map has as many members as it may have, with names as long as they may be, in characters", () => {
  const map: Part = { kind: "map", values: text, most: 2, longest: 3, expected: "texts" };
  const some: Part = { ...map, least: 1 };
  expect([{}, { a: "1" }].map((one) => errorsOf(some, one))).toEqual([["invalid "], []]);
  for (const right of [{}, { a: "1", b: "2" }, { abc: "1", "𝄞𝄞𝄞": "2" }]) expect(errorsOf(map, right)).toEqual([]);
  for (const wrong of [{ a: "1", b: "2", c: "3" }, { abcd: "1" }, { "𝄞𝄞𝄞𝄞": "1" }])
    expect(errorsOf(map, wrong)).toEqual(["invalid "]);
  const isText = (value: unknown): boolean => typeof value === "string";
  for (const right of [{}, { a: "1", b: "2" }, { "𝄞𝄞𝄞": "2" }]) expect(isMapOf(right, isText, 2, 3)).toBe(true);
  for (const wrong of [{ a: "1", b: "2", c: "3" }, { abcd: "1" }, { "𝄞𝄞𝄞𝄞": "1" }, { a: 1 }, []])
    expect(isMapOf(wrong, isText, 2, 3)).toBe(false);
  expect([{}, { a: "1" }].map((one) => isMapOf(one, isText, 2, 3, 1))).toEqual([false, true]);
});
