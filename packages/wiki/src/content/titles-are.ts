import { allOf, anyOf, equal, isIn, type Condition } from "../storage/select.ts";
import type { StoredTitle } from "./titles.ts";

/** Returns the condition that a row has one of these titles, as the title of a page or the target of a link. */
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
