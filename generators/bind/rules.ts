import type { MapNode, Node } from "../load/tree.ts";
import type {
  ErrorReference,
  FieldRule,
  FieldRuleKind,
  Pages,
  ParameterReference,
  Role,
  Rule,
  Test,
} from "../model/rules.ts";
import type { Binding } from "./binding.ts";
import { readOrigin, within } from "./fact.ts";
import { asMap, asNumber, asText, itemsOf, need, oneOrMany, textsOf, valueOf } from "./read-node.ts";
import type { ErrorCode } from "../model/service.ts";
import { readErrorCode } from "./service.ts";
import { resolve } from "./resolve.ts";
import type { Maximums } from "../model/type.ts";

/** Reads the list `rules` of a module, a parameter group or a set of request parameters. */
export function readRules(binding: Binding, node: Node | undefined): readonly Rule[] {
  return itemsOf(node).map((item) => readRule(binding, asMap(item)));
}

type Common = Pick<Rule, "when" | "unless" | "origin" | "place">;

/** The first key in the schema of a rule determines its kind. */
function readRule(binding: Binding, map: MapNode): Rule {
  const common: Common = { ...readWhenAndUnless(map), origin: readOrigin(binding, map), place: map.place };
  const rule = readRuleOfSeveral(map, common) ?? readRuleOfOne(map, common);
  return rule ?? { kind: "warning", warning: codeOf(map, "warn"), ...common };
}

function readRuleOfSeveral(map: MapNode, common: Common): Rule | undefined {
  const has = (key: string): boolean => valueOf(map, key) !== undefined;
  const parameters = (key: string): readonly ParameterReference[] => itemsOf(need(map, key)).map(readReference);
  const tests = (key: string): readonly Test[] => readTests(need(map, key));
  const error = (): ErrorReference => codeOf(map, "error");
  if (has("exactlyOneOf")) {
    const [none, several] = [codeOf(map, "missing"), codeOf(map, "conflict")];
    return { kind: "exactly-one-of", parameters: parameters("exactlyOneOf"), none, several, ...common };
  }
  if (has("atMostOneOf"))
    return { kind: "at-most-one-of", parameters: parameters("atMostOneOf"), error: error(), ...common };
  if (has("atLeastOneOf"))
    return { kind: "at-least-one-of", parameters: parameters("atLeastOneOf"), error: error(), ...common };
  if (has("needs")) return { kind: "needs", each: tests("each"), needed: tests("needs"), error: error(), ...common };
  if (has("excludes"))
    return { kind: "excludes", each: tests("each"), excluded: tests("excludes"), error: error(), ...common };
  return undefined;
}

function readRuleOfOne(map: MapNode, common: Common): Rule | undefined {
  const has = (key: string): boolean => valueOf(map, key) !== undefined;
  const parameter = (key: string): ParameterReference => readReference(need(map, key));
  const number = (key: string): number => asNumber(need(map, key));
  const error = (): ErrorReference => codeOf(map, "error");
  if (has("mutuallyExclusive")) {
    const values = itemsOf(need(map, "values")).map(textsOf);
    return { kind: "contradiction", parameter: parameter("mutuallyExclusive"), values, error: error(), ...common };
  }
  if (has("notEmpty")) return { kind: "not-empty", parameter: parameter("notEmpty"), error: error(), ...common };
  if (has("inNamespace")) {
    return {
      kind: "in-namespace",
      parameter: parameter("titleOf"),
      namespace: number("inNamespace"),
      error: error(),
      ...common,
    };
  }
  if (has("cap")) {
    return {
      kind: "cap",
      parameter: parameter("cap"),
      ...readMaximums(map),
      warning: codeOf(map, "warning"),
      ...common,
    };
  }
  return undefined;
}

/** Reads the maximums of a limit or of a rule. */
export function readMaximums(map: MapNode): Maximums {
  const number = (key: keyof Maximums): number => asNumber(need(map, key));
  return { maximum: number("maximum"), highMaximum: number("highMaximum") };
}

function codeOf(map: MapNode, key: string): ErrorReference {
  return readErrorReference(need(map, key));
}

export function readErrorReference(node: Node): ErrorReference {
  return { code: asText(node), place: node.place };
}

function readReference(node: Node): ParameterReference {
  return { name: asText(node), place: node.place };
}

function readTests(node: Node | undefined): readonly Test[] {
  return itemsOf(node).map(readTest);
}

/** Reads the tests under two keys of a mapping: conditions and exceptions. */
export function readWhenAndUnless(map: MapNode): { readonly when: readonly Test[]; readonly unless: readonly Test[] } {
  return { when: readTests(valueOf(map, "when")), unless: readTests(valueOf(map, "unless")) };
}

/**
 * Reads a parameter's name, or a mapping with one key. The key is a parameter with its value or values, or starts with
 * `$`.
 */
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
