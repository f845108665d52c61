import type { Operation, QueryParameter, Resource, ResourceService } from "../../model/resource.ts";
import { isUnknown, type Fact } from "../../model/fact.ts";
import type { Type } from "../../model/type.ts";
import type { JsonObject } from "../../codegen/json.ts";
import { codeSpan } from "../../codegen/markdown.ts";
import { factSchema } from "../shared/json-schema/type-schema.ts";
import { dialect, ref, resourceDialect } from "./dialect.ts";

const requiredTenant = "Tenant.required";
const optionalTenant = "Tenant.optional";

/** The parameters that operations share: those that name the tenant. */
export function resourceParameters(service: ResourceService): readonly (readonly [string, JsonObject])[] {
  if (service.tenant === undefined) return [];
  const uses = new Set(service.resources.flatMap(({ operations }) => operations.map(({ tenant }) => tenant)));
  const { name, description } = service.tenant;
  const parameter = (required: boolean): JsonObject => ({ name, in: "query", description, required, schema: { type: "string" } });
  return [
    ...(uses.has("required") ? [[requiredTenant, parameter(true)] as const] : []),
    ...(uses.has("optional") ? [[optionalTenant, parameter(false)] as const] : []),
  ];
}

/** The parameters of an operation: of its path, the tenant, the flag of shared objects, its own. */
export function operationParameters(service: ResourceService, resource: Resource, operation: Operation): readonly JsonObject[] {
  return [
    ...pathVariables(operation.path).map((name) => pathParameter(resource, name)),
    ...(service.tenant === undefined ? [] : tenantParameters(operation)),
    ...sharedParameters(resource),
    ...operation.query.flatMap((parameter) => queryParameters(resource, parameter)),
  ];
}

function pathVariables(path: string): readonly string[] {
  return [...path.matchAll(/\{([^{}]+)\}/g)].map((match) => match[1]!);
}

function pathParameter(resource: Resource, name: string): JsonObject {
  const field = resource.fields.find((one) => one.name === resource.idField);
  const description = resource.idField === undefined
    ? "The id of the object."
    : `The id of the object, its field ${codeSpan(resource.idField)}.`;
  return {
    name,
    in: "path",
    description,
    required: true,
    schema: field === undefined ? { type: "string" } : idSchema(resource, field.type),
  };
}

/** A path parameter needs a schema that says what it is; text where that is unknown. */
function idSchema(resource: Resource, type: Fact<Type>): JsonObject {
  return isUnknown(type) ? { type: "string", ...factSchema(type, dialect) } : factSchema(type, resourceDialect(resource));
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

function sharedParameters({ scope }: Resource): readonly JsonObject[] {
  if (scope.kind !== "tenant-or-shared") return [];
  const schema = { type: "string", const: scope.value };
  return [{ name: scope.flag, in: "query", description: "Asks for the objects that all tenants share. Needs a global key.", schema }];
}

/** One for each name; where there are several, none can be required by itself. */
function queryParameters(resource: Resource, parameter: QueryParameter): readonly JsonObject[] {
  const { name, aliases, required, description } = parameter;
  const schema = factSchema(parameter.type, resourceDialect(resource));
  const alone = aliases.length === 0;
  const remark = required && !alone ? " Required, under one of its names." : "";
  const main = { name, in: "query", description: description + remark, required: (alone && required) || undefined, schema };
  return [main, ...aliases.map((alias) => ({ name: alias, in: "query", description: `Another name of ${codeSpan(name)}.`, schema }))];
}
