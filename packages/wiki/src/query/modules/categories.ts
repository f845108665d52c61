import { type Condition, type Selected, atLeast, atMost, equal, isIn, isNotIn } from "../../storage/select.ts";
import { pagesNamed, spaced } from "../../content/titles.ts";
import { isoOf, storedMoment } from "../../content/timestamps.ts";
import type { Site } from "../site/general.ts";
import { between, fromToken, given, hexOf, keyOf, keyOfHex, titlesIn, tokenOf, when } from "../reading/conditions.ts";
import { type ParametersOf, asked, generatingList, generatingProperty } from "../reading/module.ts";
import { pageBy, readOfPages } from "../shared/of-pages.ts";
import { categoryColumns, linkablePages, pageColumns, sizesOf, targetPage, titled } from "../shared/pages.ts";
import type { Context, HandlersByModule } from "@kiln/server/query";
import { type Reading, listRows, readRows } from "../reading/reading.ts";
import { sortKey, trackingNames } from "../../content/wikitext/page-facts.ts";

const category = 14;
const columns = [
  "category_links.source",
  "category_links.category",
  "category_links.sort_key",
  "category_links.sort_prefix",
  "category_links.timestamp",
  "categories.hidden",
] as const;

/** Lists the categories of pages. */
export const categories = (site: Site) =>
  generatingProperty(site, {
    read: (parameters: ParametersOf<"categories">, context) => {
      const { categories: names = [], show = [] } = parameters;
      const wanted = pagesNamed(names).filter(({ ns }) => ns === category);
      const where = [
        ...when(
          names.length > 0,
          isIn(
            "category_links.category",
            wanted.map(({ title }) => title),
          ),
        ),
        ...when(show.includes("hidden"), equal("categories.hidden", 1)),
        // A category without a row is not hidden.
        ...when(show.includes("!hidden"), {
          kind: "any",
          of: [isNotIn("categories.hidden", [1]), equal("categories.hidden", null)],
        }),
      ];
      const joins = [
        { table: "categories", on: [["categories.title", "category_links.category"]], optional: true },
      ] as const;
      const question = { from: "category_links", joins, columns, where } as const;
      return readOfPages<(typeof columns)[number]>(site, context, parameters, {
        key: ["category_links.source", "category_links.category"],
        question,
      });
    },
    pagesIn: pageBy("category_links.source"),
    membersOf: (row, { prop }) => ({
      categories: [
        {
          ...titled({ ns: category, title: row["category_links.category"] }),
          ...asked(prop, {
            sortkey: {
              sortkey: hexOf(row["category_links.sort_key"]),
              sortkeyprefix: row["category_links.sort_prefix"],
            },
            timestamp: { timestamp: isoOf(row["category_links.timestamp"]) },
            hidden: { hidden: row["categories.hidden"] === 1 },
          }),
        },
      ],
    }),
    targetOf: (row) => ({ kind: "title", ns: category, title: row["category_links.category"] }),
  });

/** Returns the sizes of the categories among the pages, in a single response. */
export const categoryinfo = (site: Site) =>
  ({
    module: async ({ continue: at }: ParametersOf<"categoryinfo">, { pages }: Context) => {
      const asked = linkablePages(pages).filter(({ ns }) => ns === category);
      const rows = await readRows(site, {
        from: "categories",
        columns: categoryColumns,
        where: [
          isIn(
            "categories.title",
            asked.map(({ title }) => title),
          ),
          ...given(at, (first) => atLeast("categories.title", first)),
        ],
      });
      const byTitle = new Map(
        rows.map((row) => [
          row["categories.title"],
          { categoryinfo: { ...sizesOf(row), hidden: row["categories.hidden"] === 1 } },
        ]),
      );
      return asked.flatMap(({ page, title }) => (byTitle.has(title) ? [[page, byTitle.get(title)!] as const] : []));
    },
  }) satisfies { readonly module: HandlersByModule["categoryinfo"] };

type Parameters = ParametersOf<"categorymembers">;

const memberColumns = [
  "category_links.source",
  "category_links.type",
  "category_links.sort_key",
  "category_links.sort_prefix",
  "category_links.timestamp",
  ...pageColumns,
] as const;
type Row = Selected<(typeof memberColumns)[number]>;
const joins = [{ table: "pages", on: [["pages.id", "category_links.source"]] }] as const;
const categoryNamespace = 14;

/** Lists the members of a category: by time, or by kind and sort key. */
export const categorymembers = (site: Site) =>
  generatingList(site, {
    read: async (parameters: Parameters, context): Promise<Reading<Row>> => {
      const of = equal("category_links.category", await categoryOf(site, parameters, context));
      return parameters.sort === "timestamp" ? byTime(site, parameters, of) : bySortKey(site, parameters, of);
    },
    itemOf: (row, { prop }) =>
      asked(prop, {
        ids: { pageid: row["pages.id"] },
        title: titled({ ns: row["pages.ns"], title: row["pages.title"] }),
        sortkey: { sortkey: hexOf(row["category_links.sort_key"]) },
        sortkeyprefix: { sortkeyprefix: row["category_links.sort_prefix"] },
        type: { type: row["category_links.type"] as "page" | "subcat" | "file" },
        timestamp: { timestamp: isoOf(row["category_links.timestamp"]) },
      }),
    targetOf: (row) => ({ kind: "id", id: row["pages.id"] }),
  });

async function categoryOf(site: Site, parameters: Parameters, context: Context): Promise<string> {
  const { ns, title } = await targetPage(site, parameters, context);
  if (ns !== categoryNamespace)
    context.fail("invalidcategory", {
      key: "apierror-invalidcategory",
      text: "The category name you entered is not valid.",
    });
  return title;
}

