import { responseHeadersOf } from "../../../generators/model/operations.ts";
import type { Fact } from "../../../generators/model/fact.ts";
import type {
  Operation,
  QueryParameter,
  Resource,
  ResourceService,
  Shape,
} from "../../../generators/model/resource.ts";
import type { Type } from "../../../generators/model/type.ts";
import { errorThing, listedValues, textOf, titledThing, valueThings, type Thing } from "./thing.ts";

/** Returns all named objects of a resource service. */
export function resourceThings(service: ResourceService): readonly Thing[] {
  const { id, baseUrlVariables, authentication, tenant, errors, resources, shapes, valueSets } = service;
  return [
    titledThing("service", id, service),
    ...baseUrlVariables.map((one) => titledThing("variable", id, one)),
    ...(authentication?.keyKinds ?? []).map((one) =>
      titledThing("kind of key", "keys", { ...one, title: one.title.value ?? "" }),
    ),
    ...(tenant === undefined ? [] : [titledThing("parameter", id, tenant)]),
    ...errors.map(errorThing),
    ...valueSets.map((set) => titledThing("value set", "sets", set)),
    ...valueSets.flatMap((set) => valueThings(set.id, set.id, set.values)),
    ...shapes.flatMap((shape) => shapeThings(id, shape)),
    ...resources.flatMap(thingsOfResource),
  ];
}

function thingsOfResource(resource: Resource): readonly Thing[] {
  const { id, fields, shapes, operations, states, identities } = resource;
  return [
    titledThing("resource", id, resource),
    ...fields.flatMap((field) => typedThings("field", id, `${id}.${field.name}`, field)),
    ...shapes.filter(({ shared }) => !shared).flatMap((shape) => shapeThings(id, shape)),
    ...operations.flatMap((operation) => operationThings(operation)),
    ...(states?.states ?? []).map((state) => titledThing("state", id, state)),
    ...identities.map((one) => titledThing("identity", id, one)),
  ];
}

function shapeThings(resource: string, shape: Shape): readonly Thing[] {
  const path = `${resource}.${shape.name}`;
  return [
    { kind: "shape", owner: resource, path, name: shape.name, beside: shape.title, text: shape.description },
    ...shape.fields.flatMap((field) => typedThings("field of a shape", path, `${path}.${field.name}`, field)),
  ];
}

function operationThings(operation: Operation): readonly Thing[] {
  const { operationId, name, summary, description, pathParameters, query, headers } = operation;
  const inner = (kind: string, all: readonly Typed[]): readonly Thing[] =>
    all.flatMap((one) => typedThings(kind, operationId, `${operationId}.${one.name}`, one));
  return [
    {
      kind: "operation",
      owner: operationId,
      path: operationId,
      name,
      beside: `${summary} ${operationId}`,
      text: description,
    },
    { kind: "summary", owner: operationId, path: operationId, name, beside: "", text: `${summary}.` },
    ...inner("path parameter", pathParameters),
    ...inner(
      "query parameter",
      query.filter(({ role }) => role?.kind !== "filter"),
    ),
    ...filters(operationId, query),
    ...inner("header field", headers),
    ...inner("header field of a response", responseHeadersOf(operation)),
  ];
}

/** Treats the filters of a list as one object with many names, because the field describes the compared value. */
function filters(owner: string, query: readonly QueryParameter[]): readonly Thing[] {
  const all = query.filter(({ role }) => role?.kind === "filter");
  return all.map(({ name, description }) => {
    return {
      kind: "query parameter",
      owner,
      path: `${owner}.${name}`,
      name: "filter",
      beside: name,
      text: description,
    };
  });
}

interface Typed {
  readonly name: string;
  readonly type: Fact<Type>;
  readonly description: Fact<string> | string | undefined;
}

function typedThings(kind: string, owner: string, path: string, { name, type, description }: Typed): readonly Thing[] {
  const known = type.value;
  const values = known === undefined ? [] : listedValues(known);
  return [
    { kind, owner, path, name, beside: `${known?.kind} ${owner}`, text: textOf(description) },
    ...valueThings(owner, path, values),
  ];
}
