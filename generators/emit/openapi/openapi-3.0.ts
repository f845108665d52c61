import { isObject, jsonObject, type Json, type JsonObject } from "../../codegen/json.ts";

/**
 * Converts an OpenAPI 3.1 document to 3.0.3, for tools that do not support later versions. Schemas in 3.0 use an older
 * dialect of JSON Schema. Keywords without a counterpart are omitted, or moved to an extension if people need them.
 */
export function openapi30(document: JsonObject): JsonObject {
  const { openapi: _, jsonSchemaDialect: __, info, webhooks, components, paths = {}, ...others } = document;
  return {
    openapi: "3.0.3",
    info: isObject(info) ? infoOf(info) : info,
    ...others,
    paths: mapped(paths, pathItem),
    components: isObject(components) ? componentsOf(components) : undefined,
    "x-webhooks": webhooks === undefined ? undefined : mapped(webhooks, pathItem),
  };
}

function infoOf({ summary, license, ...info }: JsonObject): JsonObject {
  const { identifier, ...rest } = isObject(license) ? license : {};
  const url =
    typeof identifier === "string" ? `https://spdx.org/licenses/${encodeURIComponent(identifier)}.html` : undefined;
  return {
    ...info,
    "x-summary": summary,
    license: license === undefined ? undefined : { ...rest, url: rest["url"] ?? url },
  };
}

type Convert = (value: JsonObject) => JsonObject;

/** Conversions of the sections of `components`. Sections that 3.0 does not have are omitted. */
const sections: Readonly<Record<string, Convert>> = {
  schemas: (schema) => schema30(schema),
  responses: withoutSiblings(response),
  parameters: withoutSiblings(described),
  headers: withoutSiblings(described),
  requestBodies: withoutSiblings(body),
  examples: (example) => example,
  securitySchemes: (scheme) => scheme,
  links: (link) => link,
  callbacks: (callback) => mapped(callback, pathItem),
};

function componentsOf(components: JsonObject): JsonObject {
  return jsonObject(
    Object.entries(components).flatMap(([name, section]) => {
      const convert = sections[name];
      if (name.startsWith("x-") || section === undefined) return [[name, section] as const];
      return convert === undefined
        ? []
        : [[name, name === "schemas" ? mappedSchemas(section) : mapped(section, convert)] as const];
    }),
  );
}

/** Converts the objects of a map. Extensions are unchanged. */
function mapped(map: Json, convert: Convert): JsonObject {
  const entries = Object.entries(isObject(map) ? map : {});
  return jsonObject(
    entries.map(([name, value]) => [name, isObject(value) && !name.startsWith("x-") ? convert(value) : value] as const),
  );
}

function listed(list: Json | undefined, convert: Convert): Json | undefined {
  return Array.isArray(list) ? (list as readonly Json[]).map((item) => (isObject(item) ? convert(item) : item)) : list;
}

/** In 3.0, a reference has no members other than `$ref`. */
function withoutSiblings(convert: Convert): Convert {
  return (value) => (typeof value["$ref"] === "string" ? { $ref: value["$ref"] } : convert(value));
}

const methods: ReadonlySet<string> = new Set(["get", "put", "post", "delete", "options", "head", "patch", "trace"]);

function pathItem(item: JsonObject): JsonObject {
  return jsonObject(
    Object.entries(item).map(([name, value]) => {
      if (name === "parameters") return [name, listed(value, withoutSiblings(described))] as const;
      return [name, methods.has(name) && isObject(value) ? operation(value) : value] as const;
    }),
  );
}

function operation(value: JsonObject): JsonObject {
  const { parameters, requestBody, responses, callbacks } = value;
  return {
    ...value,
    parameters: listed(parameters, withoutSiblings(described)),
    requestBody: isObject(requestBody) ? withoutSiblings(body)(requestBody) : requestBody,
    responses: mapped(responses ?? {}, withoutSiblings(response)),
    callbacks: callbacks === undefined ? undefined : mapped(callbacks, (callback) => mapped(callback, pathItem)),
  };
}

