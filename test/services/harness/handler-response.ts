import { distinguishingStatus } from "../../../generators/model/operations.ts";
import type { Operation, Response } from "../../../generators/model/resource.ts";

/**
 * Returns a result in the form of the handler and of the client. An operation with several responses adds the status.
 */
export function withItsStatus(operation: Operation, response: Response, data: unknown): unknown {
  const status = distinguishingStatus(operation, response);
  return status === undefined ? data : { status, ...(data !== undefined && { data }) };
}
