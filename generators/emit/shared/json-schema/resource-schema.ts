import { shapeFields } from "../../../model/queries.ts";
import type {
  Destinations, ErrorBody, Field, Requirement, RequestBody, Resource, ResourceService, Shape, ShapeField,
} from "../../../model/resource.ts";
import { isUnknown, valueOr, whereKnown, type Fact } from "../../../model/fact.ts";
import type { ErrorCode } from "../../../model/service.ts";
import { jsonObject, type JsonObject } from "../../../codegen/json.ts";
import { codeSpan } from "../../../codegen/markdown.ts";
import { attributeMarks, joinMarks, statusMarks, statusRemark } from "../../../describe/marks.ts";
import { valueProse } from "../../../describe/parameter.ts";
import { factSchema, type SchemaDialect } from "./type-schema.ts";

/** What the schemas of a resource refer to, as `$ref`s. */
export interface ResourceRefs {
  readonly fields: string;
  readonly destinations: string;
}

/**
 * All that a request may write, under every name it may use. Nothing is required and nothing has a default here, since an update
 * changes only what it names. Open: what the API does with unknown fields is not documented.
 */
export function fieldsSchema(resource: Resource, refs: ResourceRefs, dialect: SchemaDialect): JsonObject {
  const fields = resource.fields.filter((field) => field.use !== "response");
  const { destinations } = resource;
  const properties = [
    ...fields.flatMap((field) => fieldProperties(field, dialect)),
    ...(destinations === undefined ? [] : destinationProperties(destinations, refs)),
  ];
  return { type: "object", properties: jsonObject(properties) };
}

/** The schema of a request body. */
export function requestSchema(resource: Resource, request: RequestBody, refs: ResourceRefs, dialect: SchemaDialect): JsonObject {
  switch (request.kind) {
    case "create":
      return withChoices({ $ref: refs.fields }, resource.requiredOnCreate.map((requirement) => requiredNames(resource, requirement)));
    case "update":
      return { $ref: refs.fields };
    case "fields": {
      const fields = resource.fields.filter((field) => request.fields.includes(field.name));
      const schema = { type: "object", properties: jsonObject(fields.flatMap((field) => fieldProperties(field, dialect))) };
      const required = request.required.map((name) => fieldNames(resource, name));
      return withRequirements(schema, required);
    }
  }
}

/** The schema of an object and, of each group of names, at least one. */
export function withRequirements(schema: JsonObject, required: readonly (readonly string[])[]): JsonObject {
  if (required.some((names) => names.length > 1)) return withChoices(schema, required);
  return required.length === 0 ? schema : { ...schema, required: required.flat() };
}

function withChoices(schema: JsonObject, required: readonly (readonly string[])[]): JsonObject {
  return required.length === 0 ? schema : { allOf: [schema, ...required.map(someOf)] };
}

function someOf(names: readonly string[]): JsonObject {
  const choices = names.map((name) => ({ type: "object", properties: jsonObject([[name, {}]]), required: [name] }));
  return choices.length === 1 ? choices[0]! : { anyOf: choices };
}

export function requiredNames(resource: Resource, requirement: Requirement): readonly string[] {
  switch (requirement.kind) {
    case "field":
      return fieldNames(resource, requirement.field);
    case "any-of":
      return requirement.fields.flatMap((field) => fieldNames(resource, field));
  }
}

/** Every name a request may use for the field, the preferred one first. */
function fieldNames(resource: Resource, name: string): readonly string[] {
  const field = resource.fields.find((one) => one.name === name);
  return field === undefined ? [name] : [...field.aliases, field.name];
}

/** One property for each name; the first says everything, the others name the first. */
function fieldProperties(field: Field, dialect: SchemaDialect): readonly (readonly [string, JsonObject])[] {
  const [first, ...others] = [...field.aliases, field.name];
  const { default: defaultOnCreate, description } = field;
  const marks = joinMarks(
    {
      secret: field.secret || undefined,
      replaced: field.replaced || undefined,
      "default-on-create": valueOr(defaultOnCreate, undefined, "marked-beside"),
    },
    attributeMarks({ default: defaultOnCreate, description }),
  );
  const whole = { ...factSchema(field.type, dialect, marks), description: fieldProse(field) };
  const short = factSchema(field.type, dialect);
  return [[first!, whole], ...others.map((name) => [name, { ...short, description: `Another name of ${codeSpan(first!)}.` }] as const)];
}

