import type { DecisionId, Fact, Lifecycle, Origin } from "./fact.ts";
import type { Place } from "./place.ts";
import { remembered } from "./memo.ts";

/** The type of a parameter or a field. Both API styles share these types. */
export type Type =
  | StringType
  | IntegerType
  | NumberType
  | DecimalType
  | BooleanType
  | TimestampType
  | DateType
  | TimeType
  | DurationType
  | BinaryType
  | FileType
  | AnyType
  | NamespaceType
  | UserType
  | TitleType
  | LimitType
  | EnumType
  | LiteralType
  | ListType
  | MapType
  | ShapeType
  | OneOfType
  | UnionType;

/** The kinds whose values are strings in JSON. A timestamp may also be a `Date`. */
export const stringKinds = ["string", "user", "title", "date", "time", "decimal", "duration", "binary"] as const;
export const numberKinds = ["number", "integer", "namespace", "limit"] as const;

const formedKinds = ["date", "time", "decimal", "duration", "binary", "file"] as const;
const structuredKinds = ["list", "map", "shape", "one-of", "union"] as const;
/** The kinds that parameters of query modules never have. */
export const bodyOnlyKinds = ["number", ...formedKinds, "any", "literal", ...structuredKinds] as const;

export interface StringType {
  readonly kind: "string";
  readonly minLength: Fact<number> | undefined;
  readonly maxLength: Fact<number> | undefined;
  /** An unanchored ECMA-262 regular expression, as in JSON Schema. */
  readonly pattern: Fact<string> | undefined;
  readonly format: Fact<TextFormat> | undefined;
}

export type TextFormat = "uuid" | "email" | "uri";

export interface IntegerType {
  readonly kind: "integer";
  readonly minimum: Fact<number> | undefined;
  readonly maximum: Fact<number> | undefined;
  readonly exclusiveMinimum: Fact<number> | undefined;
  readonly exclusiveMaximum: Fact<number> | undefined;
  readonly multipleOf: Fact<number> | undefined;
}

/** Any JSON number, with or without a fraction. */
export interface NumberType {
  readonly kind: "number";
  readonly minimum: Fact<number> | undefined;
  readonly maximum: Fact<number> | undefined;
  readonly exclusiveMinimum: Fact<number> | undefined;
  readonly exclusiveMaximum: Fact<number> | undefined;
  readonly multipleOf: Fact<number> | undefined;
}

/**
 * A decimal number as a string, such as the amount `19.90`, so that no parser rounds it. Its bounds are strings, too,
 * and are compared digit by digit.
 */
export interface DecimalType {
  readonly kind: "decimal";
  readonly minimum: Fact<string> | undefined;
  readonly maximum: Fact<string> | undefined;
  /** The maximum number of digits after the decimal point. */
  readonly scale: Fact<number> | undefined;
}

/** A boolean. In a query, its presence means true. In a JSON body, it is a JSON boolean. */
export interface BooleanType {
  readonly kind: "boolean";
}

export interface TimestampType {
  readonly kind: "timestamp";
}

/** A calendar date: `2026-06-30`. */
export interface DateType {
  readonly kind: "date";
}

/** A time of day in hours and minutes, with or without seconds: `08:30`, `23:59:59`. */
export interface TimeType {
  readonly kind: "time";
}

/** A duration according to RFC 3339: `P1DT12H`, `P2W`. */
export interface DurationType {
  readonly kind: "duration";
}

/** Base64-encoded bytes. */
export interface BinaryType {
  readonly kind: "binary";
  readonly maxBytes: Fact<number> | undefined;
}

/** A file in a form. Only lists can contain this type. */
export interface FileType {
  readonly kind: "file";
  readonly mediaTypes: readonly string[];
  readonly maxBytes: Fact<number> | undefined;
}

/** Any JSON value. */
export interface AnyType {
  readonly kind: "any";
}

/** A namespace id. `extra` contains ids in addition to the site's own, such as -1. */
export interface NamespaceType {
  readonly kind: "namespace";
  readonly extra: readonly number[];
}

export interface UserType {
  readonly kind: "user";
  readonly subtypes: readonly string[];
}

export interface TitleType {
  readonly kind: "title";
}

/** The number of items to return: an integer in a range whose maximum depends on the caller's rights. */
export interface LimitType extends Maximums {
  readonly kind: "limit";
  readonly minimum: number;
}

/** The maximums of a limit: for callers without and with high limits. */
export interface Maximums {
  readonly maximum: number;
  readonly highMaximum: number;
}

/** Returns the range of a limit that a request may contain. The server checks the maximum for the caller's rights. */
export function limitRange({ minimum, highMaximum }: Maximums & Pick<LimitType, "minimum">): {
  readonly [B in "minimum" | "maximum"]: number;
} {
  return { minimum, maximum: highMaximum };
}

/** Returns the maximums by the limits of the caller, as for the number of values of a parameter. */
export function maximumsOf({ maximum, highMaximum }: Maximums): { readonly [Limits in "low" | "high"]: number } {
  return { low: maximum, high: highMaximum };
}

