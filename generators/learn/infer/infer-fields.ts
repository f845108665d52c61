import { type Json, type JsonObject, isObject, jsonObject } from "../../codegen/json.ts";
import { memberOf } from "../rows.ts";
import { type Context, memberName, utcTime } from "../judge/context.ts";
import {
  type Group,
  type Observation,
  type Presence,
  type Sample,
  type Terms,
  candidateTests,
  explainPresence,
} from "./presence.ts";
import { choicesOf } from "../../model/queries.ts";
import { resultContent } from "../../model/inner-types.ts";
import type { Test } from "../../model/rules.ts";
import type { ResultField, ResultType } from "../../model/result.ts";
import { type Scope, fits } from "../judge/walk-object.ts";

/** Infers members by name, in the format of the spec. `names` are the members to describe. */
export const inferFields: InferFields = (terms, seen, names) => {
  const candidates = candidateTests(terms.parameters, [...new Set(seen.map(({ context }) => context))]);
  const fields = names.map((name) => {
    const presence = explainPresence(name, groupsOf(terms, seen, name), candidates, names);
    const isUnexplained = presence.optional && presence.when.length + presence.pages.length === 0;
    const substitute = isUnexplained ? substituteOf(name, names, seen) : undefined;
    const observations = seen.flatMap((sample): readonly Observation[] => {
      const value = newMember(sample, name);
      return value === undefined ? [] : [{ value, context: sample.context }];
    });
    return [
      name,
      fieldYaml(inferType({ ...terms, inferFields }, name, observations, presence.optional), presence, substitute),
    ] as const;
  });
  return jsonObject(fields);
};

/**
 * Groups samples by context. In partial responses, objects that lack a member do not count if modules share the
 * objects.
 */
export function groupsOf({ part }: Pick<Terms, "part">, seen: readonly Sample[], name: string): readonly Group[] {
  const groups = new Map<Context, { context: Context; having: number; lacking: number }>();
  for (const sample of seen) {
    const { context } = sample;
    let group = groups.get(context);
    if (group === undefined) groups.set(context, (group = { context, having: 0, lacking: 0 }));
    if (newMember(sample, name) !== undefined) group.having++;
    else if (memberOf(sample.value, name) !== undefined) continue;
    else if (part.location === undefined || !context.answer.isPartial) group.lacking++;
  }
  return [...groups.values()].filter(({ having, lacking }) => having + lacking > 0);
}

/** Returns the value of a member that is not described yet. */
export function newMember({ value, foreign }: Sample, name: string): Json | undefined {
  return foreign === undefined || foreign.includes(name) ? memberOf(value, name) : undefined;
}

function fieldYaml(type: Json, { pages, when, unless, optional }: Presence, substitute: string | undefined): Json {
  const circumstances = {
    ...(optional ? { optional: substitute === undefined ? true : [substitute] } : {}),
    ...(when.length > 0 ? { when } : {}),
    ...(unless.length > 0 ? { unless } : {}),
    ...(pages.length > 0 ? { pages } : {}),
  };
  if (Object.keys(circumstances).length === 0) return type;
  return typeof type === "string" ? { type, ...circumstances } : { ...(type as JsonObject), ...circumstances };
}

function numberType(name: string, values: readonly number[]): string {
  if (!values.every(Number.isInteger)) return "number";
  if (/^(?:ns|namespaces?)$/i.test(name)) return "namespace";
  if (values.some((value) => value < 0)) return "integer";
  if (/ids?$/i.test(name)) return "id";
  return counts.test(name) ? "count" : "integer";
}

const counts =
  /(?:count|size|bytes|len|length|width|height|duration|hits|total|number|pages|files|subcats|edits|members|items|seconds|days|index)$/i;

/**
 * Returns the flag that replaces a missing member: it is present if and only if the member is missing. `names` are the
 * other members.
 */
function substituteOf(name: string, names: readonly string[], samples: readonly Sample[]): string | undefined {
  const having = samples.filter(({ value }) => memberOf(value, name) !== undefined);
  const lacking = samples.filter(({ value }) => memberOf(value, name) === undefined);
  if (having.every(({ value }) => memberOf(value, name) === true)) return undefined;
  const isSubstitute = (other: string): boolean =>
    lacking.every(({ value }) => memberOf(value, other) === true) &&
    having.every(({ value }) => memberOf(value, other) === undefined);
  return names.find(isSubstitute);
}

/** The minimum number of distinct strings. Fewer may be in a set by chance. */
const fewest = 3;

function textType(terms: Terms, name: string, values: readonly string[]): Json {
  const different = [...new Set(values)];
  const others = different.filter((value) => !utcTime.test(value));
  if (others.length === 0) return "timestamp";
  if (others.length === 1 && different.length > 1 && /^[a-z]+$/.test(others[0]!))
    return { anyOf: ["timestamp", { const: others[0]! }] };
  if (/title$/i.test(name)) return "title";
  if (name === "user") return "user";
  return (different.length >= fewest ? listedType(terms, different) : undefined) ?? "string";
}

