import { parametersOf, table } from "@kiln/server/query";
import { isSecret, removed, withoutSecrets, type Service } from "./secrets.ts";

/** A request. Its path is relative to the address of its service. */
export interface ServiceRequest {
  readonly service: Service;
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: Uint8Array | undefined;
  /** The query module, if the request used the module's own path. */
  readonly module?: string | undefined;
}

/** A request without its secrets. */
export interface RecordedRequest {
  readonly service: Service;
  readonly method: string;
  readonly path: string;
  /** The query string. For the query interface, it includes the parameters of the body. */
  readonly query: string;
  /** The body of a request to the exchange, parsed if it is JSON. */
  readonly sent?: unknown;
}

export interface Cleared {
  readonly request: RecordedRequest;
  /** The values that were removed from the request. */
  readonly secrets: readonly string[];
}

export async function recordedRequest(request: ServiceRequest): Promise<Cleared> {
  const { service, method, path, headers } = request;
  const wire = service === "query" ? await wireOf(request) : request.query;
  const pairs = [...new URLSearchParams(wire)];
  const secrets = [
    ...pairs.flatMap(([name, value]) => (isSecret(service, name) ? [value] : [])),
    ...headerSecrets(headers),
  ];
  const shown = pairs.map(([name, value]): [string, string] => [name, isSecret(service, name) ? removed : value]);
  const query = new URLSearchParams(shown).toString();
  const sent = service === "query" ? undefined : bodyOf(request);
  const recorded = {
    service,
    method,
    path,
    query,
    ...(sent !== undefined && { sent: withoutSecrets(service, sent, secrets) }),
  };
  return { request: recorded, secrets };
}

/** Returns the same key for equivalent requests. Ignores the order of names, and secrets. */
export function requestKey({ service, method, path, query, sent }: RecordedRequest): string {
  const pairs = [...new URLSearchParams(query)].filter(([name]) => !isSecret(service, name));
  const sorted = pairs.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  // Queries may be sent with any method, because a form body is equivalent to a query string.
  const way = service === "query" ? "" : method;
  return JSON.stringify([service, way, path, sorted, sent === undefined ? null : sortedValue(sent)]);
}

/** Returns all parameters. The path of a single module returns JSON. */
async function wireOf(request: ServiceRequest): Promise<string> {
  const { wire, given } = await parametersOf(table, request);
  return request.module === undefined || given.has("format") ? wire : `${wire}&format=json`;
}

function headerSecrets({ authorization, cookie, "x-api-key": key }: ServiceRequest["headers"]): readonly string[] {
  const words = [authorization ?? []].flat().flatMap((one) => one.split(" ").slice(1));
  const cookies = [cookie ?? []]
    .flat()
    .flatMap((one) => one.split(";").map((pair) => pair.slice(pair.indexOf("=") + 1).trim()));
  return [...words, ...cookies, ...[key ?? []].flat()];
}

function bodyOf({ body }: ServiceRequest): unknown {
  if (body === undefined || body.length === 0) return undefined;
  const text = new TextDecoder().decode(body);
  try {
    return JSON.parse(text);
  } catch {
    return Object.fromEntries(new URLSearchParams(text));
  }
}

/** Sorts the members of objects by name. */
function sortedValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortedValue);
  if (typeof value !== "object" || value === null) return value;
  return Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, inner]) => [name, sortedValue(inner)]);
}
