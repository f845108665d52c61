import type { Context, Page } from "@kiln/server/query";
import type { Site } from "../site.ts";
import { generate, type Target } from "./generate.ts";
import type { GeneratingHandler, ModuleHandler } from "./list-module.ts";
import { membersOf, type Answered, type Reading } from "./reading.ts";

interface Limited {
  readonly limit: number;
}

/**
 * A property module: the rows that it reads for the requested pages, and the members that a row adds to a page. The
 * limit applies to all pages together.
 */
export interface PropertyDefinition<Parameters, Row, Members> {
  read(parameters: Parameters, context: Context): Reading<Row> | Promise<Reading<Row>>;
  /** Returns a function that finds the page of a row. Called once per request. */
  pagesIn(context: Context): (row: Row) => Page | undefined;
  membersOf(row: Row, parameters: Parameters): Members;
}

export interface GeneratingProperty<Parameters, Row, Members> extends PropertyDefinition<Parameters, Row, Members> {
  targetOf(row: Row, parameters: Parameters): Target;
}

type PageMembers<Members> = Answered<readonly [Page, Members]>;

export function propertyModule<Parameters, Row, Members>(
  definition: PropertyDefinition<Parameters, Row, Members>,
): ModuleHandler<Parameters, PageMembers<Members>> {
  return {
    module: async (parameters, context) =>
      membersOf(await definition.read(parameters, context), definition.pagesIn(context), (row) =>
        definition.membersOf(row, parameters),
      ),
  };
}

export function generatingProperty<Parameters extends Limited, Row, Members>(
  site: Site,
  definition: GeneratingProperty<Parameters, Row, Members>,
): GeneratingHandler<Parameters, PageMembers<Members>, object> {
  return {
    ...propertyModule(definition),
    generator: async (parameters, context) => {
      const named = (row: Row) => ({ target: definition.targetOf(row, parameters), members: undefined });
      return generate<Row, object>(site, context, await definition.read(parameters, context), parameters.limit, named);
    },
  };
}
