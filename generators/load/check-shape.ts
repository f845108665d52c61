import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { MANY_KINDS, type Schema, distinguishingKeys, keyWithin, meaningOf, requiredOf } from "./schema.ts";
import { shapeDiagnostic } from "./shape-diagnostics.ts";
import type { MapNode, Node } from "./tree.ts";
import { validate } from "./validate.ts";
import type { Branch, Fault, Spot, BadName, Finding, UnknownKey } from "./finding.ts";
import { nearest } from "../diagnostics/suggest.ts";

/**
 * Checks a file against the JSON Schema of its kind. `identity` is the key that contains the name of the file, if any.
 */
export function checkShape(schema: Schema, root: MapNode, text: string, identity?: string): readonly Diagnostic[] {
  const found = findMistakes(schema, root).map((one) => shapeDiagnostic(one, { text, identity }));
  return distinct(found).sort((a, b) => a.place!.start - b.place!.start);
}

/** Returns the mistakes in a file according to the JSON Schema of its kind. */
export function findMistakes(schema: Schema, root: MapNode): readonly Finding[] {
  return locateFaults(validate(schema, { node: root, parent: undefined, step: undefined }));
}

/** Removes duplicates, because two branches of a schema may find the same fault. */
function distinct(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...new Map(diagnostics.map((one) => [`${one.place!.start} ${one.place!.end} ${one.message}`, one])).values()];
}

/**
 * Turns faults into findings, one for each mistake. For each union, chooses the branch that the author intended and
 * reports the faults of that branch.
 */
function locateFaults(faults: readonly Fault[]): readonly Finding[] {
  return withoutExplained(faults.flatMap((fault) => locateFault(fault, [])));
}

function locateFault(fault: Fault, rivals: readonly Branch[]): readonly Finding[] {
  switch (fault.kind) {
    case "union":
      return locateInUnion(fault.spot, fault.branches);
    case "type":
    case "value":
      return [{ kind: fault.kind, spot: fault.spot, schemas: [fault.schema] }];
    case "missing-key":
      return [
        { kind: "missing-key", spot: fault.spot, keys: [fault.key], meaning: meaningOf(fault.schema, fault.key) },
      ];
    case "unknown-key":
      return [unknownKey(fault, rivals)];
    case "name":
      return [badName(fault)];
    case "duplicate":
      return [fault];
  }
}

function locateInUnion(spot: Spot, branches: readonly Branch[]): readonly Finding[] {
  const choice = chooseBranch(spot, branches);
  if ("finding" in choice) return [choice.finding];
  return choice.branch.faults.flatMap((fault) => locateFault(fault, choice.rivals));
}

function badName({ spot, entry, schema, known }: Extract<Fault, { kind: "name" }>): BadName {
  return { kind: "name", spot, entry, schema, guess: guessKey(spot, entry.key, known) };
}

/**
 * Creates the finding for an unknown key. A key of another branch excludes a key of this branch, or is excluded by it.
 */
function unknownKey(
  { spot, entry, schema }: Extract<Fault, { kind: "unknown-key" }>,
  rivals: readonly Branch[],
): UnknownKey {
  const knower = rivals.find((rival) => propertiesOf(rival.schema).has(entry.key));
  const excludedBy =
    knower && [...keysOf(spot)].find((key) => schema.properties.has(key) && !propertiesOf(knower.schema).has(key));
  const schemas = knower ? [] : [schema, ...rivals.map((rival) => rival.schema)];
  const guess = schemas.map((one) => guessKey(spot, entry.key, one)).find(Boolean);
  const inside = guess === undefined ? keyWithin(schema, [entry.key]) : undefined;
  return { kind: "unknown-key", spot, entry, known: [...schema.properties.keys()], guess, inside, excludedBy };
}

/** Removes missing keys that are present under a misspelt name, because they are not separate mistakes. */
function withoutExplained(findings: readonly Finding[]): readonly Finding[] {
  const guesses = new Map<Node, Set<string>>();
  for (const one of findings) {
    if (one.kind !== "unknown-key" || one.guess === undefined) continue;
    guesses.set(one.spot.node, (guesses.get(one.spot.node) ?? new Set()).add(one.guess));
  }
  return findings.filter(
    (one) => one.kind !== "missing-key" || !one.keys.some((key) => guesses.get(one.spot.node)?.has(key)),
  );
}

/** The branch of a union that the author intended, with the other candidates, or the finding if none can be chosen. */
type Choice = { readonly branch: Branch; readonly rivals: readonly Branch[] } | { readonly finding: Finding };

function chooseBranch(spot: Spot, branches: readonly Branch[]): Choice {
  const open = branches.flatMap((branch) => unfold(branch, spot.node));
  const possible = open.filter(
    ({ faults }) => !faults.some((fault) => fault.kind === "type" && fault.spot.node === spot.node),
  );
  if (possible.length === 0) return wrongType(spot, open);
  return spot.node.kind === "map" ? chooseForMap(spot, open, possible) : chooseForPlain(spot, open, possible);
}

/** Replaces a branch that is itself a union by the branches of that union. */
function unfold(branch: Branch, node: Node): readonly Branch[] {
  const [only] = branch.faults;
  if (branch.faults.length !== 1 || only?.kind !== "union" || only.spot.node !== node) return [branch];
  return only.branches.flatMap((inner) => unfold(inner, node));
}

