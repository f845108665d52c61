import type { Condition, Selected } from "../../storage/wiki/select.ts";
import type { Column } from "../../storage/wiki/tables.ts";
import { titlesAre } from "../../wiki/titles-are.ts";
import type { StoredTitle } from "../../wiki/titles.ts";
import type { Site } from "../site.ts";
import type { Key } from "./key.ts";
import { listRows, type Question } from "./rows.ts";

/**
 * Links to any of these titles, in the order of a key that begins with the namespace of the target, where there are several: one namespace
 * after another, since no index has the titles of two side by side.
 */
export async function* rowsOfTargets<C extends Column>(
  site: Site,
  key: Key<C>,
  limit: number,
  { targets, where = [], ...question }: Question<C> & { readonly targets: readonly StoredTitle[] },
  filters: readonly Condition[] = [],
): AsyncGenerator<Selected<C>> {
  const spaces = [...Map.groupBy(targets, ({ ns }) => ns)].toSorted(([one], [other]) =>
    key.descending ? other - one : one - other,
  );
  for (const [, some] of spaces)
    yield* listRows(site, key, limit, { ...question, where: [titlesAre("links", some), ...where] }, filters);
}
