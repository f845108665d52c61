import { distinguishingKeys, MANY_KINDS, requiredOf } from "./distinguishing-keys.ts";
import type { Branch, Fault, Spot } from "./fault.ts";
import type { Finding } from "./finding.ts";
import { guessKey, keysOf } from "./node-keys.ts";
import type { Node } from "./tree.ts";
import { validate } from "./validate.ts";

/**
 * The branch of a union that the author meant, with the other possible ones; or what is wrong where none can be chosen.
 */
export type Choice = { readonly branch: Branch; readonly rivals: readonly Branch[] } | { readonly finding: Finding };

export function chooseBranch(spot: Spot, branches: readonly Branch[]): Choice {
  const open = branches.flatMap((branch) => unfold(branch, spot.node));
  const possible = open.filter(
    ({ faults }) => !faults.some((fault) => fault.kind === "type" && fault.spot.node === spot.node),
  );
  if (possible.length === 0) return wrongType(spot, open);
  return spot.node.kind === "map" ? chooseForMap(spot, open, possible) : chooseForPlain(spot, open, possible);
}

/** A branch that is nothing but another union is replaced by the branches of that union. */
function unfold(branch: Branch, node: Node): readonly Branch[] {
  const [only] = branch.faults;
  if (branch.faults.length !== 1 || only?.kind !== "union" || only.spot.node !== node) return [branch];
  return only.branches.flatMap((inner) => unfold(inner, node));
}

function wrongType(spot: Spot, branches: readonly Branch[]): Choice {
  return { finding: { kind: "type", spot, schemas: branches.map((branch) => branch.schema) } };
}

/** A scalar or a list: all branches of its type were meant, unless the fault is in one of its items. */
function chooseForPlain(spot: Spot, open: readonly Branch[], branches: readonly Branch[]): Choice {
  const faults = branches.flatMap((branch) => branch.faults);
  const schemas = faults.flatMap((fault) =>
    fault.kind === "value" && fault.spot.node === spot.node ? [fault.schema] : [],
  );
  const orList = open.some(({ schema }) => schema.items !== undefined && validate(schema.items, spot).length === 0);
  if (schemas.length === faults.length) return { finding: { kind: "value", spot, schemas, orList } };
  return { branch: least(branches, (branch) => branch.faults.length)[0]!, rivals: [] };
}

/** A mapping: the branch that alone requires one of its keys, or else the one that its keys fit best. */
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
 * How badly the keys of a mapping fit a branch: missing ones, if not misspelt, and unknown ones. Faults farther down
 * only break ties.
 */
function misfit({ faults }: Branch, spot: Spot): number {
  const guessed = guessedKeys(faults, spot);
  const own = faults.filter((fault) => fault.spot.node === spot.node);
  const explained = own.filter((fault) => fault.kind === "missing-key" && guessed.has(fault.key));
  return own.length - explained.length + 0.001 * (faults.length - own.length);
}

/** Whether the mapping has none of the keys that the branch requires, not even misspelt. */
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
