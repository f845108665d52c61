import type { Context, Page } from "@kiln/server/query";
import { different, equal, isIn, type Selected } from "../../storage/select.ts";
import type { WikiStore } from "../../storage/wiki-store.ts";
import { isoOf } from "../../content/timestamps.ts";
import { fileNamespace } from "../shared/files.ts";
import { type ParametersOf, generatingProperty } from "../reading/module.ts";
import { isHidden } from "../shared/hidden.ts";
import { fromToken, keyOf, orderOf } from "../reading/conditions.ts";
import { linkablePages } from "../shared/pages.ts";
import { nothing, type Reading } from "../reading/reading.ts";
import type { Site } from "../site/general.ts";

type Parameters = ParametersOf<"duplicatefiles">;

const columns = ["files.title", "files.timestamp", "files.user_name", "files.hidden"] as const;

/** A file with the same contents as a requested file. */
interface Duplicate extends Selected<(typeof columns)[number]> {
  readonly of: string;
}

/**
 * Lists other files with the same contents as the requested files, by requested file and then by name. All are local
 * files.
 */
export const duplicatefiles = (site: Site) =>
  generatingProperty(site, {
    read: async (parameters: Parameters, context): Promise<Reading<Duplicate>> => {
      const titles = [...filesAmong(context).keys()];
      if (titles.length === 0) return nothing;
      return {
        rows: await site.storage.read(({ wiki }) => duplicatesOf(wiki, titles, parameters)),
        tokenAt: (row) => [row.of, row["files.title"]],
      };
    },
    pagesIn: (context) => {
      const files = filesAmong(context);
      return (row) => files.get(row.of);
    },
    membersOf: (row) => ({
      duplicatefiles: [
        {
          name: row["files.title"],
          timestamp: isoOf(row["files.timestamp"]),
          ...(isHidden(row["files.hidden"], "user") ? {} : { user: row["files.user_name"] }),
          shared: false,
        },
      ],
    }),
    targetOf: (row) => ({ kind: "title", ns: fileNamespace, title: row["files.title"] }),
  });

/** Returns the requested files by stored title, regardless of whether they exist. */
function filesAmong({ pages }: Context): ReadonlyMap<string, Page> {
  return new Map(
    linkablePages(pages).flatMap(({ ns, title, page }) => (ns === fileNamespace ? [[title, page] as const] : [])),
  );
}

/**
 * Finds up to one duplicate more than the limit. Reads one file at a time, because each is a range of the index of
 * hashes.
 */
async function duplicatesOf(
  wiki: WikiStore,
  titles: readonly string[],
  { dir, limit, continue: at }: Parameters,
): Promise<readonly Duplicate[]> {
  const key = keyOf(dir === "descending", "files.title");
  const [first, place] = at?.split("|") ?? [];
  const isCurrent = equal("files.state", "current");
  const begins = fromToken(key, first);
  const order = orderOf(key);
  const named = await wiki.select({
    from: "files",
    columns: ["files.title", "files.sha1"],
    where: [isCurrent, isIn("files.title", titles), ...begins],
    order,
  });
  const found: Duplicate[] = [];
  for (const { "files.title": of, "files.sha1": sha1 } of named) {
    if (found.length > limit) break;
    const where = [
      isCurrent,
      equal("files.sha1", sha1),
      different("files.title", of),
      ...fromToken(key, of === first ? place : undefined),
    ];
    const rows = await wiki.select({ from: "files", columns, where, order, limit: limit + 1 - found.length });
    found.push(...rows.map((row) => ({ ...row, of })));
  }
  return found;
}
