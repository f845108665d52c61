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
    const answer = make({ onError: (error) => fastify.log.error({ err: error }, "a handler failed") });
    fastify.removeAllContentTypeParsers();
    fastify.addContentTypeParser("*", { parseAs: "buffer" }, (_, body, done) => done(null, body));
    serve(fastify, answer, table.endpoint, undefined);
    for (const { name, path } of Object.values(table.modules)) if (path !== undefined) serve(fastify, answer, `/${path}`, name);
    const { modules, generators, pages } = answer.missing;
    if (modules.length > 0 || generators.length > 0 || pages) fastify.log.warn({ modules, generators, pages }, "no handlers for these: requests for them are answered with 501");
  };
}

/** @param {import("./types.js").Server} fastify @param {Answer} answer @param {string} path @param {string | undefined} module */
function serve(fastify, answer, path, module) {
  if (path === "") return;
  fastify.all(path, async ({ method, url, ip, headers, body }, reply) => {
    const start = url.indexOf("?");
    const query = start < 0 ? "" : url.slice(start + 1);
    const response = await answer({ method, query, headers, body: body instanceof Uint8Array ? body : undefined, address: ip, module });
    return reply.code(response.status).headers(response.headers).send(response.body);
  });
}
