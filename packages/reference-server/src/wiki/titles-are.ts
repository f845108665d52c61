import { allOf, anyOf, equal, isIn, type Condition } from "../storage/wiki/select.ts";
import type { StoredTitle } from "./titles.ts";

/** The condition that a row is about one of these titles: the title of a page, the target of a link. */
export function titlesAre(
  table: "pages" | "links" | "protected_titles" | "watched",
  titles: readonly StoredTitle[],
): Condition {
  const spaces = [...Map.groupBy(titles, ({ ns }) => ns)].map(([ns, some]) =>
    allOf(equal(`${table}.ns`, ns), isIn(`${table}.title`, [...new Set(some.map(({ title }) => title))])),
  );
  const [only, ...more] = spaces;
  return only !== undefined && more.length === 0 ? only : anyOf(...spaces);
}
