import { isEncoded } from "../../http/server/messages.js";
import { faultMessage } from "./findings.js";
/**
 * Returns a Fastify plugin with the single endpoint and a separate path for each module. Errors of handlers are logged.
 */
export function pluginOf(table, make, messageOf = (fault) => faultMessage(table, fault)) {
    return async (fastify) => {
        const answer = make({
            onError: (error) => fastify.log.error({ err: error }, "a handler failed"),
            onRefusal: (refusal) => fastify.log.info(refusal, "refused"),
            // Received values may be confidential, so they are not logged.
            onFindings: (findings) => fastify.log.warn({ findings: findings.map(({ received: _, ...finding }) => finding) }, "a response does not match the spec"),
        });
        fastify.removeAllContentTypeParsers();
        fastify.addContentTypeParser("*", { parseAs: "buffer" }, (_, body, done) => done(null, body));
        // Fastify rejects missing or unsupported media types. Here a body of such a type is ignored, because it is not a
        // form.
        fastify.addHook("onRequest", ({ raw }, _, done) => {
            const isForm = form.test(raw.headers["content-type"] ?? "");
            if (!isForm)
                raw.headers["content-type"] = "application/octet-stream";
            done(isForm && isEncoded(raw.headers["content-encoding"]) ? encodedForm() : undefined);
        });
        fastify.setErrorHandler((error, request, reply) => refuse(answer, messageOf, error, request, reply));
        serve(fastify, answer, table.endpoint, undefined);
        serveModules(fastify, answer, table);
        warnOfMissing(fastify, answer);
    };
}
function warnOfMissing(fastify, { missing: { modules, generators, pages } }) {
    if (modules.length === 0 && generators.length === 0 && !pages)
        return;
    // If the server cannot listen, it reports only the reason.
    fastify.addHook("onListen", async () => {
        fastify.log.warn({ modules, generators, pages }, "these modules have no handler: requests for them get the status 501");
    });
}
const faults = { 413: "toolarge", 429: "ratelimited" };
async function refuse(answer, messageOf, error, request, reply) {
    const { statusCode = 500 } = error;
    const { method, url, headers } = request;
    const message = messageOf(faults[statusCode] ?? (statusCode < 500 ? "badrequest" : "internal_api_error"));
    const response = await answer.refusal({ method, query: queryOf(url), headers }, message, statusCode);
    return reply
        .code(response.status)
        .headers({ ...response.headers, "cache-control": "no-store" })
        .send(response.body);
}
const form = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;
/** Creates the error for a compressed form. A small compressed form could expand to any size. */
function encodedForm() {
    return Object.assign(new Error("The form has a Content-Encoding"), { statusCode: 415 });
}
function serve(fastify, answer, path, module) {
    if (path !== "")
        fastify.all(path, (request, reply) => respond(answer, module, request, reply));
}
/**
 * Adds the routes of the modules' paths. A `+` in a path may be escaped, which Fastify treats as a different path.
 * Paths with the same beginning up to the `+` therefore share one route, which also makes registration much faster.
 */
function serveModules(fastify, answer, { modules }) {
    const names = new Map(Object.values(modules).flatMap(({ name, path }) => (path === undefined ? [] : [[path, name]])));
    const headOf = (path) => path.slice(0, Math.max(path.indexOf("+"), 0));
    for (const [path, name] of names)
        if (headOf(path) === "")
            serve(fastify, answer, `/${path}`, name);
    const heads = new Set([...names.keys()].map(headOf).filter((head) => head !== ""));
    for (const head of heads) {
        fastify.all(`/${head.replaceAll(":", "::")}:rest`, (request, reply) => {
            const { rest } = request.params;
            const module = names.get(head + rest);
            return module === undefined ? reply.callNotFound() : respond(answer, module, request, reply);
        });
    }
}
async function respond(answer, module, request, reply) {
    const { method, url, ip, headers, body, protocol } = request;
    const response = await answer({
        method,
        query: queryOf(url),
        headers,
        body: body instanceof Uint8Array ? body : undefined,
        address: ip,
        isSecure: protocol === "https",
        module,
    });
    const { cookies = [] } = response;
    if (cookies.length > 0)
        reply.header("set-cookie", [...cookies]);
    reply.code(response.status).headers(response.headers).send(response.body);
}
function queryOf(url) {
    const start = url.indexOf("?");
    return start < 0 ? "" : url.slice(start + 1);
}
