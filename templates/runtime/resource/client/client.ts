import { answerError, type ReceivedAnswer } from "../../http/client/errors.js";
import { mayRepeat, retryAfter } from "../../http/client/retries.js";
import { createTransport, type HttpRequest, type ReadResponse } from "../../http/client/transport.js";
import type { KeyPlace, ResourceClientOptions, CheckAnswer, ValidatedRequest, ValidateRequest } from "./options.js";
import { jsonOf } from "./operation-parts.js";
import type { OperationEntry, PreparedCall, ServiceTable, ToldCall, UntypedClient, ReadAnswer } from "./table.js";
import { isDevelopment } from "#environment";
import {
  checkAddress,
  checkOptions as checkCommon,
  refuseOption,
  checkNames,
  shownValue,
  isRecord,
  load,
} from "../../http/client/refuse-option.js";
import type { RequestView } from "../../http/client/options.js";

/** The arguments of a call, with the ids already inserted into the URL. */
type Call = readonly [address: string, body: unknown, own: LastArgument];

interface LastArgument extends ToldCall, PreparedCall {
  readonly tenant?: string | undefined;
  readonly shared?: boolean | undefined;
  readonly query?: object | undefined;
}

export function createResourceClient(service: ServiceTable, options: ResourceClientOptions): UntypedClient {
  checkOptions(service, options);
  const transport = createTransport(options);
  const root = rootOf(options.baseUrl ?? service.url!, service.base);
  const client: UntypedClient = mapped(service.resources, (operations) =>
    mapped(operations, (operation, name) => {
      const sendWith = (key: unknown, call: Call) => {
        const plain = requestOf(service, options, key, operation, call);
        const request = service.prepare?.(plain, operation, call) ?? plain;
        const read = readerOf(service, operation, options, request.safe, secretsOf(key, operation, call));
        return transport.send(request, service.tell?.(read, operation, call[2]) ?? read, call[2]);
      };
      const send = async (...given: unknown[]) => {
        const ids = namedIds(operation.path, given);
        const start = service.url && options.baseUrl ? root : (operation.url ?? root);
        const [address, body] = [start + pathOf(operation.path, given), operation.body && given.shift()];
        const [own = {}] = given as readonly LastArgument[];
        const { key, validate, tenant } = options;
        checkArguments(name, operation, body, own, tenant);
        const call: Call = [address, body, own];
        if (validate)
          await checkRequest(service, validate, {
            operation,
            body,
            parameters: { ...queryOf(service, options, operation, own), ...ids },
          });
        if (operation.open || typeof key !== "function") return sendWith(key, call);
        try {
          return await sendWith(await key(false), call);
        } catch (error) {
          // The service did not execute the rejected request, so even an unsafe one may be sent again.
          if ((error as { status?: unknown }).status !== 401) throw error;
          return sendWith(await key(true), call);
        }
      };
      // For helpers that make several calls, such as `each` and `waitFor`.
      const { tenant, answers } = options;
      return Object.assign(send, operation, { client: () => client, defaults: { tenant, answers } });
    }),
  );
  return client;
}

function queryOf(
  { tenant }: ServiceTable,
  options: ResourceClientOptions,
  operation: OperationEntry,
  own: LastArgument,
): object {
  return {
    [tenant]: operation.tenant && (own.tenant ?? options.tenant),
    ...(own.shared && operation.shared),
    ...own.query,
  };
}

function requestOf(
  service: ServiceTable,
  options: ResourceClientOptions,
  key: unknown,
  operation: OperationEntry,
  [address, body, own]: Call,
): HttpRequest {
  const { dateTime, keys, mediaType } = service;
  const { keyIn = Object.keys(keys)[0] as KeyPlace } = options;
  const keyName = !operation.open && keys[keyIn];
  if (keyName) checkKey(key);
  const carried = keyName && carriedKey(keyIn, keyName, key as string);
  const query = queryOf(service, options, operation, own);
  const addressOf = (parameters: object): string =>
    Object.assign(new URL(address), {
      search: new URLSearchParams(pairsOf(JSON.parse(jsonOf(parameters, dateTime)), operation)),
    }).href;
  const json = operation.write ? undefined : jsonOf(body, dateTime);
  return {
    method: operation.method,
    url: addressOf(keyIn === "query" ? { ...query, ...carried } : query),
    shown: addressOf(query),
    headers: {
      accept: operation.accept ?? mediaType,
      "content-type": json && (operation.contentType ?? mediaType),
      ...(keyIn !== "query" && carried),
    } as Record<string, string>,
    body: json,
    safe: /^(GET|HEAD|OPTIONS)$/.test(operation.method),
    // Redirects are not followed, because they could send the key to another host.
    redirect: "manual",
  };
}

