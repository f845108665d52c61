import { isObject, type Json, type JsonObject } from "../../codegen/json.ts";
import { keysAreData } from "./keys-are-data.ts";
import { numberType } from "./number-type.ts";
import { fittingShape } from "./fitting-shape.ts";
import type { Observation, Sample, Terms } from "./terms.ts";
import { textType } from "./text-type.ts";

/** Makes the members of objects; given by the caller, since a type may hold members and a member holds a type. */
export type InferFields = (terms: Terms, seen: readonly Sample[], names: readonly string[]) => JsonObject;

interface TypeTerms extends Terms {
  readonly inferFields: InferFields;
}

/**
 * The type of all the values of a member, as the spec writes it, `nullable` with it. `mayLack`: it is missing at times.
 */
export function inferType(terms: TypeTerms, name: string, all: readonly Observation[], mayLack = false): Json {
  const values = all.filter(({ value }) => value !== null);
  const type = typeOfKinds(terms, name, values, mayLack);
  if (values.length === all.length) return type;
  return typeof type === "string" ? { type, nullable: true } : { ...(type as JsonObject), nullable: true };
}

function typeOfKinds(terms: TypeTerms, name: string, all: readonly Observation[], mayLack: boolean): Json {
  const lists = all.filter(({ value }) => Array.isArray(value));
  const objects = all.filter(({ value }) => isObject(value));
  const emptyList =
    objects.length > 0 && lists.length > 0 && lists.every(({ value }) => (value as readonly Json[]).length === 0);
  const [booleans, numbers, texts] = [valuesOf(all, "boolean"), valuesOf(all, "number"), valuesOf(all, "string")];
  const types: readonly Json[] = [
    ...(booleans.length > 0 ? [booleans.every(Boolean) && mayLack ? { const: true } : "boolean"] : []),
    ...(numbers.length > 0 ? [numberType(name, numbers)] : []),
    ...(texts.length > 0 ? [textType(terms, name, texts)] : []),
    ...(lists.length > 0 && !emptyList ? [listType(terms, name, lists)] : []),
    ...(objects.length > 0 ? [objectType(terms, name, emptyList ? [...objects, ...lists] : objects, emptyList)] : []),
  ];
  if (types.length === 0) return "any";
  return types.length === 1 ? types[0]! : { anyOf: types };
}

interface Primitives {
  readonly boolean: boolean;
  readonly number: number;
  readonly string: string;
}

function valuesOf<K extends keyof Primitives>(all: readonly Observation[], kind: K): readonly Primitives[K][] {
  return all.flatMap(({ value }) => (typeof value === kind ? [value as Primitives[K]] : []));
}

function listType(terms: TypeTerms, name: string, lists: readonly Observation[]): Json {
  const items = lists.flatMap(({ value, context }) =>
    (value as readonly Json[]).map((item) => ({ value: item, context })),
  );
  return { list: bare(inferType(terms, name, items)) };
}

/** An empty list among objects is one without members. */
function objectType(terms: TypeTerms, name: string, all: readonly Observation[], emptyList: boolean): Json {
  const objects = all.map(({ value, context }) => ({ value: isObject(value) ? value : {}, context }));
  const names = new Set(objects.flatMap(({ value }) => Object.keys(value)));
  const mark = emptyList ? { emptyList } : {};
  if (
    keysAreData(
      terms,
      name,
      objects.map(({ value }) => value),
    )
  ) {
    const values = objects.flatMap(({ value, context }) =>
      Object.values(value).map((item) => ({ value: item!, context })),
    );
    return { map: bare(inferType(terms, name, values)), ...mark };
  }
  if (names.size === 0) return { map: "any", ...mark };
  const shape = fittingShape(terms, objects, names);
  if (shape !== undefined && !emptyList) return { shape };
  return {
    object: terms.inferFields({ ...terms, part: { ...terms.part, location: undefined } }, objects, [...names]),
    ...mark,
  };
}

/** An item is no member: where it may be `null`, nothing is known of its type. */
function bare(type: Json): Json {
  return isObject(type) && type["nullable"] === true ? "any" : type;
}
