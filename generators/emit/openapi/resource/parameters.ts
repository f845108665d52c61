import type {
  DeepObject,
  Operation,
  PathParameter,
  QueryParameter,
  RequestHeader,
  Resource,
  ResourceService,
} from "../../../model/resource.ts";
import { isUnknown } from "../../../model/fact.ts";
import { operationsOf } from "../../../model/operations.ts";
import { unlessEmpty, type JsonObject } from "../../../codegen/json.ts";
import { codeSpan } from "../../../codegen/markdown.ts";
import { lifecycleMarks } from "../../../describe/lifecycle.ts";
import { joinMarks, statusMarks, type Marks } from "../../../describe/marks.ts";
import { sentences } from "../../../describe/texts.ts";
import { annotations, typeRemarks, valueSchema, type Named } from "../../shared/json-schema/annotations.ts";
import { factSchema, type SchemaDialect } from "../../shared/json-schema/type-schema.ts";
import { sharedFlag } from "../../shared/resource-parameters.ts";
import { extensions, ref, resourceDialect } from "../dialect.ts";
import { examplesOfParameter, numbered } from "../errors.ts";

const requiredTenant = "Tenant.required";
const optionalTenant = "Tenant.optional";

/** Returns the parameters that operations share: those that identify the tenant. */
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

/**
 * Returns the parameters of an operation: path parameters, the tenant, the flag for shared objects, its own query
 * parameters and header fields.
 */
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
    ...operation.headers.map((header) => headerParameter(header, local)),
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

/**
 * Returns one parameter for each name. If there are several names, they cannot be required. Without `style`, a list is
 * one parameter for each item, which is OpenAPI's default.
 */
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

function headerParameter(header: RequestHeader, local: SchemaDialect): JsonObject {
  return { name: header.name, in: "header", ...namedObject(header, header.required, local) };
}

/** Returns the members of a parameter or header field except its name. */
export function namedObject(named: Named, required: boolean, local: SchemaDialect, marks: Marks = {}): JsonObject {
  return {
    ...annotations(named.description, named),
    required: required || undefined,
    schema: valueSchema(named, local),
    ...extensions(joinMarks(lifecycleMarks(named), marks)),
  };
}
