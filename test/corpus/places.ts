export type JsonObject = { readonly [key: string]: unknown };

export type Side = "request" | "response";

/** A part of an operation that both documents must describe: a parameter, a body or a header field. */
export interface Place {
  readonly side: Side;
  /** The JSON pointer of its schema, or `undefined` if it has none. */
  readonly pointer: string | undefined;
  /** Everything but the schema, as text. */
  readonly facts: string;
  /** True if values are written as text, which cannot be null. */
  readonly isText: boolean;
}

const methods = ["get", "put", "post", "delete", "options", "head", "patch"];

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns the places of each operation by method and path. Path parameters have numbers for names. */
export function operationsOf(document: JsonObject): ReadonlyMap<string, ReadonlyMap<string, Place>> {
  const operations = new Map<string, ReadonlyMap<string, Place>>();
  for (const [path, pathItem] of entriesOf(document["paths"]))
    for (const method of methods) {
      if (!isObject(pathItem[method])) continue;
      const pointer = `/paths/${escaped(path)}`;
      const variables = path.match(/\{[^}]*\}/g) ?? [];
      operations.set(
        `${method} ${path.replace(/\{[^}]*\}/g, "{}")}`,
        new Map([
          ...parameterPlaces(document, pathItem, pointer, variables),
          ...parameterPlaces(document, pathItem[method], `${pointer}/${method}`, variables),
          ...bodyPlaces(document, pathItem[method], `${pointer}/${method}`),
        ]),
      );
    }
  return operations;
}

/** Follows references from a node. */
export function follow(document: JsonObject, node: unknown, pointer: string): { node: JsonObject; pointer: string } {
  if (!isObject(node)) return { node: {}, pointer };
  const reference = node["$ref"];
  if (typeof reference !== "string" || !reference.startsWith("#/")) return { node, pointer };
  const target = decodeURIComponent(reference.slice(1));
  const steps = target.slice(1).split("/");
  let found: unknown = document;
  for (const step of steps)
    found = isObject(found) ? found[step.replaceAll("~1", "/").replaceAll("~0", "~")] : undefined;
  return follow(document, found, target);
}

function* parameterPlaces(
  document: JsonObject,
  parent: JsonObject,
  pointer: string,
  variables: readonly string[],
): Generator<[string, Place]> {
  const all = Array.isArray(parent["parameters"]) ? (parent["parameters"] as readonly unknown[]) : [];
  for (const [index, written] of all.entries()) {
    const { node, pointer: place } = follow(document, written, `${pointer}/parameters/${index}`);
    const { name, in: location, required = false } = node;
    if (location === "header" && /^(accept|content-type|authorization)$/i.test(String(name))) continue;
    const style = node["style"] ?? (location === "query" || location === "cookie" ? "form" : "simple");
    const explode = node["explode"] ?? style === "form";
    const [content] = entriesOf(node["content"]);
    const schema = content === undefined ? `${place}/schema` : `${place}/content/${escaped(content[0])}/schema`;
    const facts = content === undefined ? { required, style, explode } : { required, content: content[0] };
    const names = { path: String(variables.indexOf(`{${String(name)}}`)), header: String(name).toLowerCase() };
    const key = names[location as keyof typeof names] ?? String(name);
    yield [
      `${String(location)} ${key}`,
      { side: "request", pointer: schema, facts: JSON.stringify(facts), isText: content === undefined },
    ];
  }
}

function* bodyPlaces(document: JsonObject, operation: JsonObject, pointer: string): Generator<[string, Place]> {
  if (operation["requestBody"] !== undefined) {
    const body = follow(document, operation["requestBody"], `${pointer}/requestBody`);
    const facts = JSON.stringify({ required: body.node["required"] ?? false });
    yield* contentPlaces("request", "request", body, facts);
  }
  for (const [status, written] of entriesOf(operation["responses"])) {
    const response = follow(document, written, `${pointer}/responses/${status}`);
    if (statesNothing(document, response.node)) continue;
    yield [`response ${status}`, { side: "response", pointer: undefined, facts: "", isText: false }];
    yield* contentPlaces("response", `response ${status}`, response, "");
    for (const [name, header] of entriesOf(response.node["headers"])) {
      if (name.toLowerCase() === "content-type") continue;
      const found = follow(document, header, `${response.pointer}/headers/${escaped(name)}`);
      const schema = found.node["schema"] === undefined ? undefined : `${found.pointer}/schema`;
      yield [
        `response ${status} header ${name.toLowerCase()}`,
        { side: "response", pointer: schema, facts: "", isText: true },
      ];
    }
  }
}

function* contentPlaces(
  side: Side,
  key: string,
  { node, pointer }: { readonly node: JsonObject; readonly pointer: string },
  facts: string,
): Generator<[string, Place]> {
  for (const [type, content] of entriesOf(node["content"])) {
    const schema = isOpaque(content["schema"]) ? undefined : `${pointer}/content/${escaped(type)}/schema`;
    yield [`${key} ${type.split(";")[0]!.trim().toLowerCase()}`, { side, pointer: schema, facts, isText: false }];
  }
}

/** Returns whether Kiln wrote a response because the errors of the service are unknown. */
function statesNothing(document: JsonObject, response: JsonObject): boolean {
  const contents = entriesOf(response["content"]);
  return contents.some(([, { schema }]) => follow(document, schema, "").node["x-kiln-status"] === "unknown");
}

/** Returns whether a schema states nothing, or describes a file, in any of the forms of 3.0 and 3.1. */
function isOpaque(schema: unknown): boolean {
  if (!isObject(schema)) return true;
  return Object.keys(schema).length === 0 || schema["format"] === "binary" || schema["contentMediaType"] !== undefined;
}

function entriesOf(value: unknown): readonly [string, JsonObject][] {
  return isObject(value)
    ? Object.entries(value).filter((entry): entry is [string, JsonObject] => isObject(entry[1]))
    : [];
}

function escaped(name: string): string {
  return name.replaceAll("~", "~0").replaceAll("/", "~1");
}
