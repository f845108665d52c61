import { incremental } from "../../model/memo.ts";
import { didYouMean } from "../../diagnostics/suggest.ts";
import type { Example } from "../../model/example.ts";
import type { Fact } from "../../model/fact.ts";
import { responseOf } from "../../model/operations.ts";
import type {
  Operation,
  Resource,
  ResourceService,
  Destinations,
  DestinationSlot,
  Field,
  FieldsBody,
} from "../../model/resource.ts";
import type { Type } from "../../model/type.ts";
import { typeFaults } from "./type-faults.ts";
import {
  type BodyScope,
  type Given,
  type JsonObject,
  type Path,
  type ValueFault,
  type ValueScope,
  brokenBound,
  isObject,
  matches,
  mismatch,
} from "./text-fault.ts";
import { fieldsOfBody, needsOfBody } from "../../model/body.ts";
import { mayBeNull } from "../../model/queries.ts";
import { fieldNames } from "../../naming/wire-names.ts";
import { ruleFaults, type RuledObject } from "./rule-faults.ts";

export const operationFaults = incremental(
  (
    service: ResourceService,
    resource: Resource,
    operation: Operation,
    { parameters, request, response, httpStatus }: Example,
  ): readonly ValueFault[] => {
    const scope = { ...service, resource, shapes: resource.shapes };
    const [sent, answered] = [
      { ...scope, side: "request" },
      { ...scope, side: "response" },
    ] as const;
    return [
      ...parameterFaults(sent, service, operation, parameters),
      ...(request === undefined ? [] : requestFaults(sent, operation, request)),
      ...responseFaults(answered, operation, response, httpStatus),
    ];
  },
);

/** Parameters may be missing in an example. An example with only a response may even omit the id in the path. */
function parameterFaults(
  scope: BodyScope,
  service: ResourceService,
  operation: Operation,
  parameters: Example["parameters"],
): readonly ValueFault[] {
  const known = parametersOf(service, operation);
  return Object.entries(parameters).flatMap(([name, value]): readonly ValueFault[] => {
    const path = ["parameters", name];
    const type = known.get(name);
    if (type !== undefined) return typeFaults(scope, type, { value, path });
    return [{ path, reason: "is not a parameter of the operation", suggestion: didYouMean(name, known.keys()) }];
  });
}

function parametersOf({ tenant }: ResourceService, operation: Operation): ReadonlyMap<string, Fact<Type>> {
  const { pathParameters, query, headers } = operation;
  const own = [
    ...[...pathParameters, ...headers].map(({ name, type }) => [name, type] as const),
    ...query.flatMap(({ name, aliases, type }) => [name, ...aliases].map((one) => [one, type] as const)),
  ];
  return new Map(
    tenant === undefined || operation.tenant === "none" ? own : [...own, [tenant.name, text(tenant.place)]],
  );
}

function text(place: Operation["place"]): Fact<Type> {
  const value = {
    kind: "string",
    minLength: undefined,
    maxLength: undefined,
    pattern: undefined,
    format: undefined,
  } as const;
  return { status: "documented", value, place };
}

function requestFaults(scope: BodyScope, { request }: Operation, value: unknown): readonly ValueFault[] {
  const path = ["request"];
  if (request === undefined) return [{ path, reason: "is a body, but the operation accepts no body" }];
  if (request.kind === "media") return mediaFaults(value, path);
  return request.kind === "own"
    ? typeFaults(scope, request.type, { value, path })
    : bodyFaults(scope, request, { value, path });
}

function responseFaults(
  scope: BodyScope,
  operation: Operation,
  value: unknown,
  status: number | undefined,
): readonly ValueFault[] {
  const path = ["response"];
  const response = responseOf(operation, status);
  if (response === undefined) return [{ path: ["httpStatus"], reason: "is not a success status of the operation" }];
  if (value === undefined) return [];
  if (response.media !== undefined) return mediaFaults(value, path);
  if (response.body === undefined) return [{ path, reason: "is a body, but the response has no body" }];
  return typeFaults(scope, response.body, { value, path });
}

/** Examples show bytes as a string. */
function mediaFaults(value: unknown, path: readonly string[]): readonly ValueFault[] {
  return typeof value === "string" ? [] : [{ path, reason: "must be a string, because the body is bytes" }];
}

function namesOfDestinations(destinations: Destinations | undefined): readonly string[] {
  return destinations === undefined
    ? []
    : [destinations.objectField, ...destinations.slots.flatMap(({ aliases }) => aliases)];
}

/**
 * Returns the faults of destinations. At the top level, destinations have the aliases of their slots. In the object of
 * destinations, the names of the slots are also allowed.
 */
function destinationFaults(destinations: Destinations, body: JsonObject, path: Path): readonly ValueFault[] {
  const { objectField, slots } = destinations;
  const above = slots.flatMap(({ aliases }) => aliases).flatMap((name) => slotFaults(destinations, body, path, name));
  if (!Object.hasOwn(body, objectField)) return above;
  return [...above, ...objectFaults(destinations, body[objectField], [...path, objectField])];
}

function objectFaults(destinations: Destinations, value: unknown, path: Path): readonly ValueFault[] {
  if (!isObject(value)) return mismatch(path, "an object of slots", value);
  const names = destinations.slots.flatMap(namesInObject);
  const unknown = Object.keys(value).filter((name) => !names.includes(name));
  return [
    ...names.flatMap((name) => slotFaults(destinations, value, path, name)),
    ...unknown.map((name) => ({ path: [...path, name], reason: "is not a slot", suggestion: didYouMean(name, names) })),
  ];
}

