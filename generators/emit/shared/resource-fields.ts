import { valueOr, type Fact } from "../../model/fact.ts";
import type { DefaultValue } from "../../model/query.ts";
import type { Destinations, Field, Operation, RequestBody, Resource, ResourceService } from "../../model/resource.ts";
import type { Type } from "../../model/type.ts";
import { parametersOf } from "./resource-parameters.ts";
import { fieldProse, requiredNames } from "./json-schema/resource-schema.ts";

/** What a validator says yes or no to: the body of an operation, or its parameters. */
export interface FieldSet {
  readonly kind: "body" | "parameters";
  readonly fields: readonly InputField[];
  /** The names of which at least one must be there, for each thing that is needed. */
  readonly required: readonly (readonly string[])[];
  /** Groups of fields, by readable name, of which one is needed. */
  readonly oneOf: readonly (readonly string[])[];
  readonly destinations: Destinations | undefined;
  /** Names that only answers have. */
  readonly fixed: readonly string[];
  /** Names beside these that mean something to somebody else. */
  readonly others: readonly string[];
}

export interface InputField {
  /** The readable one first. */
  readonly names: readonly string[];
  readonly type: Fact<Type>;
  readonly needed: boolean;
  /** Whether only the reference server refuses to do without. */
  readonly demanded: boolean;
  readonly secret: boolean;
  /** Whether the empty text is no value. */
  readonly empty: boolean;
  readonly default: DefaultValue | undefined;
  readonly missing: string | undefined;
  readonly invalid: string | undefined;
  readonly prose: string;
}

export function bodyOf(resource: Resource, request: RequestBody): FieldSet {
  const writable = resource.fields.filter((field) => field.use !== "response");
  const fields = request.kind === "fields" ? resource.fields.filter(({ name }) => request.fields.includes(name)) : writable;
  const requirements = requirementsOf(resource, request);
  const needed = new Set(requirements.flatMap((one) => (one.kind === "field" ? [one.field] : [])));
  return {
    kind: "body",
    fields: fields.map((field) => inputField(field, request, needed.has(field.name))),
    required: requirements.map((requirement) => requiredNames(resource, requirement)),
    oneOf: requirements.flatMap((one) => (one.kind === "any-of" ? [one.fields.map((name) => readableName(resource, name))] : [])),
    destinations: request.kind === "fields" ? undefined : resource.destinations,
    fixed: resource.fields.filter((field) => field.use === "response").flatMap(({ name, aliases }) => [name, ...aliases]),
    others: [],
  };
}

function requirementsOf(resource: Resource, request: RequestBody): Resource["requiredOnCreate"] {
  switch (request.kind) {
    case "create":
      return resource.requiredOnCreate;
    case "update":
      return [];
    case "fields":
      return request.required.map((field) => ({ kind: "field", field, place: resource.place }));
  }
}

function inputField(field: Field, request: RequestBody, needed: boolean): InputField {
  const missing = valueOr(field.errors.missing, undefined, "server-needs-one");
  return {
    names: [...field.aliases, field.name],
    type: field.type,
    needed,
    demanded: !needed && missing !== undefined && request.kind !== "update",
    secret: field.secret,
    empty: valueOr(field.empty, undefined, "server-needs-one") === "missing",
    default: request.kind === "create" ? valueOr(field.default, undefined, "server-needs-one") : undefined,
    missing,
    invalid: valueOr(field.errors.invalid, undefined, "server-needs-one"),
    prose: fieldProse(field),
  };
}

function readableName({ fields }: Resource, name: string): string {
  return fields.find((field) => field.name === name)?.aliases[0] ?? name;
}

export function parameterSetOf(service: ResourceService, resource: Resource, operation: Operation): FieldSet | undefined {
  const parameters = parametersOf(service, resource, operation);
  if (parameters.length === 0) return undefined;
  const keys = service.authentication.transports.flatMap(
    (transport) => (transport.kind === "query" ? (valueOr(transport.name, [], "server-needs-one")) : []),
  );
  const fields = parameters.map(({ name, aliases, type, required: needed, description: prose, missing }): InputField => {
    const names = [name, ...aliases];
    const none = { demanded: false, secret: false, empty: false, default: undefined, invalid: undefined };
    return { names, type, needed, prose, ...none, missing: valueOr(missing, invalidCode(service), "server-needs-one") };
  });
  const required = fields.filter(({ needed }) => needed).map(({ names }) => names);
  return { kind: "parameters", fields, required, oneOf: [], destinations: undefined, fixed: [], others: keys };
}

/** The codes of what has none of its own; our own where the spec names none. */
export function invalidCode({ requestErrors }: ResourceService): string {
  return valueOr(requestErrors.invalid, "invalid", "server-needs-one");
}

export function missingCode({ requestErrors }: ResourceService): string {
  return valueOr(requestErrors.missing, "missing", "server-needs-one");
}

export function malformedCode({ requestErrors }: ResourceService): string {
  return valueOr(requestErrors.malformed, "malformed", "server-needs-one");
}
