import { describe, expect, test } from "vitest";
import { parse } from "./parse.ts";
import type { MapNode, Node } from "./tree.ts";

/** Returns the plain data of a text without errors. */
function data(text: string): unknown {
  const { root, diagnostics } = parse("f.yaml", text);
  expect(diagnostics.filter((one) => one.severity === "error")).toEqual([]);
  return plain(root!);
}

function plain(node: Node): unknown {
  if (node.kind === "scalar") return node.value;
  if (node.kind === "list") return node.items.map(plain);
  return Object.fromEntries(node.entries.map((entry) => [entry.key, plain(entry.value)]));
}

/** Returns the diagnostics as `code: source text`. */
function faults(text: string): readonly string[] {
  return parse("f.yaml", text).diagnostics.map(({ code, place }) => `${code}: ${text.slice(place!.start, place!.end)}`);
}

function at(text: string, ...path: readonly (string | number)[]): string {
  let node: Node = parse("f.yaml", text).root!;
  for (const step of path)
    node =
      typeof step === "number" ? (node as { items: readonly Node[] }).items[step]! : valueOf(node as MapNode, step);
  return text.slice(node.place.start, node.place.end);
}

function valueOf(map: MapNode, key: string): Node {
  return map.entries.find((entry) => entry.key === key)!.value;
}

describe("values", () => {
  test("scalars of all styles", () => {
    expect(
      data(
        "a: x y\nb: 'it''s'\nc: \"\\u0041\\n\"\nd: |\n  one\n  two\ne: >-\n  one\n  two\n\n  three\nf: one\n  two\n",
      ),
    ).toEqual({
      a: "x y",
      b: "it's",
      c: "A\n",
      d: "one\ntwo\n",
      e: "one two\nthree",
      f: "one two",
    });
  });
  test("quoted scalars are always text", () => {
    expect(data("a: '1'\nb: \"true\"\nc: ''")).toEqual({ a: "1", b: "true", c: "" });
  });
  test("keys are the text as written", () => {
    expect(Object.keys(data("404: a\n1.50: b\n'x y': c\n__proto__: d\nconstructor: e\n") as object)).toEqual([
      "404",
      "1.50",
      "x y",
      "__proto__",
      "constructor",
    ]);
  });
  test("a value that is not written is null", () => {
    expect(data("a:\nb: {c, d: }\ne:\n-\n- x")).toEqual({ a: null, b: { c: null, d: null }, e: [null, "x"] });
  });
  test("line ends of Windows and of old make no difference", () => {
    expect(data("a: |\r\n  x\r\n  y\r\nb: 1\r\n")).toEqual({ a: "x\ny\n", b: 1 });
    expect(data("a: 1\rb: 2\r")).toEqual({ a: 1, b: 2 });
  });
  test("lone surrogates can be written as escapes", () => {
    expect(data('a: "\\ud800"\nb: "\\ud83d\\ude00"\nc: "\\U0001F600"')).toEqual({ a: "\ud800", b: "😀", c: "😀" });
  });
  test("aliases are the node of their anchor", () => {
    const { root } = parse("f.yaml", "a: &x {p: 1}\nb: *x\n&k c: *k\nd: &x 2\ne: *x");
    expect(valueOf(root!, "b")).toBe(valueOf(root!, "a"));
    expect(plain(root!)).toEqual({ a: { p: 1 }, b: { p: 1 }, c: "c", d: 2, e: 2 });
  });
});

