import { isObject, type Json, type JsonObject } from "../../codegen/json.ts";
import { jsonOf } from "../../edit/yaml.ts";
import { parse } from "../../load/parse.ts";

/** An OpenAPI document. All references are resolved with `find`. */
export interface OpenApiDocument {
  readonly root: JsonObject;
  /** The version in the key `openapi`, such as `3.0.3`. */
  readonly version: string;
}

/** A node of the document with its JSON Pointer. */
export interface Located<Value extends Json = JsonObject> {
  readonly value: Value;
  readonly pointer: string;
}

export interface Unreadable {
  readonly problem: string;
}

/** Parses an OpenAPI 3.0 or 3.1 document in JSON or YAML. */
export function readDocument(name: string, text: string): OpenApiDocument | Unreadable {
  const data = readData(name, text);
  if ("problem" in data) return data as Unreadable;
  const { root } = data;
  if (!isObject(root)) return { problem: `“${name}” is not an OpenAPI document: it is not a mapping.` };
  const { openapi, swagger } = root;
  if (swagger !== undefined)
    return {
      problem: `“${name}” has the version Swagger ${String(swagger)}, which is not supported. Convert it first: npx swagger2openapi ${name} --outfile openapi.yaml`,
    };
  const version = String(openapi ?? "");
  if (!/^3\.[01](\.|$)/.test(version))
    return {
      problem:
        openapi === undefined
          ? `“${name}” is not an OpenAPI document: it has no key “openapi”.`
          : `“${name}” has the OpenAPI version ${version}. Supported: 3.0 and 3.1.`,
    };
  return { root, version };
}

function readData(name: string, text: string): { readonly root: Json } | Unreadable {
  if (/^\s*[{[]/.test(text)) {
    try {
      return { root: JSON.parse(text) as Json };
    } catch (error) {
      return { problem: `“${name}” is not valid JSON: ${(error as Error).message}.` };
    }
  }
  const { root, diagnostics } = parse(name, text);
  const fault = diagnostics.find(({ severity }) => severity === "error");
  if (root !== undefined) return { root: jsonOf(root) };
  const start = fault?.place?.start ?? 0;
  return { problem: `${name}:${text.slice(0, start).split("\n").length}: ${fault?.message ?? "The file is empty."}` };
}

export function step(name: string | number): string {
  return `/${String(name).replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

export function lastStep(pointer: string): string {
  return unescaped(pointer.slice(pointer.lastIndexOf("/") + 1));
}

function unescaped(text: string): string {
  return text.replaceAll("~1", "/").replaceAll("~0", "~");
}

/** The maximum length of a chain of references. */
const LONGEST_CHAIN = 40;

/**
 * Follows the references from a node. Returns `undefined` if one has no target, refers to another file, or is part of a
 * cycle.
 */
export function find({ root }: OpenApiDocument, node: Json | undefined, pointer: string): Located | undefined {
  let found: Located<Json> | undefined = node === undefined ? undefined : { value: node, pointer };
  for (let count = 0; count < LONGEST_CHAIN && found !== undefined; count++) {
    if (!isObject(found.value)) return undefined;
    const ref: Json | undefined = found.value["$ref"];
    if (typeof ref !== "string") return { value: found.value, pointer: found.pointer };
    found = at(root, ref);
  }
  return undefined;
}

function at(root: JsonObject, ref: string): Located<Json> | undefined {
  if (!ref.startsWith("#")) return undefined;
  let value: Json | undefined = root;
  for (const raw of ref.slice(1).split("/").slice(1)) {
    const key = unescaped(decoded(raw));
    if (Array.isArray(value)) value = (value as readonly Json[])[Number(key)];
    else value = isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  }
  return value === undefined ? undefined : { value, pointer: decoded(ref.slice(1)) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Returns the members of a mapping that are themselves mappings, with their pointers. */
export function membersOf(
  node: Json | undefined,
  pointer: string,
): readonly (Located<Json> & { readonly key: string })[] {
  if (!isObject(node)) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    value === undefined ? [] : [{ key, value, pointer: pointer + step(key) }],
  );
}

/** Returns the string under a key, unless it is blank. */
export function stringIn(node: JsonObject, key: string): string | undefined {
  const value = node[key];
  if (typeof value !== "string") return undefined;
  const text = cleaned(value);
  return text === "" ? undefined : text;
}

export function objectIn(node: JsonObject, key: string): JsonObject | undefined {
  const value = node[key];
  return isObject(value) ? value : undefined;
}

export function listIn(node: JsonObject, key: string): readonly Json[] {
  const value = node[key];
  return Array.isArray(value) ? (value as readonly Json[]) : [];
}

/** Normalizes line ends to line feeds, and removes trailing spaces and control characters. */
function cleaned(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f\ud800-\udfff\ufeff]/gu, "")
    .replace(/[ \t\u0085\u2028\u2029]+$/gm, "")
    .trim();
}

/** Returns whether a document that Kiln wrote marks a schema as unknown. */
export function isMarkedUnknown(schema: JsonObject | undefined): boolean {
  return schema?.["x-kiln-status"] === "unknown";
}
