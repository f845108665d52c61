import { isObject, type Json, type JsonObject } from "../../codegen/json.ts";
import { find, isMarkedUnknown, membersOf, objectIn, stringIn, type Located } from "./document.ts";
import { flatten, withRequiredProperties } from "./flatten.ts";
import { lose, loseExamples, type Scope } from "./losses.ts";
import { canBeMediaType, canBeMember, canBeOtherMediaType, idOf } from "./names.ts";
import { isScalar, isTextual, responseHeaders, someOf } from "./parameters.ts";
import type { Schemas } from "./schema.ts";
import { typeOrNull, type Use } from "./types.ts";

/** The decisions that bodies cite. */
interface BodyDecisions {
  readonly unknownBody: () => string;
  readonly unknownStatus: () => string;
}

export interface BodyContext {
  readonly schemas: Schemas;
  /** The media type of the service's JSON bodies. */
  readonly mediaType: string;
  readonly decisions: BodyDecisions;
}

interface MediaContent {
  /** The media type in lower case, without parameters. */
  readonly type: string;
  readonly content: Located;
}

/** Returns the key `request` of an operation. */
export function requestBody(context: BodyContext, operation: Located, use: Use): JsonObject | undefined {
  const written = operation.value["requestBody"];
  if (written === undefined) return undefined;
  const place = `${operation.pointer}/requestBody`;
  const body = find(context.schemas.document, written, place);
  if (body === undefined) {
    lose(use.scope, "external-reference", place);
    return undefined;
  }
  if (body.value["description"] !== undefined) lose(use.scope, "description", `${body.pointer}/description`);
  const all = contentsOf(body);
  const optional = body.value["required"] !== true || undefined;
  const json = jsonContent(context, all);
  const forms = all.filter(({ type }) => type in formKinds);
  if (json !== undefined) {
    const inside: Use = { ...use, side: "request", name: `${use.name}-body` };
    return { body: jsonType(context, json.content, inside), optional, ...jsonMediaTypes(context, all, json, inside) };
  }
  const [form] = forms;
  const fields = form === undefined ? undefined : formBody(context, form, use);
  if (form !== undefined && fields !== undefined) {
    loseOthers(all, form, use.scope);
    if (optional) lose(use.scope, "form-optional", place);
    return fields;
  }
  const mediaTypes = opaqueTypes(all, use.scope);
  return mediaTypes === undefined ? undefined : { mediaTypes, optional };
}

const formKinds: Readonly<Record<string, string>> = {
  "application/x-www-form-urlencoded": "urlencoded",
  "multipart/form-data": "multipart",
};

export function contentsOf(body: Located): readonly MediaContent[] {
  const contents = membersOf(body.value["content"], `${body.pointer}/content`);
  return contents.flatMap(({ key, value, pointer }) =>
    isObject(value) ? [{ type: key.split(/[;,]/)[0]!.trim().toLowerCase(), content: { value, pointer } }] : [],
  );
}

/**
 * Returns the JSON content of a body: in the service's media type, in any media type, or in another JSON media type.
 */
function jsonContent({ mediaType }: BodyContext, all: readonly MediaContent[]): MediaContent | undefined {
  return (
    all.find(({ type }) => type === mediaType) ??
    all.find(({ type }) => type === "*/*") ??
    all.find(({ type }) => isJson(type))
  );
}

/** Returns the media types of a JSON body: others with the same schema, and those with a schema of their own. */
function jsonMediaTypes(
  context: BodyContext,
  all: readonly MediaContent[],
  chosen: MediaContent,
  use: Use,
): JsonObject {
  const schema = JSON.stringify(chosen.content.value["schema"]);
  const own = chosen.type === "*/*" ? context.mediaType : chosen.type;
  const types = new Set<string>();
  const bodies: Record<string, Json> = {};
  for (const { type, content } of all) {
    const isSame = JSON.stringify(content.value["schema"]) === schema;
    if (isSame && type === own) continue;
    if (isSame && canBeOtherMediaType(type)) types.add(type);
    else if (type !== own && canBeMediaType(type) && bodies[type] === undefined)
      bodies[type] = jsonType(context, content, {
        ...use,
        name: idOf(`${use.name}-${type.replace(/^.*\//, "")}`, "body"),
      });
    else lose(use.scope, "media-type", content.pointer, type);
  }
  return {
    mediaType: own === context.mediaType ? undefined : own,
    otherMediaTypes: types.size === 0 ? undefined : [...types],
    otherBodies: Object.keys(bodies).length === 0 ? undefined : bodies,
  };
}

