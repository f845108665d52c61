import { atLeast, equal, isIn, type Selected } from "../../storage/select.ts";
import type { WikiStore } from "../../storage/wiki-store.ts";
import { isoExpiry } from "../../content/timestamps.ts";
import { fullTitle, type StoredTitle } from "../../content/titles.ts";
import { titlesAre } from "../../content/titles-are.ts";
import { only } from "./members.ts";
import { keyOf } from "./titles.ts";

const columns = ["protections.type", "protections.level", "protections.expiry"] as const;

export interface ProtectedPage extends StoredTitle {
  /** Undefined if the page does not exist. Then only its creation can be restricted. */
  readonly id: number | undefined;
}

export interface Protection {
  readonly type: string;
  readonly level: string;
  readonly expiry: string;
  readonly cascade?: true;
  readonly source?: string;
}

/** Returns the protections of pages, keyed by `keyOf`: their own, those against creation, and cascading ones. */
export async function protectionsOf(
  wiki: WikiStore,
  pages: readonly ProtectedPage[],
  now: string,
): Promise<ReadonlyMap<string, readonly Protection[]>> {
  const found = new Map<string, Protection[]>(pages.map((page) => [keyOf(page), []]));
  const add = (key: string, { type, level, expiry, ...others }: Protection): void =>
    void found.get(key)?.push({ type, level, expiry: isoExpiry(expiry), ...others });
  const byId = new Map(pages.flatMap((page) => (page.id === undefined ? [] : [[page.id, keyOf(page)] as const])));
  const missing = pages.filter(({ id }) => id === undefined);
  const lasting = atLeast("protections.expiry", now);
  const own = await wiki.select({
    from: "protections",
    columns: [...columns, "protections.page", "protections.cascade"],
    where: [isIn("protections.page", [...byId.keys()]), lasting],
    order: [{ column: "protections.page" }, { column: "protections.type" }],
  });
  for (const row of own)
    add(byId.get(row["protections.page"]) ?? "", {
      ...protectionIn(row),
      ...only(row["protections.cascade"] === 1, { cascade: true as const }),
    });
  const creation =
    missing.length === 0
      ? []
      : await wiki.select({
          from: "protected_titles",
          columns: [
            "protected_titles.ns",
            "protected_titles.title",
            "protected_titles.level",
            "protected_titles.expiry",
          ],
          where: [titlesAre("protected_titles", missing), atLeast("protected_titles.expiry", now)],
        });
  for (const row of creation)
    add(keyOf({ ns: row["protected_titles.ns"], title: row["protected_titles.title"] }), {
      type: "create",
      level: row["protected_titles.level"],
      expiry: row["protected_titles.expiry"],
    });
  // In the index, titles of one namespace are adjacent.
  for (const some of Map.groupBy(pages, ({ ns }) => ns).values()) {
    const above = await wiki.select({
      from: "links",
      joins: [
        { table: "protections", on: [["protections.page", "links.source"]] },
        { table: "pages", on: [["pages.id", "links.source"]] },
      ],
      columns: [...columns, "links.ns", "links.title", "pages.ns", "pages.title"],
      where: [
        isIn("links.kind", ["template", "file"]),
        titlesAre("links", some),
        equal("protections.cascade", 1),
        lasting,
      ],
    });
    for (const row of above)
      add(keyOf({ ns: row["links.ns"], title: row["links.title"] }), {
        ...protectionIn(row),
        source: fullTitle({ ns: row["pages.ns"], title: row["pages.title"] }),
      });
  }
  return found;
}

const protectionIn = (row: Selected<(typeof columns)[number]>): Protection => ({
  type: row["protections.type"],
  level: row["protections.level"],
  expiry: row["protections.expiry"],
});

const fileNamespace = 6;

export function restrictionTypes({ id, ns }: ProtectedPage): readonly string[] {
  return id === undefined ? ["create"] : ["edit", "move", ...(ns === fileNamespace ? ["upload"] : [])];
}
