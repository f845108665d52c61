import { type Json, type JsonObject, isObject } from "../../codegen/json.ts";
import { type OpenApiDocument, find, lastStep, listIn, objectIn, step, stringIn } from "./document.ts";
import type { FlatSchema } from "./flatten.ts";
import { type Scope, lose } from "./losses.ts";
import { idOf, wordsOf } from "./names.ts";
import { base64Pattern, datePattern, durationPattern } from "../../naming/text-forms.ts";

/** The context in which a schema is used. */
export interface Use {
  readonly side: "request" | "response";
  /** The id of the definition that contains the schema. Inline objects and lists of values are named after it. */
  readonly name: string;
  /** The resource that owns inline shapes, or `undefined` if they are shared. */
  readonly owner: string | undefined;
  readonly scope: Scope;
}

/** A type of the spec, with the other attributes of a field of this type. */
export interface Converted {
  readonly type: Json;
  readonly isNullable: boolean;
  readonly description: string | undefined;
  readonly isDeprecated: boolean;
}

export interface ShapePlan {
  readonly id: string;
  /** The resource that owns the shape, or `undefined` if resources share it. */
  readonly owner: string | undefined;
  readonly scope: Scope;
  readonly pointer: string;
  members: JsonObject;
}

export interface ValueSetPlan {
  readonly id: string;
  readonly title: string;
  readonly description: string | undefined;
  readonly values: readonly string[];
}

/** Parts that the compiler rejected in earlier attempts. See `import.ts`. */
export interface Refused {
  /** Shapes by `owner/id`, fields by `owner/id/field`, and operations by method and path. */
  readonly shapes: ReadonlySet<string>;
  readonly fields: ReadonlySet<string>;
  readonly operations: ReadonlyMap<string, string>;
  /** The names of types that are already in use. */
  readonly names: ReadonlySet<string>;
}

/** Returns a type that includes null if necessary, for use outside of fields. */
export function typeOrNull({ type, isNullable }: Pick<Converted, "type" | "isNullable">): Json {
  return isNullable ? unionOf([type, { enum: [null] }]) : type;
}

/** Returns whether a schema accepts only null. */
export function isNull(schema: Json): boolean {
  return (
    isObject(schema) &&
    (schema["type"] === "null" ||
      (schema["enum"] !== undefined && listIn(schema, "enum").every((value) => value === null)))
  );
}

export function variantName(member: Json, index: number): string {
  const words = isObject(member) ? wordsOf(stringIn(member, "title") ?? "") : [];
  return words.length === 0 ? String(index + 1) : words.join("-");
}

export function unionOf(types: readonly Json[]): Json {
  const members = types.flatMap((type) =>
    isObject(type) && Array.isArray(type["anyOf"]) ? (type["anyOf"] as readonly Json[]) : [type],
  );
  const distinct = new Map(members.map((type) => [JSON.stringify(type), type]));
  if (distinct.has('"any"')) return "any";
  return distinct.size === 1 ? members[0]! : { anyOf: [...distinct.values()] };
}

export function impliedType({ keywords, properties }: FlatSchema): Json | undefined {
  if (keywords["items"] !== undefined) return "array";
  if (properties.size > 0 || keywords["additionalProperties"] !== undefined) return "object";
  if (["pattern", "minLength", "maxLength", "format"].some((key) => keywords[key] !== undefined)) return "string";
  return undefined;
}

/** Returns the bounds of a list or map. */
export function range(
  keywords: JsonObject,
  low: string,
  high: string,
  pointer: string,
  scope: Scope,
): { readonly minItems?: number; readonly maxItems?: number } {
  const [minItems, maxItems] = [countIn(keywords[low]), countIn(keywords[high])];
  if (minItems !== undefined && maxItems !== undefined && minItems > maxItems) {
    lose(scope, "bounds", `${pointer}/${low}`);
    return {};
  }
  return { ...(minItems ? { minItems } : {}), ...(maxItems === undefined ? {} : { maxItems }) };
}

/** Shapes inside a component belong to no resource, regardless of which resource uses them first. */
export function inComponents(pointer: string, use: Use): Use {
  const [, section, kind, name] = pointer.split("/");
  if (section !== "components" || use.owner === undefined) return use;
  return { ...use, owner: undefined, name: idOf(`${lastStep(`/${name}`)}-${kind!.replace(/s$/, "")}`, "shape") };
}

/** The property that distinguishes the members of a union, and its values in one member. */
interface Tag {
  readonly property: string;
  readonly values: readonly string[];
}

