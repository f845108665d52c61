import {
  type SchemaDocument,
  dialect,
  resourceDialect,
  responseName,
  schemaDocument,
  selfContained,
  shapeName,
  withDefinitions,
} from "./document.ts";
import type { Module, Parameter, QueryService, RequestParameters } from "../../../model/query.ts";
import type { Rule } from "../../../model/rules.ts";
import { type ValueSet, valueSetsById } from "../../../model/type.ts";
import { type Json, type JsonObject, jsonObject, unlessEmpty } from "../../../codegen/json.ts";
import { codeSpan } from "../../../codegen/markdown.ts";
import { outputName } from "../../../naming/declared-name.ts";
import type { Service } from "../../../model/model.ts";
import { parameterMarks, parameterText, valueSetProse } from "../../../describe/parameter.ts";
import { rulesProse } from "../../../describe/rule.ts";
import { proseBesideMark } from "../../../describe/lifecycle.ts";
import { type SchemaDialect, factSchema, parameterSchema, valueSetSchema } from "./type-schema.ts";
import { expandParameters, isOpenTemplate, templatePattern } from "../../../naming/wire-names.ts";
import { factRemark, moduleMarks, moduleParagraphs } from "../../../describe/module.ts";
import { paragraphs, sentences } from "../../../describe/texts.ts";
import { incremental } from "../../../model/memo.ts";
import type { Example } from "../../../model/example.ts";
import {
  allResponsesOf,
  distinguishingStatus,
  responseHeadersOf,
  responseOf,
  schemaBodyOf,
} from "../../../model/operations.ts";
import type {
  ErrorBody,
  Operation,
  QueryParameter,
  RequestHeader,
  Resource,
  ResourceService,
  ResponseHeader,
} from "../../../model/resource.ts";
import { destinationsSchema, fieldsSchema, requestSchema, withDefaults, withRequirements } from "./resource-schema.ts";
import { bodyRulesProse, fieldRulesProse, namedSchema, rulesMarks } from "./annotations.ts";
import { type SidedShape, shapeSchema, sidedShapes } from "./shape-schema.ts";
import { attributeMarks, statusMarks, statusRemark } from "../../../describe/marks.ts";
import { type Fact, noLifecycle } from "../../../model/fact.ts";
import { type OperationParameter, parametersOf } from "../resource-parameters.ts";
import type { ErrorCode } from "../../../model/service.ts";

export const queryRequestDocuments = incremental((service: QueryService): readonly SchemaDocument[] => {
  const sets = valueSetDocuments(service);
  return [
    ...sets,
    ...service.requestParameters.map((set) => withDefinitions(requestParametersDocument(service, set), sets)),
    ...service.modules.map((module) => withDefinitions(moduleDocument(service, module), sets)),
  ];
});

const valueSetDocuments = incremental((service: QueryService): readonly SchemaDocument[] =>
  service.valueSets.map((set) => valueSetDocument(service, set)),
);

function valueSetDocument(service: Service, set: ValueSet): SchemaDocument {
  const schema = { description: valueSetProse(set), ...valueSetSchema(set, dialect) };
  return schemaDocument(service, "value-sets", outputName(set.id), set.title, schema);
}

const requestParametersDocument = incremental((service: QueryService, set: RequestParameters): SchemaDocument => {
  const description = withRules(set.description, set.rules, service);
  const schema = { description, ...moduleParametersSchema(service, set.parameters) };
  return schemaDocument(service, "request-parameters", outputName(set.id), set.title, schema);
});

const moduleDocument = incremental((service: QueryService, module: Module): SchemaDocument => {
  const prefix =
    module.prefix === "" ? "The module has no prefix" : `The names lack the prefix ${codeSpan(module.prefix)}`;
  const about = `The parameters of the module ${codeSpan(module.name)} as a typed object. ${prefix}.`;
  const schema = {
    description: withRules(
      moduleParagraphs(module, sentences(about, proseBesideMark(module)), ...module.facts.map(factRemark)),
      module.rules,
      service,
    ),
    deprecated: module.deprecated && true,
    ...moduleParametersSchema(service, module.parameters),
    examples:
      module.examples.length === 0 ? undefined : module.examples.map(({ request }) => (request ?? {}) as JsonObject),
    ...dialect.marks(moduleMarks(module)),
  };
  return schemaDocument(service, "modules", outputName(module.name), `Parameters of ${module.name}`, schema);
});

