import { isObject, type Json, type JsonObject } from "../../codegen/json.ts";
import { find, listIn, objectIn, stringIn, type Located, type OpenApiDocument } from "./document.ts";
import { flatten, isObjectSchema } from "./flatten.ts";
import { lose, loseExamples, type Scope } from "./losses.ts";
import { canBeHeader, canBeMember, idOf } from "./names.ts";
import type { Schemas } from "./schema.ts";
import type { Converted, Use } from "./types.ts";

/** Returns the parameters of a path and an operation. Those of the operation take precedence. */
export function parametersOf(
  document: OpenApiDocument,
  path: Located,
  operation: Located,
  scope: Scope,
): readonly Located[] {
  const byKey = new Map<string, Located>();
  for (const { value, pointer } of [path, operation]) {
    for (const [index, parameter] of listIn(value, "parameters").entries()) {
      const found = find(document, parameter, `${pointer}/parameters/${index}`);
      if (found === undefined) lose(scope, "external-reference", `${pointer}/parameters/${index}`);
      else if (stringIn(found.value, "name") !== undefined)
        byKey.set(`${String(found.value["in"])} ${String(found.value["name"])}`, found);
    }
  }
  return [...byKey.values()];
}

/** Returns a path parameter in the form of a resource's `pathParameters`. */
export function pathParameter(schemas: Schemas, { value, pointer }: Located, use: Use): JsonObject {
  const converted = convertParameter(schemas, { value, pointer }, use);
  const isText = isScalar(converted.type) || isUnionOf(converted.type, isScalar);
  const isSimple = (value["style"] ?? "simple") === "simple";
  if (!isText || !isSimple) lose(use.scope, "parameter-style", pointer, String(value["name"]));
  return {
    type: isText ? converted.type : "string",
    description: stringIn(value, "description") ?? converted.description,
  };
}

export function inputParameters(schemas: Schemas, parameters: readonly Located[], use: Use): JsonObject {
  const query: Record<string, JsonObject> = {};
  const headers: Record<string, JsonObject> = {};
  for (const { value, pointer } of parameters) {
    const name = stringIn(value, "name")!;
    if (value["in"] === "cookie") lose(use.scope, "cookie", pointer, name);
    else if (value["in"] === "query")
      for (const one of explodedParameters(schemas.document, { value, pointer }, use.scope))
        addQueryParameter(schemas, one, use, query);
    else if (value["in"] === "header" && !ignoredHeaders.has(name.toLowerCase())) {
      if (canBeHeader(name)) headers[name] = headerParameter(schemas, { value, pointer }, use);
      else lose(use.scope, "header-name", pointer, name);
    }
  }
  return { query: someOf(query), headers: someOf(headers) };
}

/**
 * Returns a parameter for each property of an object in the style `form` with `explode`, which are the defaults. Any
 * other parameter is returned unchanged.
 */
function explodedParameters(document: OpenApiDocument, parameter: Located, scope: Scope): readonly Located[] {
  const { value, pointer } = parameter;
  const schema = find(document, value["schema"], `${pointer}/schema`);
  if ((value["style"] ?? "form") !== "form" || value["explode"] === false || schema === undefined) return [parameter];
  const flat = flatten(document, schema, scope);
  if (!isObjectSchema(flat) || isObject(flat.keywords["additionalProperties"])) return [parameter];
  return [...flat.properties].map(([name, property]) => ({
    value: {
      name,
      in: "query",
      style: "exploded",
      required: value["required"] === true && flat.required.has(name),
      schema: property.value,
    },
    pointer: property.pointer,
  }));
}

function addQueryParameter(schemas: Schemas, parameter: Located, use: Use, query: Record<string, JsonObject>): void {
  const name = String(parameter.value["name"]);
  const isFree = canBeMember(name) && query[name] === undefined;
  if (!isFree) lose(use.scope, "parameter-name", parameter.pointer, name);
  const written = isFree ? queryParameter(schemas, parameter, use) : undefined;
  if (written !== undefined) query[name] = written;
}

/** Header fields that OpenAPI describes elsewhere. It ignores parameters with these names. */
const ignoredHeaders = new Set(["accept", "content-type", "authorization"]);

function queryParameter(schemas: Schemas, located: Located, use: Use): JsonObject | undefined {
  const { value, pointer } = located;
  const converted = convertParameter(schemas, located, use);
  let { type } = converted;
  const isList = isObject(type) && type["list"] !== undefined;
  const style = stringIn(value, "style") ?? "form";
  const isDeep = style === "deepObject" && !isScalar(type);
  if (value["allowReserved"] === true) lose(use.scope, "parameter-style", `${pointer}/allowReserved`);
  if (objectIn(value, "content") !== undefined) {
    lose(use.scope, "parameter-style", pointer, "content");
    type = "string";
  } else if (isList && !(style in listStyles) && !isDeep) {
    lose(use.scope, "parameter-style", pointer, `${style}, explode: ${String(value["explode"] ?? true)}`);
    type = "string";
  } else if (!isTextual(type) && !isDeep) {
    lose(use.scope, "parameter-style", pointer, isList ? "list of objects" : "object");
    return undefined;
  }
  // `explode` is true by default only with the style `form`.
  const isExploded = value["explode"] === true || (style === "form" && value["explode"] !== false);
  return {
    type,
    ...(isList && !isExploded && listStyles[style]),
    ...(isDeep && { style }),
    required: value["required"] === true || undefined,
    default: defaultOf(schemas, located, type, use.scope),
    ...described(value, converted),
  };
}

