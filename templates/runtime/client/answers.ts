import type { RequestView } from "../http/options.js";
import type { ReceivedAnswer } from "../http/request-error.js";
import type { CheckAnswer, ResourceClientOptions } from "./client-options.js";
import type { OperationEntry, ReadAnswer, ServiceTable } from "./table.js";

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
  const data = answers === "raw" || !operation.readable ? value : readAnswer(operation.readable, operation.pages?.page?.[0], value);
  return operation.statuses ? { status: received.response.status, data } : data;
}

/** Of a page its items are given in another form. */
function readAnswer(read: ReadAnswer, items: string | undefined, value: unknown): unknown {
  if (items === undefined) return read(value);
  const page = value as Readonly<Record<string, unknown>> | null;
  return page?.[items] === undefined ? value : { ...page, [items]: read(page[items]) };
}