/** Returns the key as a header or a query parameter. HTTP Basic encodes user name and password in Base64. */
function carriedKey(place: KeyPlace, name: string, key: string): Readonly<Record<string, string>> {
  if (place === "cookie") return { cookie: `${name}=${key}` };
  if (place === "bearer") return { [name]: `Bearer ${key}` };
  if (place === "basic") return { [name]: `Basic ${btoa(String.fromCharCode(...new TextEncoder().encode(key)))}` };
  return { [name]: key };
}

/**
 * Returns name-value pairs. A list becomes one parameter per item, or one with joined items if it has a separator. JSON
 * has already omitted undefined values.
 */
function pairsOf(
  parameters: Readonly<Record<string, string | readonly string[]>>,
  { deep = {}, separators = {} }: OperationEntry,
): [string, string][] {
  return Object.entries(parameters).flatMap(([name, value]) => {
    if (deep[name]) return [...deep[name](name, value)];
    const items = [value].flat();
    const all = separators[name] ? [items.join(separators[name])] : items;
    return all.map((one): [string, string] => [name, one]);
  });
}

/** Returns the secrets of a call: the key and all secret fields of the body, at any depth. */
function secretsOf(key: unknown, { secrets }: OperationEntry, [, body]: Call): readonly unknown[] {
  const found: unknown[] = [key];
  if (secrets) JSON.stringify(body, (name, value) => (secrets.includes(name) && found.push(value), value));
  return found;
}

function readerOf(
  service: ServiceTable,
  operation: OperationEntry,
  options: ResourceClientOptions,
  safe: boolean,
  secrets: readonly unknown[],
): ReadResponse<unknown> {
  const {
    errorBody: [codeName, messageName, detailsName, envelope],
    error: ErrorType,
    toldBySuccess = {},
  } = service;
  return async (response, text, view) => {
    const { ok, status } = response;
    const received = { response, text, secrets };
    const result = parsed(text);
    const {
      [codeName]: code,
      [messageName]: message = code,
      [detailsName]: details,
    } = (envelope ? result?.[envelope] : result) ?? {};
    const isError = code && (!ok || toldBySuccess[code] === status);
    // A status other than 200 needs no body to be complete.
    const isRead = text ? result !== undefined : operation.empty || status !== 200;
    const missing = ok && text && isRead && !options.check ? missingIn(operation, result) : undefined;
    if (ok && !isError && isRead && !missing)
      return { kind: "done", value: await givenResponse(service, operation, options, result, received, view) };
    const isDescribed = !ok && operation.errors;
    const error = isError
      ? new ErrorType({ code, message, details, request: view }, received)
      : isDescribed
        ? new ErrorType({ code: String(status), message: `HTTP ${status}`, request: view }, received)
        : answerError(received, view, "baseUrl", missing);
    const after = retryAfter(response);
    if (mayRepeat(status, safe, after)) return { kind: "again", error, after };
    throw error;
  };
}

/** Parses JSON. Returns undefined if the string is not valid JSON. */
function parsed(text: string): any {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function mapped<A, B>(values: Readonly<Record<string, A>>, change: (value: A, name: string) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value, name)]));
}

/** Rejects options with which no request could succeed. */
function checkOptions({ needsKey, keys, url }: ServiceTable, options: ResourceClientOptions): void {
  if (!isDevelopment) return;
  checkCommon("The client", options);
  const { key, keyIn, baseUrl = url, tenant, answers = "raw" } = options;
  if (needsKey && typeof key !== "function") checkKey(key);
  if (keyIn && !keys[keyIn]) refuseOption("keyIn", keyIn, `use one of ${Object.keys(keys).join(", ")}`);
  if (tenant !== undefined && (!tenant || typeof tenant !== "string"))
    refuseOption("tenant", tenant, "set it to a tenant, or omit it");
  if (!/^(raw|readable)$/.test(answers)) refuseOption("answers", answers, "use raw or readable");
  checkAddress("baseUrl", baseUrl);
}

function checkKey(key: unknown): void {
  if (!key || typeof key !== "string") refuseOption("key", key, "set it to the key of the service");
}

/**
 * Returns the root URL of the service. The base URL may include the service's own path or omit it. User name and
 * password are removed, because `fetch` rejects them and shows them in its error. `path` is the common prefix of all
 * operation paths.
 */
function rootOf(baseUrl: string | URL, path: string): string {
  const { origin, pathname } = new URL(baseUrl);
  const root = (origin + pathname).replace(/\/+$/, "");
  return root.endsWith(path) ? root : root + path;
}