export function fieldProse(field: Field): string {
  const sentences = [
    field.description === undefined ? undefined : meaningProse(field.description),
    field.aliases.length === 0 ? undefined : `The source field is ${codeSpan(field.name)}.`,
    field.default === undefined ? undefined : defaultProse(field.default),
    field.replaced ? "Where it is given, the whole list is replaced." : undefined,
    field.secret ? "Secret: not to be logged or shown." : undefined,
  ];
  return sentences.filter((sentence) => sentence !== undefined).join(" ");
}

function meaningProse(fact: Fact<string>): string {
  return whereKnown(fact, (text) => text + statusRemark(fact), () => `Meaning${statusRemark(fact)}.`);
}

function defaultProse(fact: NonNullable<Field["default"]>): string {
  const remark = statusRemark(fact);
  return whereKnown(fact, (value) => `Default on create: ${valueProse(value)}${remark}.`, () => `Default on create${remark}.`);
}

function destinationProperties(destinations: Destinations, refs: ResourceRefs): readonly (readonly [string, JsonObject])[] {
  const { objectField, slots } = destinations;
  const aliases = slots.flatMap((slot) =>
    slot.aliases.map(
      (alias) => [alias, { $ref: refs.destinations, description: `Destinations of the slot ${codeSpan(slot.name)}.` }] as const,
    ),
  );
  const inObject = slots.flatMap((slot) => [slot.name, ...slot.aliases].map((name) => [name, { $ref: refs.destinations }] as const));
  const object = { type: "object", description: "Destinations by slot, or by an alias of it.", properties: jsonObject(inObject) };
  return [...aliases, [objectField, object]];
}

/** What a destination field takes: one destination, a list of them, or a list of bare numbers where these may stand. */
export function destinationsSchema({ pattern, bareNumbers }: Destinations, dialect: SchemaDialect): JsonObject {
  const marks = dialect.marks(attributeMarks({ pattern, bareNumbers }));
  const one = { type: "string", pattern: valueOr(pattern, undefined, "marked-beside") };
  const items = valueOr(bareNumbers, undefined, "marked-beside") === false ? one : { anyOf: [one, { type: "integer" }] };
  return { description: "One destination, or a list of them, each a type and an id.", anyOf: [one, { type: "array", items }], ...marks };
}

/** A shape with the fields of those that it extends. */
export function shapeSchema(resource: Resource, shape: Shape, dialect: SchemaDialect): JsonObject {
  const fields = shapeFields(resource, shape);
  const required = fields.filter((field) => field.required).map((field) => field.name);
  return {
    type: "object",
    properties: jsonObject(fields.map((field) => [field.name, shapeFieldSchema(field, dialect)])),
    required: required.length === 0 ? undefined : required,
    additionalProperties: shape.open ? undefined : false,
    ...dialect.marks(statusMarks(shape.origin)),
  };
}

function shapeFieldSchema(field: ShapeField, dialect: SchemaDialect): JsonObject {
  const schema = factSchema(field.type, dialect, field.secret ? { secret: true } : {});
  if (!field.nullable || isUnknown(field.type)) return { ...schema, description: field.description };
  return { anyOf: [schema, { type: "null" }], description: field.description };
}

/** The body of an error answer: open where it is unknown. */
export function errorBodySchema(service: ResourceService, dialect: SchemaDialect): JsonObject {
  const { errorBody } = service;
  const description = `The body of an error answer${statusRemark(errorBody)}.`;
  const form = whereKnown(errorBody, (body) => envelopeSchema(body, service.errors), () => ({}));
  return { description, ...form, ...dialect.marks(statusMarks(errorBody)) };
}

/** The codes are listed, and others may come. */
function envelopeSchema({ envelope }: ErrorBody, errors: readonly ErrorCode[]): JsonObject {
  const known = { type: "string", enum: errors.map((error) => error.code) };
  const code = {
    description: "What went wrong. Further codes may exist.",
    anyOf: errors.length === 0 ? [{ type: "string" }] : [known, { type: "string" }],
  };
  const error = {
    type: "object",
    properties: { code, message: { type: "string", description: "The same for people." } },
    required: ["code", "message"],
  };
  return { type: "object", properties: jsonObject([[envelope, error]]), required: [envelope] };
}

/** The body that an error of this code is answered with, where its message and the body's form are known. */
export function errorExample(body: Fact<ErrorBody>, error: ErrorCode): JsonObject | undefined {
  const [form, message] = [valueOr(body, undefined, "marked-beside"), valueOr(error.message, undefined, "marked-beside")];
  if (form === undefined || message === undefined) return undefined;
  return jsonObject([[form.envelope, { code: error.code, message }]]);
}
