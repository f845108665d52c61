import type { Context } from "@kiln/server/query";
import type { Site } from "../site.ts";
import { generate, type Generated, type Target } from "./generate.ts";
import { itemsOf, type Answered, type Reading, takeRows } from "./reading.ts";
import type { Condition, Selected } from "../../storage/select.ts";
import type { Column } from "../../storage/tables.ts";
import { tokenOf, type Key } from "./keys.ts";
import { listRows, type Question } from "./rows.ts";

interface Limited {
  readonly limit: number;
}

/** A list module: the rows that it reads, and an item for each row. */
export interface ListDefinition<Parameters, Row, Item> {
  read(parameters: Parameters, context: Context): Reading<Row> | Promise<Reading<Row>>;
  itemOf(row: Row, parameters: Parameters): Item;
}

export interface GeneratingList<Parameters, Row, Item, Members extends object = object>
  extends ListDefinition<Parameters, Row, Item> {
  /** The page that a row represents in a generator. */
  targetOf(row: Row, parameters: Parameters): Target;
  /** Returns members of that page. `place` is its zero-based index. */
  generated?(row: Row, parameters: Parameters, place: number): Members;
}

export interface ModuleHandler<Parameters, Answer> {
  readonly module: (parameters: Parameters, context: Context) => Promise<Answer>;
}

export interface GeneratingHandler<Parameters, Answer, Members> extends ModuleHandler<Parameters, Answer> {
  readonly generator: (parameters: Parameters, context: Context) => Promise<Generated<Members>>;
}

export function listModule<Parameters, Row, Item>({
  read,
  itemOf,
}: ListDefinition<Parameters, Row, Item>): ModuleHandler<Parameters, Answered<Item>> {
  return {
    module: async (parameters, context) => itemsOf(await read(parameters, context), (row) => itemOf(row, parameters)),
  };
}

export function generatingList<Parameters extends Limited, Row, Item, Members extends object = object>(
  site: Site,
  definition: GeneratingList<Parameters, Row, Item, Members>,
): GeneratingHandler<Parameters, Answered<Item>, Members> {
  const { read, targetOf, generated } = definition;
  return {
    ...listModule(definition),
    generator: async (parameters, context) => {
      const named = (row: Row, place: number) => ({
        target: targetOf(row, parameters),
        members: generated?.(row, parameters, place),
      });
      return generate<Row, Members>(site, context, await read(parameters, context), parameters.limit, named);
    },
  };
}

/**
 * Returns the rows within the limit, in the order of the list's key. If there are more, the next request continues at
 * the first of them.
 */
export async function takeList<C extends Column>(
  site: Site,
  context: Context,
  {
    key,
    limit,
    question,
    filters = [],
  }: {
    readonly key: Key<C>;
    readonly limit: number;
    readonly question: Question<C>;
    readonly filters?: readonly Condition[];
  },
): Promise<readonly Selected<C>[]> {
  const { taken, left } = await takeRows(listRows(site, key, limit, question, filters), limit);
  if (left !== undefined) context.continueWith(tokenOf(key, left));
  return taken;
}

/** Returns the rows within the limit. If there is another row, the next request continues at it. */
export function withinLimit<Row>(
  rows: readonly Row[],
  limit: number,
  context: Context,
  placeOf: (row: Row) => string | number | readonly (string | number)[],
): readonly Row[] {
  const next = rows[limit];
  if (next === undefined) return rows;
  context.continueWith(placeOf(next));
  return rows.slice(0, limit);
}
