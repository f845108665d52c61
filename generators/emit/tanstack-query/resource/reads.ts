import type { Operation, Resource } from "../../../model/resource.ts";
import { answersList, listPages } from "../../shared/resource-pages.ts";

/** Returns whether an operation only reads: a `GET`, or one that answers with a page of a list. */
export function isRead(resource: Resource, operation: Operation): boolean {
  return operation.method === "GET" || answersList(resource, operation);
}

/** Returns whether it answers with a list that has pages. */
export function isPaged(resource: Resource, operation: Operation): boolean {
  return listPages(resource, operation) !== undefined;
}
