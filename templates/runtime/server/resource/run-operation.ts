import type { FastifyReply, FastifyRequest } from "fastify";
import { etagOf, isMatched, isNoneMatched } from "../http/etag.js";
import { isOfType } from "../http/headers.js";
import { readJson } from "../http/json.js";
import { authorize, type AuthorizedRequest, type RequestWithKey } from "./authorize.js";
import { ServiceError } from "./error.js";
import type { ResourceRequest, TenantReference, Unit } from "./handlers.js";
import { fingerprintOf, idempotencyKeyOf, runOnce } from "./idempotency.js";
import type { Options } from "./options.js";
import type { Refusals } from "./refusals.js";
import type { Decode, ResourceTable } from "./table.js";

/** Authorizes a request that only reads, and answers it: in one unit of work. */
export async function runRead(service: ResourceTable, options: Options, keyed: RequestWithKey, reply: FastifyReply): Promise<FastifyReply> {
  const text = await options.read(async (unit) => {
    const given = handlerRequest(service, options, await authorize(service, options, keyed, unit), reply);
    return textOf(await keyed.operation.handle(given, unit));
  });
  return send(service, keyed, text, reply);
}

/** Runs the operation of an authorized request, and answers it. */
export async function runWrite(
  service: ResourceTable,
  options: Options,
  authorized: AuthorizedRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { operation, caller, tenant, request } = authorized;
  const { refusals } = options;
  const given = handlerRequest(service, options, authorized, reply);

  const ifMatch = operation.readCurrent && request.headers["if-match"];
  const work = async (unit: Unit) => {
    if (ifMatch && !isMatched(ifMatch, etagOf(JSON.stringify(await operation.readCurrent?.(given, unit)))))
      throw new ServiceError(refusals.preconditionFailed);
    return textOf(await operation.handle(given, unit));
  };

  const key = operation.method === "POST" ? idempotencyKeyOf(request.raw.rawHeaders, service.invalid) : undefined;
  const text = await options.write((unit) => {
    if (key === undefined) return work(unit);
    const record = { caller: caller.id, key, fingerprint: fingerprintOf(operation.name, tenant?.id, given.body) };
    return runOnce(unit.idempotency, record, operation.versioned === true, refusals, () => work(unit));
  });
  return send(service, authorized, text, reply);
}

/** What a handler is given. */
function handlerRequest(
  service: ResourceTable,
  { refusals }: Options,
  { operation, id, caller, tenant, query, request }: AuthorizedRequest,
  reply: FastifyReply,
): ResourceRequest<TenantReference | undefined, unknown, unknown> {
  const json = operation.body && jsonOf(service, refusals, request);
  const parameters =
    operation.parameters && decoded(operation.parameters, operation.id === undefined ? query : { ...query, [operation.id]: id });
  const body = operation.body && decoded(operation.body, json);
  const next = (more: Readonly<Record<string, string>>): void => void reply.header("link", nextLink(service, request, query, more));
  return { tenant, id, parameters, body, caller, next };
}

function textOf(answer: unknown): string {
  return JSON.stringify(answer) ?? "";
}

/** The JSON of a body. Whatever keeps it from being read is a `ServiceError`. */
export function jsonOf(
  service: ResourceTable,
  refusals: Refusals<string>,
  request: { readonly body?: unknown; readonly headers: Readonly<Record<string, string | readonly string[] | undefined>> },
): unknown {
  const { body, headers } = request;
  if (!(body instanceof Uint8Array) || body.length === 0) throw new ServiceError(service.malformed);
  if (!isOfType([headers["content-type"]].flat()[0], service.mediaType)) throw new ServiceError(refusals.otherMediaType);
  try {
    return readJson(body);
  } catch {
    throw new ServiceError(service.malformed);
  }
}

/** What a reader makes of a value; what it finds is a `ServiceError`. */
export function decoded(decode: Decode, value: unknown): unknown {
  const result = decode(value, { unknownFields: "ignore", strict: true });
  if (result.errors === undefined) return result.value;
  const [first] = result.errors;
  if (first === undefined) throw new TypeError("A decoder refuses a value without an error.");
  throw new ServiceError(first.code, { findings: result.errors });
}

/** The same address with other parameters; never with a key. */
function nextLink(
  { keys }: ResourceTable,
  request: FastifyRequest,
  query: Readonly<Record<string, string>>,
  more: Readonly<Record<string, string>>,
): string {
  const { [keys.query ?? ""]: _, ...rest } = query;
  return `<${request.url.split("?", 1)[0]}?${new URLSearchParams({ ...rest, ...more })}>; rel="next"`;
}

function send({ mediaType }: ResourceTable, { operation, request }: RequestWithKey, text: string, reply: FastifyReply): FastifyReply {
  const ifNoneMatch = request.headers["if-none-match"];
  if (operation.versioned) {
    const etag = etagOf(text);
    reply.header("etag", etag);
    if (operation.method === "GET" && ifNoneMatch && isNoneMatched(ifNoneMatch, etag)) return reply.code(304).send();
  }
  return reply.code(operation.status).type(`${mediaType}; charset=utf-8`).send(text);
}