function namesInObject({ name, aliases }: DestinationSlot): readonly string[] {
  return [name, ...aliases];
}

function slotFaults(destinations: Destinations, object: JsonObject, path: Path, name: string): readonly ValueFault[] {
  if (!Object.hasOwn(object, name)) return [];
  const [value, here] = [object[name], [...path, name]];
  if (!Array.isArray(value))
    return isDestination(destinations, value) ? [] : mismatch(here, "a destination or a list of them", value);
  const numbers = destinations.bareNumbers.value !== false;
  const size = brokenBound(undefined, destinations.maxItems, value.length);
  if (size !== undefined) return [{ path: here, reason: `must have ${size} destinations, but has ${value.length}` }];
  return value.flatMap((item: unknown, index) => {
    if (isDestination(destinations, item) || (numbers && isBareNumber(item))) return [];
    return mismatch([...here, index], numbers ? "a destination or a number" : "a destination", item);
  });
}

function isDestination({ pattern, maxLength }: Destinations, value: unknown): boolean {
  if (typeof value !== "string" || brokenBound(undefined, maxLength, [...value].length) !== undefined) return false;
  const form = pattern.value;
  return form === undefined || matches(form, value);
}

function isBareNumber(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function bodyFaults(scope: BodyScope, body: FieldsBody, { value, path }: Given): readonly ValueFault[] {
  if (!isObject(value)) return mismatch(path, "an object", value);
  const { resource } = scope;
  const fields = fieldsOfBody(resource, body);
  const needed = neededFields(resource, body, fields);
  const destinations = body.kind === "fields" ? undefined : resource.destinations;
  return [
    ...needed.flatMap((group) => missingFaults(group, value, path)),
    ...ruleFaults(resource.fieldRules, ruledBody(body, fields, value), path),
    ...fields.flatMap((field) => [
      ...emptyFaults(field, needed, value, path),
      ...fieldFaults(scope, field, value, path),
    ]),
    ...(destinations === undefined ? [] : destinationFaults(destinations, value, path)),
    ...unknownFaults(resource, [...fields.flatMap(fieldNames), ...namesOfDestinations(destinations)], value, path),
  ];
}

/** Rules apply to fields under any of their names. */
function ruledBody({ kind }: FieldsBody, fields: readonly Field[], body: JsonObject): RuledObject {
  const valueOfField = (field: Field): unknown => {
    const name = fieldNames(field).find((one) => Object.hasOwn(body, one));
    return name === undefined ? undefined : body[name];
  };
  return {
    valueOf: (name) => fields.filter((field) => field.name === name).map(valueOfField)[0],
    isPartial: kind !== "create",
  };
}

/** Groups of fields. At least one field of each group is required. */
type Needed = readonly (readonly Field[])[];

function neededFields(resource: Resource, body: FieldsBody, fields: readonly Field[]): Needed {
  const needs = needsOfBody(resource, body).map((need) => (need.kind === "field" ? [need.field] : need.fields));
  return needs.map((names) => fields.filter(({ name }) => names.includes(name)));
}

function missingFaults(group: readonly Field[], body: JsonObject, path: Path): readonly ValueFault[] {
  const isGiven = (field: Field): boolean =>
    fieldNames(field).some((name) => Object.hasOwn(body, name) && !isNothing(field, body[name]));
  if (group.some(isGiven)) return [];
  return [
    {
      path,
      reason: `has no ${group.map((field) => `“${fieldNames(field)[0]}”`).join(" or ")}, which the request requires`,
    },
  ];
}

/** Reports whether the value counts as missing rather than as invalid. */
function isNothing(field: Field, value: unknown): boolean {
  return isEmpty(field, value) || (value === null && mayBeNull(field));
}

function isEmpty({ empty }: Field, value: unknown): boolean {
  return value === "" && empty?.value === "missing";
}

/** If the field is required, an empty value is reported as missing instead. */
function emptyFaults(field: Field, needed: Needed, body: JsonObject, path: Path): readonly ValueFault[] {
  const empty = fieldNames(field).filter((name) => Object.hasOwn(body, name) && isEmpty(field, body[name]));
  if (needed.some((group) => group.length === 1 && group[0] === field)) return [];
  return empty.map((name) => ({ path: [...path, name], reason: "is empty, which means that it has no value" }));
}

function fieldFaults(scope: ValueScope, field: Field, body: JsonObject, path: Path): readonly ValueFault[] {
  const [first, ...others] = fieldNames(field).filter((name) => Object.hasOwn(body, name));
  if (first === undefined) return [];
  const conflict = others.find((name) => JSON.stringify(body[name]) !== JSON.stringify(body[first]));
  if (conflict !== undefined)
    return [{ path: [...path, conflict], reason: `is an alias of “${first}”, but has another value` }];
  if (body[first] === null && mayBeNull(field)) return [];
  return typeFaults(scope, field.type, { value: body[first], path: [...path, first] });
}

function unknownFaults(
  resource: Resource,
  known: readonly string[],
  body: JsonObject,
  path: Path,
): readonly ValueFault[] {
  return Object.keys(body)
    .filter((name) => !known.includes(name))
    .map((name) => {
      const field = resource.fields.find((one) => fieldNames(one).includes(name));
      const reason =
        field?.use === "response" ? "is a field that exists only in responses" : "is not a field of this request";
      return { path: [...path, name], reason, suggestion: field === undefined ? didYouMean(name, known) : undefined };
    });
}
