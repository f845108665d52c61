import type ts from "typescript";
import { fits, isOneCaseMore, lostLiterals, saysOf } from "./assignable.ts";
import { compareObjects } from "./compare-objects.ts";
import type { Compared, Comparing, Comparison, Direction, Types } from "./comparison.ts";
import type { Fault } from "./fault.ts";
import { elementOf, isSameName, paired, partsOf, type Parts } from "./type-parts.ts";

/**
 * What does not fit where users had the type `before` and now have `after`. What they give has to be taken as before,
 * what they are given has to be what it was, and each name that they may have written has to be there.
 */
export function compareTypes(
  comparing: Comparing,
  before: ts.Type,
  after: ts.Type,
  direction: Direction,
  compared: Compared = "values",
): readonly Fault[] {
  const inProgress = new Set<string>();
  const comparison: Comparison = {
    ...comparing,
    compared,
    compare: (types, trail) => {
      const isKnown = types.old === types.now || isSameName(comparing, types.old, types.now);
      return isKnown ? [] : compareInside(comparison, types, trail, inProgress);
    },
  };
  return compareInside(comparison, { old: before, now: after, way: direction }, [], inProgress);
}

function compareInside(
  comparison: Comparison,
  types: Types,
  trail: readonly string[],
  inProgress: Set<string>,
): readonly Fault[] {
  // No program depends on a value that was always undefined.
  if (types.way === "out" && (types.old.flags & comparison.ts.TypeFlags.Undefined) !== 0) return [];
  const inner = compareParts(comparison, types, trail, inProgress);
  if (inner !== undefined) return inner;
  const lost = lostLiterals(comparison, types, trail);
  if (lost.length > 0 || fits(comparison, types)) return lost;
  return [{ trail, proved: isOneCaseMore(comparison, types) ? "risk" : "breaking", says: saysOf(comparison, types) }];
}

/** The faults of what both are made of; undefined where they have to be compared as they are. */
function compareParts(
  comparison: Comparison,
  types: Types,
  trail: readonly string[],
  inProgress: Set<string>,
): readonly Fault[] | undefined {
  const { old, now, way } = types;
  const [some, others] = [partsOf(comparison, old), partsOf(comparison, now)];
  const beside = (): readonly Fault[] => compareRest(comparison, some, others, types, trail);
  if (
    some.lists.length === 1 &&
    others.lists.length === 1 &&
    some.objects.length === 0 &&
    others.objects.length === 0
  ) {
    const [element, other] = [elementOf(comparison, some.lists[0]!), elementOf(comparison, others.lists[0]!)];
    return [...comparison.compare({ old: element, now: other, way }, trail), ...beside()];
  }
  const pairs = some.lists.length + others.lists.length === 0 ? paired(some.objects, others.objects) : undefined;
  if (pairs === undefined) return undefined;
  const own = pairs.flatMap(([one, other]) =>
    compareOnce(comparison, { old: one, now: other, way }, trail, inProgress),
  );
  return [...unique(own), ...beside()];
}

/** What stands beside an object or a list, such as undefined. */
function compareRest(
  comparison: Comparison,
  some: Parts,
  others: Parts,
  types: Types,
  trail: readonly string[],
): readonly Fault[] {
  const [given, taken] = types.way === "in" ? [some.rest, others.rest] : [others.rest, some.rest];
  const lost = lostLiterals(comparison, types, trail);
  if (lost.length > 0) return lost;
  const missing = given.filter((one) => !taken.some((other) => comparison.checker.isTypeAssignableTo(one, other)));
  if (missing.length === 0) return [];
  const isLiteral = types.way === "out" && missing.every((one) => one.isLiteral());
  return [{ trail, proved: isLiteral ? "risk" : "breaking", says: saysOf(comparison, types) }];
}

/** Types that hold themselves are compared once. */
function compareOnce(
  comparison: Comparison,
  types: Types,
  trail: readonly string[],
  inProgress: Set<string>,
): readonly Fault[] {
  const pair = `${idOf(types.old)} ${idOf(types.now)} ${types.way}`;
  if (inProgress.has(pair)) return [];
  inProgress.add(pair);
  const faults = compareObjects(comparison, types, trail);
  inProgress.delete(pair);
  return faults;
}

function idOf(type: ts.Type): number {
  return (type as unknown as { readonly id: number }).id;
}

function unique(faults: readonly Fault[]): readonly Fault[] {
  return [...new Map(faults.map((fault) => [`${fault.trail.join(".")} ${fault.says}`, fault])).values()];
}