/** Describes the rules between parameters, which depend on the whole request and its serialization. */
function withRules(description: string | undefined, rules: readonly Rule[], service: QueryService): string | undefined {
  const parts = [description, rulesProse(rules, service, (name) => name)].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : parts.join("\n\n");
}

function moduleParametersSchema(service: QueryService, parameters: readonly Parameter[]): JsonObject {
  const sets = valueSetsById(service.valueSets);
  const isOpen = (parameter: Parameter): boolean => isOpenTemplate(parameter, parameters, sets);
  const named = expandParameters(parameters, sets).filter(({ parameter }) => !isOpen(parameter));
  const required = named.filter(({ parameter }) => parameter.required).map(({ name }) => name);
  const patterns = parameters
    .filter(isOpen)
    .map((parameter) => [templatePattern(parameter), propertySchema(service, parameter)] as const);
  return {
    type: "object",
    properties: jsonObject(named.map(({ parameter, name }) => [name, propertySchema(service, parameter)])),
    patternProperties: unlessEmpty(jsonObject(patterns)),
    required: unlessEmpty(required),
    additionalProperties: false,
  };
}

/** Describes the conditions of a parameter. No document states that the API rejects a misplaced one. */
function propertySchema(service: QueryService, parameter: Parameter): JsonObject {
  const special = { maxLimit: service.wire.maxLimit, all: service.wire.allSpecifier };
  return {
    description: parameterText(parameter, service),
    ...parameterSchema(
      parameter,
      dialect,
      special,
      parameterMarks(parameter, (name) => name),
    ),
    deprecated: parameter.deprecated && true,
  };
}

export const resourceDocuments = incremental((service: ResourceService): readonly SchemaDocument[] => {
  return selfContained([
    ...service.valueSets.map((set) => valueSetDocument(service, set)),
    schemaDocument(service, "errors", "body", "Error body", errorBodySchema(service, dialect)),
    ...sidedShapes(service, service, service.shapes).map((sided) => shapeDocument(service, service, sided)),
    ...service.resources.flatMap((resource) => [
      ...writingDocuments(service, resource),
      ...shapeDocuments(service, resource),
      ...resource.operations.flatMap((operation) => [
        ...parameterDocuments(service, resource, operation),
        ...headerDocuments(service, resource, operation),
        ...bodyDocuments(service, resource, operation),
      ]),
    ]),
  ]);
});

/** Returns the schemas of a resource's writable fields, if an operation creates or updates the resource. */
function writingDocuments(service: ResourceService, resource: Resource): readonly SchemaDocument[] {
  if (!resource.operations.some(({ request }) => request?.kind === "create" || request?.kind === "update")) return [];
  const local = resourceDialect(service, resource, "request");
  const document = (kind: "fields" | "destinations", title: string, schema: JsonObject) =>
    schemaDocument(service, kind, outputName(resource.id), `${resource.title}: ${title}`, schema);
  const fields = document("fields", "fields of a request", fieldsSchema(service, resource, local));
  if (resource.destinations === undefined) return [fields];
  return [fields, document("destinations", "destinations", destinationsSchema(resource.destinations, local))];
}

function shapeDocuments(service: ResourceService, resource: Resource): readonly SchemaDocument[] {
  const own = resource.shapes.filter(({ shared }) => !shared);
  return sidedShapes(service, resource, own).map((sided) => shapeDocument(service, resource, sided));
}

function shapeDocument(
  service: ResourceService,
  owner: Resource | ResourceService,
  { shape, side, isInput }: SidedShape,
): SchemaDocument {
  const title = (shape.shared ? "" : `${owner.title}: `) + shape.title + (isInput ? " (in requests)" : "");
  const schema = shapeSchema(owner, shape, side, resourceDialect(service, owner, side));
  return schemaDocument(service, "shapes", shapeName(owner, shape.name, isInput), title, schema);
}