/** Returns the smallest value set that contains all of the values. */
function listedType({ scope: { valueSets }, parameters }: Terms, different: readonly string[]): Json | undefined {
  const shared = [...valueSets.values()].map(({ id, values }) => ({
    yaml: id as Json,
    values: values.map(({ value }) => value),
  }));
  const own = parameters.flatMap(({ type }) =>
    type.kind === "enum" && type.values.kind === "inline" ? [choicesOf(type, valueSets)] : [],
  );
  const inline = own
    .map(({ values }) => values.map(({ value }) => value))
    .map((values) => ({ yaml: values as Json, values }));
  const [smallest] = [...shared, ...inline]
    .filter(({ values }) => different.every((value) => values.includes(value)))
    .sort((a, b) => a.values.length - b.values.length);
  return smallest && { values: smallest.yaml };
}

/** The maximum number of members of an object. If there are more keys, they are data. */
const mostMembers = 20;
/** The minimum number of objects from which varying keys are considered data. */
const fewestObjects = 3;
/** The minimum number of keys. Two similar objects may be the values of two fixed members. */
const fewestKeys = 3;

/** Returns whether the keys of the objects are data instead of names of members. */
function keysAreData(
  { scope: { valueSets }, parameters }: Terms,
  name: string,
  objects: readonly JsonObject[],
): boolean {
  const keys = [...new Set(objects.flatMap((object) => Object.keys(object)))];
  if (keys.some((key) => !memberName.test(key))) return true;
  const asked = parameters.find((parameter) => parameter.name === name)?.type;
  if (asked?.kind === "enum") {
    const { values } = choicesOf(asked, valueSets);
    if (keys.length > 0 && keys.every((key) => values.some(({ value }) => value === key))) return true;
  }
  return (
    hasOneKind(objects) && (keys.length > mostMembers || areEverDifferent(keys, objects) || holdAlike(keys, objects))
  );
}

/** Returns whether the values of all objects are themselves objects with the same members. */
function holdAlike(keys: readonly string[], objects: readonly JsonObject[]): boolean {
  const inner = objects.map((object) => Object.values(object).filter(isObject));
  if (keys.length < fewestKeys || inner.some((values, index) => values.length !== Object.keys(objects[index]!).length))
    return false;
  return (
    inner.every((values) => new Set(values.map((value) => Object.keys(value).sort().join("\n"))).size <= 1) &&
    inner.some((values) => values.length > 1)
  );
}

function hasOneKind(objects: readonly JsonObject[]): boolean {
  return new Set(objects.flatMap((object) => Object.values(object).map(kindOf))).size === 1;
}

function kindOf(value: Json | undefined): string {
  return Array.isArray(value) ? "list" : typeof value;
}

function areEverDifferent(keys: readonly string[], objects: readonly JsonObject[]): boolean {
  if (objects.length < fewestObjects || keys.length < fewestObjects) return false;
  return keys.every((key) => objects.filter((object) => Object.hasOwn(object, key)).length * 2 < objects.length);
}

/**
 * Infers the members of objects. It is passed as a parameter, because types contain members and members contain types.
 */
type InferFields = (terms: Terms, seen: readonly Sample[], names: readonly string[]) => JsonObject;

interface TypeTerms extends Terms {
  readonly inferFields: InferFields;
}

/**
 * Infers the type of a member from all its values, including `nullable`, in the format of the spec. `mayLack` is true
 * if the member is sometimes missing.
 */
function inferType(terms: TypeTerms, name: string, all: readonly Observation[], mayLack = false): Json {
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

/** Infers the type of objects. An empty list among objects is an object without members. */
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

/** Returns the type for an item. Items cannot be nullable, so the type of nullable items is `any`. */
function bare(type: Json): Json {
  return isObject(type) && type["nullable"] === true ? "any" : type;
}

/** Returns a shape that all objects match. The parameters in its tests must exist. */
function fittingShape(
  terms: Terms,
  objects: readonly { readonly value: JsonObject; readonly context: Context }[],
  names: ReadonlySet<string>,
): string | undefined {
  if (names.size < fewest) return undefined;
  for (const { name: shape, fields, place } of terms.scope.shapes.values()) {
    if (![...names].every((name) => fields.some((field) => field.name === name))) continue;
    if (!testsOf(terms.scope, fields).every((test) => canBeAsked(terms, test))) continue;
    const fitsAll = objects.every(({ value, context }) =>
      fits(terms.scope, { ...terms.part, context }, { kind: "shape", shape, place }, value),
    );
    if (fitsAll) return shape;
  }
  return undefined;
}

/** Returns whether the parameters and values that a test names exist. */
function canBeAsked(terms: Terms, test: Test): boolean {
  if (test.kind === "all") return test.tests.every((one) => canBeAsked(terms, one));
  if (!("parameter" in test)) return true;
  const type = terms.parameters.find(({ name }) => name === test.parameter)?.type;
  if (type === undefined || test.kind !== "holds" || type.kind !== "enum") return type !== undefined;
  const { values } = choicesOf(type, terms.scope.valueSets);
  return test.values.every((value) => values.some((one) => one.value === value));
}

function testsOf(scope: Scope, fields: readonly ResultField[]): readonly Test[] {
  return fields.flatMap(({ when, unless, type }) => [...when, ...unless, ...testsOfType(scope, type)]);
}

function testsOfType(scope: Scope, type: ResultType): readonly Test[] {
  const { types, fields, shape } = resultContent(type);
  const ofShape = shape === undefined ? [] : testsOf(scope, scope.shapes.get(shape)!.fields);
  return [...testsOf(scope, fields), ...ofShape, ...types.flatMap((inner) => testsOfType(scope, inner))];
}