/** Returns the tags of schemas by pointer. Schemas with different tags in several unions are excluded. */
export function taggedBy(document: OpenApiDocument): ReadonlyMap<string, Tag> {
  const tags = new Map<string, Tag>();
  const contradicted = new Set<string>();
  for (const union of unionsIn(document.root)) {
    for (const [pointer, tag] of tagsOf(document, union)) {
      const known = tags.get(pointer);
      if (known !== undefined && JSON.stringify(known) !== JSON.stringify(tag)) contradicted.add(pointer);
      tags.set(pointer, tag);
    }
  }
  for (const pointer of contradicted) tags.delete(pointer);
  return tags;
}

function* unionsIn(root: Json): Generator<JsonObject> {
  const stack: Json[] = [root];
  while (stack.length > 0) {
    const node = stack.pop()!;
    if (Array.isArray(node)) stack.push(...(node as readonly Json[]));
    else if (isObject(node)) {
      if (isObject(node["discriminator"]) && (Array.isArray(node["oneOf"]) || Array.isArray(node["anyOf"]))) yield node;
      for (const value of Object.values(node)) if (value !== undefined && typeof value === "object") stack.push(value);
    }
  }
}

function tagsOf(document: OpenApiDocument, union: JsonObject): ReadonlyMap<string, Tag> {
  const discriminator = objectIn(union, "discriminator")!;
  const property = stringIn(discriminator, "propertyName");
  const members = [...listIn(union, "oneOf"), ...listIn(union, "anyOf")];
  const pointers = members.flatMap(
    (member) =>
      find(document, isObject(member) && member["$ref"] !== undefined ? member : undefined, "")?.pointer ?? [],
  );
  if (property === undefined || pointers.length < members.length) return new Map();
  const values = new Map<string, string[]>(pointers.map((pointer) => [pointer, []]));
  for (const [value, target] of Object.entries(objectIn(discriminator, "mapping") ?? {}))
    values.get(pointerOf(String(target)))?.push(value);
  return new Map(
    [...values].map(([pointer, listed]) => [
      pointer,
      { property, values: listed.length > 0 ? listed : [pointer.slice(pointer.lastIndexOf("/") + 1)] },
    ]),
  );
}

function pointerOf(target: string): string {
  return target.startsWith("#") ? target.slice(1) : `/components/schemas${step(target)}`;
}

interface ShapeMembers {
  readonly members: JsonObject;
}

/** Returns whether no value can match two of the types. Then `oneOf` accepts the same values as `anyOf`. */
export function areAllDisjoint(types: readonly Json[], shapes: ReadonlyMap<string, ShapeMembers>): boolean {
  return types.every((one, index) => types.slice(index + 1).every((other) => areDisjoint(one, other, shapes)));
}

function areDisjoint(one: Json, other: Json, shapes: ReadonlyMap<string, ShapeMembers>): boolean {
  const [kind, otherKind] = [jsonKind(one), jsonKind(other)];
  if (kind === undefined || otherKind === undefined) return false;
  if (kind !== otherKind) return true;
  const [values, otherValues] = [valuesOf(one), valuesOf(other)];
  if (values !== undefined && otherValues !== undefined) return values.every((value) => !otherValues.includes(value));
  if (!isObject(one) || !isObject(other)) return false;
  const [shape, otherShape] = [shapes.get(String(one["shape"])), shapes.get(String(other["shape"]))];
  return shape !== undefined && otherShape !== undefined && areTellable(shape, otherShape);
}

/**
 * Returns whether two shapes exclude each other: a field that both require has different values, or one shape requires
 * a field that the other forbids.
 */
function areTellable(one: ShapeMembers, other: ShapeMembers): boolean {
  const [fields, otherFields] = [objectIn(one.members, "fields") ?? {}, objectIn(other.members, "fields") ?? {}];
  return (
    Object.entries(fields).some(([name, field]) => {
      const otherField = otherFields[name];
      if (field === undefined || otherField === undefined || isOptional(field) || isOptional(otherField)) return false;
      const [values, otherValues] = [valuesOf(typeOf(field)), valuesOf(typeOf(otherField))];
      return values !== undefined && otherValues !== undefined && values.every((value) => !otherValues.includes(value));
    }) ||
    requiresForbidden(fields, otherFields, other) ||
    requiresForbidden(otherFields, fields, one)
  );
}