const isDescending = ({ dir }: Parameters): boolean => ["desc", "descending", "older"].includes(dir);

/** Returns conditions that no index covers. */
const inNamespaces = ({ namespace = [] }: Parameters): readonly Condition[] =>
  when(namespace.length > 0, isIn("pages.ns", namespace));

function byTime(site: Site, parameters: Parameters, of: Condition): Reading<Row> {
  const { start, end, limit, continue: at } = parameters;
  const key = keyOf(isDescending(parameters), "category_links.timestamp", "category_links.source");
  const moments = [start, end].map((moment) => (moment === undefined ? undefined : storedMoment(moment)));
  const where = [
    of,
    ...between("category_links.timestamp", moments as [string | undefined, string | undefined], key.descending),
    ...fromToken(key, at),
  ];
  return {
    rows: listRows(
      site,
      key,
      limit,
      { from: "category_links", joins, columns: memberColumns, where },
      inNamespaces(parameters),
    ),
    tokenAt: (row) => tokenOf(key, row),
  };
}

function bySortKey(site: Site, parameters: Parameters, of: Condition): Reading<Row> {
  const { type: types, continue: at = "" } = parameters;
  const key = keyOf(isDescending(parameters), "category_links.sort_key", "category_links.source");
  const [type = "", hex = "", source = ""] = at.split("|");
  const begun = at === "" ? 0 : Math.max(0, types.indexOf(type as (typeof types)[number]));
  async function* rows(): AsyncGenerator<Row> {
    for (const [index, one] of types.slice(begun).entries()) {
      const begins = at !== "" && index === 0 ? fromToken(key, `${keyOfHex(hex)}|${source}`) : [];
      const where = [of, equal("category_links.type", one), ...sortKeys(parameters, key.descending), ...begins];
      yield* await listRows(
        site,
        key,
        parameters.limit,
        { from: "category_links", joins, columns: memberColumns, where },
        inNamespaces(parameters),
      );
    }
  }
  return {
    rows: rows(),
    tokenAt: (row) => [row["category_links.type"], hexOf(row["category_links.sort_key"]), row["category_links.source"]],
  };
}

/** Returns the conditions on sort keys. A prefix overrides a key, and a hexadecimal key overrides one in bytes. */
function sortKeys(parameters: Parameters, descending: boolean): readonly Condition[] {
  const { startsortkeyprefix, starthexsortkey, startsortkey, endsortkeyprefix, endhexsortkey, endsortkey } = parameters;
  const keyFrom = (
    prefix: string | undefined,
    digits: string | undefined,
    bytes: string | undefined,
  ): string | undefined =>
    prefix === undefined ? (digits === undefined ? bytes : keyOfHex(digits)) : sortKey("", prefix);
  return between(
    "category_links.sort_key",
    [keyFrom(startsortkeyprefix, starthexsortkey, startsortkey), keyFrom(endsortkeyprefix, endhexsortkey, endsortkey)],
    descending,
  );
}

/** Lists the categories of the site by name. */
export const allcategories = (site: Site) =>
  generatingList(site, {
    read: ({ from, to, prefix, min, max, limit, dir, continue: at }: ParametersOf<"allcategories">) => {
      const key = keyOf(dir === "descending", "categories.title");
      const where = [...fromToken(key, at), ...titlesIn("categories.title", { from, to, prefix }, key.descending)];
      const filters = [
        ...given(min, (least) => atLeast("categories.pages", least)),
        ...given(max, (most) => atMost("categories.pages", most)),
      ];
      const rows = listRows(site, key, limit, { from: "categories", columns: categoryColumns, where }, filters);
      return { rows, tokenAt: (row) => tokenOf(key, row) };
    },
    itemOf: (row, { prop }) => ({
      category: spaced(row["categories.title"]),
      ...asked(prop, { size: sizesOf(row), hidden: { hidden: row["categories.hidden"] === 1 } }),
    }),
    targetOf: (row) => ({ kind: "title", ns: category, title: row["categories.title"] }),
  });

const key = keyOf(false, "categories.title");
const messageOf = new Map(Object.entries(trackingNames).map(([message, title]) => [title, message]));

/**
 * Lists the software's tracking categories by title (decided: D-452). Categories without members and without a page are
 * not stored.
 */
export const trackingcategories = (site: Site) =>
  generatingList(site, {
    read: ({
      trackingcatname: names = Object.keys(trackingNames),
      min,
      max,
      limit,
      continue: at,
    }: ParametersOf<"trackingcategories">) => {
      const titles = names.flatMap((name) => (Object.hasOwn(trackingNames, name) ? (trackingNames[name] ?? []) : []));
      const where = [
        isIn("categories.title", titles),
        ...fromToken(key, at),
        ...given(min, (least) => atLeast("categories.pages", least)),
        ...given(max, (most) => atMost("categories.pages", most)),
      ];
      return {
        rows: listRows<(typeof categoryColumns)[number]>(site, key, limit, {
          from: "categories",
          columns: categoryColumns,
          where,
        }),
        tokenAt: (row) => tokenOf(key, row),
      };
    },
    itemOf: (row, { prop }) => ({
      category: spaced(row["categories.title"]),
      ...asked(prop, { size: sizesOf(row), hidden: { hidden: row["categories.hidden"] === 1 } }),
      trackingcatname: messageOf.get(row["categories.title"]) ?? "",
    }),
    targetOf: (row) => ({ kind: "title", ns: category, title: row["categories.title"] }),
  });
