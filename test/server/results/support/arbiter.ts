import { responseJudge } from "../../../oracle/response-judge.ts";
import type { Members, Request } from "../../../oracle/response-row.ts";
import { findSchema } from "../../../results/spec.ts";

/** Reports whether a response matches a request according to the emitted JSON Schemas. Uses only ajv. */
export type Arbiter = (request: Request, body: Members) => boolean;

export function arbiter(): Arbiter {
  const judge = responseJudge(findSchema);
  const row = { id: 0, module: "", query: "", body: {} };
  return (request, body) => judge({ request, row }, body) === undefined;
}
