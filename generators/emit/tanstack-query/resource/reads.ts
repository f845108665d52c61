import { isSafe } from "../../../model/operations.ts";
import type { Operation, Resource } from "../../../model/resource.ts";
import { responsesList, listPages } from "../../shared/resource-fields.ts";

/** Reports whether an operation only reads: its method is safe, or it returns a page of a list. */
export function isRead(resource: Resource, operation: Operation): boolean {
  return isSafe(operation) || responsesList(resource, operation);
}

export function isPaged(resource: Resource, operation: Operation): boolean {
  return listPages(resource, operation) !== undefined;
}
