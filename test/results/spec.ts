import { closedJsonSchema } from "../../generators/emit/json-schema/emitter.ts";
import { compile, filesOf } from "../../generators/index.ts";
import { queryServices } from "../../generators/model/queries.ts";
import { findIn } from "../oracle/response-judge.ts";
import { loadedSpec } from "../support/emit.ts";

const { model, outputs } = compile(loadedSpec(), [closedJsonSchema]);

export const service = queryServices(model!)[0]!;

/**
 * The service's JSON Schemas, built from the current spec. They are closed, to find members that the spec does not
 * describe.
 */
export const findSchema = findIn(
  [...filesOf(outputs)]
    .filter(({ path }) => path.startsWith(`packages/schemas/generated/${service.id}/`))
    .map(({ text }) => JSON.parse(text) as object),
);
