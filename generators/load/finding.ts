import { MANY_KINDS, type Schema, type TypeName, distinguishingKeys } from "./schema.ts";
import type { MapEntry, Node } from "./tree.ts";
import { listNames } from "../diagnostics/suggest.ts";

/** A mistake of the author, found from any number of faults. */
export type Finding = Mismatch | BadName | MissingKey | UnknownKey | Unrecognized | Duplicate;

/** A node whose type or value no schema allows. */
export interface Mismatch {
  readonly kind: "type" | "value";
  readonly spot: Spot;
  readonly schemas: readonly Schema[];
  /** True if a list of such values is also allowed. */
  readonly orList?: boolean;
}

/** A key that is not a valid name. */
export interface BadName {
  readonly kind: "name";
  readonly spot: Spot;
  readonly entry: MapEntry;
  readonly schema: Schema;
  readonly guess: string | undefined;
}

/** A missing key. One of the keys is required. */
export interface MissingKey {
  readonly kind: "missing-key";
  readonly spot: Spot;
  readonly keys: readonly string[];
  /** The description of the key, if there is only one. */
  readonly meaning: string | undefined;
}

export interface UnknownKey {
  readonly kind: "unknown-key";
  readonly spot: Spot;
  readonly entry: MapEntry;
  readonly known: readonly string[];
  readonly guess: string | undefined;
  /** The key of the mapping whose value has this key. */
  readonly inside: string | undefined;
  /** Another key of the mapping that excludes this one. */
  readonly excludedBy: string | undefined;
}

/** A mapping with none of the keys that distinguish the allowed kinds of mappings. */
export interface Unrecognized {
  readonly kind: "unrecognized";
  readonly spot: Spot;
  readonly keys: readonly string[];
  readonly distinguishing: readonly string[];
}

/** An item of a list that equals an earlier one. */
export interface Duplicate {
  readonly kind: "duplicate";
  readonly spot: Spot;
  readonly first: Node;
}

/** A node and its path from the root. */
export interface Spot {
  readonly node: Node;
  readonly parent: Spot | undefined;
  /** The parent's entry or list index that contains the node; `undefined` at the root. */
  readonly step: MapEntry | number | undefined;
}

/** A mismatch between a node and its schema. */
export type Fault =
  | { readonly kind: "type" | "value"; readonly spot: Spot; readonly schema: Schema }
  | { readonly kind: "unknown-key"; readonly spot: Spot; readonly schema: Schema; readonly entry: MapEntry }
  | { readonly kind: "missing-key"; readonly spot: Spot; readonly schema: Schema; readonly key: string }
  | {
      readonly kind: "name";
      readonly spot: Spot;
      readonly schema: Schema;
      readonly entry: MapEntry;
      readonly known: Schema;
    }
  | Duplicate
  | { readonly kind: "union"; readonly spot: Spot; readonly branches: readonly Branch[] };

/** A schema of an `anyOf`, and the reasons why the node does not match it. */
export interface Branch {
  readonly schema: Schema;
  readonly faults: readonly Fault[];
}

const LONGEST = 80;

