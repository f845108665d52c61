import type { Context } from "@kiln/server/query";
import { equal } from "../../storage/wiki/select.ts";
import { pageNamed } from "../../wiki/site-titles.ts";
import type { StoredTitle } from "../../wiki/titles.ts";
import type { Site } from "../site.ts";
import { readRows } from "./rows.ts";

interface Parameters {
  readonly title?: string;
  readonly pageid?: number;
}

/** The page that a list is about, by its title or id. The form of a title was checked with the request. */
export async function targetPage(
  site: Site,
  { title = "", pageid }: Parameters,
  context: Context,
): Promise<StoredTitle> {
  if (pageid === undefined) return pageNamed(title) ?? { ns: 0, title: "" };
  const [row] = await readRows(site, {
    from: "pages",
    columns: ["pages.ns", "pages.title"],
    where: [equal("pages.id", pageid)],
  });
  if (row === undefined)
    context.fail("nosuchpageid", {
      key: "apierror-nosuchpageid",
      text: "There is no page with ID $1.",
      parameters: [String(pageid)],
    });
  return { ns: row["pages.ns"], title: row["pages.title"] };
}