/** The styles for a list in one parameter. */
const listStyles: Readonly<Record<string, JsonObject>> = {
  form: { explode: false },
  spaceDelimited: { style: "spaceDelimited" },
  pipeDelimited: { style: "pipeDelimited" },
};

function headerParameter(schemas: Schemas, located: Located, use: Use): JsonObject {
  const { value } = located;
  const converted = convertParameter(schemas, located, use);
  return {
    type: headerType(converted.type, located, use.scope),
    required: value["required"] === true || undefined,
    ...described(value, converted),
  };
}

export function responseHeaders(schemas: Schemas, response: Located, use: Use): JsonObject | undefined {
  const headers: Record<string, JsonObject> = {};
  for (const [name, node] of Object.entries(objectIn(response.value, "headers") ?? {})) {
    const pointer = `${response.pointer}/headers/${name}`;
    if (name.toLowerCase() === "content-type") continue;
    const found = find(schemas.document, node, pointer);
    if (found === undefined) lose(use.scope, "external-reference", pointer);
    else if (!canBeHeader(name)) lose(use.scope, "header-name", pointer, name);
    else {
      const converted = convertParameter(schemas, found, { ...use, name: idOf(`${use.name}-${name}`, "header") });
      const type = headerType(converted.type, found, use.scope);
      headers[name] = {
        type,
        optional: found.value["required"] !== true || undefined,
        ...described(found.value, converted),
      };
    }
  }
  return someOf(headers);
}

function headerType(type: Json, { pointer }: Located, scope: Scope): Json {
  if (isScalar(type) || isUnionOf(type, isScalar)) return type;
  lose(scope, "parameter-style", pointer, "header");
  return "string";
}

function convertParameter(schemas: Schemas, { value, pointer }: Located, use: Use): Converted {
  loseExamples(use.scope, { value, pointer });
  const named = { ...use, name: idOf(`${use.name}-${String(value["name"] ?? "")}`, "parameter") };
  return schemas.convert(value["schema"], `${pointer}/schema`, named);
}

function described(parameter: JsonObject, { description, isDeprecated }: Converted): JsonObject {
  return {
    description: stringIn(parameter, "description") ?? description,
    deprecated: parameter["deprecated"] === true || isDeprecated || undefined,
  };
}

function defaultOf(schemas: Schemas, { value, pointer }: Located, type: Json, scope: Scope): Json | undefined {
  const schema = find(schemas.document, value["schema"], pointer)?.value;
  const written = schema?.["default"];
  if (written === undefined || written === null) return undefined;
  // The conversion of the schema recorded its default as a loss, which does not apply here.
  const index = scope.losses.findIndex(
    (loss) => loss.feature === "default" && loss.pointer === `${pointer}/schema/default`,
  );
  if (!fits(type, written)) return undefined;
  if (index >= 0) scope.losses.splice(index, 1);
  return written;
}

/** Returns whether a value is certain to be a valid default of a type. */
function fits(type: Json, value: Json): boolean {
  if (isObject(type)) {
    if (type["list"] !== undefined)
      return (
        Array.isArray(value) &&
        (value as readonly Json[]).every((item) => fits(type["list"]!, item) && typeof item !== "boolean")
      );
    if (Array.isArray(type["values"])) return (type["values"] as readonly Json[]).includes(value);
    if (type["type"] === "integer" || type["type"] === "number") {
      const [minimum = -Infinity, maximum = Infinity] = [
        type["minimum"] as number | undefined,
        type["maximum"] as number | undefined,
      ];
      return fits(type["type"], value) && (value as number) >= minimum && (value as number) <= maximum;
    }
    return false;
  }
  switch (type) {
    case "string":
      return typeof value === "string";
    case "integer":
      return Number.isSafeInteger(value);
    case "number":
      return typeof value === "number";
    case "boolean":
      return typeof value === "boolean";
    default:
      return false;
  }
}

/** Returns whether a query string or a form can contain a value of the type. */
export function isTextual(type: Json): boolean {
  if (isObject(type) && type["list"] !== undefined) return isScalar(type["list"]) || isUnionOf(type["list"], isScalar);
  return isScalar(type) || isUnionOf(type, isTextual);
}

export function isScalar(type: Json): boolean {
  return !isObject(type) || !["list", "map", "shape", "oneOf", "anyOf"].some((key) => type[key] !== undefined);
}

function isUnionOf(type: Json, isMember: (type: Json) => boolean): boolean {
  return isObject(type) && Array.isArray(type["anyOf"]) && (type["anyOf"] as readonly Json[]).every(isMember);
}

/** Returns the mapping, or `undefined` if it has no members. */
export function someOf(members: JsonObject): JsonObject | undefined {
  return Object.keys(members).length === 0 ? undefined : members;
}