/** Records the other media types as lost, because a form has only one. */
function loseOthers(all: readonly MediaContent[], chosen: MediaContent, scope: Scope): void {
  for (const { type, content } of all) if (type !== chosen.type) lose(scope, "media-type", content.pointer, type);
}

function opaqueTypes(all: readonly MediaContent[], scope: Scope): readonly string[] | undefined {
  for (const { type, content } of all) {
    loseExamples(scope, content);
    if (type in formKinds) lose(scope, "form", content.pointer, type);
  }
  const types = [...new Set(all.map(({ type }) => type).filter(canBeMediaType))];
  for (const { type, content } of all) if (!canBeMediaType(type)) lose(scope, "media-type", content.pointer, type);
  return types.length === 0 ? undefined : types;
}

export function isJson(type: string): boolean {
  return /^[a-z]+\/(.+\+)?json$/.test(type) || type === "*/*";
}

function jsonType({ schemas, decisions }: BodyContext, { value, pointer }: Located, use: Use): Json {
  for (const key of ["example", "examples"])
    if (value[key] !== undefined) lose(use.scope, "example", `${pointer}/${key}`);
  const isUnknown = isMarkedUnknown(find(schemas.document, value["schema"], `${pointer}/schema`)?.value);
  if (value["schema"] === undefined || isUnknown) {
    if (!isUnknown) lose(use.scope, "no-schema", pointer);
    return { unknown: decisions.unknownBody() };
  }
  return typeOrNull(schemas.convert(value["schema"], `${pointer}/schema`, use));
}

/** Returns a form with its fields and files. */
function formBody({ schemas }: BodyContext, { type, content }: MediaContent, use: Use): JsonObject | undefined {
  const { scope } = use;
  const schema = find(schemas.document, content.value["schema"], `${content.pointer}/schema`);
  if (schema === undefined) return undefined;
  const flat = withRequiredProperties(flatten(schemas.document, schema, scope), schema.pointer);
  if (["oneOf", "anyOf"].some((key) => flat.keywords[key] !== undefined)) return undefined;
  if (flat.properties.size === 0 && isObject(flat.keywords["additionalProperties"])) return undefined;
  loseExamples(scope, content);
  const encodings = objectIn(content.value, "encoding") ?? {};
  const isDeep = Object.values(encodings).some((one) => isObject(one) && one["style"] === "deepObject");
  const fields: Record<string, JsonObject> = {};
  const files: Record<string, JsonObject> = {};
  for (const [name, { value, pointer }] of flat.properties) {
    const target = find(schemas.document, value, pointer)?.value ?? {};
    const items = find(schemas.document, target["items"], `${pointer}/items`)?.value;
    const required = flat.required.has(name) || undefined;
    const encoding = objectIn(encodings, name) ?? {};
    if (target["readOnly"] === true) continue;
    if (!canBeMember(name)) lose(scope, "field-name", pointer, name);
    else if (type === "multipart/form-data" && [target, items].some((one) => one?.["format"] === "binary"))
      files[name] = {
        mediaTypes: fileTypes(encoding),
        maxFiles: items === undefined ? undefined : 1000,
        required,
        description: stringIn(target, "description"),
      };
    else {
      const fieldName = idOf(`${use.name}-${name}`, "field");
      const converted = schemas.convert(value, pointer, { ...use, side: "request", name: fieldName });
      if (!isOfStyle(encoding, converted.type, isDeep)) lose(scope, "form", pointer, name);
      fields[name] = { type: converted.type, required, description: converted.description };
    }
  }
  return { form: formKinds[type], style: isDeep ? "deepObject" : undefined, fields, files: someOf(files) };
}

function fileTypes({ contentType }: JsonObject): readonly string[] {
  const types = String(contentType ?? "")
    .split(/,\s*/)
    .filter(canBeMediaType);
  return types.length === 0 ? anyFile : types;
}

