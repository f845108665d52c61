import type { TableAnswer, TableOperation } from "./table.js";

export function answersOf(operation: TableOperation): readonly [TableAnswer, ...TableAnswer[]] {
  return [operation, ...(operation.others ?? [])];
}

export function answerWith(operation: TableOperation, status: number): TableAnswer | undefined {
  return answersOf(operation).find((response) => response.status === status);
}

/** Returns the response that a handler selected, and its content. */
export function answerGiven(
  operation: TableOperation & { readonly name: string },
  given: unknown,
): readonly [TableAnswer, unknown] {
  if (operation.others === undefined) return [operation, given];
  const { status, data } = given as { readonly status: number; readonly data?: unknown };
  const response = answerWith(operation, status);
  if (response !== undefined) return [response, data];
  const known = answersOf(operation)
    .map((one) => one.status)
    .join(", ");
  throw new TypeError(`The handler of ${operation.name} returned the status ${status}: the operation has ${known}.`);
}
