import { equal } from "../../storage/select.ts";
import type { WikiStore } from "../../storage/wiki-store.ts";
import { pageNamed } from "../../content/site-titles.ts";

interface Preload {
  readonly preloadcustom?: string;
  readonly preloadparams?: readonly string[];
}

/**
 * Returns the initial text of the form for a new page or section: the text of the named page, with `$1` and so on
 * replaced.
 */
export async function preloadedText(
  wiki: WikiStore,
  { preloadcustom = "", preloadparams = [] }: Preload,
): Promise<object> {
  const page = pageNamed(preloadcustom);
  const joins = [{ table: "texts", on: [["texts.revision", "pages.latest"]] }] as const;
  const [row] =
    page === undefined
      ? []
      : await wiki.select({
          from: "pages",
          joins,
          columns: ["texts.text"],
          where: [equal("pages.ns", page.ns), equal("pages.title", page.title)],
        });
  const content = (row?.["texts.text"] ?? "").replaceAll(
    /\$(\d+)/g,
    (sign, number: string) => preloadparams[Number(number) - 1] ?? sign,
  );
  return {
    preloadcontent: { contentmodel: "wikitext", contentformat: "text/x-wiki", content },
    preloadisdefault: row === undefined,
  };
}
