import { fieldsOfBody, fieldsOfRule, needsOfBody, rulesOfUpdate } from "../../model/body.ts";
import { type Fact, type Lifecycle, lifecycleOf } from "../../model/fact.ts";
import type { FieldRule, FieldRuleKind } from "../../model/rules.ts";
import { isSecret, mayBeNull, shapeFields, shapesWithin } from "../../model/queries.ts";
import type { Place } from "../../model/place.ts";
import type {
  Destinations,
  Field,
  FieldDefault,
  FieldsBody,
  ListRole,
  Operation,
  QueryParameter,
  RequestHeader,
  Resource,
  ResourceService,
  Shape,
} from "../../model/resource.ts";
import type { Type } from "../../model/type.ts";
import { fieldNames, readableName } from "../../naming/wire-names.ts";
import { type OperationParameter, parametersOf } from "./resource-parameters.ts";
import { fieldProse, requiredNames } from "./json-schema/resource-schema.ts";
import { fieldsBodyOf, onlyResponse, responseHeadersOf, schemaBodyOf } from "../../model/operations.ts";
import { answeredPage, pageMembers } from "../../model/page.ts";
import type { ListPages } from "../../../templates/runtime/resource/client/table.ts";
import { type ByKind, byKind } from "../../model/group-by.ts";

/** The input of a validator: the fields of a body, the parameters or the header fields of an operation. */
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
  readonly fixed: readonly string[];
  /** Further names that already have another meaning. */
  readonly others: readonly string[];
}

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
  readonly place: Place;
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
    place: field.place,
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

export function headerSetOf({ headers }: Operation): FieldSet | undefined {
  if (headers.length === 0) return undefined;
  return setOf("headers", headers.map(headerField));
}

function setOf(kind: "parameters" | "headers", fields: readonly InputField[]): FieldSet {
  const required = fields.filter(({ needed }) => needed).map(({ names }) => names);
  return { kind, fields, required, oneOf: [], destinations: undefined, rules: [], fixed: [], others: [] };
}

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
    place: parameter.place,
    ...lifecycleOf(parameter),
  };
}

function headerField(header: RequestHeader): InputField {
  const { name, type, required, description, place } = header;
  const codes = { default: undefined, missing: undefined };
  return {
    ...plain,
    ...codes,
    names: [name],
    type,
    needed: required,
    prose: description,
    place,
    ...lifecycleOf(header),
  };
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

export function bodyTypes(resource: Resource, operation: Operation): readonly Fact<Type>[] {
  const request = schemaBodyOf(operation);
  if (request === undefined) return [];
  return request.kind === "own" ? [request.type] : bodyOf(resource, request).fields.map(({ type }) => type);
}

export function secretNames(resource: Resource, operation: Operation): readonly string[] {
  const body = fieldsBodyOf(operation);
  const fields =
    body === undefined
      ? []
      : bodyOf(resource, body)
          .fields.filter(({ secret }) => secret)
          .flatMap(({ names }) => names);
  const inside = shapesWithin(resource, bodyTypes(resource, operation)).flatMap((shape) =>
    shapeFields(resource, shape),
  );
  return [...new Set([...fields, ...inside.filter(isSecret).map(({ name }) => name)])];
}

/** Returns true if an operation returns a list or a page of one. */
export function responsesList(resource: Resource, operation: Operation): boolean {
  return (
    (operation.method === "GET" && onlyResponse(operation)?.body?.value?.kind === "list") ||
    answeredPage(resource, operation) !== undefined
  );
}

export function hasLists({ resources }: ResourceService): boolean {
  return resources.some((resource) => resource.operations.some((operation) => responsesList(resource, operation)));
}

/** Returns the parameters and members for paging through the list of an operation. */
export function listPages(resource: Resource, operation: Operation): ListPages | undefined {
  if (!responsesList(resource, operation)) return undefined;
  const page = answeredPage(resource, operation);
  const [limit, after, offset] = [ofRole(operation, "limit"), ofRole(operation, "after"), ofRole(operation, "offset")];
  const number = ofRole(operation, "number");
  if (page === undefined && [limit, after, offset, number].every((one) => one === undefined)) return undefined;
  const isTold =
    responseHeadersOf(operation).some(({ name }) => name.toLowerCase() === "link") ||
    (page && pageMembers(page).next) !== undefined;
  return {
    limit: limit && limitOf(limit),
    after: after?.name,
    offset: offset?.name,
    number: number?.role?.kind === "number" ? [number.name, number.role.first] : undefined,
    id: isTold || after === undefined ? undefined : resource.idField,
    page: page && membersOf(page),
  };
}

function ofRole({ query }: Operation, kind: ListRole["kind"]): QueryParameter | undefined {
  return query.find(({ role }) => role?.kind === kind);
}

function membersOf(page: Shape): NonNullable<ListPages["page"]> {
  const { items, next, total } = pageMembers(page);
  if (total !== undefined) return [items, next, total];
  return next === undefined ? [items] : [items, next];
}

function limitOf({ name, type, default: pageSize }: QueryParameter): NonNullable<ListPages["limit"]> {
  const known = type.value;
  const most = known?.kind === "integer" ? known.maximum?.value : undefined;
  const size = pageSize?.value;
  if (typeof size === "number") return [name, most, size];
  return most === undefined ? [name] : [name, most];
}

/** Returns the rules whose fields are all known, using the names of decoded values. */
export function readableRules(rules: readonly FieldRule[], names: ReadonlyMap<string, string>): readonly FieldRule[] {
  return rules
    .filter((rule) => fieldsOfRule(rule).every((field) => names.has(field)))
    .map((rule) => ({ ...rule, ...byKind(renamed, rule, (field: string) => names.get(field)!) }));
}

const renamed: ByKind<FieldRuleKind, [name: (field: string) => string], FieldRuleKind> = {
  count: (rule, name) => ({ ...rule, fields: rule.fields.map(name) }),
  needs: (rule, name) => ({ ...rule, each: rule.each.map(name), needs: rule.needs.map(name) }),
  excludes: (rule, name) => ({ ...rule, each: rule.each.map(name), excludes: rule.excludes.map(name) }),
  order: (rule, name) => ({ ...rule, lesser: name(rule.lesser), greater: name(rule.greater) }),
};
