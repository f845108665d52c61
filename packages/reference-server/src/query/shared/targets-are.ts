import { allOf, anyOf, equal, isIn, type Condition } from "../../storage/wiki/select.ts";
import type { StoredTitle } from "../../wiki/titles.ts";

/** The condition that a link leads to one of these titles. */
export function targetsAre(targets: readonly StoredTitle[]): Condition {
  const spaces = [...Map.groupBy(targets, ({ ns }) => ns)].map(([ns, some]) => allOf(equal("links.ns", ns), isIn("links.title", some.map(({ title }) => title))));
  const [only, ...more] = spaces;
  return only !== undefined && more.length === 0 ? only : anyOf(...spaces);
}