/** Returns whether the encoding of a field is that of the form: in brackets, or else JSON and one field per item. */
function isOfStyle({ style = "form", explode, contentType }: JsonObject, type: Json, isDeep: boolean): boolean {
  if (isScalar(type)) return true;
  if (isDeep) return style === "deepObject";
  return (
    style === "form" && explode !== false && (isTextual(type) || isJson(String(contentType ?? "application/json")))
  );
}

const anyFile = ["application/*", "audio/*", "font/*", "image/*", "text/*", "video/*"];

/** Returns the keys `response` and `errorResponses` of an operation. */
export function responsesOf(context: BodyContext, method: string, operation: Located, use: Use): JsonObject {
  const { document } = context.schemas;
  const responses = membersOf(objectIn(operation.value, "responses"), `${operation.pointer}/responses`).flatMap(
    ({ key, value, pointer }) => {
      if (key.startsWith("x-")) return [];
      const found = find(document, value, pointer);
      if (found === undefined) lose(use.scope, "external-reference", pointer);
      return found === undefined
        ? []
        : [{ status: key.toUpperCase().replace("DEFAULT", "default"), response: found, pointer }];
    },
  );
  const success = successOf(responses.map(({ status }) => status));
  const hasBody = (status: string): boolean => method !== "head" && !["204", "205", "304"].includes(status);
  const written: Json[] = [];
  const errors: Record<string, JsonObject> = {};
  for (const { status, response, pointer } of responses) {
    const isOne = success.includes(status);
    const name = isOne && success.length === 1 ? use.name : `${use.name}-${status.toLowerCase()}`;
    const inside: Use = { ...use, side: "response", name: idOf(`${name}-response`, "response") };
    if (isOne) {
      const httpStatus = /^\d+$/.test(status) ? Number(status) : { unknown: context.decisions.unknownStatus() };
      written.push({ httpStatus, ...responseMembers(context, response, hasBody(status), inside) });
    } else if (status === "default" && isUnknownError(context, response)) continue;
    else if (/^([345]\d\d|[345]XX|default)$/.test(status))
      errors[status] = responseMembers(context, response, hasBody(status), inside);
    else lose(use.scope, "status", pointer, status);
  }
  if (written.length === 0) written.push({ httpStatus: { unknown: context.decisions.unknownStatus() } });
  return { response: written.length === 1 ? written[0] : written, errorResponses: someOf(errors) };
}

/** Returns whether Kiln wrote a response for the errors of a service that are unknown. */
function isUnknownError({ schemas: { document } }: BodyContext, response: Located): boolean {
  const schemas = contentsOf(response).map(({ content: { value, pointer } }) =>
    find(document, value["schema"], `${pointer}/schema`),
  );
  return schemas.length > 0 && schemas.every((schema) => isMarkedUnknown(schema?.value));
}

/** Returns the statuses of success responses. `default` is a success response if there is no other. */
function successOf(statuses: readonly string[]): readonly string[] {
  const groups = [/^2\d\d$/, /^2XX$/, /^default$/].map((form) => statuses.filter((status) => form.test(status)));
  return groups.find(({ length }) => length > 0) ?? [];
}

function responseMembers(context: BodyContext, response: Located, hasBody: boolean, use: Use): JsonObject {
  const description = stringIn(response.value, "description");
  for (const { pointer } of membersOf(response.value["links"], `${response.pointer}/links`))
    lose(use.scope, "link", pointer);
  if (!hasBody && contentsOf(response).length > 0) lose(use.scope, "no-content", response.pointer);
  const body = hasBody ? responseBody(context, response, use) : {};
  return { description, ...body, headers: responseHeaders(context.schemas, response, use) };
}

function responseBody(context: BodyContext, response: Located, use: Use): JsonObject {
  const all = contentsOf(response);
  const json = jsonContent(context, all);
  if (json !== undefined)
    return { body: jsonType(context, json.content, use), ...jsonMediaTypes(context, all, json, use) };
  const mediaTypes = opaqueTypes(all, use.scope);
  return { body: mediaTypes && { mediaTypes } };
}