function requiresForbidden(fields: JsonObject, otherFields: JsonObject, { members }: ShapeMembers): boolean {
  return (
    members["closed"] === true &&
    Object.entries(fields).some(([name, field]) => !isOptional(field) && otherFields[name] === undefined)
  );
}

function isOptional(field: Json | undefined): boolean {
  return isObject(field) && field["optional"] === true;
}

function typeOf(field: Json): Json {
  return isObject(field) ? (field["type"] ?? "any") : field;
}

function valuesOf(type: Json): readonly string[] | undefined {
  const values = isObject(type) ? type["values"] : undefined;
  return Array.isArray(values) ? (values as readonly string[]) : undefined;
}

function jsonKind(type: Json): string | undefined {
  if (isObject(type)) {
    if (type["shape"] !== undefined || type["map"] !== undefined || type["oneOf"] !== undefined) return "object";
    if (type["list"] !== undefined) return "list";
    if (type["values"] !== undefined) return "string";
    if (type["enum"] !== undefined || type["anyOf"] !== undefined) return undefined;
  }
  const name = isObject(type) ? type["type"] : type;
  if (name === "any" || name === undefined) return undefined;
  if (name === "integer" || name === "number") return "number";
  return name === "boolean" ? "boolean" : "string";
}

/** Returns a union of shapes that are distinguished by a field, or `undefined` if the members are not such shapes. */
export function taggedUnion(
  members: readonly Json[],
  discriminator: Json | undefined,
  known: ReadonlyMap<string, ShapePlan>,
): Json | undefined {
  const property = isObject(discriminator) ? stringIn(discriminator, "propertyName") : undefined;
  const shapes = members.flatMap((member) =>
    isObject(member) && typeof member["shape"] === "string" ? [member["shape"]] : [],
  );
  if (property === undefined || shapes.length === 0 || shapes.length < members.length) return undefined;
  const values = shapes.map((id) => tagValues(known.get(id), property));
  const all = values.flatMap((one) => one ?? []);
  if (values.includes(undefined) || new Set(all).size < all.length) return undefined;
  return { oneOf: shapes, discriminator: property };
}

/** Returns the values of a required field with a closed list of values. */
function tagValues(shape: ShapePlan | undefined, property: string): readonly string[] | undefined {
  const field = objectIn(objectIn(shape?.members ?? {}, "fields") ?? {}, property);
  if (field === undefined || field["optional"] === true || field["nullable"] === true) return undefined;
  const values = isObject(field["type"]) ? field["type"]["values"] : undefined;
  return Array.isArray(values) ? (values as readonly string[]) : undefined;
}

/** Formats that correspond to types of the spec. */
const typesByFormat: Readonly<Record<string, string>> = {
  "date-time": "timestamp",
  date: "date",
  byte: "binary",
  duration: "duration",
};

/** The patterns of these types, which emitted documents contain. */
const patternsByType: Readonly<Record<string, string>> = {
  date: datePattern,
  binary: base64Pattern,
  duration: durationPattern,
};

const standardFormats = new Set(["uuid", "email", "uri"]);

/** Formats that add nothing to the type. */
const plainFormats = new Set(["string", "text", "number", "float", "double", "integer", "int32", "boolean", ""]);

export function scalarType(type: string, keywords: JsonObject, pointer: string, scope: Scope): Json {
  switch (type) {
    case "string":
      return stringType(keywords, pointer, scope);
    case "integer":
    case "number":
      return numberType(type, keywords, pointer, scope);
    case "boolean":
      return "boolean";
    default:
      lose(scope, "keyword", `${pointer}/type`, type);
      return "any";
  }
}

function stringType(keywords: JsonObject, pointer: string, scope: Scope): Json {
  const format = String(keywords["contentEncoding"] === "base64" ? "byte" : (keywords["format"] ?? ""));
  const [minLength, maxLength] = [countIn(keywords["minLength"]), countIn(keywords["maxLength"])];
  const isEmpty = minLength !== undefined && maxLength !== undefined && minLength > maxLength;
  if (isEmpty) lose(scope, "bounds", `${pointer}/minLength`);
  const written = keywords["pattern"];
  const pattern = typeof written === "string" && written !== "" ? unicodePattern(written) : undefined;
  if (typeof written === "string" && written !== "" && pattern === undefined)
    lose(scope, "pattern", `${pointer}/pattern`, written);
  const bounds = {
    ...(minLength && !isEmpty ? { minLength } : {}),
    ...(maxLength === undefined || isEmpty ? {} : { maxLength }),
    ...(pattern === undefined ? {} : { pattern }),
  };
  const named = typesByFormat[format];
  if (named !== undefined) {
    if (pattern !== undefined && pattern !== patternsByType[named])
      lose(scope, "pattern", `${pointer}/pattern`, pattern);
    return named;
  }
  if (standardFormats.has(format)) return { type: "string", format, ...bounds };
  if (!plainFormats.has(format)) lose(scope, "format", `${pointer}/format`, format);
  return Object.keys(bounds).length === 0 ? "string" : { type: "string", ...bounds };
}

