import type { Service } from "../../model/model.ts";
import { keyPlaces } from "../../naming/paths.ts";
import { queryText, type Credential, type Pair, type Step } from "../suite/case.ts";

/** A running service: its URL, and the keys that the caller has. */
export interface Target {
  readonly service: Service;
  /** The base URL without a trailing slash. */
  readonly url: string;
  /** Keys by kind. The key under the empty name is of any kind. */
  readonly keys: ReadonlyMap<string, string>;
  /** The cookies of a session, for requests with a key. */
  readonly cookie?: string;
}

/**
 * Returns the base URL of a service below an address. The address replaces the placeholder at the start of the base
 * URL, or the origin. An address that already ends with the rest of the base URL is the base URL itself.
 */
export function baseUrlOf(service: Service, address: string): string {
  const trimmed = address.replace(/\/+$/, "");
  const template = (service.baseUrl?.value ?? "").replace(/\/+$/, "");
  const rest = template.replace(/^(?:\{[^{}]+\}|[a-z][a-z0-9+.-]*:\/\/[^/]*)/i, "");
  return rest === "" || trimmed.endsWith(rest) || rest.includes("{") ? trimmed : trimmed + rest;
}

/** Request parts that depend on the key: fields of the header and parameters of the query. */
interface KeyParts {
  readonly headers: readonly Pair[];
  readonly query: readonly Pair[];
}

const unknownKey = "kiln-verify-unknown-key";

/** Returns the parts of a request that send its key, or undefined if the caller has no such key. */
export function keyParts({ service, keys, cookie }: Target, credential: Credential): KeyParts | undefined {
  const none = { headers: [], query: [] };
  if (credential.kind === "none") return none;
  if (cookie !== undefined && credential.kind === "key") return { ...none, headers: [["cookie", cookie]] };
  const kinds = service.kind === "query" ? [service.id] : credential.kind === "key" ? credential.keyKinds : [];
  const key =
    credential.kind === "unknown"
      ? unknownKey
      : [...kinds.map((kind) => keys.get(kind)), keys.get("")].find((one) => one !== undefined);
  if (service.kind === "query")
    return key === undefined ? none : { ...none, headers: [["authorization", `Bearer ${key}`]] };
  const place = keyPlaces(service)[credential.kind === "key" ? credential.transport : 0];
  if (key === undefined) return undefined;
  if (place === undefined) return none;
  switch (place.in) {
    case "query":
      return { ...none, query: [[place.name, key]] };
    case "header":
      return { ...none, headers: [[place.name, key]] };
    case "cookie":
      return { ...none, headers: [["cookie", `${place.name}=${key}`]] };
    case "bearer":
      return { ...none, headers: [[place.name, `Bearer ${key}`]] };
    case "basic":
      return { ...none, headers: [[place.name, `Basic ${btoa(key)}`]] };
  }
}

/** Values that responses supplied, by name. */
export type Variables = ReadonlyMap<string, string>;

/** Returns the URL of a request without its key. */
export function urlOf(
  { url }: Target,
  { path, query }: Step,
  variables: Variables,
  more: readonly Pair[] = [],
): string {
  const filled = path.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = variables.get(name);
    return value === undefined ? whole : encodeURIComponent(value);
  });
  const text = queryText([...query.map(([name, value]) => [name, fill(value, variables)] as const), ...more]);
  return `${url}${filled}${text === "" ? "" : `?${text}`}`;
}

/** Replaces a value that is a placeholder. */
export function fill(value: string, variables: Variables): string {
  const name = /^\{(\w+)\}$/.exec(value)?.[1];
  return name === undefined ? value : (variables.get(name) ?? value);
}
