import { valueOr, type Fact } from "../../../generators/model/fact.ts";
import type { Operation, QueryParameter, Resource, ResourceService, Shape } from "../../../generators/model/resource.ts";
import type { Type } from "../../../generators/model/type.ts";
import { listedValues, textOf, valueThings, type Thing } from "./thing.ts";

/** Everything of a resource service that has a name. */
export function resourceThings(service: ResourceService): readonly Thing[] {
  const { id, title, description, baseUrlVariables, authentication, tenant, errors, resources, shapes, valueSets } = service;
  const keyKinds = authentication?.keyKinds ?? [];
  return [
    { kind: "service", owner: id, path: id, name: id, beside: title, text: description },
    ...baseUrlVariables.map((one): Thing => ({ kind: "variable", owner: id, path: one.name, name: one.name, beside: "", text: one.description })),
    ...keyKinds.map((one): Thing => ({ kind: "kind of key", owner: "keys", path: one.id, name: one.id, beside: one.title, text: one.description })),
    ...(tenant === undefined ? [] : [{ kind: "parameter", owner: id, path: tenant.name, name: tenant.name, beside: "", text: tenant.description }]),
    ...errors.map(({ code, condition }): Thing => ({ kind: "error code", owner: "errors", path: code, name: code, beside: "error", text: textOf(condition) })),
    ...valueSets.map((set): Thing => ({ kind: "value set", owner: "sets", path: set.id, name: set.id, beside: set.title, text: set.description })),
    ...valueSets.flatMap((set) => valueThings(set.id, set.id, set.values)),
    ...shapes.flatMap((shape) => shapeThings(id, shape)),
    ...resources.flatMap(thingsOfResource),
  ];
}

function thingsOfResource({ id, title, description, fields, shapes, operations, states, identities }: Resource): readonly Thing[] {
  return [
    { kind: "resource", owner: id, path: id, name: id, beside: title, text: description },
    ...fields.flatMap((field) => typedThings("field", id, `${id}.${field.name}`, field)),
    ...shapes.filter(({ shared }) => !shared).flatMap((shape) => shapeThings(id, shape)),
    ...operations.flatMap((operation) => operationThings(operation)),
    ...(states?.states ?? []).map((state): Thing => ({ kind: "state", owner: id, path: state.name, name: state.name, beside: state.title, text: state.description })),
    ...identities.map((one): Thing => ({ kind: "identity", owner: id, path: one.name, name: one.name, beside: one.title, text: one.description })),
  ];
}

function shapeThings(resource: string, shape: Shape): readonly Thing[] {
  const path = `${resource}.${shape.name}`;
  return [
    { kind: "shape", owner: resource, path, name: shape.name, beside: shape.title, text: shape.description },
    ...shape.fields.flatMap((field) => typedThings("field of a shape", path, `${path}.${field.name}`, field)),
  ];
}

function operationThings({ operationId, name, summary, description, pathParameters, query, headers, response }: Operation): readonly Thing[] {
  const inner = (kind: string, all: readonly Typed[]): readonly Thing[] =>
    all.flatMap((one) => typedThings(kind, operationId, `${operationId}.${one.name}`, one));
  return [
    { kind: "operation", owner: operationId, path: operationId, name, beside: `${summary} ${operationId}`, text: description },
    { kind: "summary", owner: operationId, path: operationId, name, beside: "", text: `${summary}.` },
    ...inner("path parameter", pathParameters),
    ...inner("query parameter", query.filter(({ role }) => role?.kind !== "filter")),
    ...filters(operationId, query),
    ...inner("header field", headers),
    ...inner("header field of an answer", response.headers),
  ];
}

/** The filters of a list are one thing under many names: what each compares is said of the field. */
function filters(owner: string, query: readonly QueryParameter[]): readonly Thing[] {
  const all = query.filter(({ role }) => role?.kind === "filter");
  return all.map(({ name, description }) => ({ kind: "query parameter", owner, path: `${owner}.${name}`, name: "filter", beside: name, text: description }));
}

interface Typed {
  readonly name: string;
  readonly type: Fact<Type>;
  readonly description: Fact<string> | string | undefined;
}

function typedThings(kind: string, owner: string, path: string, { name, type, description }: Typed): readonly Thing[] {
  const known = valueOr(type, undefined, "marked-beside");
  const values = known === undefined ? [] : listedValues(known);
  return [{ kind, owner, path, name, beside: `${known?.kind} ${owner}`, text: textOf(description) }, ...valueThings(owner, path, values)];
}
