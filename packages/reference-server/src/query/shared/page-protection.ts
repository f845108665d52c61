import { atLeast, equal, isIn } from "../../storage/wiki/select.ts";
import type { WikiStore } from "../../storage/wiki/wiki-store.ts";
import { isoExpiry } from "../../wiki/timestamps.ts";
import { fullTitle, type StoredTitle } from "../../wiki/titles.ts";
import { only } from "./members.ts";

const columns = ["protections.type", "protections.level", "protections.expiry", "protections.cascade"] as const;

export interface ProtectedPage extends StoredTitle {
  /** Undefined where there is no page: only its creation can be restricted then. */
  readonly id: number | undefined;
}

export interface Protection {
  readonly type: string;
  readonly level: string;
  readonly expiry: string;
  readonly cascade?: true;
  readonly source?: string;
}

/** How a page is protected: by itself, against creation, and by pages that include it. */
export async function protectionsOf(
  wiki: WikiStore,
  { id, ns, title }: ProtectedPage,
  now: string,
): Promise<readonly Protection[]> {
  const lasting = atLeast("protections.expiry", now);
  const own =
    id === undefined
      ? []
      : await wiki.select({
          from: "protections",
          columns,
          where: [equal("protections.page", id), lasting],
          order: [{ column: "protections.type" }],
        });
  const creation =
    id !== undefined
      ? []
      : await wiki.select({
          from: "protected_titles",
          columns: ["protected_titles.level", "protected_titles.expiry"],
          where: [
            equal("protected_titles.ns", ns),
            equal("protected_titles.title", title),
            atLeast("protected_titles.expiry", now),
          ],
        });
  const above = await wiki.select({
    from: "links",
    joins: [
      { table: "protections", on: [["protections.page", "links.source"]] },
      { table: "pages", on: [["pages.id", "links.source"]] },
    ],
    columns: [...columns, "pages.ns", "pages.title"],
    where: [
      isIn("links.kind", ["template", "file"]),
      equal("links.ns", ns),
      equal("links.title", title),
      equal("protections.cascade", 1),
      lasting,
    ],
  });
  return [
    ...own.map((row) => ({
      type: row["protections.type"],
      level: row["protections.level"],
      expiry: isoExpiry(row["protections.expiry"]),
      ...only(row["protections.cascade"] === 1, { cascade: true as const }),
    })),
    ...creation.map((row) => ({
      type: "create",
      level: row["protected_titles.level"],
      expiry: isoExpiry(row["protected_titles.expiry"]),
    })),
    ...above.map((row) => ({
      type: row["protections.type"],
      level: row["protections.level"],
      expiry: isoExpiry(row["protections.expiry"]),
      source: fullTitle({ ns: row["pages.ns"], title: row["pages.title"] }),
    })),
  ] as readonly Protection[];
}

const fileNamespace = 6;

/** The actions that can be restricted. */
export function restrictionTypes({ id, ns }: ProtectedPage): readonly string[] {
  return id === undefined ? ["create"] : ["edit", "move", ...(ns === fileNamespace ? ["upload"] : [])];
}
