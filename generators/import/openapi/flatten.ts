import { isObject, type Json, type JsonObject } from "../../codegen/json.ts";
import { find, listIn, objectIn, step, type Located, type OpenApiDocument } from "./document.ts";
import { lose, type Scope } from "./losses.ts";

/** A schema with `allOf` resolved: the keywords of all its parts, and its properties with their places. */
export interface FlatSchema {
  readonly keywords: JsonObject;
  readonly properties: ReadonlyMap<string, Located<Json>>;
  readonly required: ReadonlySet<string>;
}

/** Keywords that are not constraints. */
const annotations = new Set([
  "$comment",
  "$id",
  "$schema",
  "default",
  "deprecated",
  "description",
  "example",
  "examples",
  "externalDocs",
  "nullable",
  "readOnly",
  "summary",
  "title",
  "writeOnly",
  "xml",
]);

/** Returns the keywords of a schema that constrain a value. */
export function constraintsOf(schema: JsonObject): readonly string[] {
  return Object.keys(schema).filter(
    (key) => !annotations.has(key) && !key.startsWith("x-") && schema[key] !== undefined,
  );
}

/**
 * Returns the only part of an `allOf` if there are no other constraints. Such a schema only adds annotations to that
 * part.
 */
export function onlyPart(schema: JsonObject): Json | undefined {
  const parts = listIn(schema, "allOf");
  const constraints = constraintsOf(schema).filter(
    (key) => key !== "allOf" && !(key === "type" && schema["type"] === "object"),
  );
  return parts.length === 1 && constraints.length === 0 ? parts[0] : undefined;
}

/** Merges a schema with the parts of its `allOf`, following all references. */
export function flatten(document: OpenApiDocument, located: Located, scope: Scope): FlatSchema {
  const flat = { keywords: {}, properties: new Map<string, Located<Json>>(), required: new Set<string>() };
  join(document, located, scope, flat, new Set());
  return flat;
}

interface Joined {
  keywords: Record<string, Json | undefined>;
  readonly properties: Map<string, Located<Json>>;
  readonly required: Set<string>;
}

function join(
  document: OpenApiDocument,
  { value, pointer }: Located,
  scope: Scope,
  joined: Joined,
  seen: Set<string>,
): void {
  if (seen.has(pointer)) return;
  seen.add(pointer);
  for (const [index, part] of listIn(value, "allOf").entries()) {
    const found = find(document, part, `${pointer}/allOf/${index}`);
    if (found === undefined) lose(scope, "external-reference", `${pointer}/allOf/${index}`);
    else join(document, found, scope, joined, seen);
  }
  for (const [name, property] of Object.entries(objectIn(value, "properties") ?? {}))
    if (property !== undefined)
      joined.properties.set(name, { value: property, pointer: `${pointer}/properties${step(name)}` });
  for (const name of listIn(value, "required")) if (typeof name === "string") joined.required.add(name);
  for (const [key, one] of Object.entries(value)) {
    if (one === undefined || ["allOf", "properties", "required"].includes(key)) continue;
    const before = joined.keywords[key];
    if ((key === "oneOf" || key === "anyOf") && before !== undefined) lose(scope, "all-of", `${pointer}/${key}`);
    else if (key === "type" && before !== undefined && String(before) !== String(one))
      lose(scope, "all-of", `${pointer}/type`);
    else if (!isAnnotationOfPart(key, before)) joined.keywords[key] = one;
  }
}

/** The outer schema comes last, so that its own title and description take precedence. */
function isAnnotationOfPart(key: string, before: Json | undefined): boolean {
  return key === "nullable" && before === true;
}

/** Adds the required properties that a schema does not describe. They can have any value. */
export function withRequiredProperties(flat: FlatSchema, pointer: string): FlatSchema {
  const { keywords, properties, required } = flat;
  const isOpen = keywords["additionalProperties"] !== false;
  const missing = [...required].filter((name) => !properties.has(name));
  if (!isOpen || properties.size === 0 || missing.length === 0) return flat;
  const rest = keywords["additionalProperties"];
  const value = isObject(rest) ? rest : {};
  const added = missing.map((name) => [name, { value, pointer: `${pointer}/required` }] as const);
  return { ...flat, properties: new Map([...properties, ...added]) };
}

/** Returns whether a schema requires a property that it forbids. */
export function isImpossible({ keywords, properties, required }: FlatSchema): boolean {
  const isClosed = keywords["additionalProperties"] === false && keywords["patternProperties"] === undefined;
  return isClosed && [...required].some((name) => !properties.has(name));
}

/** Returns whether a schema describes an object with properties, or one that allows none. */
export function isObjectSchema({ keywords, properties }: FlatSchema): boolean {
  if (keywords["oneOf"] !== undefined || keywords["anyOf"] !== undefined || keywords["enum"] !== undefined)
    return false;
  const { type = "object" } = keywords;
  const types = Array.isArray(type) ? (type as readonly Json[]).filter((one) => one !== "null") : [type];
  if (types.length !== 1 || types[0] !== "object") return false;
  return (
    properties.size > 0 || (keywords["additionalProperties"] === false && keywords["patternProperties"] === undefined)
  );
}

/** The schemas that differ between requests and responses because they contain a read-only or write-only property. */
export class Sides {
  readonly #differing = new Set<Json>();

  constructor(document: OpenApiDocument) {
    const users = new Map<Json, Json[]>();
    const direct: Json[] = [];
    const pending: Json[] = [document.root];
    const use = (used: Json | undefined, by: Json): void => {
      if (typeof used !== "object" || used === null) return;
      const known = users.get(used);
      if (known === undefined) {
        users.set(used, [by]);
        pending.push(used);
      } else known.push(by);
    };
    for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
      if (Array.isArray(node)) for (const item of node as readonly Json[]) use(item, node);
      else if (isObject(node)) {
        if (typeof node["$ref"] === "string") use(find(document, node, "")?.value, node);
        if (node["readOnly"] === true || node["writeOnly"] === true) direct.push(node);
        for (const [key, value] of Object.entries(node)) if (!unvisited.has(key)) use(value, node);
      }
    }
    this.#mark(direct, users);
  }

  #mark(direct: readonly Json[], users: ReadonlyMap<Json, readonly Json[]>): void {
    const pending = direct.flatMap((node) => users.get(node) ?? []);
    for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
      if (this.#differing.has(node)) continue;
      this.#differing.add(node);
      pending.push(...(users.get(node) ?? []));
    }
  }

  differ(schema: JsonObject): boolean {
    return this.#differing.has(schema);
  }
}

const unvisited = new Set(["example", "examples", "default", "enum", "const", "required", "x-examples"]);
