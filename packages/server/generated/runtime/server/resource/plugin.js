import { authorize, parseKey } from "./authorize.js";
import { checkHandlers } from "./check-handlers.js";
import { ServiceError } from "./error.js";
import { operationsOf, withHandlers } from "./operations.js";
import { compatible, methodNotAllowed, methodsAt, routeOf } from "./routes.js";
import { runRead, runWrite } from "./run-operation.js";
import { sendError } from "./send-error.js";
/**
 * A Fastify plugin that serves a service: the operations at all their paths, in the compatibility form, and the service's
 * description. All of them pass the same checks, since a path says no more than which operation is meant.
 */
export function pluginOf(service, handlers, options) {
    checkHandlers(service, handlers);
    const operations = withHandlers(operationsOf(service), handlers);
    const { document, documentAt = [], bodyLimit = 65_536, refusals } = options;
    const serve = async (scope) => {
        scope.removeAllContentTypeParsers();
        // A body is read where an operation takes one.
        scope.addContentTypeParser("*", { parseAs: "buffer", bodyLimit }, (_, body, done) => done(null, body));
        scope.setErrorHandler((error, request, reply) => sendError(service, options, error, request, reply));
        scope.setNotFoundHandler((request) => {
            const methods = methodsAt(operations, pathOf(service.base, request.url));
            throw methods.length === 0 ? new ServiceError(refusals.pathUnknown) : methodNotAllowed(options, methods);
        });
        // Answers hold secrets, such as tokens and PINs.
        scope.addHook("onRequest", (_, reply, done) => {
            reply.header("cache-control", "no-store");
            done();
        });
        for (const operation of operations) {
            const serveAt = operation.method === "GET" ? readAt : changeAt;
            const find = (request) => ({ operation, id: operation.id === undefined ? "" : idOf(request) });
            for (const path of new Set(operation.paths))
                serveAt(operation.method, routeOf(path), find);
        }
        for (const path of document === undefined ? [] : documentAt)
            if (path !== "")
                scope.get(path, (_, reply) => description(reply));
        readAt("GET", "", (request) => compatible(options, operations, request));
        changeAt("POST", "", (request) => compatible(options, operations, request));
        const refuseMethod = () => {
            throw methodNotAllowed(options, atBase());
        };
        scope.route({ method: ["PUT", "PATCH", "DELETE", "OPTIONS"], url: "", handler: refuseMethod });
        /** An empty text is no id, but a path with a slash too many. */
        function idOf({ params }) {
            const { id = "" } = params;
            if (id === "")
                throw new ServiceError(refusals.pathUnknown);
            return id;
        }
        function readAt(method, url, find) {
            scope.route({
                method,
                url,
                handler: async (request, reply) => {
                    const found = find(request);
                    return found === undefined ? description(reply) : runRead(service, options, parseKey(service, options, found, request), reply);
                },
            });
        }
        function changeAt(method, url, find) {
            const authorized = new WeakMap();
            scope.route({
                method,
                url,
                bodyLimit,
                onRequest: async (request) => {
                    const found = find(request);
                    if (found === undefined)
                        return;
                    const keyed = parseKey(service, options, found, request);
                    authorized.set(request, await options.read((unit) => authorize(service, options, keyed, unit)));
                    // Fastify would refuse a media type that it cannot read, though the body is not looked at.
                    if (found.operation.body === undefined)
                        delete request.raw.headers["content-type"];
                },
                handler: async (request, reply) => {
                    const known = authorized.get(request);
                    if (known === undefined)
                        throw methodNotAllowed(options, atBase());
                    return runWrite(service, options, known, reply);
                },
            });
        }
    };
    function atBase() {
        return document === undefined || !documentAt.includes("") ? [] : ["GET"];
    }
    function description(reply) {
        if (document === undefined || !documentAt.includes(""))
            throw new ServiceError(refusals.pathUnknown);
        return reply.header("cache-control", "no-cache").type(`${service.mediaType}; charset=utf-8`).send(document);
    }
    return async (app) => {
        await app.register(serve, { prefix: service.base });
    };
}
/** The path below the base; empty where that cannot be read. */
function pathOf(base, url) {
    try {
        return decodeURI(url.split("?", 1)[0] ?? "").slice(base.length);
    }
    catch {
        return "";
    }
}
