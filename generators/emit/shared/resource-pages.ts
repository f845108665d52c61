import { onlyResponse, responseHeadersOf } from "../../model/operations.ts";
import { answeredPage, pageMembers } from "../../model/page.ts";
import type { ListRole, Operation, QueryParameter, Resource, ResourceService, Shape } from "../../model/resource.ts";
import type { ListPages } from "../../../templates/runtime/resource/client/table.ts";

/** Returns true if an operation returns a list or a page of one. */
export function responsesList(resource: Resource, operation: Operation): boolean {
  return (operation.method === "GET" && isList(operation)) || answeredPage(resource, operation) !== undefined;
}

function isList(operation: Operation): boolean {
  return onlyResponse(operation)?.body?.value?.kind === "list";
}

export function hasLists({ resources }: ResourceService): boolean {
  return resources.some((resource) => resource.operations.some((operation) => responsesList(resource, operation)));
}

/**
 * Returns the parameters and members for paging through the list of an operation, or `undefined` if it has no pages.
 */
export function listPages(resource: Resource, operation: Operation): ListPages | undefined {
  if (!responsesList(resource, operation)) return undefined;
  const page = answeredPage(resource, operation);
  const [limit, after, offset] = [ofRole(operation, "limit"), ofRole(operation, "after"), ofRole(operation, "offset")];
  const number = ofRole(operation, "number");
  if (page === undefined && [limit, after, offset, number].every((one) => one === undefined)) return undefined;
  const isTold =
    responseHeadersOf(operation).some(({ name }) => name.toLowerCase() === "link") ||
    (page && pageMembers(page).next) !== undefined;
  return {
    limit: limit && limitOf(limit),
    after: after?.name,
    offset: offset?.name,
    number: number?.role?.kind === "number" ? [number.name, number.role.first] : undefined,
    id: isTold || after === undefined ? undefined : resource.idField,
    page: page && membersOf(page),
  };
}

function ofRole({ query }: Operation, kind: ListRole["kind"]): QueryParameter | undefined {
  return query.find(({ role }) => role?.kind === kind);
}

function membersOf(page: Shape): NonNullable<ListPages["page"]> {
  const { items, next, total } = pageMembers(page);
  if (total !== undefined) return [items, next, total];
  return next === undefined ? [items] : [items, next];
}

function limitOf({ name, type, default: pageSize }: QueryParameter): NonNullable<ListPages["limit"]> {
  const known = type.value;
  const most = known?.kind === "integer" ? known.maximum?.value : undefined;
  const size = pageSize?.value;
  if (typeof size === "number") return [name, most, size];
  return most === undefined ? [name] : [name, most];
}
