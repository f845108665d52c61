import type { Deed } from "../../../../templates/runtime/resource/mock/table.ts";
import { answeredPage, pageMembers } from "../../../model/page.ts";
import type { Fact } from "../../../model/fact.ts";
import { choicesOf, pollOf, shapeFields, shapeNamed } from "../../../model/queries.ts";
import { idOf, readerOf } from "../../../model/decimal.ts";
import { remembered } from "../../../model/memo.ts";
import type { Operation, Resource, ResourceService, Response, ShapeField } from "../../../model/resource.ts";
import { type Type, valueSetsById } from "../../../model/type.ts";

/**
 * Returns the shape of a resource's stored objects: the shape in which a single object is read, otherwise that of list
 * items.
 */
export const storedShape: (resource: Resource) => string | undefined = remembered((resource) => {
  const reader = readerOf(resource);
  const read = reader?.responses.map(shapeIn).find((one) => one !== undefined);
  const lists = resource.operations.filter((operation) => operation.method === "GET" && idOf(operation) === undefined);
  return read ?? lists.map((operation) => itemShape(resource, operation)).find((one) => one !== undefined);
});

/** Returns the name of the shape that is the body of a response. */
export function shapeIn({ body }: Response): string | undefined {
  const type = known(body);
  return type?.kind === "shape" ? type.shape : undefined;
}

function itemShape(resource: Resource, operation: Operation): string | undefined {
  const items = listItems(resource, operation);
  return items?.kind === "shape" ? items.shape : undefined;
}

/** Returns the type of the items in the list or page that an operation returns. */
export function listItems(resource: Resource, operation: Operation): Type | undefined {
  const page = answeredPage(resource, operation);
  const [response] = operation.responses;
  const type =
    page === undefined
      ? known(response?.body)
      : known(page.fields.find(({ name }) => name === pageMembers(page).items)?.type);
  return type?.kind === "list" ? type.items : undefined;
}

function known(type: Fact<Type> | undefined): Type | undefined {
  return type?.value;
}

/** Returns the effect of an operation on stored objects. */
export function deedOf(service: ResourceService, resource: Resource, operation: Operation): Deed {
  const stored = storedShape(resource);
  if (stored === undefined) return "other";
  const { method, path, request, responses } = operation;
  const id = idOf(operation);
  const isAtObject = id !== undefined && path.endsWith(`{${id}}`);
  if (method === "GET" && id === undefined) return listItems(resource, operation) === undefined ? "other" : "list";
  if (method === "GET" && isAtObject && responses.some((one) => shapeIn(one) !== undefined)) return "get";
  if (movesOf(service, resource, operation) !== undefined || (method === "DELETE" && pollOf(operation) !== undefined))
    return "other";
  const isCreate =
    request?.kind === "create" || (request !== undefined && responses.some((one) => shapeIn(one) === stored));
  if (method === "POST" && id === undefined && isCreate) return "create";
  if (isAtObject && (method === "PATCH" || method === "PUT")) return "update";
  return isAtObject && method === "DELETE" ? "delete" : "other";
}

/** Returns the state member of stored objects and its initial value, or `undefined` if they have no state. */
export function stateOf(
  service: ResourceService,
  resource: Resource,
): { readonly member: string; readonly initial: string } | undefined {
  const stored = storedShape(resource);
  const shape = stored === undefined ? undefined : shapeNamed(resource, stored);
  const { states } = resource;
  if (states === undefined || shape === undefined) return undefined;
  const initial = states.initial.state;
  const member = shapeFields(resource, shape).find((field) => valuesOf(service, field).includes(initial));
  return member && { member: member.name, initial };
}

function valuesOf({ valueSets }: ResourceService, { type: fact }: ShapeField): readonly string[] {
  const type = known(fact);
  return type?.kind === "enum" ? choicesOf(type, valueSetsById(valueSets)).values.map(({ value }) => value) : [];
}

/** Returns the states to which an operation moves an object, by current state. */
export function movesOf(
  service: ResourceService,
  resource: Resource,
  operation: Operation,
): Readonly<Record<string, string>> | undefined {
  if (stateOf(service, resource) === undefined) return undefined;
  const moves = (resource.states?.transitions ?? []).filter(
    ({ trigger }) => trigger.kind === "operation" && trigger.operation === operation.name,
  );
  return moves.length === 0 ? undefined : Object.fromEntries(moves.map(({ from, to }) => [from.state, to.state]));
}
