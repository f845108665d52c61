import { nearest } from "../diagnostics/suggest.ts";
import type { Schema } from "./schema.ts";
import { MANY_KINDS, requiredOf, tellingKeys } from "./telling-keys.ts";
import type { MapEntry, MapNode, Node } from "./tree.ts";
import type { Branch, Fault, Spot } from "./validate.ts";

/** A fault as a person should hear of it: one mistake, one blame. */
export type Blame = Mismatch | BadName | MissingKey | UnknownKey | Unrecognized;

/** It must be what one of the schemas wants. */
export interface Mismatch {
  readonly kind: "type" | "value";
  readonly spot: Spot;
  readonly schemas: readonly Schema[];
}

export interface BadName {
  readonly kind: "name";
  readonly spot: Spot;
  readonly entry: MapEntry;
  readonly schema: Schema;
  readonly guess: string | undefined;
}

/** One of the keys would do. */
export interface MissingKey {
  readonly kind: "missing-key";
  readonly spot: Spot;
  readonly keys: readonly string[];
}

export interface UnknownKey {
  readonly kind: "unknown-key";
  readonly spot: Spot;
  readonly entry: MapEntry;
  readonly known: readonly string[];
  readonly guess: string | undefined;
  /** A key that is here as well and that it cannot stand beside. */
  readonly beside: string | undefined;
}

/** It has none of the keys that tell the kinds of such mappings apart. */
export interface Unrecognized {
  readonly kind: "unrecognized";
  readonly spot: Spot;
  /** The keys that it has. */
  readonly keys: readonly string[];
  readonly telling: readonly string[];
}

/** Says of each union which branch was meant, and blames what is wrong with that one. */
export function blame(faults: readonly Fault[]): readonly Blame[] {
  return withoutExplained(faults.flatMap((fault) => blameFault(fault, [])));
}

function blameFault(fault: Fault, rivals: readonly Branch[]): readonly Blame[] {
  switch (fault.kind) {
    case "union":
      return blameUnion(fault.spot, fault.branches);
    case "type":
    case "value":
      return [{ kind: fault.kind, spot: fault.spot, schemas: [fault.schema] }];
    case "missing-key":
      return [{ kind: "missing-key", spot: fault.spot, keys: [fault.key] }];
    case "unknown-key":
      return [blameKey(fault, rivals)];
    case "name":
      return [blameName(fault)];
  }
}

function blameName({ spot, entry, schema, known }: Extract<Fault, { kind: "name" }>): BadName {
  return { kind: "name", spot, entry, schema, guess: guessKey(spot, entry.key, known) };
}

function blameKey({ spot, entry, schema }: Extract<Fault, { kind: "unknown-key" }>, rivals: readonly Branch[]): UnknownKey {
  const knower = rivals.find((rival) => propertiesOf(rival.schema).has(entry.key));
  const beside = knower && [...keysOf(spot)].find((key) => schema.properties.has(key) && !propertiesOf(knower.schema).has(key));
  const guess = knower ? undefined : [schema, ...rivals.map((rival) => rival.schema)].map((one) => guessKey(spot, entry.key, one)).find(Boolean);
  return { kind: "unknown-key", spot, entry, known: [...schema.properties.keys()], guess, beside };
}

function blameUnion(spot: Spot, branches: readonly Branch[]): readonly Blame[] {
  const open = branches.flatMap((branch) => unfold(branch, spot.node));
  const possible = open.filter(({ faults }) => !faults.some((fault) => fault.kind === "type" && fault.spot.node === spot.node));
  if (possible.length === 0) return [wrongType(spot, open)];
  return spot.node.kind === "map" ? blameMap(spot, open, possible) : blamePlain(spot, possible);
}

/** A branch that is nothing but another union is that union's branches. */
function unfold(branch: Branch, node: Node): readonly Branch[] {
  const [only] = branch.faults;
  if (branch.faults.length !== 1 || only?.kind !== "union" || only.spot.node !== node) return [branch];
  return only.branches.flatMap((inner) => unfold(inner, node));
}

function wrongType(spot: Spot, branches: readonly Branch[]): Blame {
  return { kind: "type", spot, schemas: branches.map((branch) => branch.schema) };
}

/** A scalar or a list: all branches of its type were meant, unless the fault lies in an item of it. */
function blamePlain(spot: Spot, branches: readonly Branch[]): readonly Blame[] {
  const faults = branches.flatMap((branch) => branch.faults);
  const schemas = faults.flatMap((fault) => (fault.kind === "value" && fault.spot.node === spot.node ? [fault.schema] : []));
  if (schemas.length === faults.length) return [{ kind: "value", spot, schemas }];
  return blameBranch(least(branches, (branch) => branch.faults.length)[0]!, []);
}

