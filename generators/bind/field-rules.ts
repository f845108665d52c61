import type { MapNode, Node } from "../load/tree.ts";
import type { FieldRule, FieldRuleKind } from "../model/field-rules.ts";
import type { ErrorCode } from "../model/service.ts";
import type { Binding } from "./binding.ts";
import { readErrorCode } from "./errors.ts";
import { within } from "./fact.ts";
import { asMap, asText, itemsOf, valueOf } from "./read-node.ts";
import { resolve } from "./resolve.ts";

export interface FieldRuleScope {
  /** The kind of item that the rules are about. `names` contains the valid names. */
  readonly noun: "field" | "parameter";
  readonly names: ReadonlyMap<string, unknown>;
  readonly errors: ReadonlyMap<string, ErrorCode>;
}

/** Reads the rules between fields of a list that may also contain rules in prose. */
export function readFieldRules(binding: Binding, nodes: readonly Node[], scope: FieldRuleScope): readonly FieldRule[] {
  return nodes.flatMap((node): readonly FieldRule[] => {
    const map = asMap(node);
    const kind = kindOf(map);
    if (kind === undefined) return [];
    resolveNames(binding, map, scope);
    const here = within(binding, map);
    return [{ ...kind, error: readErrorCode(here, map, "error", scope.errors), origin: here.origin, place: map.place }];
  });
}

/** Returns whether an item of such a list is a rule between fields. */
export function isFieldRule(node: Node): boolean {
  return kindOf(asMap(node)) !== undefined;
}

function resolveNames(binding: Binding, map: MapNode, { noun, names }: FieldRuleScope): void {
  for (const key of ["each", ...Object.keys(readers)]) {
    for (const item of itemsOf(valueOf(map, key))) resolve(binding, noun, asText(item), names, item.place);
  }
}

/** Returns `undefined` for a rule in prose. */
function kindOf(map: MapNode): FieldRuleKind | undefined {
  for (const [key, read] of Object.entries(readers)) {
    const node = valueOf(map, key);
    if (node !== undefined) return read(itemsOf(node).map(asText), map);
  }
  return undefined;
}

type Reader = (names: readonly string[], map: MapNode) => FieldRuleKind;

/** Readers by the key that distinguishes the kind of rule. */
const readers: Readonly<Record<string, Reader>> = {
  exactlyOneOf: (fields) => ({ kind: "count", fields, least: 1, most: 1 }),
  atLeastOneOf: (fields) => ({ kind: "count", fields, least: 1, most: undefined }),
  atMostOneOf: (fields) => ({ kind: "count", fields, least: 0, most: 1 }),
  needs: (needs, map) => ({ kind: "needs", each: textsUnder(map, "each"), needs }),
  excludes: (excludes, map) => ({ kind: "excludes", each: textsUnder(map, "each"), excludes }),
  lessThan: ([lesser, greater]) => ({ kind: "order", lesser: lesser!, greater: greater!, mayBeEqual: false }),
  lessOrEqual: ([lesser, greater]) => ({ kind: "order", lesser: lesser!, greater: greater!, mayBeEqual: true }),
};

function textsUnder(map: MapNode, key: string): readonly string[] {
  return itemsOf(valueOf(map, key)).map(asText);
}
