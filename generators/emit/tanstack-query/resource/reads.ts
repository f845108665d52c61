import type { Operation, Resource } from "../../../model/resource.ts";
import { responsesList, listPages } from "../../shared/resource-pages.ts";

/** Reports whether an operation only reads: it is a `GET` or returns a page of a list. */
export function isRead(resource: Resource, operation: Operation): boolean {
  return operation.method === "GET" || responsesList(resource, operation);
}

export function isPaged(resource: Resource, operation: Operation): boolean {
  return listPages(resource, operation) !== undefined;
}