/** Returns the maximums as the arguments of a function of the runtime. */
export function maximumArguments({ maximum, highMaximum }: Maximums): readonly [low: number, high: number] {
  return [maximum, highMaximum];
}

/** Returns only the maximums of a limit or of a rule, as data. */
export function maximumsData({ maximum, highMaximum }: Maximums): Maximums {
  return { maximum, highMaximum };
}

/** Returns the lower one of both maximums. */
export function lowerMaximums(one: Maximums, other: Maximums): Maximums {
  return {
    maximum: Math.min(one.maximum, other.maximum),
    highMaximum: Math.min(one.highMaximum, other.highMaximum),
  };
}

export interface EnumType {
  readonly kind: "enum";
  readonly values: EnumValues;
  /** True if no other strings are accepted; `undefined` if the list itself implies it. */
  readonly closed: Fact<boolean> | undefined;
}

export type EnumValues =
  | { readonly kind: "set"; readonly set: string; readonly place: Place }
  | { readonly kind: "inline"; readonly values: readonly EnumValue[] };

/** One of several values that are not strings. */
export interface LiteralType {
  readonly kind: "literal";
  readonly values: readonly LiteralValue[];
}

export type LiteralValue = number | boolean | null;

export interface ListType {
  readonly kind: "list";
  readonly items: Type;
  readonly minItems: Fact<number> | undefined;
  readonly maxItems: Fact<number> | undefined;
  /** True if all items must be different JSON values. */
  readonly uniqueItems: boolean;
}

/** An object whose keys are data. */
export interface MapType {
  readonly kind: "map";
  readonly values: Type;
  readonly minItems: Fact<number> | undefined;
  readonly maxItems: Fact<number> | undefined;
  /** Maximum length of a key, in characters. */
  readonly maxKeyLength: Fact<number> | undefined;
}

/** A reference to a named shape of the same resource, or of the service. */
export interface ShapeType {
  readonly kind: "shape";
  readonly shape: string;
  readonly place: Place;
}

/** An object with one of several shapes. The value of a field that all shapes have identifies the shape. */
export interface OneOfType {
  readonly kind: "one-of";
  readonly members: readonly ShapeType[];
  readonly discriminator: string;
  readonly place: Place;
}

/** A value of one of several types. */
export interface UnionType {
  readonly kind: "union";
  readonly members: readonly Type[];
  /** True if a value that matches several of the types is refused, as with `oneOf` in JSON Schema. */
  readonly exclusive: boolean;
}

/** Patterns for the placeholders after the date in a form such as `YYYY-MM-DD hh:mm:ssZ`. */
const signs: Readonly<Record<string, string>> = {
  hh: "(?:[01]\\d|2[0-3])",
  mm: "[0-5]\\d",
  ss: "[0-5]\\d",
  Z: "(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)",
};

/** The pattern of a calendar date. Its groups are year, month and day. */
export const dayPattern = "^(\\d{4})-(\\d\\d)-(\\d\\d)$";

/**
 * Returns a pattern for the formats of a date-time. Its first three groups are year, month and day. Every format begins
 * with the date.
 */
export function momentPattern(forms: readonly string[]): string {
  const tails = forms.map((form) => form.slice("YYYY-MM-DD".length).replace(/hh|mm|ss|Z/g, (sign) => signs[sign]!));
  return `^(\\d{4})-(\\d\\d)-(\\d\\d)(?:${tails.join("|")})$`;
}

/** Returns whether strings without a style can represent all values of the type. */
export function isTextual(type: Type): boolean {
  if (type.kind === "list") return isScalar(type.items);
  return type.kind === "union" ? type.members.every(isTextual) : isScalar(type);
}

/** Returns whether a single string can represent each value of the type. */
export function isScalar(type: Type): boolean {
  return type.kind === "union" ? type.members.every(isScalar) : !["list", "map", "shape", "one-of"].includes(type.kind);
}

/** A closed list of strings that several parameters or fields share. */
export interface ValueSet {
  readonly id: string;
  readonly title: string;
  /** The name of the set in the source document, if it differs from the id. */
  readonly documentName: string | undefined;
  readonly description: string | undefined;
  /** The set that this one extends, if any. */
  readonly from: string | undefined;
  readonly values: readonly EnumValue[];
  readonly missing: MissingValues | undefined;
  readonly origin: Origin;
  readonly place: Place;
}

export interface EnumValue extends Lifecycle {
  readonly value: string;
  /** The meaning of the value, in Markdown. */
  readonly description: string | undefined;
  /** The decision that adds this value to a list that is otherwise documented. */
  readonly addedBy: DecisionId | undefined;
  readonly place: Place;
}

/** The values that the source document omits. A request with such a value must not be refused. */
export interface MissingValues {
  readonly count: number;
  /** The pattern of all missing values (ECMA-262), or `undefined` if nothing is known about them. */
  readonly pattern: Fact<string> | undefined;
  readonly note: string;
  readonly place: Place;
}

/** Returns the shared value sets of a service, by id. */
export const valueSetsById: (valueSets: readonly ValueSet[]) => ReadonlyMap<string, ValueSet> = remembered(
  (valueSets) => new Map(valueSets.map((set) => [set.id, set])),
);
