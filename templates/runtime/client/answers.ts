import type { RequestView } from "../http/options.js";
import type { ReceivedAnswer } from "../http/request-error.js";
import type { CheckAnswer, ResourceClientOptions } from "./client-options.js";
import type { OperationEntry, ServiceTable } from "./table.js";

/** What a client gives of an answer of success, which it checks before where it is asked to. */
export async function givenAnswer(
  { checker }: ServiceTable,
  operation: OperationEntry,
  { answers, check }: ResourceClientOptions,
  value: unknown,
  received: ReceivedAnswer,
  request: RequestView,
): Promise<unknown> {
  if (check) {
    const own = check === true ? (await import(/* webpackIgnore: true */ /* @vite-ignore */ checker)).check as CheckAnswer : check;
    await own({ operation, value, received, request });
  }
  const data = answers === "raw" || !operation.readable ? value : operation.readable(value);
  return operation.statuses ? { status: received.response.status, data } : data;
}