function response(value: JsonObject): JsonObject {
  const { headers, content } = value;
  return {
    ...value,
    headers: headers === undefined ? undefined : mapped(headers, withoutSiblings(described)),
    content: content === undefined ? undefined : mapped(content, mediaType),
  };
}

function body(value: JsonObject): JsonObject {
  return { ...value, content: mapped(value["content"] ?? {}, mediaType) };
}

function mediaType(value: JsonObject): JsonObject {
  const { encoding } = value;
  const headersOf: Convert = (one) => ({
    ...one,
    headers: one["headers"] === undefined ? undefined : mapped(one["headers"], withoutSiblings(described)),
  });
  return { ...described(value), encoding: encoding === undefined ? undefined : mapped(encoding, headersOf) };
}

/** Converts a parameter, a header field or a media type: any object with a schema. */
function described(value: JsonObject): JsonObject {
  const { schema, content } = value;
  return {
    ...value,
    schema: schema === undefined ? undefined : schema30(schema),
    content: content === undefined ? undefined : mapped(content, mediaType),
  };
}

/** Keywords that contain schemas, grouped by the form of their values. */
const single: ReadonlySet<string> = new Set(["items", "not"]);
const several: ReadonlySet<string> = new Set(["allOf", "anyOf", "oneOf"]);

/** Keywords without a counterpart in 3.0. A validator that ignores them accepts more values. */
const unsupported: ReadonlySet<string> = new Set([
  "$schema",
  "$id",
  "$anchor",
  "$dynamicRef",
  "$dynamicAnchor",
  "$vocabulary",
  "$comment",
  "$defs",
  "if",
  "then",
  "else",
  "contains",
  "minContains",
  "maxContains",
  "propertyNames",
  "dependentRequired",
  "dependentSchemas",
  "unevaluatedItems",
  "unevaluatedProperties",
  "contentMediaType",
  "contentEncoding",
  "contentSchema",
  "patternProperties",
  "prefixItems",
]);

export function schema30(schema: Json): JsonObject {
  if (schema === true) return {};
  if (!isObject(schema)) return { not: {} };
  const { $ref, ...others } = schema;
  const keywords = keywords30(others);
  if (typeof $ref !== "string") return keywords;
  return Object.keys(keywords).length === 0
    ? { $ref }
    : {
        allOf: [{ $ref }, ...((keywords["allOf"] as readonly Json[] | undefined) ?? [])],
        ...without(keywords, "allOf"),
      };
}

function keywords30(schema: JsonObject): JsonObject {
  const written: (readonly [string, Json])[] = [];
  for (const [name, value] of Object.entries(schema)) {
    if (value === undefined || unsupported.has(name)) continue;
    written.push(...keyword30(name, value));
  }
  const { anyOf, type, items, ...rest } = {
    ...jsonObject(written),
    ...bounds30(schema),
    ...bytes30(schema),
    ...others30(schema),
  };
  const { type: ofTypes, ...types } = types30(type);
  const whole = {
    ...(ofTypes !== undefined && { type: ofTypes }),
    ...(types.enum !== undefined && { enum: types.enum }),
    ...rest,
  };
  // In 3.0, arrays always have `items`.
  const list = items ?? (ofTypes === "array" ? itemsOf(schema) : undefined);
  const choices = [types.anyOf, anyOf as readonly JsonObject[] | undefined].filter((one) => one !== undefined);
  const [first, ...others] = choices.flat();
  if (first !== undefined && others.length === 0 && Object.keys(first).every((name) => !(name in whole)))
    return { ...whole, ...first };
  return {
    ...whole,
    ...(list !== undefined && { items: list }),
    ...(types.nullable === true && { nullable: true }),
    ...(choices.length === 1 && { anyOf: choices[0] }),
    ...(choices.length > 1 && {
      allOf: [
        ...(((rest as JsonObject)["allOf"] as readonly Json[] | undefined) ?? []),
        ...choices.map((one) => ({ anyOf: one })),
      ],
    }),
  };
}

