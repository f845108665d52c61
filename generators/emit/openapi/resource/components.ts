import {
  type ResourceDialect,
  type SchemaDialect,
  factSchema,
  valueSetSchema,
} from "../../shared/json-schema/type-schema.ts";
import type {
  DeepObject,
  Operation,
  PathParameter,
  QueryParameter,
  Resource,
  ResourceService,
  Shape,
} from "../../../model/resource.ts";
import { isUnknown } from "../../../model/fact.ts";
import { operationsOf, schemaBodyOf } from "../../../model/operations.ts";
import { type JsonObject, unlessEmpty } from "../../../codegen/json.ts";
import { codeSpan } from "../../../codegen/markdown.ts";
import { lifecycleMarks } from "../../../describe/lifecycle.ts";
import { type Marks, joinMarks, statusMarks } from "../../../describe/marks.ts";
import { sentences } from "../../../describe/texts.ts";
import {
  type Named,
  annotations,
  bodyRulesProse,
  typeRemarks,
  valueSchema,
} from "../../shared/json-schema/annotations.ts";
import { sharedFlag } from "../../shared/resource-parameters.ts";
import { dialect, extensions, ref, resourceDialect, responseSchemaName, shapeSchemaName } from "../dialect.ts";
import { examplesOfParameter, numbered } from "../errors.ts";
import { destinationsTypeName, fieldsTypeName, requestTypeName, valueSetTypeName } from "../../../naming/type-names.ts";
import { errorBodySchema } from "../../shared/json-schema/documents.ts";
import { destinationsSchema, fieldsSchema, requestSchema } from "../../shared/json-schema/resource-schema.ts";
import { shapeSchema, sidedShapes } from "../../shared/json-schema/shape-schema.ts";
import { valueSetProse } from "../../../describe/parameter.ts";

const requiredTenant = "Tenant.required";
const optionalTenant = "Tenant.optional";

export function resourceParameters(service: ResourceService): readonly (readonly [string, JsonObject])[] {
  if (service.tenant === undefined) return [];
  const uses = new Set(service.resources.flatMap(({ operations }) => operations.map(({ tenant }) => tenant)));
  const { name, description } = service.tenant;
  const [shown] = operationsOf(service).flatMap(({ examples }) => examplesOfParameter(examples, "parameters", name));
  const schema = { type: "string" };
  const parameter = (required: boolean): JsonObject => ({
    name,
    in: "query",
    description,
    required,
    schema,
    example: shown?.value,
  });
  return [
    ...(uses.has("required") ? [[requiredTenant, parameter(true)] as const] : []),
    ...(uses.has("optional") ? [[optionalTenant, parameter(false)] as const] : []),
  ];
}

export function operationParameters(
  service: ResourceService,
  resource: Resource,
  operation: Operation,
): readonly JsonObject[] {
  const local = resourceDialect(service, resource, "request");
  const own = [
    ...operation.pathParameters.map((parameter) => pathParameter(resource, parameter, local)),
    ...(service.tenant === undefined ? [] : tenantParameters(operation)),
    ...sharedParameters(resource, operation),
    ...operation.query.flatMap((parameter) => queryParameters(parameter, local)),
    ...operation.headers.map((header) => ({
      name: header.name,
      in: "header",
      ...namedObject(header, header.required, local),
    })),
  ];
  return own.map((parameter) => withExamples(operation, parameter));
}

/** Adds examples. Shared parameters are references without a name, and have their examples elsewhere. */
function withExamples({ examples: all }: Operation, parameter: JsonObject): JsonObject {
  const { name } = parameter;
  if (typeof name !== "string") return parameter;
  const examples = unlessEmpty(numbered(examplesOfParameter(all, "parameters", name)));
  return examples === undefined ? parameter : { ...parameter, examples };
}

/** Returns a path parameter. OpenAPI requires a schema with a type, so an unknown type becomes a string. */
function pathParameter(
  { idField }: Resource,
  { name, type, description, isId }: PathParameter,
  local: SchemaDialect,
): JsonObject {
  const field = isId && idField !== undefined ? `It is the field ${codeSpan(idField)}.` : undefined;
  const schema = factSchema(type, local);
  return {
    name,
    in: "path",
    description: sentences(description, field, typeRemarks(type)),
    required: true,
    schema: isUnknown(type) ? { type: "string", ...schema } : schema,
  };
}

function tenantParameters({ tenant }: Operation): readonly JsonObject[] {
  switch (tenant) {
    case "required":
      return [ref("parameters", requiredTenant)];
    case "optional":
      return [ref("parameters", optionalTenant)];
    case "none":
      return [];
  }
}

