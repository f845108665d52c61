import { equal } from "../../storage/wiki/select.ts";
import { contentNamespaces } from "./content-namespaces.ts";
import type { PageRow } from "./find-page.ts";
import type { WikiUnit } from "./wiki-unit.ts";

/** An article is a page of contents that links to another one, and is no redirect. */
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
