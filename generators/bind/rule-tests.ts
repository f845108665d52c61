import type { MapNode, Node } from "../load/tree.ts";
import type { Pages, Role, Test } from "../model/rules.ts";
import { asMap, asText, itemsOf, oneOrMany, valueOf } from "./read-node.ts";

export function readTests(node: Node | undefined): readonly Test[] {
  return itemsOf(node).map(readTest);
}

/** The tests under two keys of a mapping: when something holds, and when it does not. */
export function readWhenAndUnless(map: MapNode): { readonly when: readonly Test[]; readonly unless: readonly Test[] } {
  return { when: readTests(valueOf(map, "when")), unless: readTests(valueOf(map, "unless")) };
}

/** A parameter's name, or a mapping of one key: of a parameter to its value or values, or one that starts with `$`. */
function readTest(node: Node): Test {
  const { place } = node;
  if (node.kind === "scalar") return { kind: "given", parameter: asText(node), place };
  const { key, value } = asMap(node).entries[0]!;
  switch (key) {
    case "$filled":
      return { kind: "filled", parameter: asText(value), place };
    case "$pages":
      return { kind: "pages", pages: asText(value) as Pages, place };
    case "$as":
      return { kind: "role", role: asText(value) as Role, place };
    case "$all":
      return { kind: "all", tests: readTests(value), place };
    default:
      return { kind: "holds", parameter: key, values: oneOrMany(value).map(({ text }) => text), place };
  }
}
