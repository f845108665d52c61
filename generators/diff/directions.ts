import type { Use, Direction } from "./change.ts";
import { groupBy } from "../model/group-by.ts";

export type Way = "request" | "answer";

/** The ways that something goes; none where it is shared and nothing uses it. */
export type Ways = (direction: Direction) => ReadonlySet<Way>;

/** Follows what is shared to its uses, which may be part of something shared themselves. */
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
