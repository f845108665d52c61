import type { Context } from "@kiln/server/query";
import type { Site } from "../site.ts";
import { generate, type Generated, type Target } from "./generate.ts";
import { itemsOf, type Answered, type Reading } from "./reading.ts";

interface Limited {
  readonly limit: number;
}

/** What a module of lists reads, and what becomes of a row. */
export interface ListDefinition<Parameters, Row, Item> {
  read(parameters: Parameters, context: Context): Reading<Row> | Promise<Reading<Row>>;
  itemOf(row: Row, parameters: Parameters): Item;
}

export interface GeneratingList<Parameters, Row, Item, Members extends object = object>
  extends ListDefinition<Parameters, Row, Item> {
  /** The page that a row stands for in a generator. */
  targetOf(row: Row, parameters: Parameters): Target;
  /** Members of that page; its place counts from 0. */
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
