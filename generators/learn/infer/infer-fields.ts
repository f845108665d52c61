import { jsonObject, type Json, type JsonObject, isObject } from "../../codegen/json.ts";
import { memberOf } from "../json-values.ts";
import type { Context } from "../judge/context.ts";
import { candidateTests } from "./candidate-tests.ts";
import { explainPresence } from "./presence.ts";
import type { Group, Presence } from "./presence-types.ts";
import type { Observation, Sample, Terms } from "./terms.ts";
import { choicesOf } from "../../model/queries.ts";
import { utcTime } from "../judge/type-fault.ts";
import { memberName } from "../judge/member-name.ts";
import { fittingShape } from "./fitting-shape.ts";

/** Members by name, as the spec writes them. `names` are those of the objects that are to be described. */
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

/** Groups samples by context. In partial responses, missing members of objects that modules share do not count. */
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

/** A member that is not described yet. */
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

/** Infers the type of numbers from their values and the name of the member. */
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
 * Returns the flag that is present exactly if a member is missing, and so substitutes it. `names` are the other
 * members.
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

/** Fewer different texts may be in a set by chance. */
const fewest = 3;

/** Infers the type of strings from their values and the name of the member. */
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

/** The smallest set that has all of them. */
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

/** More keys than this are not a list of members. */
const mostMembers = 20;
/** In this number of objects, keys that always differ are data. */
const fewestObjects = 3;
/** Two similar objects may be the values of two fixed members. */
const fewestKeys = 3;

/** Returns whether the keys of the objects are data, and not names of members. */
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

/** Returns true if each object contains only objects, and these have the same members. */
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

/** Builds the members of objects. The caller passes it, because types contain members and members contain types. */
type InferFields = (terms: Terms, seen: readonly Sample[], names: readonly string[]) => JsonObject;

interface TypeTerms extends Terms {
  readonly inferFields: InferFields;
}

/**
 * The type of all the values of a member, as the spec writes it, `nullable` with it. `mayLack`: it is missing at times.
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
