import { createRequire } from "node:module";
import type { NFA, JS as RefaJS } from "refa";
import type {
  AnyType,
  BinaryType,
  BooleanType,
  DateType,
  DecimalType,
  DurationType,
  EnumType,
  EnumValue,
  EnumValues,
  FileType,
  IntegerType,
  LimitType,
  ListType,
  LiteralType,
  MapType,
  NamespaceType,
  NumberType,
  OneOfType,
  ShapeType,
  StringType,
  TimeType,
  TimestampType,
  TitleType,
  Type,
  UnionType,
  UserType,
} from "../../model/type.ts";
import { compareDecimals } from "../../model/decimal.ts";
import type { ChangeId } from "../classes.ts";
import { type Comparison, type Found, type Site, difference, plainText, sharedId } from "../change.ts";
import { containsAsText, containsType, factualBound, inheritedBound, maximums } from "./strictness.ts";
import {
  fact,
  factOr,
  flag,
  kind,
  lifecycle,
  members,
  name,
  newName,
  node,
  place,
  removal,
  same,
  text,
  within,
} from "./node.ts";
import { keyed } from "./keyed.ts";

/**
 * Compares two types. If they have the same kind, their properties are compared. Otherwise, the result depends on which
 * type contains the other.
 */
export const type: Comparison<Type> = (site, before, after) => {
  if (before.kind === after.kind)
    return (kinds[before.kind] as Comparison<Type> | undefined)?.(site, before, after) ?? [];
  return [difference(otherKind(site, before, after), site, before, after)];
};

export function otherKind(
  site: Site,
  before: object & { readonly kind: string },
  after: object & { readonly kind: string },
): ChangeId {
  if (containsType(after, before)) return "type-widened";
  if (containsAsText(after, before, site)) return "type-widened-as-text";
  return containsType(before, after) || containsAsText(before, after, site) ? "type-narrowed" : "type-changed";
}

export const factualType = fact(type, "type");

/** Compares the values of a value set or an inline list. */
export const values = keyed<EnumValue>({
  kind: "value",
  name: ({ value }) => value,
  added: "value-added",
  removed: removal("value-removed"),
  renamed: "value-renamed",
  item: node<EnumValue>({
    value: name,
    description: text,
    addedBy: same("decision-replaced"),
    place,
    ...lifecycle,
  }),
});

const valueNames = members("value-added", "value-removed", "value");

const numberBounds = {
  minimum: factualBound("minimum"),
  maximum: factualBound("maximum"),
  exclusiveMinimum: factualBound("exclusive-minimum"),
  exclusiveMaximum: factualBound("exclusive-maximum"),
  multipleOf: factOr("multiple-of-added", "multiple-of-removed", same<number>("multiple-of-changed")),
};

const kinds: { readonly [Kind in Type["kind"]]: Comparison<Extract<Type, { readonly kind: Kind }>> } = {
  string: node<StringType>({
    kind,
    minLength: factualBound("min-length"),
    maxLength: factualBound("max-length"),
    pattern: factOr("pattern-added", "pattern-removed", pattern),
    format: factOr("format-added", "format-removed", same("format-changed")),
  }),
  integer: node<IntegerType>({ kind, ...numberBounds }),
  number: node<NumberType>({ kind, ...numberBounds }),
  decimal: node<DecimalType>({
    kind,
    minimum: factualBound("minimum", compareDecimals),
    maximum: factualBound("maximum", compareDecimals),
    scale: factualBound("scale"),
  }),
  boolean: node<BooleanType>({ kind }),
  timestamp: node<TimestampType>({ kind }),
  date: node<DateType>({ kind }),
  time: node<TimeType>({ kind }),
  duration: node<DurationType>({ kind }),
  binary: node<BinaryType>({ kind, maxBytes: factualBound("max-bytes") }),
  file: node<FileType>({
    kind,
    mediaTypes: members("media-type-added", "media-type-removed", "media type"),
    maxBytes: factualBound("max-bytes"),
  }),
  any: node<AnyType>({ kind }),
  title: node<TitleType>({ kind }),
  namespace: node<NamespaceType>({ kind, extra: valueNames }),
  user: node<UserType>({ kind, subtypes: valueNames }),
  limit: node<LimitType>({
    kind,
    minimum: inheritedBound("limit-minimum"),
    ...maximums,
  }),
  enum: node<EnumType>({ kind, values: enumValues, closed: closedness }),
  literal: node<LiteralType>({ kind, values: valueNames }),
  list: node<ListType>({
    kind,
    items: type,
    minItems: factualBound("min-items"),
    maxItems: factualBound("max-items"),
    uniqueItems: flag("unique-items-added", "unique-items-removed"),
  }),
  map: node<MapType>({
    kind,
    values: type,
    minItems: factualBound("min-items"),
    maxItems: factualBound("max-items"),
    maxKeyLength: factualBound("max-key-length"),
  }),
  shape: node<ShapeType>({ kind, shape: shapeReference, place }),
  "one-of": node<OneOfType>({
    kind,
    members: alternatives,
    discriminator: same("discriminator-changed"),
    place,
  }),
  union: node<UnionType>({ kind, members: alternatives, exclusive: flag("exclusivity-added", "exclusivity-removed") }),
};

/**
 * A set that both sides refer to is compared only once, as a set. Otherwise, the values are compared, regardless of
 * where they are defined.
 */
function enumValues(site: Site, before: EnumValues, after: EnumValues): readonly Found[] {
  if (before.kind === "set" && after.kind === "set" && before.set === after.set)
    return [useOf(site, sharedId(site, "value-set", after.set))];
  const found = values(site, valuesOf(before, site.resolve.valuesBefore), valuesOf(after, site.resolve.valuesAfter));
  const isSame = before.kind === "inline" && after.kind === "inline";
  return isSame || found.some((one) => one.kind === "difference")
    ? found
    : [...found, difference("value-set-replaced", site, setOf(before), setOf(after))];
}