/** A mapping: the branch was meant that alone requires one of the keys, or else the one whose keys fit best. */
function blameMap(spot: Spot, open: readonly Branch[], possible: readonly Branch[]): readonly Blame[] {
  const telling = tellingKeys(possible.map(({ schema }) => schema));
  const told = possible.filter((_, index) => telling[index]!.some((key) => keysOf(spot).has(key)));
  const best = least(told.length > 0 ? told : possible, (branch) => misfit(branch, spot));
  if (best.length > 1 && best.every(({ faults }) => faults.length === 1 && isMissing(faults[0]!, spot))) {
    return [{ kind: "missing-key", spot, keys: [...new Set(best.flatMap(missingKeys))] }];
  }
  const firsts = telling.flatMap(([first]) => first ?? []);
  const isGuessed = best.some(({ faults }) => guessedKeys(faults, spot).size > 0);
  if (told.length === 0 && !isGuessed && firsts.length >= MANY_KINDS) {
    return [{ kind: "unrecognized", spot, keys: [...keysOf(spot)], telling: firsts }];
  }
  if (possible.every((branch) => hasNothingOf(branch, spot))) return [wrongType(spot, open)];
  return blameBranch(best[0]!, possible.filter((branch) => branch !== best[0]));
}

function blameBranch(branch: Branch, rivals: readonly Branch[]): readonly Blame[] {
  return branch.faults.flatMap((fault) => blameFault(fault, rivals));
}

/** How badly the keys of a mapping fit a branch: missing ones, if not misspelt, and unknown ones. Faults farther down only break ties. */
function misfit({ faults }: Branch, spot: Spot): number {
  const guessed = guessedKeys(faults, spot);
  const own = faults.filter((fault) => fault.spot.node === spot.node);
  const explained = own.filter((fault) => fault.kind === "missing-key" && guessed.has(fault.key));
  return own.length - explained.length + 0.001 * (faults.length - own.length);
}

/** Whether none of the keys that the branch requires is there, not even misspelt. */
function hasNothingOf({ schema, faults }: Branch, spot: Spot): boolean {
  const guessed = guessedKeys(faults, spot);
  const required = requiredOf(schema);
  return required.length > 0 && !required.some((key) => keysOf(spot).has(key) || guessed.has(key));
}

function guessedKeys(faults: readonly Fault[], spot: Spot): ReadonlySet<string> {
  const unknown = faults.flatMap((fault) => (fault.kind === "unknown-key" && fault.spot.node === spot.node ? [fault] : []));
  return new Set(unknown.flatMap(({ entry, schema }) => guessKey(spot, entry.key, schema) ?? []));
}

function missingKeys({ faults }: Branch): readonly string[] {
  return faults.flatMap((fault) => (fault.kind === "missing-key" ? [fault.key] : []));
}

function isMissing(fault: Fault, spot: Spot): boolean {
  return fault.kind === "missing-key" && fault.spot.node === spot.node;
}

/** The missing key that a misspelt one stands for is not another mistake. */
function withoutExplained(blames: readonly Blame[]): readonly Blame[] {
  const guesses = new Map<Node, Set<string>>();
  for (const one of blames) {
    if (one.kind !== "unknown-key" || one.guess === undefined) continue;
    guesses.set(one.spot.node, (guesses.get(one.spot.node) ?? new Set()).add(one.guess));
  }
  return blames.filter((one) => one.kind !== "missing-key" || !one.keys.some((key) => guesses.get(one.spot.node)?.has(key)));
}

/** The key that a misspelt one stands for, if it is not there already. */
function guessKey(spot: Spot, key: string, schema: Schema): string | undefined {
  return nearest(key, [...propertiesOf(schema)].filter((known) => !keysOf(spot).has(known)));
}

/** Every property that a schema knows for some mapping or other. */
function propertiesOf({ properties, ref, choice }: Schema): ReadonlySet<string> {
  const others = [ref, choice?.then, choice?.otherwise].flatMap((one) => (one === undefined ? [] : [...propertiesOf(one)]));
  return new Set([...properties.keys(), ...others]);
}

/** Remembered, so that a mapping with many faults is not searched for each. */
const keySets = new WeakMap<MapNode, ReadonlySet<string>>();

function keysOf({ node }: Spot): ReadonlySet<string> {
  if (node.kind !== "map") return new Set();
  let keys = keySets.get(node);
  if (keys === undefined) keySets.set(node, (keys = new Set(node.entries.map((entry) => entry.key))));
  return keys;
}

function least<T>(items: readonly T[], cost: (item: T) => number): readonly T[] {
  const costs = items.map(cost);
  const lowest = Math.min(...costs);
  return items.filter((_, index) => costs[index] === lowest);
}
