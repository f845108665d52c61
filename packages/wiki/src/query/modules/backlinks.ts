import type { Context } from "@kiln/server/query";
import type { Site } from "../site/general.ts";
import { readLevels, type BacklinkParameters, type LinkKind, type LinkRow } from "../shared/backlink-levels.ts";
import { generate } from "../reading/module.ts";
import { only } from "../reading/members.ts";
import { pageOf } from "../shared/pages.ts";

/** The kind of links that each module lists. */
const families = { backlinks: "link", embeddedin: "template", imageusage: "file" } as const satisfies Readonly<
  Record<string, LinkKind>
>;

const fileNamespace = 6;

const itemOf = (row: LinkRow) => ({
  ...pageOf(row),
  ...only(row["pages.is_redirect"] === 1, { redirect: true as const }),
});

/** Lists the pages that link to a page and, below redirects among them, the pages that link to these redirects. */
export const backlinks = (site: Site, name: keyof typeof families) => {
  const kind = families[name];
  const ns = kind === "file" ? fileNamespace : undefined;
  return {
    module: async (parameters: BacklinkParameters, context: Context) => {
      const { first, second } = await readLevels(site, { kind, ns }, parameters, context);
      const below = Map.groupBy(second, (row) => `${row["links.ns"]}:${row["links.title"]}`);
      const items = first.map((row) => {
        const links = below.get(`${row["pages.ns"]}:${row["pages.title"]}`);
        return { ...itemOf(row), ...(links === undefined ? {} : { redirlinks: links.map(itemOf) }) };
      });
      return { items, limited: true };
    },
    generator: async (parameters: BacklinkParameters, context: Context) => {
      const { first, second } = await readLevels(site, { kind, ns }, parameters, context);
      const named = (row: LinkRow) => ({ target: { kind: "id", id: row["pages.id"] } as const, members: undefined });
      // The limit was already applied to each level.
      return generate<LinkRow, object>(
        site,
        context,
        { rows: [...first, ...second], tokenAt: () => "" },
        Infinity,
        named,
      );
    },
  };
};
