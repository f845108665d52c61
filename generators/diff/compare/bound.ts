import type { Bound, OptionalBound } from "../bounds.ts";
import type { Fact } from "../../model/fact.ts";
import { difference, type Comparison } from "../found.ts";
import { shared, sharedId } from "../site.ts";
import { factOr } from "./fact.ts";


/** A bound that is always there. */
export function bound(name: Bound): Comparison<number> {
  return (site, before, after) => {
    if (before === after) return [];
    return [difference(`${name}-${before < after ? "raised" : "lowered"}`, site, before, after)];
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
export function factualBound(name: OptionalBound): Comparison<Fact<number> | undefined> {
  return factOr(`${name}-added`, `${name}-removed`, bound(name));
}

