import type { Bound } from "../bounds.ts";
import type { Fact } from "../../model/fact.ts";
import { difference, type Comparison } from "../found.ts";
import { factOr } from "./fact.ts";


/** A bound that is always there. */
export function bound(name: Bound): Comparison<number> {
  return (site, before, after) => {
    if (before === after) return [];
    return [difference(`${name}-${before < after ? "raised" : "lowered"}`, site, before, after)];
  };
}

/** A bound that may be missing, or not known. */
export function factualBound(name: Bound): Comparison<Fact<number> | undefined> {
  return factOr(`${name}-added`, `${name}-removed`, bound(name));
}