/** Shortens text from the spec for a message. */
export function clip(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1)}…`;
}

/** Turns a description of a schema into part of a sentence: `Starts with a letter.` → `starts with a letter`. */
export function phrase(description: string): string {
  const text = description.replace(/\.$/, "");
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}

const TYPE_NAMES: Readonly<Record<TypeName, string>> = {
  null: "nothing",
  boolean: "true or false",
  integer: "a whole number",
  number: "a number",
  string: "text",
  array: "a list",
  object: "a mapping",
};

/** Returns the types that at least one schema allows, for a sentence: `text or a mapping with “unknown”`. */
export function expectedTypes(schemas: readonly Schema[]): string {
  const all = schemas.flatMap(alternativesOf);
  const mappings = all.filter(isMapping);
  const keys = distinguishingKeys(mappings).flatMap(([first]) => first ?? []);
  const isLong = keys.length >= MANY_KINDS;
  const described = isLong ? all.filter((schema) => !isMapping(schema)) : all;
  const expected = described.flatMap((schema) => expectedOf(schema, (one) => (isMapping(one) ? requiredOf(one) : "")));
  return joined(isLong ? [...expected, `a mapping with one of the keys ${listNames(keys, 20)}`] : expected);
}

/** Returns the alternatives of a schema: follows references and flattens `anyOf`. */
export function alternativesOf(schema: Schema): readonly Schema[] {
  if (schema.ref !== undefined) return alternativesOf(schema.ref);
  return schema.values === undefined && schema.anyOf.length > 0 ? schema.anyOf.flatMap(alternativesOf) : [schema];
}

function isMapping({ types }: Schema): boolean {
  return types[0] === "object";
}

/** Returns the values that at least one schema allows, for a sentence: `a whole number from 1 to 5`. */
export function expectedValues(schemas: readonly Schema[]): string {
  return joined(schemas.flatMap((schema) => expectedOf(schema, detailOf)));
}

function joined(expected: readonly string[]): string {
  const all = [...new Set(expected)];
  return all.length <= 2 ? all.join(" or ") : `${all.slice(0, -1).join(", ")} or ${all.at(-1)!}`;
}

function expectedOf(schema: Schema, detail: (schema: Schema) => string): readonly string[] {
  if (schema.ref !== undefined) return expectedOf(schema.ref, detail);
  if (schema.values !== undefined) return [oneOf(schema.values.map(String))];
  if (schema.anyOf.length > 0) return schema.anyOf.flatMap((branch) => expectedOf(branch, detail));
  return [`${schema.types.map((type) => TYPE_NAMES[type]).join(" or ") || "something else"}${detail(schema)}`];
}

function oneOf(values: readonly string[]): string {
  return values.length === 1
    ? `“${values[0]}”`
    : `one of ${listNames(
        values.map((value) => (value === "" ? "''" : value)),
        20,
      )}`;
}

function requiredOf({ required }: Schema): string {
  return required.length === 0 ? "" : ` with ${quoteAll(required)}`;
}

function detailOf(schema: Schema): string {
  if (schema.types[0] === "object") return requiredOf(schema) || between(schema.minSize, schema.maxSize, "key");
  if (schema.types[0] === "array") return between(schema.minSize, schema.maxSize, "item");
  if (schema.types[0] === "string") return textDetail(schema);
  return between(schema.minimum, schema.maximum, "");
}

function textDetail(schema: Schema): string {
  const { pattern, description } = schema;
  if (pattern !== undefined)
    return ` (${description === undefined ? `it matches ${pattern.source}` : phrase(description)})`;
  if (schema.minLength === 1 && schema.maxLength === Infinity) return " that is not empty";
  return between(schema.minLength, schema.maxLength, "character");
}

/** Describes a range: ` of at least 1 item`. Without a unit, the numbers are the values themselves. */
function between(low: number, high: number, unit: string): string {
  const count = (number: number): string => (unit === "" ? `${number}` : `${number} ${unit}${number === 1 ? "" : "s"}`);
  if (low > -Infinity && high < Infinity)
    return low === high ? ` of exactly ${count(low)}` : ` from ${low} to ${count(high)}`;
  if (high < Infinity) return ` of at most ${count(high)}`;
  return low > 0 || (low === 0 && unit === "") ? ` of at least ${count(low)}` : "";
}

function quoteAll(names: readonly string[]): string {
  const quoted = names.map((name) => `“${name}”`);
  return quoted.length === 1 ? quoted[0]! : `${quoted.slice(0, -1).join(", ")} and ${quoted.at(-1)!}`;
}

/** Describes the type or the value of a node, as part of a sentence: `a list`, `the number 404`. */
export function describeNode(node: Node): string {
  if (node.kind === "list") return node.items.length === 0 ? "an empty list" : "a list";
  if (node.kind === "map") return node.entries.length === 0 ? "an empty mapping" : "a mapping";
  if (node.value === null) return "empty";
  if (typeof node.value === "string") return node.value === "" ? "an empty string" : `the string “${clip(node.value)}”`;
  return typeof node.value === "number" ? `the number ${node.value}` : `${node.value}`;
}
