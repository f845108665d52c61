// Builds the request of a form.
import type { FormField, FormKey, RequestForm } from "./request-form.js";

/** A list of strings for each field of the form, in order. The list of an empty field is empty. */
export type Values = readonly (readonly string[])[];

export interface Given {
  readonly field: FormField;
  readonly texts: readonly [string, ...string[]];
}

export type Pair = readonly [name: string, text: string];

export interface Sent {
  readonly method: string;
  /** The path below the URL of the service, including the query string. */
  readonly path: string;
  readonly headers: readonly Pair[];
  readonly body: string | undefined;
}

export function givenOf({ fields }: RequestForm, values: Values): readonly Given[] {
  return fields.flatMap((field, index) => {
    const [first, ...others] = values[index] ?? [];
    return first === undefined ? [] : [{ field, texts: [first, ...others] }];
  });
}

/** Builds the request. `key` is a key or a placeholder for one, or an empty string if there is none. */
export function requestOf(form: RequestForm, values: Values, body: string | undefined, key: string): Sent {
  const given = givenOf(form, values);
  const at = (place: FormField["in"]): readonly Given[] => given.filter(({ field }) => field.in === place);
  const inPath = new Map(at("path").map(({ field, texts }) => [field.wire, texts[0]]));
  const path = form.path.replace(/\{([^{}]+)\}/g, (hole, name: string) => {
    const text = inPath.get(name);
    return text === undefined ? hole : encodeURIComponent(text.toWellFormed());
  });
  const query = queryOf([
    ...form.fixed,
    ...at("query").flatMap((one) => named(form, one)),
    ...keyAt(form, "query", key),
  ]);
  return {
    method: form.method,
    path: query === "" ? path : `${path}?${query}`,
    headers: [
      ...keyAt(form, "header", key),
      ...keyAt(form, "bearer", key).map(([name, text]): Pair => [name, `Bearer ${text}`]),
      ...keyAt(form, "basic", key).map(([name, text]): Pair => [name, `Basic ${base64(text)}`]),
      ...keyAt(form, "cookie", key).map(([name, text]): Pair => ["Cookie", `${name}=${text}`]),
      ...at("header").map(({ field, texts }): Pair => [field.wire, texts.join(", ")]),
      ...(body === undefined || form.body === undefined ? [] : [["Content-Type", form.body.mediaType] as const]),
    ],
    body,
  };
}

/** Returns the query string of the module parameters only, which the module's validators parse. */
export function moduleQuery(form: RequestForm, values: Values): string {
  const own = givenOf(form, values).filter(({ field }) => field.in === "query" && !field.ofRequest);
  return queryOf(own.flatMap((one) => named(form, one)));
}

function queryOf(pairs: readonly Pair[]): string {
  return pairs.map(([name, text]) => `${encoded(name)}=${encoded(text)}`).join("&");
}

function named({ separators: [separator, other] }: RequestForm, { field, texts }: Given): readonly Pair[] {
  const { wire } = field;
  if (field.separator !== undefined) return [[wire, texts.join(field.separator)]];
  if (separator === undefined) return texts.map((text): Pair => [wire, text]);
  if (texts.length === 1 && !texts[0].includes(separator)) return [[wire, texts[0]]];
  const isOther = other !== undefined && texts.length > 1 && texts.some((text) => text.includes(separator));
  return [[wire, isOther ? other + texts.join(other) : texts.join(separator)]];
}

function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}

function keyAt({ key: place }: RequestForm, at: FormKey["in"], key: string): readonly Pair[] {
  return place?.in === at && key !== "" ? [[place.name, key]] : [];
}

/** Percent-encodes a string, except for readable characters that are valid in a query string. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed())
    .replaceAll("%7C", "|")
    .replaceAll("%3A", ":")
    .replaceAll("%2F", "/")
    .replaceAll("%2C", ",");
}

/** Returns the body to send: compact JSON, or the typed text if it is not JSON. Returns undefined for an empty body. */
export function bodyOf({ body }: RequestForm, text: string): string | undefined {
  if (body === undefined || text.trim() === "") return undefined;
  const value = valueOf(text);
  return value === text ? text : JSON.stringify(value);
}

/** Returns the parsed JSON, or the typed text if it is not JSON. */
export function bodyValueOf({ body }: RequestForm, text: string): unknown {
  return body === undefined || text.trim() === "" ? undefined : valueOf(text);
}

function valueOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
