import { atLeast, atMost, equal, from, isIn, lessThan, type Condition, type Selected } from "../../storage/select.ts";
import type { Site } from "../site/general.ts";
import { given, keyOf, when } from "../reading/conditions.ts";
import { type ParametersOf, generatingList } from "../reading/module.ts";
import { only } from "../reading/members.ts";
import { pageColumns, titled } from "../shared/pages.ts";
import { listRows } from "../reading/reading.ts";

type Parameters = ParametersOf<"random">;

const columns = [...pageColumns, "pages.is_redirect", "pages.random"] as const;
const key = keyOf(false, "pages.random", "pages.id");

/** Lists pages from a random position in the random order, and then from its beginning up to that position. */
export const random = (site: Site) =>
  generatingList(site, {
    read: (parameters: Parameters) => {
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
          filtersOf(parameters),
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

function shown({ namespace = [], filterredir, redirect = false }: Parameters): readonly Condition[] {
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
function hasIndex({ namespace = [], filterredir, redirect }: Parameters): boolean {
  return namespace.length === 1 && (redirect === true || filterredir !== "all");
}

/** Returns the conditions that no index covers. */
function filtersOf(parameters: Parameters): readonly Condition[] {
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