function parameterDocuments(
  service: ResourceService,
  resource: Resource,
  operation: Operation,
): readonly SchemaDocument[] {
  const parameters = parametersSchema(service, resource, operation, resourceDialect(service, resource, "request"));
  if (parameters === undefined) return [];
  const { operationId } = operation;
  const description = paragraphs(
    `The parameters ${ofOperation(operation)}.`,
    fieldRulesProse("Rules:", operation.queryRules),
  );
  const schema = { description, ...parameters };
  return [schemaDocument(service, "parameters", outputName(operationId), `Parameters of ${operationId}`, schema)];
}

function headerDocuments(
  service: ResourceService,
  resource: Resource,
  operation: Operation,
): readonly SchemaDocument[] {
  const { operationId, headers } = operation;
  const answered = responseHeadersOf(operation);
  const document = (kind: "headers" | "response-headers", part: string, fields: typeof headers | typeof answered) => {
    const local = resourceDialect(service, resource, kind === "headers" ? "request" : "answer");
    const description = `The header fields of ${part} ${ofOperation(operation)}.`;
    const title = `Header fields of ${part} of ${operationId}`;
    const schema = { description, ...headersSchema(fields, local) };
    return schemaDocument(service, kind, outputName(operationId), title, schema);
  };
  return [
    ...(headers.length === 0 ? [] : [document("headers", "requests", headers)]),
    ...(answered.length === 0 ? [] : [document("response-headers", "answers", answered)]),
  ];
}

function ofOperation({ operationId, summary }: Operation): string {
  return `of ${codeSpan(operationId)}: ${summary}`;
}

function described(description: string, { description: _, ...schema }: JsonObject): JsonObject {
  return { description, ...schema };
}

function bodyDocuments(service: ResourceService, resource: Resource, operation: Operation): readonly SchemaDocument[] {
  const asked = resourceDialect(service, resource, "request");
  const answered = resourceDialect(service, resource, "answer");
  const { operationId } = operation;
  const shown = (side: "request" | "response", examples: readonly Example[]): JsonObject => {
    const values = examples.flatMap((example) => (example[side] === undefined ? [] : [example[side] as Json]));
    return values.length === 0 ? {} : { examples: values };
  };
  const documents = allResponsesOf(operation).flatMap((response): readonly SchemaDocument[] => {
    const { body } = response;
    if (body === undefined) return [];
    const status = distinguishingStatus(operation, response);
    const examples = operation.examples.filter((example) => responseOf(operation, example.httpStatus) === response);
    const marks = "status" in response ? undefined : attributeMarks({ httpStatus: response.httpStatus });
    const schema = { ...factSchema(body, answered, marks), ...shown("response", examples) };
    const withStatus = status === "default" ? "with any other status " : `with the status ${status} `;
    const description = `The response ${status === undefined ? "" : withStatus}${ofOperation(operation)}.`;
    const title = `Response ${status === undefined ? "" : `${status} `}of ${operationId}`;
    const name = responseName(operation, response);
    return [schemaDocument(service, "responses", name, title, described(description, schema))];
  });
  const request = schemaBodyOf(operation);
  if (request === undefined) return documents;
  const description = paragraphs(`The body ${ofOperation(operation)}.`, bodyRulesProse(resource, operation));
  const body = requestSchema(service, resource, request, asked);
  const schema = described(description, {
    ...withDefaults(body, resource, request, asked),
    ...shown("request", operation.examples),
  });
  const title = `Request of ${operationId}`;
  return [schemaDocument(service, "requests", outputName(operationId), title, schema), ...documents];
}

/** Returns the schema of an operation's parameters as one object, open to the key of a request. */
function parametersSchema(
  service: ResourceService,
  resource: Resource,
  operation: Operation,
  dialect: SchemaDialect,
): JsonObject | undefined {
  const parameters = parametersOf(service, resource, operation);
  if (parameters.length === 0) return undefined;
  const own = new Map(operation.query.map((parameter) => [parameter.name, parameter]));
  const properties = parameters.flatMap((parameter) =>
    parameterProperties(parameter, own.get(parameter.name), dialect),
  );
  const required = parameters.filter((parameter) => parameter.required).map(({ name, aliases }) => [name, ...aliases]);
  const types = new Map(
    parameters.flatMap(({ name, aliases, type }) => [name, ...aliases].map((one) => [one, type] as const)),
  );
  const schemaOf = (name: string): JsonObject => factSchema(types.get(name)!, dialect);
  const schema = withRequirements({ type: "object", properties: jsonObject(properties) }, required, schemaOf);
  return { ...schema, ...dialect.marks(rulesMarks(operation.queryRules)) };
}

