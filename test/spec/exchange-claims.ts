import type { Fact, Origin } from "../../generators/model/fact.ts";
import type * as model from "../../generators/model/resource.ts";
import type { Field, Operation, Resource, ResourceService } from "../../generators/model/resource.ts";
import type { ErrorCode } from "../../generators/model/service.ts";
import { keysOf, onlyResponse } from "../../generators/model/operations.ts";
import { choicesOf } from "../../generators/model/queries.ts";
import type { Type, ValueSet } from "../../generators/model/type.ts";
import {
  dataClaim,
  documented,
  each,
  factClaim,
  flag,
  leaf,
  section,
  thing,
  wording,
  type Claim,
  type Members,
} from "./claim.ts";
import { lifecycleClaims } from "./lifecycle-claims.ts";
import { factsClaim, valuesClaims } from "./query-claims.ts";

export function exchangeClaims(service: ResourceService): Claim {
  const { authentication, tenant, requestErrors, errors, resources } = service;
  return section({
    title: wording(service.title),
    description: wording(service.description),
    version: factClaim(service.version),
    baseUrl: factClaim(service.baseUrl),
    baseUrlVariables: each(
      service.baseUrlVariables,
      ({ name }) => name,
      () => thing(documented),
    ),
    mediaType: leaf(service.mediaType, documented),
    transports: each(authentication?.transports ?? [], ({ kind }) => kind, transportClaim),
    keyKinds: each(authentication?.keyKinds ?? [], ({ id }) => id, keyKindClaim),
    tenant: tenant && tenantClaim(tenant),
    requestErrors: each(
      Object.entries(requestErrors),
      ([name]) => name,
      ([, code]) => factClaim(code as Fact<string> | undefined),
    ),
    timestamps: factClaim(service.timestamps),
    unknownFields: factClaim(service.unknownFields),
    errorBody: factClaim(service.errorBody),
    errors: each(errors, ({ code }) => code, codeClaim),
    resources: each(
      resources,
      ({ id }) => id,
      (resource) => resourceClaim(service, resource),
    ),
    facts: factsClaim(service.facts),
  });
}

function transportClaim(transport: model.KeyTransport): Claim {
  return thing(documented, { name: "name" in transport ? factClaim(transport.name) : undefined });
}

function keyKindClaim({ title, scope, access, description, origin }: model.KeyKind): Claim {
  return thing(origin, {
    title: factClaim(title),
    scope: factClaim(scope),
    access: leaf(access, origin),
    description: wording(description),
  });
}

function tenantClaim({ name, missing, description }: model.TenantParameter): Claim {
  return thing(documented, {
    parameter: leaf(name, documented),
    missing: factClaim(missing),
    description: wording(description),
  });
}

function codeClaim(error: ErrorCode): Claim {
  const { condition, httpStatus, message } = error;
  const members = {
    httpStatus: factClaim(httpStatus),
    message: factClaim(message),
    ...lifecycleClaims(error, documented),
  };
  return { ...factClaim(condition)!, ...membersOf(members) };
}

function membersOf(members: Members): Pick<Claim, "members"> {
  return { members: section(members).members };
}

function resourceClaim(service: ResourceService, resource: Resource): Claim {
  const {
    object,
    path,
    pathAliases,
    table,
    idField,
    labelField,
    scope,
    requiredOnCreate,
    destinations,
    states,
    origin,
  } = resource;
  const plain = (data: unknown): Claim | undefined => (data === undefined ? undefined : dataClaim(data, origin));
  return thing(origin, {
    title: wording(resource.title),
    description: wording(resource.description),
    object: plain(object),
    path: plain(path),
    pathAliases: plain(pathAliases),
    table: plain(table),
    idField: plain(idField),
    labelField: plain(labelField),
    scope: factClaim(scope, ({ kind }) => kind),
    fields: each(
      resource.fields,
      ({ name }) => name,
      (field) => fieldClaim(service, field),
    ),
    requiredOnCreate: plain(
      requiredOnCreate.map((one) => (one.kind === "field" ? one.field : one.fields.join(" or "))),
    ),
    destinations: destinations && destinationsClaim(destinations, origin),
    operations: each(
      resource.operations,
      ({ name }) => name,
      (operation) => operationClaim(resource, operation),
    ),
    states: states && statesClaim(states, origin),
    fieldRules: each(
      [...resource.fieldRules.entries()],
      ([index]) => String(index),
      ([, rule]) => thing(rule.origin),
    ),
    identities: each(
      resource.identities,
      ({ name }) => name,
      (identity) => identityClaim(identity),
    ),
    rules: each([...resource.rules.entries()], ruleName, ([, rule]) => ruleClaim(rule, origin)),
    facts: factsClaim(resource.facts),
    ...lifecycleClaims(resource, origin),
  });
}