describe("places", () => {
  const text =
    "plain: a b \nquoted: 'x'\nblock: |- # | note\n  one\n  two\n\nlist:\n- a\n-\n- [b, 'c',\n   ] # end\nmap: { k: \"v\" , }\nnone:\npairs: [x: 1]\nalias: &n y\n";
  test.each([
    ["plain", "a b"],
    ["quoted", "'x'"],
    ["block", "|- # | note\n  one\n  two"],
    ["list", "- a\n-\n- [b, 'c',\n   ]"],
    ["map", '{ k: "v" , }'],
    ["none", "none"],
    ["alias", "y"],
  ])("of %s", (key, source) => {
    expect(at(text, key)).toBe(source);
  });
  test("of what lies in lists", () => {
    expect(at(text, "list", 1)).toBe("-");
    expect(at(text, "list", 2)).toBe("[b, 'c',\n   ]");
    expect(at(text, "pairs", 0)).toBe("x: 1");
  });
  test("of a block scalar below its key, after a comment", () => {
    expect(at("a: # x | y\n  >\n  t\n", "a")).toBe(">\n  t");
  });
  test("of the whole", () => {
    expect(at("# c\na: 1\nb:\n  c: 2 # d\n")).toBe("a: 1\nb:\n  c: 2");
  });
  test("a missing value has the place of its key", () => {
    const { root } = parse("f.yaml", "a:\n");
    expect(root!.entries[0]!.value.place).toBe(root!.entries[0]!.keyPlace);
  });
});

describe("refused", () => {
  test.each([
    ["an empty file", "", ["wrong-type: "]],
    ["a file of comments", "# a\n", ["wrong-type: "]],
    ["an empty document", "---\n...\n", ["wrong-type: "]],
    ["a list", "- a", ["wrong-type: - a"]],
    ["a second document", "a: 1\n---\nb: 2\n---\n", ["unsupported-yaml: ---"]],
    ["a directive", "# c\n%YAML 1.2\n---\na: 1", ["unsupported-yaml: %"]],
    ["an unknown directive", "%FOO\n---\na: 1", ["unsupported-yaml: %"]],
    [
      "tags",
      "a: !!js/function x\nb: !foo {}\n!!str c: !!str 1",
      [
        "unsupported-yaml: !!js/function",
        "unsupported-yaml: !foo",
        "unsupported-yaml: !!str",
        "unsupported-yaml: !!str",
      ],
    ],
    ["a merge key", "a: &a {x: 1}\nb: {<<: *a}", ["unsupported-yaml: <<"]],
    ["a list as a key", "? [a]\n: b", ["unsupported-yaml: [a]"]],
    ["a mapping as a key", "{a: 1}: b", ["unsupported-yaml: {a: 1}"]],
    ["an alias as a key", "a: &a b\n*a : c", ["unsupported-yaml: *a"]],
    ["a repeated key", "a: 1\n\"\\x61\": 2\n'a': 3", ['duplicate-key: "\\x61"', "duplicate-key: 'a'"]],
    ["an unknown alias", "a: *b\nc: &b 1", ["yaml-syntax: *b"]],
    ["an alias in its own anchor", "a: &x [1, {b: *x}]", ["cyclic-alias: *x"]],
    ["an integer beyond what a double holds", "a: 12345678901234567890", ["wrong-value: 12345678901234567890"]],
    ["a number that JSON does not have", "a: [-.inf, .nan]", ["wrong-value: -.inf", "wrong-value: .nan"]],
    ["a float out of range", "a: 1e999", ["wrong-value: 1e999"]],
    ["a character beyond Unicode", 'a: "\\\\U00110000 \\U00110000"', ["yaml-syntax: \\U00110000"]],
  ])("%s", (_, text, expected) => {
    expect(faults(text)).toEqual(expected);
    expect(parse("f.yaml", text).root).toBeUndefined();
  });

  test("a quoted << is an ordinary key, and a long number an ordinary key", () => {
    expect(data("'<<': 1\n12345678901234567890: 2")).toEqual({ "<<": 1, "12345678901234567890": 2 });
  });
  test("a repeated key points to the first", () => {
    const [fault] = parse("f.yaml", "a: 1\nb: 2\na: 3").diagnostics;
    expect(fault!.related[0]!.place).toEqual({ file: "f.yaml", start: 0, end: 1 });
  });
  test("an alias bomb, without unfolding it", () => {
    const lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x]"];
    for (let level = 1; level < 40; level++) lines.push(`a${level}: &a${level} [${`*a${level - 1}, `.repeat(9)}]`);
    expect(faults(lines.join("\n"))).toEqual(["alias-bomb: *a4"]);
  });
  test("many aliases of small things are no bomb, many nodes without aliases neither", () => {
    expect(faults(`a: &a 1\nb: [${"*a,".repeat(50_000)}]`)).toEqual([]);
    expect(faults(`a: &a 1\nb: [${"1,".repeat(150_000)}]\nc: *a`)).toEqual([]);
    expect(faults(`a: &a 1\nb: [${"*a,".repeat(100_001)}]`)).toEqual(["alias-bomb: *a"]);
  });
  test.each(["[", "{a: ", "- ", "? "])("too many levels of %j", (opening) => {
    expect(faults(`a:\n  ${opening.repeat(100_000)}`).map((one) => one.split(":")[0])).toEqual(["nested-too-deep"]);
  });
  test("too many levels through aliases", () => {
    const lines = ["a0: &a0 [x]"];
    for (let level = 1; level < 120; level++) lines.push(`a${level}: &a${level} [*a${level - 1}]`);
    expect(faults(lines.join("\n"))).toEqual(expect.arrayContaining(["nested-too-deep: *a98"]));
  });
  test("no more than a hundred faults of a kind", () => {
    expect(faults("a: 1\n".repeat(5000))).toHaveLength(100);
    expect(parse("f.yaml", `a: [${"yes,".repeat(5000)}]\n<<: 1`).diagnostics).toHaveLength(101);
  });
});

