import { equal } from "../../storage/select.ts";
import type { WikiUnit } from "./wiki-unit.ts";
import { namespaces } from "../../query/site/namespaces.ts";
import type { PageRow } from "./find-page.ts";

export type Statistic = "pages" | "articles" | "edits" | "files";

export async function count({ wiki }: WikiUnit, amounts: Partial<Readonly<Record<Statistic, number>>>): Promise<void> {
  for (const [name, value] of Object.entries(amounts)) {
    if (value === 0) continue;
    if ((await wiki.increase("statistics", { value }, [equal("statistics.name", name)])) === 0)
      await wiki.insert("statistics", [{ name, value }]);
  }
}

export async function countEdit({ wiki }: WikiUnit, account: number): Promise<void> {
  if (account !== 0) await wiki.increase("accounts", { edits: 1 }, [equal("accounts.id", account)]);
}

/** The namespaces whose pages may count as articles. */
export const contentNamespaces: ReadonlySet<number> = new Set(
  namespaces.flatMap(({ id, content }) => (content ? [id] : [])),
);

/** Reports whether a page is an article: a page in a content namespace that has a link and is not a redirect. */
export async function isArticle({ wiki }: WikiUnit, { id, ns, is_redirect }: PageRow): Promise<boolean> {
  if (!contentNamespaces.has(ns) || is_redirect === 1) return false;
  const rows = await wiki.select({
    from: "links",
    columns: ["links.source"],
    where: [equal("links.kind", "link"), equal("links.source", id)],
    limit: 1,
  });
  return rows.length > 0;
}