function wrongType(spot: Spot, branches: readonly Branch[]): Choice {
  return { finding: { kind: "type", spot, schemas: branches.map((branch) => branch.schema) } };
}

/** Chooses a branch for a scalar or a list. All branches of its type apply, unless the fault is in one of its items. */
function chooseForPlain(spot: Spot, open: readonly Branch[], branches: readonly Branch[]): Choice {
  const faults = branches.flatMap((branch) => branch.faults);
  const schemas = faults.flatMap((fault) =>
    fault.kind === "value" && fault.spot.node === spot.node ? [fault.schema] : [],
  );
  const orList = open.some(({ schema }) => schema.items !== undefined && validate(schema.items, spot).length === 0);
  if (schemas.length === faults.length) return { finding: { kind: "value", spot, schemas, orList } };
  return { branch: least(branches, (branch) => branch.faults.length)[0]!, rivals: [] };
}

/**
 * Chooses a branch for a mapping: the only one that requires one of its keys, or else the one that its keys fit best.
 */
function chooseForMap(spot: Spot, open: readonly Branch[], possible: readonly Branch[]): Choice {
  const distinguishing = distinguishingKeys(possible.map(({ schema }) => schema));
  const recognized = possible.filter((_, index) => distinguishing[index]!.some((key) => keysOf(spot).has(key)));
  const best = least(recognized.length > 0 ? recognized : possible, (branch) => misfit(branch, spot));
  if (best.length > 1 && best.every(({ faults }) => faults.length === 1 && isMissing(faults[0]!, spot))) {
    return {
      finding: { kind: "missing-key", spot, keys: [...new Set(best.flatMap(missingKeys))], meaning: undefined },
    };
  }
  const firsts = distinguishing.flatMap(([first]) => first ?? []);
  const isGuessed = best.some(({ faults }) => guessedKeys(faults, spot).size > 0);
  if (recognized.length === 0 && !isGuessed && firsts.length >= MANY_KINDS) {
    return { finding: { kind: "unrecognized", spot, keys: [...keysOf(spot)], distinguishing: firsts } };
  }
  if (possible.every((branch) => hasNothingOf(branch, spot))) return wrongType(spot, open);
  return { branch: best[0]!, rivals: possible.filter((branch) => branch !== best[0]) };
}

/**
 * Measures how badly the keys of a mapping fit a branch. Counts unknown keys, and missing keys unless they are
 * misspelled. Deeper faults only break ties.
 */
function misfit({ faults }: Branch, spot: Spot): number {
  const guessed = guessedKeys(faults, spot);
  const own = faults.filter((fault) => fault.spot.node === spot.node);
  const explained = own.filter((fault) => fault.kind === "missing-key" && guessed.has(fault.key));
  return own.length - explained.length + 0.001 * (faults.length - own.length);
}

/** Returns true if the mapping lacks all keys that the branch requires, even misspelled ones. */
function hasNothingOf({ schema, faults }: Branch, spot: Spot): boolean {
  const guessed = guessedKeys(faults, spot);
  const required = requiredOf(schema);
  return required.length > 0 && !required.some((key) => keysOf(spot).has(key) || guessed.has(key));
}

function guessedKeys(faults: readonly Fault[], spot: Spot): ReadonlySet<string> {
  const unknown = faults.flatMap((fault) =>
    fault.kind === "unknown-key" && fault.spot.node === spot.node ? [fault] : [],
  );
  return new Set(unknown.flatMap(({ entry, schema }) => guessKey(spot, entry.key, schema) ?? []));
}

function missingKeys({ faults }: Branch): readonly string[] {
  return faults.flatMap((fault) => (fault.kind === "missing-key" ? [fault.key] : []));
}

function isMissing(fault: Fault, spot: Spot): boolean {
  return fault.kind === "missing-key" && fault.spot.node === spot.node;
}

function least<T>(items: readonly T[], cost: (item: T) => number): readonly T[] {
  const costs = items.map(cost);
  const lowest = Math.min(...costs);
  return items.filter((_, index) => costs[index] === lowest);
}

/** Cached, so that a mapping with many faults is not searched for each of them. */
const keySets = new WeakMap<MapNode, ReadonlySet<string>>();

/** Returns the keys of a mapping. Returns an empty set for other nodes. */
function keysOf({ node }: Spot): ReadonlySet<string> {
  if (node.kind !== "map") return new Set();
  let keys = keySets.get(node);
  if (keys === undefined) keySets.set(node, (keys = new Set(node.entries.map((entry) => entry.key))));
  return keys;
}

/** Returns all properties of a schema, regardless of conditions. */
function propertiesOf({ properties, ref, choice }: Schema): ReadonlySet<string> {
  const others = [ref, choice?.then, choice?.otherwise].flatMap((one) =>
    one === undefined ? [] : [...propertiesOf(one)],
  );
  return new Set([...properties.keys(), ...others]);
}

/** Returns the intended key for a misspelt one, unless the mapping already has it. */
function guessKey(spot: Spot, key: string, schema: Schema): string | undefined {
  return nearest(
    key,
    [...propertiesOf(schema)].filter((known) => !keysOf(spot).has(known)),
  );
}