function identityClaim({ title, table, column, condition, origin }: model.Identity): Claim {
  return thing(origin, {
    title: wording(title),
    table: leaf(table, origin),
    column: leaf(column, origin),
    condition: textClaim(condition, origin),
  });
}

/** Returns the name of a rule. A rule that the document states is identified by its text. */
function ruleName([index, { text }]: readonly [number, model.Rule]): string {
  return text.status === "documented" ? text.value : String(index);
}

function ruleClaim({ text, error }: model.Rule, origin: Origin): Claim {
  return { ...factClaim(text, () => true)!, ...membersOf({ error: textClaim(error, origin) }) };
}

function fieldClaim({ valueSets }: ResourceService, field: Field): Claim {
  const {
    aliases,
    type,
    default: standard,
    use,
    secret,
    nullable,
    replaced,
    empty,
    errors,
    description,
    origin,
  } = field;
  return thing(origin, {
    aliases: dataClaim(aliases, origin),
    type: typeClaim(type, valueSets),
    default: factClaim(standard),
    use: use === "both" ? undefined : leaf(use, origin),
    secret: factClaim(secret),
    nullable: factClaim(nullable),
    replaced: flag(replaced, origin),
    empty: factClaim(empty),
    missing: factClaim(errors.missing),
    invalid: factClaim(errors.invalid),
    ...lifecycleClaims(field, origin),
    description: wording(description === undefined || description.status === "unknown" ? undefined : description.value),
  });
}

function destinationsClaim(
  { objectField, slots, pattern, bareNumbers, bareNumberType }: model.Destinations,
  origin: Origin,
): Claim {
  return thing(origin, {
    objectField: leaf(objectField, origin),
    slots: each(
      slots,
      ({ name }) => name,
      ({ aliases }) => dataClaim(aliases, origin),
    ),
    pattern: factClaim(pattern),
    bareNumbers: factClaim(bareNumbers),
    bareNumberType: factClaim(bareNumberType),
  });
}

function operationClaim(resource: Resource, operation: Operation): Claim {
  const { summary, description, method, path, tenant, query, headers, request, errors, origin } = operation;
  // Each operation of the exchange has one successful response.
  const response = onlyResponse(operation)!;
  return thing(origin, {
    summary: wording(summary),
    description: wording(description),
    ...lifecycleClaims(operation, origin),
    method: leaf(method, origin),
    path: leaf(path, origin),
    keys: dataClaim(keysOf(operation), origin),
    tenant: leaf(tenant, origin),
    query: each(
      query,
      ({ name }) => name,
      ({ type }) => factClaim(type, typeData),
    ),
    headers: each(
      headers,
      ({ name }) => name,
      ({ type }) => factClaim(type, typeData),
    ),
    request: request && requestClaim(request, origin),
    httpStatus: factClaim(response.httpStatus),
    response: responseClaim(resource, operation),
    responseHeaders: each(
      response.headers,
      ({ name }) => name,
      ({ type }) => factClaim(type, typeData),
    ),
    responseOpen: flag(answeredShape(resource, operation)?.extensible, origin),
    errors: each(
      errors,
      ({ code }) => code,
      (error) => thing(error.origin),
    ),
  });
}

function requestClaim(request: model.RequestBody, origin: Origin): Claim {
  if (request.kind !== "fields") return leaf(request.kind, origin);
  return each(
    request.fields,
    (name) => name,
    (name) => leaf(request.required.includes(name) ? "required" : "optional", origin),
  );
}

