import { queryServices } from "../../generators/model/queries.ts";
import type { QueryService } from "../../generators/model/query.ts";
import { compiledSpec } from "../support/emit.ts";

/** The query service of the real spec. */
export function queryService(): QueryService {
  const { model } = compiledSpec();
  const [service] = model === undefined ? [] : queryServices(model);
  if (service === undefined) throw new Error("The spec has errors, or no query service.");
  return service;
}
