import {
  type Condition,
  type Selected,
  atLeast,
  atMost,
  beginsWith,
  different,
  equal,
  exists,
  from,
  isIn,
  lessThan,
  missing,
  same,
} from "../../storage/select.ts";
import { isoExpiry, isoOf, storedMoment } from "../../content/timestamps.ts";
import type { Site } from "../site/general.ts";
import { fromToken, given, keyOf, moments, titlesIn, tokenOf, when } from "../reading/conditions.ts";
import { type ParametersOf, asked, generatingList, only } from "../reading/module.ts";
import { pageColumns, pageOf, splitTitle, titled } from "../shared/pages.ts";
import { type Reading, bareRow, columnsOf, listRows, readRows } from "../reading/reading.ts";
import { commentHtml } from "../../content/difference-html.ts";

type AllpagesParameters = ParametersOf<"allpages">;

/** Lists the pages of one namespace by title. */
export const allpages = (site: Site) =>
  generatingList(site, {
    read: (parameters: AllpagesParameters) => {
      const { namespace, from, to, prefix, filterredir, continue: at } = parameters;
      const descending = parameters.dir === "descending";
      const key = keyOf(descending, "pages.title");
      const where = [
        equal("pages.ns", namespace),
        ...fromToken(key, at),
        ...titlesIn("pages.title", { from, to, prefix }, descending),
        ...when(filterredir !== "all", equal("pages.is_redirect", filterredir === "redirects" ? 1 : 0)),
      ];
      const rows = listRows(
        site,
        key,
        parameters.limit,
        { from: "pages", columns: pageColumns, where },
        filtersOf(parameters, storedMoment(site.now())),
      );
      return { rows, tokenAt: (row) => tokenOf(key, row) };
    },
    itemOf: pageOf,
    targetOf: (row) => ({ kind: "id", id: row["pages.id"] }),
  });

/** Returns the conditions that no index covers. */
function filtersOf(parameters: AllpagesParameters, now: string): readonly Condition[] {
  const { filterlanglinks, minsize, maxsize } = parameters;
  return [
    ...when(
      filterlanglinks !== "all",
      (filterlanglinks === "withlanglinks" ? exists : missing)(
        "language_links",
        same("language_links.source", "pages.id"),
      ),
    ),
    ...given(minsize, (size) => atLeast("pages.length", size)),
    ...given(maxsize, (size) => atMost("pages.length", size)),
    ...protectionOf(parameters, now),
  ];
}

function protectionOf(
  { prtype = [], prlevel = [], prfiltercascade, prexpiry }: AllpagesParameters,
  now: string,
): readonly Condition[] {
  const levels = prlevel.filter((level) => level !== "");
  const wanted = [
    ...when(prtype.length > 0, isIn("protections.type", prtype)),
    ...when(
      prtype.length > 0 && prfiltercascade !== "all",
      equal("protections.cascade", prfiltercascade === "cascading" ? 1 : 0),
    ),
    ...when(levels.length > 0, isIn("protections.level", levels)),
    ...when(prexpiry !== "all", (prexpiry === "definite" ? different : equal)("protections.expiry", "infinity")),
  ];
  return when(
    wanted.length > 0,
    exists("protections", same("protections.page", "pages.id"), atLeast("protections.expiry", now), ...wanted),
  );
}

/** Lists pages whose titles begin with a string, by title. */
export const prefixsearch = (site: Site) =>
  generatingList(site, {
    read: async ({ search, namespace, limit, offset }: ParametersOf<"prefixsearch">): Promise<Reading<Row>> => {
      const { ns, title } = splitTitle(search);
      // The real system searches the main namespace for an empty list.
      const namespaces = ns !== undefined ? [ns] : namespace.length > 0 ? namespace : [0];
      // The index contains the titles of one namespace after another.
      const rows: Row[] = [];
      for (const one of namespaces) {
        const where = [equal("pages.ns", one), beginsWith("pages.title", title)];
        rows.push(
          ...(await readRows(site, {
            from: "pages",
            columns: pageColumns,
            where,
            order: [{ column: "pages.title" }],
            limit: Math.min(Number.MAX_SAFE_INTEGER, offset + limit + 1),
          })),
        );
      }
      return {
        rows: rows.toSorted(byTitle).slice(offset, offset + limit + 1),
        tokenAt: () => offset + limit,
        continueWith: "offset",
      };
    },
    itemOf: pageOf,
    targetOf: (row) => ({ kind: "id", id: row["pages.id"] }),
    generated: (_, { offset }, place) => ({ index: offset + place + 1 }),
  });

type Row = Selected<(typeof pageColumns)[number]>;

/** Compares titles by their bytes. */
function byTitle(one: Row, other: Row): number {
  return (
    Buffer.compare(Buffer.from(one["pages.title"]), Buffer.from(other["pages.title"])) ||
    one["pages.ns"] - other["pages.ns"]
  );
}

