import type { Bound, OptionalBound } from "../bounds.ts";
import type { Fact } from "../../model/fact.ts";
import { difference, type Comparison } from "../found.ts";
import { shared, sharedId } from "../site.ts";
import { factOr } from "./fact.ts";

/** Below zero where the first is the lesser. */
type Order<Value> = (one: Value, other: Value) => number;

const ofNumbers: Order<number> = (one, other) => one - other;

/** A bound that is always there. */
export function bound(name: Bound): Comparison<number> {
  return boundInOrder(name, ofNumbers);
}

function boundInOrder<Value>(name: Bound, order: Order<Value>): Comparison<Value> {
  return (site, before, after) => {
    const compared = order(before, after);
    if (compared === 0) return before === after ? [] : [difference("text-changed", site, before, after)];
    return [difference(`${name}-${compared < 0 ? "raised" : "lowered"}`, site, before, after)];
  };
}

/** A bound that a parameter has from the service where it has none of its own: then its change is the service's. */
export function inheritedBound(name: Bound): Comparison<number> {
  const compare = bound(name);
  return (site, before, after) => {
    const limit = site.resolve.limits.get(name);
    const isInherited = limit?.before === before && limit.after === after;
    return compare(isInherited ? shared(site, sharedId(site, "limits", name)) : site, before, after);
  };
}

/** A bound that may be missing, or not known. */
export function factualBound(name: OptionalBound): Comparison<Fact<number> | undefined>;
export function factualBound<Value>(name: OptionalBound, order: Order<Value>): Comparison<Fact<Value> | undefined>;
export function factualBound(
  name: OptionalBound,
  order: Order<number> = ofNumbers,
): Comparison<Fact<number> | undefined> {
  return factOr(`${name}-added`, `${name}-removed`, boundInOrder(name, order));
}
