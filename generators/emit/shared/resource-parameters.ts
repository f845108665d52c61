import type { Fact } from "../../model/fact.ts";
import type { Operation, QueryParameter, Resource, ResourceService } from "../../model/resource.ts";
import type { Type } from "../../model/type.ts";
import { jsonObject, type JsonObject } from "../../codegen/json.ts";
import { codeSpan } from "../../codegen/markdown.ts";
import { withRequirements } from "./json-schema/resource-schema.ts";
import { factSchema, type SchemaDialect } from "./json-schema/type-schema.ts";

/** What a request says beside its body: in its path, or in its query string. */
export interface OperationParameter {
  readonly in: "path" | "query";
  /** The preferred name. */
  readonly name: string;
  readonly aliases: readonly string[];
  readonly type: Fact<Type>;
  readonly required: boolean;
  readonly description: string;
  /** The error code where it is needed and missing. */
  readonly missing: Fact<string> | undefined;
}

/** The parameters of an operation: of its path, the tenant, the flag of shared objects, its own. Keys are not among them. */
export function parametersOf(service: ResourceService, resource: Resource, operation: Operation): readonly OperationParameter[] {
  return [
    ...[...operation.path.matchAll(/\{([^{}]+)\}/g)].map((match) => idParameter(resource, match[1]!)),
    ...tenantParameters(service, operation),
    ...sharedParameters(resource),
    ...operation.query.map(ownParameter),
  ];
}

function idParameter(resource: Resource, name: string): OperationParameter {
  const field = resource.fields.find((one) => one.name === resource.idField);
  const type = field?.type ?? documented(resource, anyText);
  return { in: "path", name, aliases: [], type, required: true, description: "The id of the object.", missing: undefined };
}

function tenantParameters({ tenant }: ResourceService, operation: Operation): readonly OperationParameter[] {
  if (tenant === undefined || operation.tenant === "none") return [];
  const { name, description, missing } = tenant;
  return [{
    in: "query",
    name,
    aliases: [],
    type: documented(tenant, anyText),
    required: operation.tenant === "required",
    description,
    missing,
  }];
}

function sharedParameters(resource: Resource): readonly OperationParameter[] {
  const { scope } = resource;
  if (scope.kind !== "tenant-or-shared") return [];
  const type: Type = {
    kind: "enum",
    values: { kind: "inline", values: [{ value: scope.value, deprecated: undefined, addedBy: undefined, place: resource.place }] },
  };
  const description = "Asks for the objects that all tenants share.";
  return [{
    in: "query",
    name: scope.flag,
    aliases: [],
    type: documented(resource, type),
    required: false,
    description,
    missing: undefined,
  }];
}

function ownParameter({ name, aliases, type, required, description }: QueryParameter): OperationParameter {
  return { in: "query", name, aliases, type, required, description, missing: undefined };
}

const anyText: Type = { kind: "string", minLength: undefined, maxLength: undefined, pattern: undefined };

function documented(of: { readonly place: Resource["place"] }, value: Type): Fact<Type> {
  return { status: "documented", value, place: of.place };
}

/** The schema of the parameters as one typed object. Open: a request may carry its key beside them. */
export function parametersSchema(parameters: readonly OperationParameter[], dialect: SchemaDialect): JsonObject {
  const properties = parameters.flatMap(({ name, aliases, type, description }) => {
    const schema = factSchema(type, dialect);
    const others = aliases.map((alias) => [alias, { ...schema, description: `Another name of ${codeSpan(name)}.` }] as const);
    return [[name, { ...schema, description }] as const, ...others];
  });
  const required = parameters.filter((parameter) => parameter.required).map(({ name, aliases }) => [name, ...aliases]);
  return withRequirements({ type: "object", properties: jsonObject(properties) }, required);
}