function parameterProperties(
  parameter: OperationParameter,
  own: QueryParameter | undefined,
  dialect: SchemaDialect,
): readonly (readonly [string, JsonObject])[] {
  const { name, aliases, type } = parameter;
  const schema = namedSchema(own ?? { ...noLifecycle, ...parameter }, dialect);
  const other = {
    ...factSchema(type, dialect),
    description: `Alias of ${codeSpan(name)}.`,
    deprecated: schema["deprecated"],
  };
  return [[name, schema], ...aliases.map((alias) => [alias, other] as const)];
}

/** Returns the schema of header fields as one object, open to other header fields. */
function headersSchema(headers: readonly (RequestHeader | ResponseHeader)[], dialect: SchemaDialect): JsonObject {
  const properties = headers.map((header) => [header.name, namedSchema(header, dialect)] as const);
  const needed = headers.filter((header) => ("required" in header ? header.required : !header.optional));
  return withRequirements(
    { type: "object", properties: jsonObject(properties) },
    needed.map(({ name }) => [name]),
    () => ({}),
  );
}

/** Returns the schema of an error body. It is open if the body is unknown. */
export function errorBodySchema(service: ResourceService, dialect: SchemaDialect): JsonObject {
  const { errorBody } = service;
  const description = `The body of an error response${statusRemark(errorBody)}.`;
  const body = errorBody.value;
  const form = body === undefined ? {} : envelopeSchema(body, service.errors, detailsMember(service, dialect));
  return { description, ...form, ...dialect.marks(statusMarks(errorBody)) };
}

/** Returns the member that lists individual errors, if there is one. */
function detailsMember(
  { errorDetails }: ResourceService,
  dialect: SchemaDialect,
): readonly (readonly [string, JsonObject])[] {
  const name = errorDetails?.value;
  if (errorDetails === undefined || name === undefined) return [];
  const description = `The individual errors of the request${statusRemark(errorDetails)}.`;
  return [[name, { description, type: "array", items: detailSchema, ...dialect.marks(statusMarks(errorDetails)) }]];
}

const text = (description: string): JsonObject => ({ type: "string", description });

/** The error details that the reference server returns. Other servers may omit members or add others. */
const detailSchema: JsonObject = {
  type: "object",
  properties: {
    code: text("The code of this error."),
    field: text("The field or parameter, as the request names it; nested names are joined with dots."),
    received: text("The beginning of the received value; never that of a secret."),
    expected: text("The expected value."),
    rule: text("The rule between fields that the request violates."),
    message: text("All of it in a sentence."),
    ground: {
      type: "object",
      description: "Whether a document or a decision states the violated constraint.",
      properties: { status: { type: "string" }, decision: { type: "string" } },
    },
  },
};

/** Returns the schema of the error body. The known codes are listed, but others are valid, too. */
function envelopeSchema(
  body: ErrorBody,
  errors: readonly ErrorCode[],
  details: readonly (readonly [string, JsonObject])[],
): JsonObject {
  const known = { type: "string", enum: errors.map((error) => error.code) };
  const code = {
    description: "The error code. Further codes may exist.",
    anyOf: errors.length === 0 ? [{ type: "string" }] : [known, { type: "string" }],
  };
  const error = {
    type: "object",
    properties: jsonObject([
      [body.code, code],
      [body.message, { type: "string", description: "A description for people." }],
      ...details,
    ]),
    required: [body.code, body.message],
  };
  return body.envelope === undefined
    ? error
    : { type: "object", properties: jsonObject([[body.envelope, error]]), required: [body.envelope] };
}

/** Returns the error body for this code, if its message and the form of the body are known. */
export function errorExample(body: Fact<ErrorBody>, error: ErrorCode): JsonObject | undefined {
  const [form, message] = [body.value, error.message?.value];
  if (form === undefined || message === undefined) return undefined;
  const members = jsonObject([
    [form.code, error.code],
    [form.message, message],
  ]);
  return form.envelope === undefined ? members : jsonObject([[form.envelope, members]]);
}
