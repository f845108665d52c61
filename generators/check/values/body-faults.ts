import { didYouMean } from "../../diagnostics/suggest.ts";
import { fieldsOfBody, needsOfBody } from "../../model/body-fields.ts";
import { valueOr } from "../../model/fact.ts";
import { mayBeNull } from "../../model/queries.ts";
import type { Field, FieldsBody, Resource } from "../../model/resource.ts";
import { fieldNames } from "../../naming/field-names.ts";
import { destinationFaults, namesOfDestinations } from "./destination-faults.ts";
import { ruleFaults, type RuledObject } from "./rule-faults.ts";
import { typeFaults } from "./type-faults.ts";
import {
  isObject,
  mismatch,
  type Given,
  type JsonObject,
  type Path,
  type BodyScope,
  type ValueFault,
  type ValueScope,
} from "./value-fault.ts";

/** What is wrong with a body that is made of the resource's fields. */
export function bodyFaults(scope: BodyScope, body: FieldsBody, { value, path }: Given): readonly ValueFault[] {
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

/** A rule is about the fields under any of their names. */
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

/** Groups of fields, of each of which at least one is needed. */
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

/** Whether the value counts as none, rather than as a bad one. */
function isNothing(field: Field, value: unknown): boolean {
  return isEmpty(field, value) || (value === null && mayBeNull(field));
}

function isEmpty({ empty }: Field, value: unknown): boolean {
  return value === "" && valueOr(empty, undefined, "unknown-is-open") === "missing";
}

/** Where the field is needed, it is missing, and reported as such. */
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