describe("syntax errors", () => {
  test("all of them are found", () => {
    expect(faults("a: b: c\nd: [1, }\ne: f: g\n").length).toBeGreaterThan(1);
  });
  test("at most ten, in order, without the first parser's own words", () => {
    const { diagnostics } = parse("f.yaml", "a: b: c\n".repeat(30));
    expect(diagnostics).toHaveLength(10);
    expect(diagnostics.map((one) => one.place!.start)).toEqual([...Array(10).keys()].map((line) => line * 8 + 3));
  });
  test("a file too long for the second parser gets the first one's error", () => {
    expect(faults(`${"a: 1\n".repeat(20_000)}b: [`).map((one) => one.split(":")[0])).toEqual(["yaml-syntax"]);
  });
  test("a file that the second parser cannot bear gets the first one's error", () => {
    const text = `a: [1\n${"[".repeat(60_000)}`;
    const { diagnostics } = parse("f.yaml", text);
    expect(diagnostics.length).toBeGreaterThan(0);
    expect(diagnostics.filter((one) => one.message.includes("stack"))).toEqual([]);
  });
  test("repeated keys and tags are not syntax", () => {
    expect(faults("a: 1\na: !x 2\nb: [\nc: 3\n").filter((one) => !one.startsWith("yaml-syntax"))).toEqual([]);
    expect(parse("f.yaml", "a: 1\na: !x 2\nb: [\nc: 3\n").diagnostics.map((one) => one.place!.start)).not.toContain(5);
  });
  test.each(["a: \0", "a: \x07", "\tb: 1", "a: @b", "a: 'b", 'a: "\\q"', "}"])("%j", (text) => {
    const { diagnostics, root } = parse("f.yaml", text);
    expect(root).toBeUndefined();
    expect(diagnostics.map((one) => one.code)).toContain("yaml-syntax");
    for (const { place } of diagnostics) expect(place!.end).toBeLessThanOrEqual(text.length);
  });
});

test("ambiguous scalars are warned of, quoted ones are not", () => {
  expect(faults("yes: no\n'no': 'yes'\nnull: [On, true]\n404: ok")).toEqual([
    "ambiguous-scalar: yes",
    "ambiguous-scalar: no",
    "ambiguous-scalar: null",
    "ambiguous-scalar: On",
  ]);
  expect(data("yes: no")).toEqual({ yes: "no" });
});
