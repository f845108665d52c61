import { valueOr } from "../../model/fact.ts";
import type { ListRole, Operation, QueryParameter, Resource, ResourceService } from "../../model/resource.ts";
import { onlyResponse, operationsOf, responseHeadersOf } from "../../model/operations.ts";
import type { ListPages } from "../../../templates/runtime/client/table.ts";

/** Whether an operation answers with a list. */
export function answersList(operation: Operation): boolean {
  return operation.method === "GET" && valueOr(onlyResponse(operation)?.body, undefined, "used-on-the-wire")?.kind === "list";
}

/** Whether any operation does. */
export function hasLists(service: ResourceService): boolean {
  return operationsOf(service).some(answersList);
}

/** With what the list of an operation is asked for in pages; undefined where it is not. */
export function listPages({ idField }: Resource, operation: Operation): ListPages | undefined {
  if (!answersList(operation)) return undefined;
  const of = (kind: ListRole["kind"]): QueryParameter | undefined => operation.query.find(({ role }) => role?.kind === kind);
  const [limit, after, offset] = [of("limit"), of("after"), of("offset")];
  if (limit === undefined && after === undefined && offset === undefined) return undefined;
  const links = responseHeadersOf(operation).some(({ name }) => name.toLowerCase() === "link");
  return {
    limit: limit && limitOf(limit),
    after: after?.name,
    offset: offset?.name,
    id: links || after === undefined ? undefined : idField,
  };
}

function limitOf({ name, type, default: pageSize }: QueryParameter): NonNullable<ListPages["limit"]> {
  const known = valueOr(type, undefined, "used-on-the-wire");
  const most = known?.kind === "integer" ? valueOr(known.maximum, undefined, "used-on-the-wire") : undefined;
  const size = valueOr(pageSize, undefined, "used-on-the-wire");
  if (typeof size === "number") return [name, most, size];
  return most === undefined ? [name] : [name, most];
}
