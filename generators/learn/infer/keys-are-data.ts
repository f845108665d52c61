import { choicesOf } from "../../model/queries.ts";
import { isObject, type Json, type JsonObject } from "../../codegen/json.ts";
import { memberName } from "../judge/member-name.ts";
import type { Terms } from "./terms.ts";

/** More keys than this are not a list of members. */
const mostMembers = 20;
/** In so many objects, keys that are ever different show that they are data. */
const fewestObjects = 3;
/** Two objects alike may stand under two names of members. */
const fewestKeys = 3;

/** Whether the keys of the objects are data, and not names of members. */
export function keysAreData(
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

/** Whether each object holds objects with the same members, one beside the other. */
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
