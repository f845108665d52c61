import { distinguishingStatus } from "../../../generators/model/operations.ts";
import type { Operation, Response } from "../../../generators/model/resource.ts";

/**
 * What a handler returns to give one of its operation's answers, and a client as its result: of several, with the
 * status.
 */
export function withItsStatus(operation: Operation, response: Response, data: unknown): unknown {
  const status = distinguishingStatus(operation, response);
  return status === undefined ? data : { status, ...(data !== undefined && { data }) };
}