type RandomParameters = ParametersOf<"random">;

const columns = [...pageColumns, "pages.is_redirect", "pages.random"] as const;
const key = keyOf(false, "pages.random", "pages.id");

/** Lists pages from a random position in the random order, and then from its beginning up to that position. */
export const random = (site: Site) =>
  generatingList(site, {
    read: (parameters: RandomParameters) => {
      const [first = fraction(Math.random()), start = first, id = "0", again = "0"] =
        parameters.continue?.split("|") ?? [];
      async function* rows(): AsyncGenerator<Selected<(typeof columns)[number]> & { readonly again: number }> {
        const begins = from(
          { column: "pages.random", value: Number(start) },
          { column: "pages.id", value: Number(id) },
        );
        if (again === "0") for await (const row of await read(begins)) yield { ...row, again: 0 };
        const rest = [lessThan("pages.random", Number(first)), ...when(again === "1", begins)];
        for await (const row of await read(...rest)) yield { ...row, again: 1 };
      }
      const read = (...where: readonly Condition[]) =>
        listRows(
          site,
          key,
          parameters.limit,
          { from: "pages", columns, where: [...where, ...(hasIndex(parameters) ? shown(parameters) : [])] },
          randomFilters(parameters),
        );
      return { rows: rows(), tokenAt: (row) => [first, fraction(row["pages.random"]), row["pages.id"], row.again] };
    },
    itemOf: (row, { filterredir, redirect }) => ({
      id: row["pages.id"],
      ...titled({ ns: row["pages.ns"], title: row["pages.title"] }),
      ...only(filterredir === "all" && redirect !== true, { redirect: row["pages.is_redirect"] === 1 }),
    }),
    targetOf: (row) => ({ kind: "id", id: row["pages.id"] }),
  });

function shown({ namespace = [], filterredir, redirect = false }: RandomParameters): readonly Condition[] {
  const redirects = redirect || filterredir === "redirects";
  return [
    ...when(namespace.length > 0, isIn("pages.ns", namespace)),
    ...when(redirect || filterredir !== "all", equal("pages.is_redirect", redirects ? 1 : 0)),
  ];
}

/**
 * Reports whether an index covers the request. Indexes cover the random order of all pages, and of redirects or other
 * pages in one namespace.
 */
function hasIndex({ namespace = [], filterredir, redirect }: RandomParameters): boolean {
  return namespace.length === 1 && (redirect === true || filterredir !== "all");
}

/** Returns the conditions that no index covers. */
function randomFilters(parameters: RandomParameters): readonly Condition[] {
  const { minsize, maxsize, contentmodel } = parameters;
  return [
    ...(hasIndex(parameters) ? [] : shown(parameters)),
    ...given(minsize, (size) => atLeast("pages.length", size)),
    ...given(maxsize, (size) => atMost("pages.length", size)),
    ...given(contentmodel, (model) => equal("pages.model", model)),
  ];
}

/** Formats a number for continuations: never with an exponent. */
function fraction(value: number): string {
  const text = String(value);
  return /^0\.\d+$/.test(text) ? text : value.toFixed(20);
}

/** Lists titles that are currently protected from creation, by the time of their protection. */
export const protectedtitles = (site: Site) =>
  generatingList(site, {
    read: (parameters: ParametersOf<"protectedtitles">) => {
      const { dir, namespace, level, limit, continue: at } = parameters;
      const key = keyOf(dir === "older", "protected_titles.timestamp", "protected_titles.ns", "protected_titles.title");
      const where = [...fromToken(key, at), ...moments(parameters, "protected_titles.timestamp")];
      const filters = [
        atLeast("protected_titles.expiry", storedMoment(site.now())),
        ...given(namespace, (ids) => isIn("protected_titles.ns", ids)),
        ...given(level, (levels) => isIn("protected_titles.level", levels)),
      ];
      const rows = listRows(
        site,
        key,
        limit,
        { from: "protected_titles", columns: columnsOf("protected_titles") as typeof key.columns, where },
        filters,
      );
      return { rows, tokenAt: (row) => tokenOf(key, row) };
    },
    itemOf: (found, { prop }) => {
      const row = bareRow("protected_titles", found);
      return {
        ...titled(row),
        ...asked(prop, {
          timestamp: { timestamp: isoOf(row.timestamp) },
          user: { user: row.user_name, userid: row.account },
          userid: { userid: row.account },
          comment: { comment: row.reason },
          parsedcomment: { parsedcomment: commentHtml(row.reason, row) },
          expiry: { expiry: isoExpiry(row.expiry) },
          level: { level: row.level },
        }),
      };
    },
    targetOf: (row) => ({ kind: "title", ns: row["protected_titles.ns"], title: row["protected_titles.title"] }),
  });
