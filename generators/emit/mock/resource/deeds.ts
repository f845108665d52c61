import type { Deed, MockDestinations } from "../../../../templates/runtime/resource/mock/table.ts";
import { answeredPage, pageMembers } from "../../../model/page.ts";
import type { Fact } from "../../../model/fact.ts";
import { choicesOf, pollOf, shapeFields, shapeNamed } from "../../../model/queries.ts";
import { idOf, readerOf } from "../../../model/operations.ts";
import { remembered } from "../../../model/memo.ts";
import type {
  Destinations,
  Operation,
  Resource,
  ResourceService,
  Response,
  ShapeField,
} from "../../../model/resource.ts";
import { type Type, valueSetsById } from "../../../model/type.ts";
import { isObject } from "../../../codegen/json.ts";
import { responseOf } from "../../../model/operations.ts";

/** Returns the shape in which a single stored object is read, otherwise that of list items. */
export const storedShape: (resource: Resource) => string | undefined = remembered((resource) => {
  const reader = readerOf(resource);
  const read = reader?.responses.map(shapeIn).find((one) => one !== undefined);
  const lists = resource.operations.filter((operation) => operation.method === "GET" && idOf(operation) === undefined);
  return read ?? lists.map((operation) => itemShape(resource, operation)).find((one) => one !== undefined);
});

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

/*
 * The location of destinations in responses, derived from examples: a list with one row for each destination of the
 * request, whose members contain the parts of the destination. Without such an example, the mock does not store
 * destinations.
 */

type Values = Readonly<Record<string, unknown>>;

interface Sent {
  readonly slot: string;
  readonly targets: readonly string[];
}

/** Returns `undefined` if no example contains destinations. */
export function storedDestinations(resource: Resource): MockDestinations | undefined {
  const { destinations, operations } = resource;
  if (destinations === undefined) return undefined;
  const shown = operations.flatMap(({ responses, examples }) => {
    return examples
      .filter(({ httpStatus }) => isStored(resource, responseOf({ responses }, httpStatus)))
      .map(({ request, response }) => ({ request, response }));
  });
  const found = shown.flatMap(({ request, response }) => {
    const sent = sentIn(destinations, request).filter(({ targets }) => targets.length > 0);
    return sent.length === 1 && isObject(response)
      ? rowsIn(response).flatMap(({ at, rows }) =>
          membersOf(rows, sent[0]!, response, resource).map((members) => ({ at, members, count: rows.length })),
        )
      : [];
  });
  // An example with several destinations also shows their order.
  const best = found.toSorted((a, b) => b.count - a.count)[0];
  if (best === undefined) return undefined;
  const parent = best.at.slice(0, -1);
  const isEmptyList = parent.length > 0 && shown.some(({ response }) => Array.isArray(valueAt(response, parent)));
  return { object: destinations.objectField, at: best.at, ...best.members, emptyList: isEmptyList || undefined };
}

function isStored(resource: Resource, response: ReturnType<typeof responseOf>): boolean {
  return response !== undefined && shapeIn(response) === storedShape(resource);
}

/** Returns the slots that a request fills, in the form that the request decoder returns. */
function sentIn({ objectField, slots, bareNumberType }: Destinations, request: unknown): readonly Sent[] {
  if (!isObject(request)) return [];
  const inside = isObject(request[objectField]) ? request[objectField] : {};
  const type = bareNumberType?.value;
  const text = (one: unknown): string =>
    typeof one === "number" && type !== undefined ? `${type}-${one}` : String(one);
  return slots.flatMap(({ name, aliases }) => {
    const given = [...aliases.map((alias) => request[alias]), ...[name, ...aliases].map((alias) => inside[alias])].find(
      (one) => one !== undefined,
    );
    return given === undefined ? [] : [{ slot: name, targets: [given].flat().map(text) }];
  });
}

function rowsIn(
  value: unknown,
  at: readonly string[] = [],
): readonly { readonly at: readonly string[]; readonly rows: readonly Values[] }[] {
  if (Array.isArray(value))
    return at.length > 0 && value.length > 0 && value.every(isObject) ? [{ at, rows: value as readonly Values[] }] : [];
  return isObject(value) ? Object.entries(value).flatMap(([name, inner]) => rowsIn(inner, [...at, name])) : [];
}

/** Returns the row members that contain the parts of destinations, or `undefined` if any is missing. */
function membersOf(
  rows: readonly Values[],
  { slot, targets }: Sent,
  object: Values,
  { idField }: Resource,
): readonly Omit<MockDestinations, "object" | "at" | "emptyList">[] {
  if (rows.length !== targets.length) return [];
  const names = Object.keys(rows[0] ?? {});
  const holding = (value: (index: number) => unknown): string | undefined =>
    names.find((name) => rows.every((row, index) => String(row[name]) === String(value(index))));
  const split = targets.map(
    (target) => [target.slice(0, target.indexOf("-")), target.slice(target.indexOf("-") + 1)] as const,
  );
  const [target, type, id] = [
    holding((index) => targets[index]),
    holding((index) => split[index]![0]),
    holding((index) => split[index]![1]),
  ];
  if (target === undefined && (type === undefined || id === undefined)) return [];
  const own = (idField === undefined ? undefined : object[idField]) ?? object["id"];
  const order = rows.length > 1 ? holding((index) => index) : undefined;
  return [
    {
      target,
      ...(target === undefined && { type, id }),
      slot: holding(() => slot),
      owner: own === undefined ? undefined : holding(() => own),
      order,
    },
  ];
}

function valueAt(value: unknown, [first, ...others]: readonly string[]): unknown {
  return first === undefined ? value : isObject(value) ? valueAt(value[first], others) : undefined;
}
