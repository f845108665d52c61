import { isObject, type Json, type JsonObject } from "../../codegen/json.ts";
import { idOf } from "./names.ts";

/** The minimum number of values for a repeated list to become a value set. */
const MINIMUM_VALUES = 3;

/** Replaces repeated lists of values by value sets. `claim` chooses their names. */
export function shareValues(
  roots: readonly JsonObject[],
  claim: (name: string) => string,
): { readonly roots: readonly JsonObject[]; readonly sets: ReadonlyMap<string, readonly string[]> } {
  const counts = new Map<string, number>();
  for (const root of roots)
    eachValues(root, "", (values) => counts.set(keyOf(values), (counts.get(keyOf(values)) ?? 0) + 1));
  const ids = new Map<string, string>();
  const sets = new Map<string, readonly string[]>();
  const replace = (values: readonly string[], name: string): Json => {
    const key = keyOf(values);
    if ((counts.get(key) ?? 0) < 2 || values.length < MINIMUM_VALUES) return values;
    const id = ids.get(key) ?? claim(idOf(name, "values"));
    ids.set(key, id);
    sets.set(id, values);
    return id;
  };
  return { roots: roots.map((root) => mapped(root, "", replace) as JsonObject), sets };
}

function keyOf(values: readonly string[]): string {
  return JSON.stringify(values);
}

function isValues(node: JsonObject): node is JsonObject & { readonly values: readonly string[] } {
  return Array.isArray(node["values"]) && Object.keys(node).length === 1;
}

function eachValues(
  node: Json | undefined,
  name: string,
  visit: (values: readonly string[], name: string) => void,
): void {
  if (Array.isArray(node)) for (const item of node as readonly Json[]) eachValues(item, name, visit);
  else if (isObject(node)) {
    if (isValues(node)) visit(node.values, name);
    else for (const [key, value] of Object.entries(node)) eachValues(value, nameWithin(name, key), visit);
  }
}

function mapped(
  node: Json | undefined,
  name: string,
  replace: (values: readonly string[], name: string) => Json,
): Json | undefined {
  if (Array.isArray(node)) return (node as readonly Json[]).map((item) => mapped(item, name, replace)!);
  if (!isObject(node)) return node;
  if (isValues(node)) return { values: replace(node.values, name) };
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, mapped(value, nameWithin(name, key), replace)]),
  );
}

const structural = new Set([
  "type",
  "list",
  "map",
  "anyOf",
  "values",
  "body",
  "request",
  "response",
  "headers",
  "query",
  "fields",
]);

function nameWithin(name: string, key: string): string {
  return structural.has(key) ? name : key;
}
