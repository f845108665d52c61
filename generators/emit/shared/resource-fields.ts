import { fieldsOfBody, needsOfBody, rulesOfUpdate } from "../../model/body.ts";
import { type Fact, type Lifecycle, lifecycleOf } from "../../model/fact.ts";
import type { FieldRule } from "../../model/rules.ts";
import { isSecret, mayBeNull } from "../../model/queries.ts";
import type {
  Destinations,
  Field,
  FieldDefault,
  FieldsBody,
  Operation,
  RequestHeader,
  Resource,
  ResourceService,
} from "../../model/resource.ts";
import type { Type } from "../../model/type.ts";
import { fieldNames, readableName } from "../../naming/wire-names.ts";
import { readableRules } from "./readable-rules.ts";
import { parametersOf, type OperationParameter } from "./resource-parameters.ts";
import { fieldProse, requiredNames } from "./json-schema/resource/schema.ts";

/**
 * The input of a validator: the fields of a body (as JSON or as a form), the parameters or the header fields of an
 * operation.
 */
export interface FieldSet {
  readonly kind: "body" | "form" | "parameters" | "headers";
  readonly fields: readonly InputField[];
  /** The names of which at least one must be present, for each required field. */
  readonly required: readonly (readonly string[])[];
  /** Groups of fields, by readable name. Each group requires one of its fields. */
  readonly oneOf: readonly (readonly string[])[];
  readonly destinations: Destinations | undefined;
  /** Rules between the fields that a request can violate, by readable name. */
  readonly rules: readonly FieldRule[];
  /** Names that are only in responses. */
  readonly fixed: readonly string[];
  /** Further names that already have another meaning. */
  readonly others: readonly string[];
}

/** Returns whether the field set is the body of a request. */
export function isBody({ kind }: Pick<FieldSet, "kind">): boolean {
  return kind === "body" || kind === "form";
}

export interface InputField extends Lifecycle {
  /** All names, with the readable one first. */
  readonly names: readonly string[];
  readonly type: Fact<Type>;
  /** True if objects and lists are several values whose names have brackets. */
  readonly isDeep: boolean;
  readonly needed: boolean;
  /** True if only the reference server requires the field. */
  readonly demanded: boolean;
  readonly secret: boolean;
  /** True if null is allowed. It counts as missing. */
  readonly nullable: boolean;
  /** True if the empty string counts as missing. */
  readonly empty: boolean;
  readonly default: FieldDefault | undefined;
  readonly missing: string | undefined;
  readonly invalid: string | undefined;
  readonly prose: string | undefined;
}

export function bodyOf(resource: Resource, request: FieldsBody): FieldSet {
  const fields = fieldsOfBody(resource, request);
  const requirements = needsOfBody(resource, request);
  const needed = new Set(requirements.flatMap((one) => (one.kind === "field" ? [one.field] : [])));
  return {
    kind: request.kind === "fields" && request.form !== undefined ? "form" : "body",
    fields: fields.map((field) => inputField(field, request, needed.has(field.name))),
    required: requirements.map((requirement) => requiredNames(resource, requirement)),
    oneOf: requirements.flatMap((one) =>
      one.kind === "any-of" ? [one.fields.map((name) => readableName(resource, name))] : [],
    ),
    destinations: request.kind === "fields" ? undefined : resource.destinations,
    rules: bodyRules(resource, request, fields),
    fixed: resource.fields
      .filter((field) => field.use === "response")
      .flatMap(({ name, aliases }) => [name, ...aliases]),
    others: [],
  };
}

function bodyRules({ fieldRules }: Resource, { kind }: FieldsBody, fields: readonly Field[]): readonly FieldRule[] {
  const names = new Map(fields.map(({ name, aliases }) => [name, aliases[0] ?? name]));
  const rules = readableRules(fieldRules, names);
  return kind === "update" ? rulesOfUpdate(rules) : rules;
}

function inputField(field: Field, request: FieldsBody, needed: boolean): InputField {
  const missing = field.errors.missing?.value;
  return {
    names: fieldNames(field),
    type: field.type,
    isDeep: request.kind === "fields" && request.form?.deepObject !== undefined,
    needed,
    demanded: !needed && missing !== undefined && request.kind !== "update",
    secret: isSecret(field),
    nullable: mayBeNull(field),
    empty: field.empty?.value === "missing",
    default: request.kind === "create" ? field.default?.value : undefined,
    missing,
    invalid: field.errors.invalid?.value,
    prose: fieldProse(field),
    ...lifecycleOf(field),
  };
}

export function parameterSetOf(
  service: ResourceService,
  resource: Resource,
  operation: Operation,
): FieldSet | undefined {
  const parameters = parametersOf(service, resource, operation);
  if (parameters.length === 0) return undefined;
  const keys = (service.authentication?.transports ?? []).flatMap((transport) =>
    transport.kind === "query" ? (transport.name.value ?? []) : [],
  );
  const names = new Map(parameters.map(({ name }) => [name, name]));
  const rules = readableRules(operation.queryRules, names);
  return {
    ...setOf(
      "parameters",
      parameters.map((parameter) => parameterField(service, parameter)),
    ),
    rules,
    others: keys,
  };
}

/**
 * Returns the header fields of an operation's requests, with the names in the spec, or `undefined` if it has no header
 * fields.
 */
export function headerSetOf({ headers }: Operation): FieldSet | undefined {
  if (headers.length === 0) return undefined;
  return setOf("headers", headers.map(headerField));
}

function setOf(kind: "parameters" | "headers", fields: readonly InputField[]): FieldSet {
  const required = fields.filter(({ needed }) => needed).map(({ names }) => names);
  return { kind, fields, required, oneOf: [], destinations: undefined, rules: [], fixed: [], others: [] };
}

/** Defaults of members that only body fields set. */
const plain = { isDeep: false, demanded: false, secret: false, nullable: false, empty: false, invalid: undefined };

function parameterField(service: ResourceService, parameter: OperationParameter): InputField {
  const { name, aliases, type, required, description, missing } = parameter;
  return {
    ...plain,
    names: [name, ...aliases],
    type,
    isDeep: parameter.deepObject !== undefined,
    needed: required,
    default: parameter.default?.value,
    missing: missing?.value ?? invalidCode(service),
    prose: description,
    ...lifecycleOf(parameter),
  };
}

function headerField(header: RequestHeader): InputField {
  const { name, type, required, description } = header;
  const codes = { default: undefined, missing: undefined };
  return { ...plain, ...codes, names: [name], type, needed: required, prose: description, ...lifecycleOf(header) };
}

/** Returns the error code for faults without their own code. Kiln uses its own code if the spec names no code. */
export function invalidCode({ requestErrors }: ResourceService): string {
  return requestErrors.invalid?.value ?? "invalid";
}

export function missingCode({ requestErrors }: ResourceService): string {
  return requestErrors.missing?.value ?? "missing";
}

export function malformedCode({ requestErrors }: ResourceService): string {
  return requestErrors.malformed?.value ?? "malformed";
}
