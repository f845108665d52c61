import { isObject, type Json, type JsonObject } from "../../codegen/json.ts";
import { lastStep, listIn, stringIn } from "./document.ts";
import type { FlatSchema } from "./flatten.ts";
import { lose, type Scope } from "./losses.ts";
import { idOf, wordsOf } from "./names.ts";
import { countIn } from "./scalar.ts";

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
