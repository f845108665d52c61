import { isObject } from "../../core/values.js";
import { canonical, fitted } from "../../core/samples/sample.js";
import type { SampleType } from "../../core/samples/type.js";
import { ServiceError } from "../server/errors.js";
import type { AnyHandler, AnyRequest, Handlers } from "../server/handlers.js";
import { withDestinations } from "./destinations.js";
import { describedError, sampleError } from "./override-response.js";
import { type Store, type Stored, listAnswer } from "./store.js";
import { eachOperation } from "./overrides.js";
import type { Deed, MockAnswer, MockOperation, MockParent, MockPoll, MockResource, MockTable } from "./table.js";

export type Stores = Readonly<Record<string, Store>>;

interface Work {
  readonly stores: Stores;
  readonly collection: string;
  readonly resource: MockResource;
  readonly operation: MockOperation;
  /** The URL prefix of all operation paths. */
  readonly root: string;
}

type Values = Readonly<Record<string, unknown>>;

/** Creates the handler of each operation, which responds with stored data. */
export function storedHandlers({ resources }: MockTable, stores: () => Stores, root: string): Handlers {
  return eachOperation(resources, (collection, name) => {
    const resource = resources[collection]!;
    return handlerOf(stores, { collection, resource, operation: resource.operations[name]!, root });
  });
}

function handlerOf(stores: () => Stores, work: Omit<Work, "stores">): AnyHandler {
  return (request) => {
    const full = { ...work, stores: stores() };
    for (const parent of work.operation.parents ?? []) refuseOrphan(full, parent, request);
    return deeds[work.operation.does](full, request);
  };
}

/** Rejects a request whose parent object does not exist. */
function refuseOrphan(work: Work, { collection, parameter }: MockParent, request: AnyRequest): void {
  const id = (request.parameters as Values | undefined)?.[parameter] ?? request.id;
  const parent = storeOf({ ...work, collection }).find(String(id));
  if (parent === undefined || !isSeen(work, parent, request)) throw notFound(work);
}

const deeds: Readonly<Record<Deed, (work: Work, request: AnyRequest) => unknown>> = {
  list: (work, request) => {
    const rows = storeOf(work)
      .all()
      .filter((one) => isSeen(work, one, request));
    return listAnswer(work.operation, rows, request) ?? answered(work, request, {}, 1);
  },
  get: (work, request) => {
    const stored = stepped(work, storedAt(work, request));
    if (stored.coming !== undefined) sendHeaders(work, request, stored.id);
    return answered(work, request, stored.values, stored.number);
  },
  create: (work, request) => {
    const { resource } = work;
    const state = resource.state === undefined ? {} : { [resource.state.member]: resource.state.initial };
    const added = storeOf(work).add({
      values: {
        ...resource.unset,
        ...state,
        ...fieldsOf(resource, request.parameters, false),
        ...fieldsOf(resource, request.body),
      },
      tenant: request.tenant?.id,
      under: pathValues(work, request),
    });
    const stored = {
      ...added,
      values: withDestinations(resource.destinations, added.values, request.body, { id: added.id, isNew: true }),
    };
    storeOf(work).replace(stored);
    return followed(work, request, stored);
  },
  update: (work, request) => {
    const stored = storedAt(work, request);
    const values = { ...stored.values, ...fieldsOf(work.resource, request.body, false) };
    const changed = moved(work, {
      ...stored,
      values: withDestinations(work.resource.destinations, values, request.body, { id: stored.id, isNew: false }),
    });
    storeOf(work).replace(changed);
    return followed(work, request, changed);
  },
  delete: (work, request) => {
    const stored = storedAt(work, request);
    storeOf(work).remove(stored.id);
    return answered(work, request, { id: stored.id, ...stored.values }, 1);
  },
  other: (work, request) => {
    const stored = request.id === "" || work.resource.object === undefined ? undefined : storedAt(work, request);
    const echo = { ...valuesOf(request.parameters), ...valuesOf(request.body) };
    if (stored === undefined) return answered(work, request, echo, 1);
    const changed = moved(work, stored);
    storeOf(work).replace(changed);
    const isItself = typeOf(work)?.kind === "shape" && shapeOf(work) === work.resource.object;
    return followed(work, request, changed, isItself ? changed.values : { id: changed.id, ...changed.values, ...echo });
  },
};

function storeOf({ stores, collection }: Pick<Work, "stores" | "collection">): Store {
  return stores[collection]!;
}

/** Reports whether an object is visible. Objects of other tenants or below another path are not. */
function isSeen(work: Work, { tenant, under }: Stored, request: AnyRequest): boolean {
  const [given, asked] = [pathValues(work, request), request.tenant];
  const isHere = Object.entries(under).every(([name, value]) => given[name] === undefined || given[name] === value);
  return isHere && (asked === undefined || tenant === undefined || asked.id === tenant);
}

function storedAt(work: Work, request: AnyRequest): Stored {
  const stored = storeOf(work).find(request.id);
  if (stored === undefined || !isSeen(work, stored, request)) throw notFound(work);
  return stored;
}

