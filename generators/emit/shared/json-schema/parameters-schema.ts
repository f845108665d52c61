import type {
  Operation,
  QueryParameter,
  RequestHeader,
  Resource,
  ResourceService,
  ResponseHeader,
} from "../../../model/resource.ts";
import { noLifecycle } from "../../../model/lifecycle.ts";
import { jsonObject, type JsonObject } from "../../../codegen/json.ts";
import { codeSpan } from "../../../codegen/markdown.ts";
import { parametersOf, type OperationParameter } from "../resource-parameters.ts";
import { namedSchema } from "./annotations.ts";
import { rulesMarks } from "./rules-schema.ts";
import { withRequirements } from "./resource-schema.ts";
import { factSchema, type SchemaDialect } from "./type-schema.ts";

/**
 * The schema of an operation's parameters as one typed object. Open: a request may carry its key beside them. Undefined
 * for none.
 */
export function parametersSchema(
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

/** One property for each name; the first says everything. */
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

/** The schema of header fields as one typed object, by the names of the spec. Open: others may stand beside them. */
export function headersSchema(
  headers: readonly (RequestHeader | ResponseHeader)[],
  dialect: SchemaDialect,
): JsonObject {
  const properties = headers.map((header) => [header.name, namedSchema(header, dialect)] as const);
  const needed = headers.filter((header) => ("required" in header ? header.required : !header.optional));
  return withRequirements(
    { type: "object", properties: jsonObject(properties) },
    needed.map(({ name }) => [name]),
    () => ({}),
  );
}
