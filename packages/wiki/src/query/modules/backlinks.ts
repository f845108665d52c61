import type { Context } from "@kiln/server/query";
import type { Site } from "../site/general.ts";
import { generate, only } from "../reading/module.ts";
import { pageColumns, pageOf, targetPage } from "../shared/pages.ts";
import { type Condition, type Selected, equal, from, isIn } from "../../storage/select.ts";
import type { StoredTitle } from "../../content/titles.ts";
import { type Key, keyOf, when } from "../reading/conditions.ts";
import { rowsOfTargets, takeRows } from "../reading/reading.ts";

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

type LinkKind = "link" | "template" | "file";

interface BacklinkParameters {
  readonly title?: string;
  readonly pageid?: number;
  readonly continue?: string;
  readonly namespace?: readonly number[];
  readonly dir: "ascending" | "descending";
  readonly filterredir: "all" | "nonredirects" | "redirects";
  readonly limit: number;
  readonly redirect?: boolean;
}

const columns = [
  "links.ns",
  "links.title",
  "links.source_ns",
  "links.source",
  ...pageColumns,
  "pages.is_redirect",
] as const;
type KeyColumn = (typeof columns)[0 | 1 | 2 | 3];
type LinkRow = Selected<(typeof columns)[number]>;

/** The conditions on links that both levels share. */
interface Asked {
  readonly kind: LinkKind;
  /** The only namespace of the targets; `undefined` if they may be in any. */
  readonly ns: number | undefined;
}

/**
 * Returns the pages that link to a page and, with `redirect`, the pages that link to redirects among them. `continue`
 * contains the position in the first level and, if the second level has more rows, the position there.
 */
async function readLevels(site: Site, asked: Asked, parameters: BacklinkParameters, context: Context) {
  const target = await targetPage(site, parameters, context);
  if (asked.ns !== undefined && target.ns !== asked.ns) {
    context.fail("bad_image_title", {
      key: "apierror-imageusage-badtitle",
      text: "The title for $1 must be a file.",
      parameters: ["imageusage"],
    });
  }
  const [ns, id, ...more] = parameters.continue?.split("|") ?? [];
  const first = await firstLevel(
    site,
    asked,
    parameters,
    target,
    id === undefined ? undefined : { "links.source_ns": Number(ns), "links.source": Number(id) },
  );
  const redirects = first.taken
    .filter((row) => row["pages.is_redirect"] === 1)
    .map((row) => ({ ns: row["pages.ns"], title: row["pages.title"] }));
  if (first.left !== undefined) context.continueWith([first.left["links.source_ns"], first.left["links.source"]]);
  if (parameters.redirect !== true || redirects.length === 0) return { first: first.taken, second: [] };
  const second = await secondLevel(site, asked, parameters, redirects, more);
  const [begin] = first.taken;
  if (second.left !== undefined) {
    const row = second.left;
    context.continueWith([
      Number(ns ?? begin?.["links.source_ns"]),
      Number(id ?? begin?.["links.source"]),
      row["links.ns"],
      row["links.title"],
      row["links.source_ns"],
      row["links.source"],
    ]);
  }
  return { first: first.taken, second: second.taken };
}

type Place = Partial<Readonly<Record<KeyColumn, string | number>>>;

function firstLevel(
  site: Site,
  asked: Asked,
  parameters: BacklinkParameters,
  target: StoredTitle,
  place: Place | undefined,
) {
  const key = keyOf<KeyColumn>(parameters.dir === "descending", ...sourceColumns(parameters));
  const { filterredir, redirect = false } = parameters;
  // If redirects are followed, the first level must include them.
  const shown = redirect && filterredir === "nonredirects" ? [] : redirectsAre(parameters);
  return levelRows(site, asked, parameters, key, [target], place, shown);
}

function secondLevel(
  site: Site,
  asked: Asked,
  parameters: BacklinkParameters,
  targets: readonly StoredTitle[],
  [ns, title = "", sourceNs, id]: readonly string[],
) {
  const differs = (values: readonly unknown[]): boolean => new Set(values).size > 1;
  const key = keyOf<KeyColumn>(
    parameters.dir === "descending",
    ...(asked.ns === undefined && differs(targets.map((one) => one.ns)) ? (["links.ns"] as const) : []),
    ...(differs(targets.map((one) => one.title)) ? (["links.title"] as const) : []),
    ...sourceColumns(parameters),
  );
  const place =
    ns === undefined
      ? undefined
      : {
          "links.ns": Number(ns),
          "links.title": title,
          "links.source_ns": Number(sourceNs),
          "links.source": Number(id),
        };
  return levelRows(site, asked, parameters, key, targets, place, redirectsAre(parameters));
}

function levelRows(
  site: Site,
  { kind }: Asked,
  { namespace = [], limit }: BacklinkParameters,
  key: Key<KeyColumn>,
  targets: readonly StoredTitle[],
  place: Place | undefined,
  shown: readonly Condition[],
) {
  const { descending } = key;
  const where = [
    equal("links.kind", kind),
    ...when(namespace.length > 0, isIn("links.source_ns", namespace)),
    ...(place === undefined
      ? []
      : [from(...key.columns.map((column) => ({ column, descending, value: place[column] ?? 0 })))]),
  ];
  const joins = [{ table: "pages", on: [["pages.id", "links.source"]] }] as const;
  return takeRows<LinkRow>(
    rowsOfTargets<(typeof columns)[number]>(site, key, limit, { from: "links", joins, columns, targets, where }, shown),
    limit,
  );
}

/** Returns the sort columns. The namespace is omitted if it is the same in all rows. */
const sourceColumns = ({ namespace = [] }: BacklinkParameters): readonly KeyColumn[] => [
  ...(namespace.length > 1 ? (["links.source_ns"] as const) : []),
  "links.source",
];

function redirectsAre({ filterredir }: BacklinkParameters): readonly Condition[] {
  return when(filterredir !== "all", equal("pages.is_redirect", filterredir === "redirects" ? 1 : 0));
}
