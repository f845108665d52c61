import { deepPairs, type Pair } from "../../core/deep-object.js";
import { isMatched, isNoneMatched, type Sent, type MediaAnswer, isAmong } from "../../http/server/messages.js";
import { answerGiven, answersOf, answerWith, type Operation, type Service } from "./service.js";
import type { HandledOperation, Options, AnyRequest, Unit, Environment } from "./handlers.js";
import { authorize, type AuthorizedRequest, type RequestWithKey } from "./authorize.js";
import { ServiceError } from "./errors.js";
import { idempotencyKeyOf, runOnce } from "./idempotency.js";
import {
  type QueryValues,
  readForm,
  decoded,
  readRequest,
  type DecodedRequest,
  type Received,
} from "./read-request.js";
import type { ResourceTable } from "./table.js";

/** Authorizes a read-only request and returns its response, in one unit of work. */
export async function runRead(service: Service, options: Options, keyed: RequestWithKey): Promise<Sent> {
  const response = await options.read(async (unit) => {
    const authorized = await authorize(service, options, keyed, unit);
    return handle(service, keyed.operation, authorized, readRequest(service, keyed, keyed.query, keyed.request), unit);
  });
  return sentResponse(service, options, keyed, response);
}

/** Runs the operation of an authorized request and returns its response. */
export async function runWrite(service: Service, options: Options, authorized: AuthorizedRequest): Promise<Sent> {
  const { operation, request, query } = authorized;
  const read = readRequest(
    service,
    authorized,
    query,
    request,
    await readForm(service, operation, options.environment, request),
  );
  const work = async (unit: Unit) => {
    await checkIfMatch(service, options, authorized, unit);
    return handle(service, operation, authorized, read, unit);
  };
  const key =
    operation.method === "POST" ? idempotencyKeyOf(request.raw.rawHeaders, service.refusals.invalid) : undefined;
  const response = await options.write(async (unit) => {
    if (key === undefined || unit.idempotency === undefined) return work(unit);
    const record = {
      caller: authorized.caller?.id ?? "",
      key,
      fingerprint: await fingerprint(service, options, authorized, read),
    };
    const isKept = answersOf(operation).every(({ versioned }) => versioned);
    // Binary content is not stored.
    let media: Answer["media"];
    const once = runOnce(unit.idempotency, record, isKept, service.refusals, async () => {
      const response = await work(unit);
      media = response.media;
      return storedAnswer(response);
    });
    return { ...answerStored(await once), media };
  });
  return sentResponse(service, options, authorized, response);
}

/** Throws an error if the object has changed since the caller read it. */
async function checkIfMatch(
  service: Service,
  { environment }: Options,
  authorized: AuthorizedRequest,
  unit: Unit,
): Promise<void> {
  const { operation, request, path, query } = authorized;
  const { readCurrent } = operation;
  const ifMatch = request.headers["if-match"];
  if (readCurrent === undefined || typeof ifMatch !== "string" || ifMatch === "") return;
  const name = service.tenant?.name ?? "";
  const tenant = query[name] === undefined ? {} : { [name]: query[name] };
  const input = { grounds: undefined, form: "texts", shapes: {} } as const;
  const parameters = readCurrent.parameters && decoded(readCurrent.parameters, { ...tenant, ...path }, input);
  const current = await handle(
    service,
    readCurrent,
    authorized,
    { parameters, headers: undefined, body: undefined },
    unit,
  );
  if (!isMatched(ifMatch, versionOf(environment, current))) throw new ServiceError(service.refusals.preconditionFailed);
}

/** Returns the fingerprint of a request. It contains the id of the tenant, because a tenant has several names. */
async function fingerprint(
  { tenant }: ResourceTable,
  { environment }: Options,
  { operation, tenant: named, path, query }: AuthorizedRequest,
  { parameters, body }: DecodedRequest,
): Promise<string> {
  const others = { ...(parameters as object | undefined), [tenant?.name ?? ""]: undefined };
  return fingerprintOf(
    environment,
    operation.name,
    named?.id,
    operation.parameters === undefined ? [path, query] : others,
    operation.form === undefined ? body : await withBytes(body),
  );
}

/** Returns the values of a form, including the contents of its files. */
async function withBytes(form: unknown): Promise<unknown> {
  const one = async (value: unknown): Promise<unknown> =>
    value instanceof File ? [value.name, value.type, new Uint8Array(await value.arrayBuffer())] : value;
  return Promise.all(
    Object.entries(form as object).map(async ([name, value]) => [name, await Promise.all([value].flat().map(one))]),
  );
}

/** Calls a handler. Headers that it sets are lost if the call fails. */
async function handle(
  service: Service,
  operation: HandledOperation,
  authorized: AuthorizedRequest,
  read: DecodedRequest,
  unit: Unit,
): Promise<Answer> {
  const { path, caller, tenant, query, request } = authorized;
  const headers: Record<string, string> = {};
  const given: AnyRequest = {
    ...read,
    tenant,
    caller,
    id: operation.id === undefined ? "" : (path[operation.id] ?? ""),
    reply: { header: (name, value) => void (headers[name.toLowerCase()] = String(value)) },
    next: (more) => void (headers["link"] = nextLink(service, operation, request, query, more)),
  };
  const [response, value] = answerGiven(operation, await operation.handle(given, unit));
  const status = operation.others && response.status;
  if (response.answerTypes !== undefined)
    return { text: "", media: mediaResponseOf(operation, response.answerTypes, value), headers, status };
  return { text: response.answer === undefined ? "" : (JSON.stringify(value) ?? ""), headers, status };
}