/**
 * Returns the fields of an object in the document if they are always present. Otherwise, returns a claim that a
 * response exists, with its source.
 */
function responseClaim(resource: Resource, operation: Operation): Claim | undefined {
  const shape = answeredShape(resource, operation);
  return shape === undefined ? factClaim(onlyResponse(operation)!.body, typeData) : shapeClaim(shape);
}

function answeredShape({ shapes }: Resource, operation: Operation): model.Shape | undefined {
  const { body } = onlyResponse(operation)!;
  if (body?.status !== "documented" || body.value.kind !== "shape") return undefined;
  const { shape } = body.value;
  return shapes.find(({ name }) => name === shape);
}

function shapeClaim({ fields, origin }: model.Shape): Claim {
  return {
    ...each(
      fields,
      ({ name }) => name,
      (field) => shapeFieldClaim(field, origin),
    ),
    by: origin.decision,
  };
}

function shapeFieldClaim(field: model.ShapeField, origin: Origin): Claim {
  const { type, required, nullable } = field;
  const members = {
    optional: flag(!required, origin),
    nullable: flag(nullable, origin),
    ...lifecycleClaims(field, origin),
  };
  return { ...factClaim(type, typeData)!, ...membersOf(members) };
}

function statesClaim({ subject, initial, states, transitions }: model.StateMachine, origin: Origin): Claim {
  return section({
    subject: textClaim(subject, origin),
    initial: leaf(initial.state, origin),
    states: each(states, ({ name }) => name, stateClaim),
    transitions: each(transitions, transitionName, transitionClaim),
  });
}

function stateClaim({ title, refines, when, origin }: model.State): Claim {
  return thing(origin, {
    title: wording(title),
    refines: refines && leaf(refines.state, origin),
    when: textClaim(when, origin),
  });
}

function textClaim(text: string | undefined, origin: Origin): Claim | undefined {
  return text === undefined ? undefined : leaf(text, origin);
}

function transitionName({ from, trigger }: model.Transition): string {
  return `${from.state}, ${trigger.kind === "operation" ? trigger.operation : trigger.event}`;
}

function transitionClaim({ to, condition, effects, origin }: model.Transition): Claim {
  return thing(origin, {
    to: leaf(to.state, origin),
    when: textClaim(condition, origin),
    effects: dataClaim(effects, origin),
  });
}

/** Returns a claim for each value of an enum, whether it is defined here or in a set. */
function typeClaim(type: Field["type"], sets: readonly ValueSet[]): Claim | undefined {
  if (type.status !== "documented" || type.value.kind !== "enum") return factClaim(type, typeData);
  const { values } = choicesOf(type.value, new Map(sets.map((set) => [set.id, set])));
  return section({
    ...valuesClaims(values, documented),
    closed: factClaim(type.value.closed) ?? leaf(true, documented),
  });
}

/** Returns a type in the notation of the spec, with its plain bounds. */
function typeData(type: Type): unknown {
  switch (type.kind) {
    case "string":
      return withBounds(type.kind, { minLength: type.minLength, maxLength: type.maxLength, pattern: type.pattern });
    case "integer":
      return withBounds(type.kind, { minimum: type.minimum, maximum: type.maximum });
    case "enum":
      return { values: type.values.kind === "set" ? type.values.set : type.values.values.map(({ value }) => value) };
    case "list":
      return { list: typeData(type.items) };
    case "map":
      return { map: typeData(type.values) };
    case "shape":
      return { shape: type.shape };
    case "union":
      return { anyOf: type.members.map(typeData) };
    default:
      return type.kind;
  }
}

function withBounds(type: string, bounds: Readonly<Record<string, Fact<string | number> | undefined>>): unknown {
  const plain = Object.entries(bounds).flatMap(([name, fact]) =>
    fact?.status === "documented" ? [[name, fact.value] as const] : [],
  );
  return plain.length === 0 ? type : { type, ...Object.fromEntries(plain) };
}