/**
 * Returns the path with its ids inserted as one segment each, and removes the ids from the arguments. An empty id would
 * address the whole collection, and dots would lead out of it.
 */
function pathOf(path: string, given: unknown[]): string {
  return path.replace(/\{[^{}]+\}/g, (name) => {
    const id = given.shift();
    if (!/^[snb]/.test(typeof id) || Number.isNaN(id) || !/[^.]/.test(String(id))) {
      throw new TypeError(
        `Missing ID: ${name} of ${path} is ${shownValue(id)}; pass the IDs first, then the request and the options`,
      );
    }
    return encodeURIComponent(String(id));
  });
}

/** Returns the ids in the arguments, by their names in the path. */
function namedIds(path: string, given: readonly unknown[]): Readonly<Record<string, string>> {
  return Object.fromEntries([...path.matchAll(/\{([^{}]+)\}/g)].map(([, name], index) => [name, String(given[index])]));
}

interface CheckedCall extends ToldCall {
  readonly tenant?: unknown;
  readonly query?: unknown;
}

/**
 * Rejects arguments of untyped callers with which no request could succeed, before anything is sent. Each error is a
 * single sentence. `name` is the name of the operation, `common` the client's tenant.
 */
function checkArguments(
  name: string,
  operation: OperationEntry,
  body: unknown,
  own: CheckedCall,
  common: unknown,
): void {
  if (!isDevelopment) return;
  const { query: names = [], body: bodyKind, tenant: tenantUse } = operation;
  const refuse = (text: string): never => {
    throw new TypeError(`${name} ${text}`);
  };
  if (bodyKind === true && !operation.write && body !== undefined) {
    if (!isRecord(body)) refuse(`takes an object as its request, not ${shownValue(body)}`);
    for (const [field, value] of Object.entries(body as object)) {
      // JSON would contain null for NaN and for an invalid Date.
      if (Number.isNaN(value instanceof Date ? value.getTime() : value))
        refuse(`got ${value instanceof Date ? "an invalid Date" : value} for ${field}`);
    }
  }
  if (!isRecord(own)) refuse(`takes an object of options as its last argument, not ${shownValue(own)}`);
  for (const one of names)
    if (one in own && one !== "tenant") refuse(`takes ${one} within query: { query: { ${one}: … } }`);
  checkNames(`The query of ${name}`, own.query ?? {}, names);
  const tenant = own.tenant ?? common;
  if (tenantUse && tenant !== undefined && typeof tenant !== "string")
    refuse(`takes a string as the tenant, not ${shownValue(tenant)}`);
  if (tenantUse === "needed" && !tenant) refuse("needs a tenant: pass { tenant: … } to the call or to the client");
}

/** Returns the result of a call for a successful response, which is checked first if the client has that option. */
async function givenResponse(
  { checker }: ServiceTable,
  operation: OperationEntry,
  { answers, check }: ResourceClientOptions,
  value: unknown,
  received: ReceivedAnswer,
  request: RequestView,
): Promise<unknown> {
  if (check) {
    const own = check === true ? ((await load(checker)).check as CheckAnswer) : check;
    await own({ operation, value, received, request });
  }
  const data =
    answers === "raw" || !operation.readable
      ? value
      : readResponse(operation.readable, operation.pages?.page?.[0], value);
  return operation.statuses ? { status: received.response.status, data } : data;
}

/** Converts a result to its readable form. For a page, only the items are converted. */
function readResponse(read: ReadAnswer, items: string | undefined, value: unknown): unknown {
  if (items === undefined) return read(value);
  const page = value as Readonly<Record<string, unknown>> | null;
  return page?.[items] === undefined ? value : { ...page, [items]: read(page[items]) };
}

/** Returns the part that the JSON lacks to be a response of the operation, or undefined if nothing is missing. */
function missingIn({ markers, pages }: OperationEntry, response: unknown): string | undefined {
  const names = pages?.page?.slice(0, 1) ?? markers;
  if (names === undefined) return undefined;
  if (names.length === 0) return Array.isArray(response) ? undefined : "a list";
  return names.some((name) => (response as Readonly<Record<string, unknown>> | null)?.[name!] !== undefined)
    ? undefined
    : names[0];
}

/** Checks a request before it is sent, with the caller's function or that of the validators. */
async function checkRequest(
  { validator }: ServiceTable,
  validate: true | ValidateRequest,
  request: ValidatedRequest,
): Promise<void> {
  const own = validate === true ? ((await load(validator)).validate as ValidateRequest) : validate;
  await own(request);
}