function notFound({ operation }: Work): Error {
  const described = operation.notFound === undefined ? describedError(operation, 404) : undefined;
  return described === undefined ? new ServiceError(operation.notFound ?? "") : sampleError(404, described);
}

/** Returns the path parameters other than the object's id. */
function pathValues({ operation }: Work, { parameters, id }: AnyRequest): Readonly<Record<string, string>> {
  const names = [...operation.key.matchAll(/\{([^{}]+)\}/g)].map(([, name = ""]) => name);
  const values = names.map((name) => [name, String((parameters as Values | undefined)?.[name] ?? "")] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== "" && value !== id));
}

/** Returns the members of an object, or an empty object for other values. */
function valuesOf(value: unknown): Values {
  return isObject(value) ? value : {};
}

/**
 * Returns the values of a request that belong to the object, under the object's own member names. The id is included
 * only if `takesId` is true.
 */
function fieldsOf({ object, id }: MockResource, value: unknown, takesId = true): Values {
  if (object === undefined) return {};
  const given = Object.entries(canonical(object, valuesOf(value)));
  return Object.fromEntries(given.filter(([name]) => Object.hasOwn(object.fields, name) && (takesId || name !== id)));
}

/** Returns the object in the state to which the operation moves it. */
function moved({ resource: { state }, operation: { moves = {} } }: Work, stored: Stored): Stored {
  const now = state && String(stored.values[state.member] ?? state.initial);
  const next = now === undefined ? undefined : moves[now];
  return state === undefined || next === undefined
    ? stored
    : { ...stored, values: { ...stored.values, [state.member]: next } };
}

/** Moves the object to its next state. */
function stepped(work: Work, stored: Stored): Stored {
  if (stored.coming === undefined) return stored;
  const {
    poll,
    states: [state = "", ...states],
  } = stored.coming;
  const next = {
    ...stored,
    values: inState(work, stored, poll, state, states.length === 0),
    coming: states.length === 0 ? undefined : { poll, states },
  };
  storeOf(work).replace(next);
  return next;
}

/** Returns the values of an object in a state. In the last state they include the result. */
function inState(
  { resource: { object } }: Pick<Work, "resource">,
  { values, number }: Stored,
  { state, result }: MockPoll,
  now: string,
  isLast: boolean,
): Values {
  const field = result === undefined ? undefined : object?.fields[result];
  const end =
    field === undefined || result === undefined
      ? {}
      : { [result]: isLast ? fitted(field, undefined, { name: result, number, depth: 1 }) : undefined };
  return { ...values, ...end, [state]: now };
}

/** Returns the result and, for work that continues, schedules the next states. */
function followed(work: Work, request: AnyRequest, stored: Stored, echo: Values = stored.values): unknown {
  const { poll } = work.operation;
  if (poll === undefined) return answered(work, request, echo, stored.number, stored.id);
  const [first = "", ...states] = poll.states;
  const started = { ...stored, values: inState(work, stored, poll, first, false), coming: { poll, states } };
  storeOf({ ...work, collection: poll.collection }).replace(started);
  return answered(work, request, { ...echo, ...started.values }, stored.number, stored.id);
}

/** Returns the operation's result: the known values, completed by samples. */
function answered(work: Work, request: AnyRequest, known: Values, number: number, id = request.id): unknown {
  const { operation } = work;
  const response = responseOf(operation);
  sendHeaders(work, request, id);
  const data = dataOf(work, response, known, number);
  return operation.answers.length === 1 ? data : { status: response.status, ...(data !== undefined && { data }) };
}

function responseOf({ answers, given = 0 }: MockOperation): MockAnswer {
  return answers[given]!;
}

function typeOf({ operation }: Work): SampleType | undefined {
  return responseOf(operation).type;
}

function shapeOf(work: Work): unknown {
  const type = typeOf(work);
  return type?.kind === "shape" ? type.shape() : undefined;
}

function dataOf({ resource }: Work, { type, media, example }: MockAnswer, known: Values, number: number): unknown {
  if (media !== undefined) return { mediaType: media.mediaType, data: media.text ?? "Made up.\n" };
  const place = { name: "value", number, depth: 0 };
  if (type?.kind !== "shape") return type === undefined ? example : fitted({ type, example }, undefined, place);
  const shape = type.shape();
  const isTaken = (name: string): boolean => shape === resource.object || Object.hasOwn(shape.fields, name);
  return fitted({ type }, Object.fromEntries(Object.entries(known).filter(([name]) => isTaken(name))), place);
}

/** Sends the documented headers. `Location` points to the object, and `Retry-After` is 0. */
function sendHeaders({ operation, root }: Work, { reply }: AnyRequest, id: string): void {
  for (const [name, field] of Object.entries(responseOf(operation).headers ?? {})) {
    const own: Readonly<Record<string, unknown>> = {
      "retry-after": 0,
      location: `${root}${(operation.poll?.path ?? `${operation.key.split(" ")[1]}/{id}`).replace(/\{[^{}]*\}/g, encodeURIComponent(id))}`,
    };
    reply.header(name, fitted(field, own[name.toLowerCase()], { name, number: 1, depth: 0 }) as string);
  }
}
