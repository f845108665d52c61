import type { Context, Page } from "@kiln/server/query";
import { isIn, type Selected } from "../../storage/select.ts";
import type { Column, Table } from "../../storage/tables.ts";
import type { Site } from "../site/general.ts";
import { fromToken, keyOf, tokenOf } from "../reading/conditions.ts";
import { existingPages } from "./pages.ts";
import { type Question, type Reading, listRows, nothing } from "../reading/reading.ts";

/** The rows that a module reads for each existing page, from a table whose column `source` is the page. */
export interface OfPages<C extends Column> {
  /** The column of the page's id, followed by the sort columns within a page. `continue` contains all of them. */
  readonly key: readonly [source: C, ...others: C[]];
  readonly question: Question<C> & { readonly from: Table };
}

interface Parameters {
  readonly continue?: string;
  readonly limit: number;
  readonly dir?: "ascending" | "descending";
}

/** Reads the rows page by page. `continue` begins with the id of the page. */
export function readOfPages<C extends Column>(
  site: Site,
  context: Context,
  { continue: at, limit, dir }: Parameters,
  { key: columns, question }: OfPages<C>,
): Reading<Selected<C>> {
  const ids = [...existingPages(context.pages).keys()];
  if (ids.length === 0) return nothing;
  const key = keyOf(dir === "descending", ...columns);
  const where = [isIn(columns[0], ids), ...(question.where ?? []), ...fromToken(key, at)];
  return { rows: listRows(site, key, limit, { ...question, where }), tokenAt: (row) => tokenOf(key, row) };
}

/** Returns a function that finds the page of a row. `source` is the column of the page's id. */
export function pageBy<C extends Column>(source: C) {
  return ({ pages }: Context): ((row: Selected<C>) => Page | undefined) => {
    const existing = existingPages(pages);
    return (row) => existing.get(row[source] as number);
  };
}
