import { randomBytes } from "node:crypto";
import { PassThrough, pipeline } from "node:stream";
import { ask, UpstreamError } from "./ask.js";
import { answerHeaders, requestHeaders } from "./headers.js";
import { staysBelow } from "./upstream.js";

/**
 * @typedef {import("fastify").FastifyRequest} FastifyRequest @typedef {import("fastify").FastifyReply} FastifyReply
 * @typedef {import("../../generated/exchange/index.js").Judged} Judged
 * @typedef {object} Sent what goes to the upstream
 * @property {string} path below its address
 * @property {string} query
 * @property {Uint8Array | undefined} body
 * @property {string} [contentType] in place of what the request says
 * @typedef {object} ProxyOptions
 * @property {string} service
 * @property {string} base the path that the upstream's address stands for
 * @property {readonly string[]} paths the routes, with the base
 * @property {import("./upstream.js").Upstream} upstream
 * @property {import("../../generated/exchange/index.js").Contract} contract
 * @property {import("../index.js").ContractRecord} record
 * @property {number} bodyLimit
 * @property {number} timeout in milliseconds
 * @property {(request: FastifyRequest, sent: Sent) => Sent | Promise<Sent>} [translate]
 */

/** How much of an answer is read to be judged; all of it goes on. */
const mostRead = 8 * 2 ** 20;

/** By which this server knows its own requests again. */
const pseudonym = `kiln-${randomBytes(6).toString("hex")}`;

/** Sends on what it is asked, sends back what is answered, and tells what of both breaks the contract. @param {ProxyOptions} options @returns {import("fastify").FastifyPluginAsync} */
export function proxyOn(options) {
  const { service, base, paths, bodyLimit, record } = options;
  return async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser("*", { parseAs: "buffer", bodyLimit }, (_, body, done) => done(null, body));
    app.setErrorHandler((error, request, reply) => {
      const { statusCode = 500, message } = /** @type {Error & { statusCode?: number }} */ (error);
      if (error instanceof UpstreamError) record.count(service, "failed");
      if (statusCode >= 500) request.log.error({ err: error }, "failed");
      return reply.code(statusCode).type("text/plain; charset=utf-8").send(error instanceof UpstreamError ? `${message}\n` : "The request was refused by the proxy.\n");
    });
    for (const path of paths) {
      app.all(path, async (request, reply) => {
        const [sentPath = "", query = ""] = split(request.url);
        if (!sentPath.startsWith(base) && options.translate === undefined) return refuse(reply, 404);
        const below = sentPath.startsWith(base) ? sentPath.slice(base.length) : "";
        if (!staysBelow(below)) return refuse(reply, 404);
        if (request.headers.via?.includes(pseudonym)) return refuse(reply, 508);
        const sent = { path: below, query, body: request.body instanceof Uint8Array ? request.body : undefined };
        return forward(options, (await options.translate?.(request, sent)) ?? sent, request, reply);
      });
    }
  };
}

/** @param {string} url @returns {readonly [path: string, query: string]} */
function split(url) {
  const start = url.indexOf("?");
  return start < 0 ? [url, ""] : [url.slice(0, start), url.slice(start + 1)];
}

/** @param {FastifyReply} reply @param {number} status */
function refuse(reply, status) {
  return reply.code(status).type("text/plain; charset=utf-8").send("The request was refused by the proxy.\n");
}

/** @param {ProxyOptions} options @param {Sent} sent @param {FastifyRequest} request @param {FastifyReply} reply */
async function forward(options, sent, request, reply) {
  const { service, upstream, contract, record, timeout } = options;
  const { method, headers } = request;
  const { path, query, body, contentType } = sent;
  const judged = await contract({ method, path, query, rawHeaders: request.raw.rawHeaders, headers: contentType === undefined ? headers : { ...headers, "content-type": contentType }, body });
  record.count(service, "requests");
  if (!judged.described) record.count(service, "undescribed");
  tell(options, judged, judged.violations, request);

  // Whoever goes away is not waited for.
  const gone = new AbortController();
  reply.raw.once("close", () => gone.abort());
  const answer = await ask(upstream, {
    method,
    path: `${upstream.path}${path}${query === "" ? "" : `?${query}`}`,
    headers: requestHeaders(request.raw.rawHeaders, `1.1 ${pseudonym}`, body, contentType),
    body, timeout, signal: gone.signal,
  });
  const status = answer.statusCode ?? 502;
  reply.code(status).headers(answerHeaders(answer.rawHeaders, request.protocol === "https"));
  const parts = readable(answer.headers["content-encoding"]) ? partsOf(answer) : undefined;
  const copy = new PassThrough();
  pipeline(answer, copy, (error) => {
    if (error) {
      if (!gone.signal.aborted) record.count(service, "failed");
      return;
    }
    const text = parts?.();
    record.count(service, text === undefined ? "unread" : "answers");
    tell(options, judged, judged.judge({ status, headers: answer.headers, body: text }), request);
  });
  if (method === "HEAD" || status === 204 || status === 304) {
    copy.resume();
    return reply.send();
  }
  return reply.send(copy);
}

/** @param {string | undefined} encoding */
function readable(encoding = "identity") {
  return encoding.toLowerCase() === "identity";
}

/** What an answer is by the time that it ends; undefined where it is too long to be kept. @param {import("node:http").IncomingMessage} answer */
function partsOf(answer) {
  /** @type {Buffer[]} */
  const parts = [];
  let length = 0;
  answer.on("data", (/** @type {Buffer} */ part) => {
    length += part.length;
    if (length <= mostRead) parts.push(part);
    else parts.length = 0;
  });
  return () => (length > mostRead ? undefined : Buffer.concat(parts).toString("utf8"));
}

/** Each violation is counted; what is new is a line of the log. @param {ProxyOptions} options @param {Judged} judged @param {readonly import("../../generated/exchange/index.js").Violation[]} violations @param {FastifyRequest} request */
function tell({ service, record }, { name }, violations, request) {
  for (const violation of violations) {
    const isNew = record.add(service, name, violation);
    if (isNew) request.log.warn({ service, operation: name, ...violation }, "the contract is broken");
  }
}
