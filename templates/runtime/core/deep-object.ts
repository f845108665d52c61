import { grouped, isObject } from "./values.js";

/*
 * Objects and lists in query strings and forms, in the style `deepObject`: `size[min]=1`, `days[0]=mon`. Items of lists
 * may also have empty brackets: `days[]=mon`.
 */

export type Pair = [name: string, text: string];

/** Returns the name-value pairs of a parameter or a form field. */
export type WritePairs = (name: string, value: unknown) => readonly Pair[];

/** Writes a pair for each value within an object or a list. Items have their index in brackets. */
export function deepPairs(name: string, value: unknown): readonly Pair[] {
  return pairsOf(name, value, String);
}

/** The same with empty brackets for items that are neither objects nor lists. */
export function bracketPairs(name: string, value: unknown): readonly Pair[] {
  return pairsOf(name, value, (index, item) => (typeof item === "object" ? String(index) : ""));
}

function pairsOf(name: string, value: unknown, stepOf: (index: number, item: unknown) => string): readonly Pair[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value))
    return value.flatMap((item, index) => pairsOf(`${name}[${stepOf(index, item)}]`, item, stepOf));
  if (!isObject(value)) return [[name, String(value)]];
  return Object.entries(value).flatMap(([key, member]) => pairsOf(`${name}[${key}]`, member, stepOf));
}

/** A value of a query string or a form, or an object or a list of them. */
export type DeepValue<Leaf> = Leaf | readonly DeepValue<Leaf>[] | { readonly [name: string]: DeepValue<Leaf> };

/** A value below a name: `size[min]=1` has the steps `["min"]` below `size`. */
interface Entry<Leaf> {
  readonly steps: readonly string[];
  readonly leaf: Leaf;
}

/** The maximum number of brackets after a name. */
const mostSteps = 100;

/** A name without brackets, and the brackets. */
const named = /^([^[]*)((?:\[[^[\]]*\])*)$/;

/** Returns the name without brackets. */
export function rootOf(name: string): string {
  return named.exec(name)?.[1] ?? name;
}

/**
 * Reads values that may be objects and lists. Lists with indices become objects with these keys. `conflict` is the first
 * name with contradictory values, as in `a=1&a[b]=2`.
 */
export function readDeep<Leaf>(pairs: readonly (readonly [name: string, leaf: Leaf])[]): {
  readonly values: Record<string, DeepValue<Leaf>>;
  readonly conflict: string | undefined;
} {
  const entries = pairs.map(([name, leaf]) => {
    const [, root = name, brackets = ""] = named.exec(name) ?? [];
    return { root, steps: brackets === "" ? [] : brackets.slice(1, -1).split("]["), leaf };
  });
  const values: Record<string, DeepValue<Leaf>> = Object.create(null);
  let conflict: string | undefined;
  for (const [name, all] of grouped(entries, ({ root }) => root)) {
    const value = valueOf(all);
    if (value === undefined) conflict ??= name;
    else values[name] = value;
  }
  return { values, conflict };
}

/** Returns undefined if the names contradict each other. */
function valueOf<Leaf>(entries: readonly Entry<Leaf>[], depth = 0): DeepValue<Leaf> | undefined {
  const within = grouped(entries, ({ steps }) => steps[depth]);
  if (depth > mostSteps || (within.size > 1 && (within.has(undefined) || within.has("")))) return undefined;
  if (within.has(undefined)) return entries.length === 1 ? entries[0]!.leaf : entries.map(({ leaf }) => leaf);
  if (within.has("")) return allOf(entries.map((entry) => valueOf([entry], depth + 1)));
  const made: Record<string, DeepValue<Leaf>> = Object.create(null);
  for (const [step, inner] of within) {
    const value = valueOf(inner, depth + 1);
    if (value === undefined) return undefined;
    made[step!] = value;
  }
  return made;
}

function allOf<Value>(values: readonly (Value | undefined)[]): readonly Value[] | undefined {
  return values.includes(undefined) ? undefined : (values as readonly Value[]);
}