function sharedParameters(resource: Resource, operation: Operation): readonly JsonObject[] {
  const shared = sharedFlag(resource, operation);
  if (shared === undefined) return [];
  const schema = { type: "string", const: shared.value };
  const description = "Requests the objects that all tenants share. Needs a global key.";
  return [{ name: shared.flag, in: "query", description, schema, ...extensions(statusMarks(resource.scope)) }];
}

/** Returns one parameter for each name, none of them required if there are several. */
function queryParameters(parameter: QueryParameter, local: SchemaDialect): readonly JsonObject[] {
  const { name, aliases, required, description, type, separator, deepObject } = parameter;
  const style = deepObject ? deepStyle(deepObject) : separator && { style: styles[separator], explode: false };
  const alone = aliases.length === 0;
  const remark = required && !alone ? "Required, under one of its names." : undefined;
  const named = { ...parameter, description: sentences(description, remark) };
  const main = {
    name,
    in: "query",
    ...style,
    ...namedObject(named, alone && required, local, { role: parameter.role && { ...parameter.role } }),
  };
  const others = aliases.map((alias) => ({
    name: alias,
    in: "query",
    description: `Alias of ${codeSpan(name)}.`,
    deprecated: parameter.deprecated && true,
    ...style,
    schema: factSchema(type, local),
  }));
  return [main, ...others];
}

/** Returns the style of an object in a query string or a form. OpenAPI does not define the names of items of lists. */
export function deepStyle(deepObject: DeepObject): JsonObject {
  return {
    style: "deepObject",
    explode: true,
    ...(deepObject === "brackets" ? extensions({ "item-brackets": "empty" }) : {}),
  };
}

const styles = { ",": "form", " ": "spaceDelimited", "|": "pipeDelimited" } as const;

export function namedObject(named: Named, required: boolean, local: SchemaDialect, marks: Marks = {}): JsonObject {
  return {
    ...annotations(named.description, named),
    required: required || undefined,
    schema: valueSchema(named, local),
    ...extensions(joinMarks(lifecycleMarks(named), marks)),
  };
}

type Entry = readonly [string, JsonObject];

/** The dot avoids conflicts, because names in the spec contain none. */
export const errorBodyName = "Error.body";

export function resourceSchemas(service: ResourceService): readonly Entry[] {
  return [
    [errorBodyName, errorBodySchema(service, dialect)],
    ...service.valueSets.map(
      (set): Entry => [
        valueSetTypeName(set),
        { title: set.title, description: valueSetProse(set), ...valueSetSchema(set, dialect) },
      ],
    ),
    ...shapes(service, service, service.shapes),
    ...service.resources.flatMap((resource) => resourceEntries(service, resource)),
  ];
}

function resourceEntries(service: ResourceService, resource: Resource): readonly Entry[] {
  return [
    ...writing(service, resource, resourceDialect(service, resource, "request")),
    ...shapes(
      service,
      resource,
      resource.shapes.filter(({ shared }) => !shared),
    ),
    ...resource.operations.flatMap((operation) => bodies(service, resource, operation)),
  ];
}

function writing(service: ResourceService, resource: Resource, local: ResourceDialect): readonly Entry[] {
  if (!resource.operations.some(({ request }) => request?.kind === "create" || request?.kind === "update")) return [];
  const fields: Entry = [fieldsTypeName(resource), fieldsSchema(service, resource, local)];
  return resource.destinations === undefined
    ? [fields]
    : [fields, [destinationsTypeName(resource), destinationsSchema(resource.destinations, local)]];
}

function shapes(
  service: ResourceService,
  owner: Resource | ResourceService,
  declared: readonly Shape[],
): readonly Entry[] {
  return sidedShapes(service, owner, declared).map(({ shape, side, isInput }) => {
    const schema = shapeSchema(owner, shape, side, resourceDialect(service, owner, side));
    return [
      shapeSchemaName(owner, shape.name, isInput),
      { title: isInput ? `${shape.title} (in requests)` : shape.title, ...schema },
    ];
  });
}

function bodies(service: ResourceService, resource: Resource, operation: Operation): readonly Entry[] {
  const { operationId, responses } = operation;
  const request = schemaBodyOf(operation);
  const results = responses.flatMap((response): readonly Entry[] => {
    return response.body === undefined
      ? []
      : [
          [
            responseSchemaName(operation, response),
            factSchema(response.body, resourceDialect(service, resource, "answer")),
          ],
        ];
  });
  if (request === undefined) return results;
  const rules = bodyRulesProse(resource, operation);
  const own = requestSchema(service, resource, request, resourceDialect(service, resource, "request"));
  const schema = { ...own, ...(rules !== undefined && { description: rules }) };
  return [[requestTypeName(operationId), schema], ...results];
}