function keyword30(name: string, value: Json): readonly (readonly [string, Json])[] {
  if (name === "const") return [["enum", [value]]];
  if (name === "examples")
    return Array.isArray(value) && value.length > 0 ? [["example", (value as readonly Json[])[0]!]] : [];
  if (name === "exclusiveMinimum" || name === "exclusiveMaximum")
    return typeof value === "boolean" ? [[name, value]] : [];
  if (name === "properties") return [[name, mappedSchemas(value)]];
  if (name === "additionalProperties") return [[name, typeof value === "boolean" ? value : schema30(value)]];
  if (single.has(name)) return [[name, schema30(value)]];
  if (name === "anyOf") return [[name, alternatives30((value as readonly Json[]).map(schema30))]];
  if (several.has(name)) return [[name, (value as readonly Json[]).map(schema30)]];
  return [[name, value]];
}

/** Converts alternatives. Client generators expect `nullable` on the first one with a type instead of null. */
function alternatives30(alternatives: readonly JsonObject[]): readonly JsonObject[] {
  const all = alternatives.flatMap((one) =>
    Object.keys(one).join() === "anyOf" ? (one["anyOf"] as readonly JsonObject[]) : [one],
  );
  const others = all.filter(({ enum: values }) => !Array.isArray(values) || values.some((value) => value !== null));
  const typed = others.find(({ type, enum: values }) => type !== undefined && values === undefined);
  if (others.length === all.length || typed === undefined) return all;
  return others.map((one) => (one === typed ? { ...one, nullable: true } : one));
}

/** Converts a map of properties. A property may have any name, even one that looks like an extension. */
function mappedSchemas(map: Json): JsonObject {
  return jsonObject(Object.entries(map as JsonObject).map(([name, value]) => [name, schema30(value!)] as const));
}

/** In 3.0, an exclusive bound is a boolean next to the bound. */
function bounds30({ minimum, maximum, exclusiveMinimum: above, exclusiveMaximum: below }: JsonObject): JsonObject {
  const isLow = typeof above === "number" && !(typeof minimum === "number" && minimum > above);
  const isHigh = typeof below === "number" && !(typeof maximum === "number" && maximum < below);
  return {
    ...(isLow && { minimum: above, exclusiveMinimum: true }),
    ...(isHigh && { maximum: below, exclusiveMaximum: true }),
  };
}

/** Converts `contentEncoding` to a format. */
function bytes30({ contentEncoding, format }: JsonObject): JsonObject {
  return contentEncoding === "base64" && format === undefined ? { format: "byte" } : {};
}

/** Converts `patternProperties` to `additionalProperties`: any other name may have a value of any of the patterns. */
function others30({ patternProperties, additionalProperties }: JsonObject): JsonObject {
  if (!isObject(patternProperties)) return {};
  const values = Object.values(patternProperties).map((value) => schema30(value!));
  if (additionalProperties === undefined || additionalProperties === true) return { additionalProperties: true };
  const all = additionalProperties === false ? values : [...values, schema30(additionalProperties)];
  return { additionalProperties: all.length === 1 ? all[0]! : { anyOf: all } };
}

function itemsOf({ prefixItems }: JsonObject): JsonObject {
  return Array.isArray(prefixItems) ? { anyOf: (prefixItems as readonly Json[]).map(schema30) } : {};
}

interface Types30 {
  readonly type?: string;
  readonly nullable?: true;
  readonly anyOf?: readonly JsonObject[];
  readonly enum?: readonly Json[];
}

/** In 3.0, a schema has at most one type, and `null` is not a type. */
function types30(type: Json | undefined): Types30 {
  if (type === undefined) return {};
  const all = Array.isArray(type) ? (type as readonly string[]) : [type as string];
  const types = all.filter((one) => one !== "null");
  const isNullable = types.length < all.length;
  const [first, ...others] = types;
  if (first === undefined) return onlyNull;
  if (others.length === 0) return isNullable ? { type: first, nullable: true } : { type: first };
  return {
    anyOf: types.map((one, index) => ({
      type: one,
      ...(one === "array" && { items: {} }),
      ...(isNullable && index === 0 && { nullable: true }),
    })),
  };
}

const onlyNull = { enum: [null] } as const;

function without(object: JsonObject, name: string): JsonObject {
  return jsonObject(Object.entries(object).filter(([one]) => one !== name));
}
