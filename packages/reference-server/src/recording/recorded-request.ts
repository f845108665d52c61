import { parametersOf, table } from "@kiln/server/query";

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

interface Cleared {
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

/* Identifies secrets in requests and responses by their names. */

export type Service = "exchange" | "query";

/** The replacement for secrets. */
const removed = "removed";

const endings = /(?:token|password|passwd|pwd|secret|authorization|cookies?|credentials?|session_?id)s?$/i;

/** Names of secrets in one service that have another meaning in the other. */
const own: Readonly<Record<Service, RegExp>> = {
  exchange: /^(?:key|api_?key|pin|pa_pin)$/i,
  query: /^(?:retype|captchaword|wpcaptchaword)$/i,
};

function isSecret(service: Service, name: string): boolean {
  return endings.test(name) || own[service].test(name);
}

/**
 * Returns a JSON value without its secrets: strings in members with names of secrets, and all occurrences of `values`.
 */
export function withoutSecrets(service: Service, value: unknown, values: readonly string[], isWithin = false): unknown {
  if (typeof value === "string") return isWithin && value !== "" ? removed : withoutValues(value, values);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => withoutSecrets(service, one, values, isWithin));
  const members = Object.entries(value).map(([name, inner]) => {
    return [
      withoutValues(name, values),
      withoutSecrets(service, inner, values, isWithin || isSecret(service, name)),
    ] as const;
  });
  return Object.fromEntries(members);
}

/** Returns XML without its secrets: attributes with names of secrets, and all occurrences of `values`. */
export function textWithoutSecrets(service: Service, text: string, values: readonly string[]): string {
  const cleared = text.replaceAll(/([\w-]+)(\s*=\s*)("[^"]*"|'[^']*')/g, (all, name: string, equals: string) =>
    isSecret(service, name) ? `${name}${equals}"${removed}"` : all,
  );
  return withoutValues(cleared, values);
}

/** The minimum length of secrets. Shorter strings occur in many words. */
const shortest = 6;

function withoutValues(text: string, values: readonly string[]): string {
  return values.reduce((rest, value) => (value.length < shortest ? rest : rest.replaceAll(value, removed)), text);
}
