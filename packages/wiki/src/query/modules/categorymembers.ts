import type { Context } from "@kiln/server/query";
import { equal, isIn, type Condition, type Selected } from "../../storage/select.ts";
import { isoOf, storedMoment } from "../../content/timestamps.ts";
import { sortKey } from "../../content/wikitext/page-facts.ts";
import type { Site } from "../site/general.ts";
import { between, fromToken, hexOf, keyOf, keyOfHex, tokenOf, when } from "../reading/conditions.ts";
import { type ParametersOf, generatingList } from "../reading/module.ts";
import { asked } from "../reading/members.ts";
import { pageColumns, targetPage, titled } from "../shared/pages.ts";
import { type Reading, listRows } from "../reading/reading.ts";

type Parameters = ParametersOf<"categorymembers">;

const columns = [
  "category_links.source",
  "category_links.type",
  "category_links.sort_key",
  "category_links.sort_prefix",
  "category_links.timestamp",
  ...pageColumns,
] as const;
type Row = Selected<(typeof columns)[number]>;
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
    rows: listRows(site, key, limit, { from: "category_links", joins, columns, where }, inNamespaces(parameters)),
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
        { from: "category_links", joins, columns, where },
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
