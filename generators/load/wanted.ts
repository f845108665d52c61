import { listNames } from "../diagnostics/suggest.ts";
import type { Schema, TypeName } from "./schema.ts";
import { MANY_KINDS, tellingKeys } from "./telling-keys.ts";

const WORDS: Readonly<Record<TypeName, string>> = {
  null: "nothing",
  boolean: "true or false",
  integer: "a whole number",
  number: "a number",
  string: "text",
  array: "a list",
  object: "a mapping",
};

/** The types that any one of the schemas wants, in words: `text or a mapping with “unknown”`. */
export function typesOf(schemas: readonly Schema[]): string {
  const all = schemas.flatMap(alternativesOf);
  const mappings = all.filter(isMapping);
  const telling = tellingKeys(mappings).flatMap(([first]) => first ?? []);
  const isLong = telling.length >= MANY_KINDS;
  const described = isLong ? all.filter((schema) => !isMapping(schema)) : all;
  const wanted = described.flatMap((schema) => wantedOf(schema, (one) => (isMapping(one) ? requiredOf(one) : "")));
  return joined(isLong ? [...wanted, `a mapping with one of the keys ${listNames(telling, 20)}`] : wanted);
}

function alternativesOf(schema: Schema): readonly Schema[] {
  if (schema.ref !== undefined) return alternativesOf(schema.ref);
  return schema.values === undefined && schema.anyOf.length > 0 ? schema.anyOf.flatMap(alternativesOf) : [schema];
}

function isMapping({ types }: Schema): boolean {
  return types[0] === "object";
}

/** The values that any one of the schemas allows, in words: `a whole number from 1 to 5`. */
export function valuesOf(schemas: readonly Schema[]): string {
  return joined(schemas.flatMap((schema) => wantedOf(schema, detailOf)));
}

function joined(wanted: readonly string[]): string {
  const all = [...new Set(wanted)];
  return all.length <= 2 ? all.join(" or ") : `${all.slice(0, -1).join(", ")} or ${all.at(-1)!}`;
}

function wantedOf(schema: Schema, detail: (schema: Schema) => string): readonly string[] {
  if (schema.ref !== undefined) return wantedOf(schema.ref, detail);
  if (schema.values !== undefined) return [oneOf(schema.values.map(String))];
  if (schema.anyOf.length > 0) return schema.anyOf.flatMap((branch) => wantedOf(branch, detail));
  return [`${schema.types.map((type) => WORDS[type]).join(" or ") || "something else"}${detail(schema)}`];
}

function oneOf(values: readonly string[]): string {
  return values.length === 1 ? `“${values[0]}”` : `one of ${listNames(values.map((value) => (value === "" ? "''" : value)), 20)}`;
}

function requiredOf({ required }: Schema): string {
  return required.length === 0 ? "" : ` with ${quoteAll(required)}`;
}

function detailOf(schema: Schema): string {
  if (schema.types[0] === "object") return requiredOf(schema) || between(schema.minSize, schema.maxSize, " keys");
  if (schema.types[0] === "array") return between(schema.minSize, schema.maxSize, " items");
  if (schema.types[0] === "string") return textDetail(schema);
  return between(schema.minimum, schema.maximum, "");
}

function textDetail(schema: Schema): string {
  if (schema.pattern !== undefined) return ` (${schema.description === undefined ? `it matches ${schema.pattern.source}` : phrase(schema.description)})`;
  if (schema.minLength === 1 && schema.maxLength === Infinity) return " that is not empty";
  return between(schema.minLength, schema.maxLength, " characters");
}

function between(low: number, high: number, unit: string): string {
  if (low > -Infinity && high < Infinity) return low === high ? ` of exactly ${low}${unit}` : ` from ${low} to ${high}${unit}`;
  if (high < Infinity) return ` of at most ${high}${unit}`;
  return low > 0 || (low === 0 && unit === "") ? ` of at least ${low}${unit}` : "";
}

function quoteAll(names: readonly string[]): string {
  const quoted = names.map((name) => `“${name}”`);
  return quoted.length === 1 ? quoted[0]! : `${quoted.slice(0, -1).join(", ")} and ${quoted.at(-1)!}`;
}

/** Why a name will not do, and what would: the slots of `invalid-name`. */
export function ruleOf(schema: Schema, name: string): { readonly reason: string; readonly rule: string } {
  const names = schema.ref ?? schema;
  const pattern = names.pattern?.source ?? "";
  const reason = names.pattern?.test(name) ?? true ? `it has more than ${names.maxLength} characters` : `it does not match ${pattern}`;
  return { reason, rule: names.description === undefined ? `matches ${pattern}` : `fits: ${phrase(names.description)}` };
}

/** `Starts with a letter.` → `starts with a letter`: a description of a schema, inside a sentence. */
function phrase(description: string): string {
  const words = description.replace(/\.$/, "");
  return words.slice(0, 1).toLowerCase() + words.slice(1);
}