/** Returns the URL of the request with other parameters. It never contains a key. */
function nextLink(
  { keys }: ResourceTable,
  { deep = [], separators = {} }: Operation,
  request: Received,
  query: QueryValues,
  more: Readonly<Record<string, string>>,
): string {
  const { [keys.query ?? ""]: _, ...rest } = query;
  const pairs = Object.entries({ ...rest, ...more }).flatMap(([name, value]) => {
    if (deep.includes(name)) return deepPairs(name, value);
    const items = separators[name] && Array.isArray(value) ? [value.join(separators[name])] : [value].flat();
    return items.map((one): Pair => [name, String(one)]);
  });
  return `<${request.url.split("?", 1)[0]}?${new URLSearchParams(pairs)}>; rel="next"`;
}

function sentResponse(
  { mediaType }: ResourceTable,
  { environment }: Options,
  { operation, request }: RequestWithKey,
  response: Answer,
): Sent {
  const ifNoneMatch = request.headers["if-none-match"];
  const {
    status,
    answer: body,
    answerJsonTypes: [type] = [mediaType],
    versioned,
  } = answerWith(operation, response.status ?? operation.status) ?? operation;
  const { headers, media, text } = versioned
    ? { ...response, headers: { ...response.headers, etag: versionOf(environment, response) } }
    : response;
  const isRead = versioned && operation.method === "GET" && typeof ifNoneMatch === "string" && ifNoneMatch !== "";
  if (isRead && isNoneMatched(ifNoneMatch, headers["etag"] ?? "")) return { status: 304, headers };
  if (media !== undefined) return { status, headers: { ...headers, ...mediaHeaders(media) }, body: media.data };
  if (body === undefined) return { status, headers };
  return { status, headers: { ...headers, "content-type": `${type}; charset=utf-8` }, body: text };
}

function fingerprintOf({ digest }: Environment, ...parts: readonly unknown[]): string {
  const text = JSON.stringify(parts, (_, value: unknown) => (value instanceof Uint8Array ? digest(value) : value));
  return digest(text);
}

interface Answer {
  /** The JSON text, or an empty string if there is none. */
  readonly text: string;
  /** The status that selects one of several responses; undefined if there is only one. */
  readonly status?: number | undefined;
  /** Binary content instead of JSON. */
  readonly media?: MediaAnswer | undefined;
  /** The header fields that the handler set, by lowercase name. */
  readonly headers: Readonly<Record<string, string>>;
}

function versionOf({ etagOf }: Environment, { text, headers }: Answer): string {
  return headers["etag"] ?? etagOf(text);
}

/**
 * Serializes a response for storage. A stored string that starts with a bracket includes headers. A list therefore
 * always includes them, even if they are empty.
 */
export function storedAnswer({ text, headers, status }: Answer): string {
  const isText = status === undefined && Object.keys(headers).length === 0 && !text.startsWith("[");
  return isText ? text : JSON.stringify([headers, text, status]);
}

export function answerStored(stored: string): Answer {
  if (!stored.startsWith("[")) return { text: stored, headers: {} };
  const [headers, text, status] = JSON.parse(stored) as [Answer["headers"], string, (number | null)?];
  return { text, headers, status: status ?? undefined };
}

/** Checks that a handler returned bytes of one of the media types. */
function mediaResponseOf(
  { name }: Pick<Operation, "name">,
  responseTypes: readonly string[],
  response: unknown,
): MediaAnswer {
  const { mediaType, data } = (response ?? {}) as Partial<MediaAnswer>;
  if (mediaType === undefined || !isAmong(responseTypes, mediaType) || mediaType.includes("*")) {
    throw new TypeError(
      `The handler ${name} must return ${responseTypes.join(" or ")}, not ${mediaType ?? "nothing"}.`,
    );
  }
  if (data === undefined) throw new TypeError(`The handler ${name} returned no data.`);
  return response as MediaAnswer;
}

/** Returns the header fields of binary content. They prevent browsers from guessing another media type. */
function mediaHeaders({ mediaType, fileName }: MediaAnswer): Readonly<Record<string, string>> {
  return {
    ...(fileName !== undefined && { "content-disposition": attachment(fileName) }),
    "x-content-type-options": "nosniff",
    "content-type": mediaType.startsWith("text/") ? `${mediaType}; charset=utf-8` : mediaType,
  };
}

/**
 * Formats `Content-Disposition` with the name in ASCII and in UTF-8 (RFC 6266). Control characters, quotes and slashes
 * are removed, so that a name cannot add a header field, a parameter or a path.
 */
export function attachment(fileName: string): string {
  const name =
    fileName
      .toWellFormed()
      .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069"\\/]/g, "")
      .slice(0, 200)
      .toWellFormed() || "file";
  const plain = name.replace(/[^ -~]/g, "_");
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return plain === name && !name.includes("%")
    ? `attachment; filename="${name}"`
    : `attachment; filename="${plain.replaceAll("%", "_")}"; filename*=UTF-8''${encoded}`;
}
