import {
  bodyOf,
  headerSetOf,
  parameterSetOf,
  type FieldSet,
  type InputField,
} from "../../../generators/emit/shared/resource-fields.ts";
import { parametersOf } from "../../../generators/emit/shared/resource-parameters.ts";
import { fieldsBodyOf } from "../../../generators/model/operations.ts";
import { sharedScope } from "../../../generators/model/queries.ts";
import type { FieldRule } from "../../../generators/model/rules.ts";
import type {
  Destinations,
  Operation,
  Resource,
  ResourceService,
  SharedScope,
} from "../../../generators/model/resource.ts";
import { headerText, sampleOf } from "./sample.ts";

export type Values = Readonly<Record<string, unknown>>;

export interface CallScope {
  readonly service: ResourceService;
  readonly resource: Resource;
  readonly operation: Operation;
}

/** A part of a request with named values, and the rules between them. */
export interface Input {
  readonly fields: readonly InputField[];
  readonly rules: readonly FieldRule[];
  readonly destinations: Destinations | undefined;
  /** The required fields, and one of each group of which at least one is required. */
  readonly needed: readonly InputField[];
  sample(field: InputField): unknown;
}

/** The parts of an operation's request. A body with a separate type is excluded. */
export interface Inputs {
  readonly path: Input;
  /** Excludes the tenant and the flag of shared objects. */
  readonly query: Input;
  readonly headers: Input;
  readonly body: Input | undefined;
  readonly takesTenant: boolean;
}

export function scopesOf(service: ResourceService): readonly CallScope[] {
  return service.resources.flatMap((resource) =>
    resource.operations.map((operation) => ({ service, resource, operation })),
  );
}

/** Returns the flag that selects objects shared by all tenants. Undefined if the request concerns no tenant. */
export function sharedFlag({ resource, operation }: CallScope): SharedScope | undefined {
  return operation.tenant === "none" ? undefined : sharedScope(resource);
}

const known = new WeakMap<Operation, Inputs>();

export function inputsOf(scope: CallScope): Inputs {
  const inputs = known.get(scope.operation) ?? inputsOfOperation(scope);
  known.set(scope.operation, inputs);
  return inputs;
}

function inputsOfOperation(scope: CallScope): Inputs {
  const { service, resource, operation } = scope;
  const all = parametersOf(service, resource, operation);
  const parameters = parameterSetOf(service, resource, operation);
  const among = (names: readonly string[]): Input =>
    inputOf(scope, parameters, (field) => names.includes(field.names[0]!));
  const request = fieldsBodyOf(operation);
  return {
    path: among(operation.pathParameters.map(({ name }) => name)),
    query: among(operation.query.map(({ name }) => name)),
    headers: inputOf(scope, headerSetOf(operation)),
    body: request && inputOf(scope, bodyOf(resource, request)),
    takesTenant: all.some(({ name }) => name === service.tenant?.name),
  };
}

function inputOf(
  scope: CallScope,
  set: FieldSet | undefined,
  isOf: (field: InputField) => boolean = () => true,
): Input {
  const { fields = [], rules = [], required = [], destinations } = set ?? {};
  const needed = required.map(([name]) => name);
  const own = fields.filter(isOf);
  return {
    fields: own,
    rules,
    destinations,
    needed: own.filter((field) => field.demanded || field.names.some((name) => needed.includes(name))),
    sample: (field) => fieldSample(scope, rules, set?.kind === "headers", field),
  };
}

/** Values of standard HTTP header fields that match any state. */
const standardHeaders: Values = { "if-match": "*" };

function fieldSample(
  { service, resource }: CallScope,
  rules: readonly FieldRule[],
  isHeader: boolean,
  { names: [name], type }: InputField,
): unknown {
  const later = rules.some((rule) => rule.kind === "order" && rule.greater === name);
  if (!isHeader) return sampleOf(type, { service, resource, least: false, later });
  return standardHeaders[name!.toLowerCase()] ?? sampleOf(type, { service, resource, least: false, text: headerText });
}

export function valuesOf(fields: readonly InputField[], value: (field: InputField) => unknown): Values {
  return Object.fromEntries(fields.map((field) => [field.names[0]!, value(field)]));
}

/** Returns the values under the first name of each field. */
export function preferred(values: Values, fields: readonly InputField[]): Values {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [preferredName(name, fields), value]));
}

export function preferredName(name: string, fields: readonly InputField[]): string {
  return fields.find(({ names }) => names.includes(name))?.names[0] ?? name;
}
