import type { Use, Direction } from "./change.ts";
import { groupBy } from "../model/group-by.ts";

export type Way = "request" | "answer";

/** Returns the directions of a definition. The set is empty if the definition is shared but unused. */
export type Ways = (direction: Direction) => ReadonlySet<Way>;

/** Follows shared definitions to their uses, which may themselves be part of shared definitions. */
export function waysThrough(uses: readonly Use[]): Ways {
  const byId = groupBy(uses, ({ of }) => of);
  return (direction) => {
    const ways = new Set<Way>();
    const seen = new Set<string>();
    const follow = (one: Direction): void => {
      if (one === "both") ways.add("request").add("answer");
      else if (typeof one === "string") ways.add(one);
      else if (!seen.has(one.of)) {
        seen.add(one.of);
        for (const { site } of byId.get(one.of) ?? []) follow(site.direction);
      }
    };
    follow(direction);
    return ways;
  };
}
