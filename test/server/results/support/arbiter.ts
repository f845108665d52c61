import { answerJudge } from "../../../oracle/answer-judge.ts";
import type { Members, Request } from "../../../oracle/answer-row.ts";
import { findSchema } from "../../../results/spec.ts";

/** Whether an answer fits a request, as the emitted JSON Schemas have it; nothing is asked but ajv. */
export type Arbiter = (request: Request, body: Members) => boolean;

export function arbiter(): Arbiter {
  const judge = answerJudge(findSchema);
  const row = { id: 0, module: "", query: "", body: {} };
  return (request, body) => judge({ request, row }, body) === undefined;
}
