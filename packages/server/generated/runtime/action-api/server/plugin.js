import { say } from "./words.js";

/**
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("./types.js").Answer} Answer
 * @typedef {import("./types.js").Options} Options
 * @typedef {import("./types.js").Plugin} Plugin
 */

/**
 * A Fastify plugin: the one endpoint, and each module at a path of its own. What a handler throws is logged.
 * @param {Table} table @param {(usual: Options) => Answer} make @returns {Plugin}
 */
export function pluginOf(table, make) {
  return async (fastify) => {
    const answer = make({
      onError: (error) => fastify.log.error({ err: error }, "a handler failed"),
      // What an answer holds is nobody's business in a log.
      onFindings: (findings) => fastify.log.warn({ findings: findings.map(({ received: _, ...finding }) => finding) }, "an answer is not as described"),
    });
    fastify.removeAllContentTypeParsers();
    fastify.addContentTypeParser("*", { parseAs: "buffer" }, (_, body, done) => done(null, body));
    // Fastify would refuse a type that it cannot read, or where it wants one; here such a body is no form, and not looked at.
    fastify.addHook("onRequest", ({ raw }, _, done) => {
      if (!form.test(raw.headers["content-type"] ?? "")) raw.headers["content-type"] = "application/octet-stream";
      done();
    });
    fastify.setErrorHandler((error, request, reply) => refuse(answer, error, request, reply));
    serve(fastify, answer, table.endpoint, undefined);
    for (const { name, path } of Object.values(table.modules)) if (path !== undefined) serve(fastify, answer, `/${path}`, name);
    serveEscaped(fastify, answer, table);
    const { modules, generators, pages } = answer.missing;
    if (modules.length > 0 || generators.length > 0 || pages) fastify.log.warn({ modules, generators, pages }, "no handlers for these: requests for them are answered with 501");
  };
}

/** What is found out before anybody reads a body. @type {Readonly<Record<number, import("./types.js").Message>>} */
const refusals = {
  413: { ...say("apierror-toolarge", "The body of the request is too large."), code: "toolarge", module: "main" },
  429: { ...say("apierror-ratelimited", "You've exceeded your rate limit. Please wait some time and try again."), code: "ratelimited", module: "main" },
};
const unreadable = { ...say("apierror-badrequest", "The request cannot be read."), code: "badrequest", module: "main" };
const broken = { ...say("apierror-internal", "The server failed to answer."), code: "internal_api_error", module: "main" };

/** @param {Answer} answer @param {{ readonly statusCode?: number }} error @param {import("./types.js").ServerRequest} request @param {import("./types.js").ServerReply} reply */
async function refuse(answer, { statusCode = 500 }, { method, url, headers }, reply) {
  const { headers: told, body } = await answer.refusal({ method, query: queryOf(url), headers }, refusals[statusCode] ?? (statusCode < 500 ? unreadable : broken), statusCode);
  return reply.code(statusCode).headers({ ...told, "cache-control": "no-store" }).send(body);
}

const form = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;

/** @param {import("./types.js").Server} fastify @param {Answer} answer @param {string} path @param {string | undefined} module */
function serve(fastify, answer, path, module) {
  if (path !== "") fastify.all(path, async (request, reply) => respond(answer, module, request, reply));
}

/** A `+` may be escaped: that is the same path to whoever writes it, and another one to Fastify. @param {import("./types.js").Server} fastify @param {Answer} answer @param {Table} table */
function serveEscaped(fastify, answer, { modules }) {
  const names = new Map(Object.values(modules).flatMap(({ name, path }) => (path === undefined ? [] : [[path, name]])));
  const heads = new Set([...names.keys()].map((path) => path.slice(0, Math.max(path.indexOf("+"), 0))).filter((head) => head !== ""));
  for (const head of heads) {
    fastify.all(`/${head.replaceAll(":", "::")}:rest`, async (request, reply) => {
      const { rest } = /** @type {{ readonly rest: string }} */ (request.params);
      const module = names.get(head + rest);
      return module === undefined ? reply.callNotFound() : respond(answer, module, request, reply);
    });
  }
}

/** @param {Answer} answer @param {string | undefined} module @param {import("./types.js").ServerRequest} request @param {import("./types.js").ServerReply} reply */
async function respond(answer, module, { method, url, ip, headers, body }, reply) {
  const response = await answer({ method, query: queryOf(url), headers, body: body instanceof Uint8Array ? body : undefined, address: ip, module });
  return reply.code(response.status).headers(response.headers).send(response.body);
}

/** @param {string} url */
function queryOf(url) {
  const start = url.indexOf("?");
  return start < 0 ? "" : url.slice(start + 1);
}
