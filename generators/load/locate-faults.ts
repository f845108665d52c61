import { chooseBranch } from "./choose-branch.ts";
import type { Branch, Fault, Spot } from "./fault.ts";
import type { BadName, Finding, UnknownKey } from "./finding.ts";
import { keyWithin, meaningOf } from "./inner-keys.ts";
import { guessKey, keysOf, propertiesOf } from "./node-keys.ts";
import type { Node } from "./tree.ts";

/**
 * Turns faults into findings, one for each mistake: of each union the branch that was meant, and what is wrong with
 * that one.
 */
export function locateFaults(faults: readonly Fault[]): readonly Finding[] {
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

/** A key that another branch knows excludes a key of this branch, or is excluded by it. */
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

/** The missing key that a misspelt one stands for is not another mistake. */
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
