import type { Example } from "../../../../model/example.ts";
import { distinguishingStatus, responseHeadersOf, responseOf, schemaBodyOf } from "../../../../model/operations.ts";
import type {
  Operation,
  Resource,
  ResourceService,
  QueryParameter,
  RequestHeader,
  ResponseHeader,
} from "../../../../model/resource.ts";
import { type Json, type JsonObject, jsonObject } from "../../../../codegen/json.ts";
import { codeSpan } from "../../../../codegen/markdown.ts";
import { errorBodySchema } from "../error-schema.ts";
import { destinationsSchema, fieldsSchema, requestSchema, withDefaults, withRequirements } from "./schema.ts";
import { bodyRulesProse, rulesProse, rulesMarks } from "../rules-schema.ts";
import { shapeSchema } from "../shape-schema.ts";
import { sidedShapes, type SidedShape } from "../shape-sides.ts";
import { factSchema, type SchemaDialect } from "../type-schema.ts";
import { outputName } from "../../../../naming/declared-name.ts";
import { attributeMarks } from "../../../../describe/marks.ts";
import { paragraphs } from "../../../../describe/texts.ts";
import { dialect, resourceDialect, resourceRefs, responseName, shapeName, type SchemaDocument } from "../document.ts";
import { valueSetDocument } from "../query/documents.ts";
import { selfContained } from "../self-contained.ts";
import { noLifecycle } from "../../../../model/fact.ts";
import { parametersOf, type OperationParameter } from "../../resource-parameters.ts";
import { namedSchema } from "../annotations.ts";

/**
 * Returns one schema for each value set, each shape, the error body, the writable fields of each resource, and each
 * part of requests and responses.
 */
export function resourceDocuments(service: ResourceService): readonly SchemaDocument[] {
  return selfContained([
    ...service.valueSets.map((set) => valueSetDocument(service.id, set)),
    {
      service: service.id,
      kind: "errors",
      name: "body",
      title: "Error body",
      schema: errorBodySchema(service, dialect),
    },
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
}

/** Returns the schemas of a resource's writable fields, if an operation creates or updates the resource. */
function writingDocuments(service: ResourceService, resource: Resource): readonly SchemaDocument[] {
  if (!resource.operations.some(({ request }) => request?.kind === "create" || request?.kind === "update")) return [];
  const [refs, local] = [resourceRefs(resource), resourceDialect(service, resource, "request")];
  const head = { service: service.id, name: outputName(resource.id) };
  const fields = {
    ...head,
    kind: "fields",
    title: `${resource.title}: fields of a request`,
    schema: fieldsSchema(service, resource, refs, local),
  } as const;
  if (resource.destinations === undefined) return [fields];
  const schema = destinationsSchema(resource.destinations, local);
  return [fields, { ...head, kind: "destinations", title: `${resource.title}: destinations`, schema }];
}

function shapeDocuments(service: ResourceService, resource: Resource): readonly SchemaDocument[] {
  const own = resource.shapes.filter(({ shared }) => !shared);
  return sidedShapes(service, resource, own).map((sided) => shapeDocument(service, resource, sided));
}

/** Returns the schema of a shape of the resource or of one that the service shares. */
function shapeDocument(
  service: ResourceService,
  owner: Resource | ResourceService,
  { shape, side, isInput }: SidedShape,
): SchemaDocument {
  const title = shape.shared ? shape.title : `${owner.title}: ${shape.title}`;
  return {
    service: service.id,
    kind: "shapes",
    name: shapeName(owner, shape.name, isInput),
    title: isInput ? `${title} (in requests)` : title,
    schema: shapeSchema(owner, shape, side, resourceDialect(service, owner, side)),
  };
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
    rulesProse("Rules:", operation.queryRules),
  );
  const schema = { description, ...parameters };
  return [
    {
      service: service.id,
      kind: "parameters",
      name: outputName(operationId),
      title: `Parameters of ${operationId}`,
      schema,
    },
  ];
}

function headerDocuments(
  service: ResourceService,
  resource: Resource,
  operation: Operation,
): readonly SchemaDocument[] {
  const { operationId, headers } = operation;
  const answered = responseHeadersOf(operation);
  type Fields = typeof headers | typeof answered;
  const local = (kind: "headers" | "response-headers") =>
    resourceDialect(service, resource, kind === "headers" ? "request" : "answer");
  const document = (kind: "headers" | "response-headers", part: string, fields: Fields): SchemaDocument => ({
    service: service.id,
    kind,
    name: outputName(operationId),
    title: `Header fields of ${part} of ${operationId}`,
    schema: {
      description: `The header fields of ${part} ${ofOperation(operation)}.`,
      ...headersSchema(fields, local(kind)),
    },
  });
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
  const head = { service: service.id, name: outputName(operation.operationId) };
  const shown = (side: "request" | "response", examples: readonly Example[]): JsonObject => {
    const values = examples.flatMap((example) => (example[side] === undefined ? [] : [example[side] as Json]));
    return values.length === 0 ? {} : { examples: values };
  };
  const documents = operation.responses.flatMap((response): readonly SchemaDocument[] => {
    const { httpStatus, body } = response;
    if (body === undefined) return [];
    const status = distinguishingStatus(operation, response);
    const examples = operation.examples.filter((example) => responseOf(operation, example.httpStatus) === response);
    const schema = { ...factSchema(body, answered, attributeMarks({ httpStatus })), ...shown("response", examples) };
    return [
      {
        ...head,
        name: responseName(operation, response),
        kind: "responses",
        title: `Response ${status === undefined ? "" : `${status} `}of ${operation.operationId}`,
        schema: described(
          `The response ${status === undefined ? "" : `with the status ${status} `}${ofOperation(operation)}.`,
          schema,
        ),
      },
    ];
  });
  const request = schemaBodyOf(operation);
  if (request === undefined) return documents;
  const description = paragraphs(`The body ${ofOperation(operation)}.`, bodyRulesProse(resource, operation));
  const body = requestSchema(service, resource, request, resourceRefs(resource), asked);
  const schema = described(description, {
    ...withDefaults(body, resource, request, asked),
    ...shown("request", operation.examples),
  });
  return [{ ...head, kind: "requests", title: `Request of ${operation.operationId}`, schema }, ...documents];
}

/**
 * Returns the schema of an operation's parameters as one typed object, or `undefined` if it has no parameters. The
 * schema is open, because a request may also contain its key.
 */
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

/**
 * Returns the schema of header fields as one typed object, with the names in the spec. The schema is open to other
 * header fields.
 */
function headersSchema(headers: readonly (RequestHeader | ResponseHeader)[], dialect: SchemaDialect): JsonObject {
  const properties = headers.map((header) => [header.name, namedSchema(header, dialect)] as const);
  const needed = headers.filter((header) => ("required" in header ? header.required : !header.optional));
  return withRequirements(
    { type: "object", properties: jsonObject(properties) },
    needed.map(({ name }) => [name]),
    () => ({}),
  );
}
