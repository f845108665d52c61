import { etagOf, isMatched, isNoneMatched } from "../http/etag.js";
import { isOfType } from "../http/headers.js";
import { readJson } from "../http/json.js";
import { admit } from "./admit.js";
import { ServiceError } from "./error.js";
import { fingerprintOf, once, repeatKeyOf } from "./receipts.js";

/** @typedef {import("./types.js").Service} Service @typedef {import("./types.js").Options} Options */

/**
 * Admits a request that only reads, and answers it: in one unit of work.
 * @param {Service} service @param {Options} options @param {import("./types.js").Keyed} asked @param {import("fastify").FastifyReply} reply
 */
export async function lookUp(service, options, asked, reply) {
  const text = await options.read(async (unit) => {
    const given = givenIn(service, options, await admit(service, options, asked, unit), reply);
    return textOf(await asked.operation.handle(given, unit));
  });
  return write(service, asked, text, reply);
}

/**
 * Has done what a request asks for that was admitted, and writes the answer.
 * @param {Service} service @param {Options} options @param {import("./types.js").Admitted} admitted @param {import("fastify").FastifyReply} reply
 */
export async function carryOut(service, options, admitted, reply) {
  const { operation, caller, tenant, request } = admitted;
  const { refusals } = options;
  const given = givenIn(service, options, admitted, reply);

  const ifMatch = operation.current && request.headers["if-match"];
  const work = async (/** @type {import("./types.js").Unit} */ unit) => {
    if (ifMatch && !isMatched(ifMatch, etagOf(JSON.stringify(await operation.current?.(given, unit))))) throw new ServiceError(refusals.preconditionFailed);
    return textOf(await operation.handle(given, unit));
  };

  const key = operation.method === "POST" ? repeatKeyOf(request.raw.rawHeaders, service.invalid) : undefined;
  const text = await options.write((unit) => {
    if (key === undefined) return work(unit);
    const receipt = { caller: caller.id, key, fingerprint: fingerprintOf(operation.name, tenant?.id, given.body) };
    return once(unit.idempotency, receipt, operation.versioned === true, refusals, () => work(unit));
  });
  return write(service, admitted, text, reply);
}

/** What a handler is given. @param {Service} service @param {Options} options @param {import("./types.js").Admitted} admitted @param {import("fastify").FastifyReply} reply */
function givenIn(service, { refusals }, { operation, id, caller, tenant, query, request }, reply) {
  const json = operation.body && jsonOf(service, refusals, request);
  const parameters = operation.parameters && decoded(operation.parameters, operation.id === undefined ? query : { ...query, [operation.id]: id });
  const body = operation.body && decoded(operation.body, json);
  return { tenant, id, parameters, body, caller, next: (/** @type {Record<string, string>} */ more) => void reply.header("link", nextLink(service, request, query, more)) };
}

/** @param {unknown} answer */
function textOf(answer) {
  return JSON.stringify(answer) ?? "";
}

/**
 * The JSON of a body. Whatever keeps it from being read is a `ServiceError`.
 * @param {Service} service @param {import("./types.js").Refusals<string>} refusals
 * @param {{ readonly body?: unknown, readonly headers: Readonly<Record<string, string | readonly string[] | undefined>> }} request
 */
export function jsonOf(service, refusals, request) {
  const { body, headers } = request;
  if (!(body instanceof Uint8Array) || body.length === 0) throw new ServiceError(service.malformed);
  if (!isOfType([headers["content-type"]].flat()[0], service.mediaType)) throw new ServiceError(refusals.otherMediaType);
  try {
    return readJson(body);
  } catch {
    throw new ServiceError(service.malformed);
  }
}

/** What a reader makes of a value; what it finds is a `ServiceError`. @param {import("./types.js").Decode} decode @param {unknown} value */
export function decoded(decode, value) {
  const result = decode(value, { unknownFields: "ignore", strict: true });
  if (result.errors === undefined) return result.value;
  throw new ServiceError(result.errors[0].code, { findings: result.errors });
}

/** The same address with other parameters; never with a key. @param {Service} service @param {import("fastify").FastifyRequest} request @param {Record<string, string>} query @param {Record<string, string>} more */
function nextLink({ keys }, request, query, more) {
  const { [keys.query ?? ""]: _, ...rest } = query;
  return `<${request.url.split("?", 1)[0]}?${new URLSearchParams({ ...rest, ...more })}>; rel="next"`;
}

/** @param {Service} service @param {import("./types.js").Keyed} asked @param {string} text @param {import("fastify").FastifyReply} reply */
function write({ mediaType }, { operation, request }, text, reply) {
  const ifNoneMatch = request.headers["if-none-match"];
  if (operation.versioned) {
    const etag = etagOf(text);
    reply.header("etag", etag);
    if (operation.method === "GET" && ifNoneMatch && isNoneMatched(ifNoneMatch, etag)) return reply.code(304).send();
  }
  return reply.code(operation.status).type(`${mediaType}; charset=utf-8`).send(text);
}
