import { groupBy } from "../model/group-by.ts";
import type { Difference } from "./found.ts";
import { plainText } from "./plain.ts";

/** A difference, and the others that are the same one. */
export interface Folded {
  readonly difference: Difference;
  readonly others: readonly Difference[];
}

/** What is shared is found wherever it is used: that is one difference, told of the place with the shortest path. */
export function fold(differences: readonly Difference[]): readonly Folded[] {
  return [...groupBy(differences, identity).values()].map((same) => {
    const [first, ...others] = same.toSorted((a, b) => a.site.path.length - b.site.path.length);
    return { difference: first!, others };
  });
}

function identity({ id, site, before, after }: Difference): string {
  const { path, shared } = site;
  const where = shared === undefined ? path : [shared.id, path.slice(shared.depth)];
  return plainText([id, where, before ?? null, after ?? null]);
}