function numberType(type: "integer" | "number", keywords: JsonObject, pointer: string, scope: Scope): Json {
  const format = String(keywords["format"] ?? "");
  if (!plainFormats.has(format)) lose(scope, "format", `${pointer}/format`, format);
  const [minimum, exclusiveMinimum] = bounds(keywords, "minimum", "exclusiveMinimum");
  const [maximum, exclusiveMaximum] = bounds(keywords, "maximum", "exclusiveMaximum");
  const step = finite(keywords["multipleOf"]);
  const [low, high] = [minimum ?? exclusiveMinimum, maximum ?? exclusiveMaximum];
  const isEmpty = low !== undefined && high !== undefined && low > high;
  if (isEmpty) lose(scope, "bounds", `${pointer}/minimum`);
  const written = {
    ...(isEmpty ? {} : { minimum, maximum, exclusiveMinimum, exclusiveMaximum }),
    multipleOf: step === undefined || step < 1e-12 || (type === "integer" && step === 1) ? undefined : step,
  };
  const known = Object.entries(written).filter(([, value]) => value !== undefined);
  return known.length === 0 ? type : { type, ...Object.fromEntries(known) };
}

/** Returns the inclusive and the exclusive bound. OpenAPI 3.0 has a flag that makes the inclusive one exclusive. */
function bounds(keywords: JsonObject, inclusive: string, exclusive: string): readonly (number | undefined)[] {
  const bound = finite(keywords[inclusive]);
  return keywords[exclusive] === true ? [undefined, bound] : [bound, finite(keywords[exclusive])];
}

function finite(value: Json | undefined): number | undefined {
  return typeof value === "number" && Math.abs(value) <= Number.MAX_SAFE_INTEGER ? value : undefined;
}

/** Returns a whole number of at least 0, such as a length. */
function countIn(value: Json | undefined): number | undefined {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
}

/** Characters that a backslash may escape in a pattern with the flag `u`, except letters with a special meaning. */
const escapable = "^$\\.*+?()[]{}|/";

/**
 * Rewrites a pattern for the flag `u`, which forbids unnecessary escapes, without changing its meaning. Returns
 * `undefined` if that is impossible.
 */
function unicodePattern(pattern: string): string | undefined {
  return [pattern, withoutNeedlessEscapes(pattern), withoutNeedlessEscapes(inJavaScript(pattern))].find(isValid);
}

/** Syntax of other languages with the equivalent in JavaScript. */
const syntax: readonly (readonly [RegExp, string])[] = [
  [/\(\?P</g, "(?<"],
  [/\{,(\d+)\}/g, "{0,$1}"],
  [/\\x\{/g, "\\u{"],
  [/\\p\{XDigit\}/g, "\\p{AHex}"],
  [/\[:alnum:\]/g, "A-Za-z0-9"],
];

function inJavaScript(pattern: string): string {
  return syntax.reduce((text, [written, same]) => text.replace(written, same), pattern);
}

/** Anchors of other regular expressions with the equivalent in JavaScript without the flag `m`. */
const anchors: Readonly<Record<string, string>> = { A: "^", z: "$", Z: "$" };

function withoutNeedlessEscapes(pattern: string): string {
  let result = "";
  let isInClass = false;
  for (let index = 0; index < pattern.length; index++) {
    const [character, next] = [pattern[index]!, pattern[index + 1]];
    if (character === "\\" && next !== undefined) {
      const isNeeded = /[A-Za-z0-9]/.test(next) || escapable.includes(next) || (next === "-" && isInClass);
      result += (isInClass ? undefined : anchors[next]) ?? (isNeeded ? character + next : next);
      index++;
    } else {
      if (character === "[") isInClass = true;
      else if (character === "]") isInClass = false;
      result += isInClass && character === "-" && /\\[wdsWDS]$/.test(result) ? "\\-" : character;
    }
  }
  return result;
}

function isValid(pattern: string): boolean {
  try {
    return new RegExp(pattern, "u").source !== "";
  } catch {
    return false;
  }
}