function valuesOf(list: EnumValues, resolve: (set: string) => readonly EnumValue[]): readonly EnumValue[] {
  return list.kind === "inline" ? list.values : resolve(list.set);
}

function setOf(list: EnumValues): string | undefined {
  return list.kind === "set" ? list.set : undefined;
}

/** Compares whether a list is closed, which is the default. */
function closedness(site: Site, before: EnumType["closed"], after: EnumType["closed"]): readonly Found[] {
  if (before !== undefined && after !== undefined) return compareClosedness(site, before, after);
  const [old, now] = [before, after].map((one) => one === undefined || (one.value ?? false));
  const inside = within(site, before, after);
  if (old === now) return before === after ? [] : [difference("text-changed", inside, before, after)];
  return [difference(now === true ? "values-closed" : "values-opened", inside, before, after)];
}

const compareClosedness = fact<boolean>((site, before, after) =>
  before === after ? [] : [difference(after ? "values-closed" : "values-opened", site, before, after)],
);

export function shapeReference(site: Site, before: string, after: string): readonly Found[] {
  if (newName(site, before, before === after) !== after) return [{ kind: "other-shape", site, before, after }];
  return [useOf(site, site.resolve.shape(after))];
}

/**
 * Compares alternatives, which have no names. Equal types on both sides are skipped. If one type is left on each side,
 * these are compared with each other.
 */
function alternatives(site: Site, before: readonly Type[], after: readonly Type[]): readonly Found[] {
  return matchAlternatives(site, before, after, type);
}

export function matchAlternatives<Kind>(
  site: Site,
  before: readonly Kind[],
  after: readonly Kind[],
  compare: Comparison<Kind>,
): readonly Found[] {
  const rest = new Map(after.map((one) => [plainText(one), one]));
  const pairs: Found[] = [];
  const gone = before.filter((one) => {
    const key = plainText(one);
    const pair = rest.get(key);
    if (pair === undefined) return true;
    pairs.push(...compare(site, one, pair));
    rest.delete(key);
    return false;
  });
  const come = [...rest.values()];
  if (gone.length === 1 && come.length === 1) return [...pairs, ...compare(site, gone[0]!, come[0]!)];
  return [
    ...pairs,
    ...gone.map((one) => difference("alternative-removed", site, one, undefined)),
    ...come.map((one) => difference("alternative-added", site, undefined, one)),
  ];
}

export function useOf(site: Site, of: string): Found {
  return { kind: "use", of, site };
}

/** The maximum number of states of an automaton. Ordinary patterns have a few hundred. Larger ones are not compared. */
const maxStates = 2000;

/** Compares regular expressions by the strings that they match, if that is decidable. */
export function pattern(...[site, before, after]: Parameters<Comparison<string>>): readonly Found[] {
  if (before === after) return [];
  const [wider, narrower] = [contains(after, before), contains(before, after)];
  if (wider === true && narrower === true) return [difference("text-changed", site, before, after)];
  const id = wider === true ? "pattern-widened" : narrower === true ? "pattern-narrowed" : "pattern-changed";
  return [difference(id, site, before, after)];
}

/**
 * Returns whether the outer pattern matches every string that the inner one matches, or `undefined` if that is
 * undecided.
 */
function contains(outer: string, inner: string): boolean | undefined {
  const { DFA } = refa();
  try {
    const [others, own] = [outer, inner].map((source) =>
      DFA.fromFA(automatonOf(source), new DFA.LimitedNodeFactory(maxStates)),
    );
    others!.complement();
    return DFA.fromIntersection(others!, own!, new DFA.LimitedNodeFactory(maxStates)).isEmpty;
  } catch {
    // The pattern has too many states, or a feature that automata cannot express: a back reference, or an assertion in
    // the middle.
    return undefined;
  }
}

/** Builds an automaton for whole strings. */
function automatonOf(source: string): NFA {
  const { JS, NFA, Transformers, transform } = refa();
  const parser = JS.Parser.fromLiteral({ source: wholly(source), flags: "u" });
  const { expression, maxCharacter } = parser.parse({
    maxNodes: maxStates,
    backreferences: "throw",
    assertions: "parse",
  });
  const plain = transform(Transformers.applyAssertions(), expression);
  return NFA.fromRegex(plain, { maxCharacter }, { assertions: "throw" }, new NFA.LimitedNodeFactory(maxStates));
}

/** Rewrites a pattern to match whole strings. An alternative without an anchor may begin or end anywhere. */
function wholly(source: string): string {
  const { alternatives } = refa().JS.Parser.fromLiteral({ source, flags: "u" }).ast.pattern;
  const texts = alternatives.map(({ elements }) => {
    const [isFirst, isLast] = [isAnchor(elements[0], "start"), isAnchor(elements.at(-1), "end")];
    const inner = elements
      .slice(isFirst ? 1 : 0, isLast ? -1 : undefined)
      .map(({ raw }) => raw)
      .join("");
    return `${isFirst ? "" : "[^]*"}${inner}${isLast ? "" : "[^]*"}`;
  });
  return texts.join("|");
}

type Element = RefaJS.RegexppAst["pattern"]["alternatives"][number]["elements"][number];

function isAnchor(element: Element | undefined, kind: "start" | "end"): boolean {
  return element?.type === "Assertion" && element.kind === kind;
}

function refa(): typeof import("refa") {
  return createRequire(import.meta.url)("refa") as typeof import("refa");
}
