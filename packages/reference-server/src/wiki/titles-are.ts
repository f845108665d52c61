import { allOf, anyOf, equal, isIn, type Condition } from "../storage/wiki/select.ts";
import type { StoredTitle } from "./titles.ts";

/** The condition that a page has one of these titles, or that a link leads to one of them. */
export function titlesAre(table: "pages" | "links", titles: readonly StoredTitle[]): Condition {
  const spaces = [...Map.groupBy(titles, ({ ns }) => ns)].map(([ns, some]) =>
    allOf(equal(`${table}.ns`, ns), isIn(`${table}.title`, [...new Set(some.map(({ title }) => title))])),
  );
  const [only, ...more] = spaces;
  return only !== undefined && more.length === 0 ? only : anyOf(...spaces);
}
