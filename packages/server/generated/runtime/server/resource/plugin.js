import { authorize, parseKey } from "./authorize.js";
import { checkHandlers } from "./check-handlers.js";
import { byId, compatible } from "./compatible.js";
import { ServiceError } from "./error.js";
import { idempotencyWarning } from "./idempotency-warning.js";
import { methodNotAllowed } from "./method-not-allowed.js";
import { refuseOthers } from "./not-found.js";
import { nodeEnvironment } from "./node-environment.js";
import { operationsOf, withHandlers } from "./operations.js";
import { optionsWithDefaults } from "./option-defaults.js";
import { refusedMethods, routeOf, routerOf, valuesAt } from "./routes.js";
import { runRead, runWrite } from "./run-operation.js";
import { send, sendError } from "./send.js";
import { withDefaults } from "./service.js";
/**
 * A Fastify plugin that serves a service: the operations at all their paths, in the compatibility form, and the
 * service's description. All of them pass the same checks, since a path says no more than which operation is meant.
 */
export function pluginOf(table, handlers, given = {}) {
    checkHandlers(table, handlers);
    const service = { ...withDefaults(table), unknownFields: given.unknownFields };
    const operations = withHandlers(operationsOf(table), handlers);
    const options = optionsWithDefaults(operations, given, nodeEnvironment);
    const { document, documentAt = [], compatibility, bodyLimit = 65_536 } = options;
    const { refusals } = service;
    const isDescribedAtBase = document !== undefined && documentAt.includes("");
    const serve = async (scope) => {
        scope.removeAllContentTypeParsers();
        // A body is read where an operation takes one.
        scope.addContentTypeParser("*", { parseAs: "buffer", bodyLimit }, (_, body, done) => done(null, body));
        scope.setErrorHandler((error, request, reply) => sendError(service, error, request, reply));
        // Answers hold secrets, such as tokens and PINs.
        scope.addHook("onRequest", (_, reply, done) => {
            reply.header("cache-control", "no-store");
            done();
        });
        refuseOthers(scope, refusals, routerOf(operations));
        for (const operation of operations)
            for (const path of operation.paths)
                serveOperation(operation, path);
        for (const { route, methods, allowed } of refusedMethods(operations))
            refuse(methods, route.url, allowed);
        for (const path of document === undefined ? [] : documentAt)
            if (path !== "")
                scope.get(path, (_, reply) => description(reply));
        if (isDescribedAtBase || compatibility !== undefined)
            serveBase(scope.prefix === "" ? "/" : "");
        function serveOperation(operation, path) {
            const route = routeOf(path);
            const find = ({ params, query }) => {
                const values = valuesAt(route, params);
                if (values === undefined)
                    throw new ServiceError(refusals.pathUnknown);
                return byId(compatibility, operations, { operation, path: values }, query);
            };
            if (operation.method === "GET")
                readAt(operation.method, route.url, find);
            else
                changeAt(operation.method, route.url, find, operation.maxBytes ?? bodyLimit + (operation.form?.fileBytes ?? 0));
        }
        function serveBase(url) {
            const find = (request) => compatible(compatibility, refusals, operations, request);
            readAt("GET", url, find);
            changeAt("POST", url, find);
            refuse(["PUT", "PATCH", "DELETE", "OPTIONS"], url, atBase());
        }
        function refuse(method, url, allowed) {
            const handler = async () => {
                throw methodNotAllowed(refusals, allowed);
            };
            // Before a body is read.
            scope.route({ method: [...method], url, onRequest: handler, handler });
        }
        function readAt(method, url, find) {
            scope.route({
                method,
                url,
                handler: async (request, reply) => {
                    const found = find(request);
                    if (found === undefined)
                        return description(reply);
                    announce(found, reply);
                    return send(reply, await runRead(service, options, parseKey(service, options, found, request)));
                },
            });
        }
        function changeAt(method, url, find, limit = bodyLimit) {
            const authorized = new WeakMap();
            scope.route({
                method,
                url,
                bodyLimit: limit,
                onRequest: async (request, reply) => {
                    const found = find(request);
                    if (found === undefined)
                        throw methodNotAllowed(refusals, atBase());
                    announce(found, reply);
                    const keyed = parseKey(service, options, found, request);
                    authorized.set(request, await options.read((unit) => authorize(service, options, keyed, unit)));
                    // Fastify would refuse a media type that it cannot read, though the body is not looked at.
                    if (found.operation.body === undefined && found.operation.mediaTypes === undefined)
                        delete request.raw.headers["content-type"];
                },
                handler: async (request, reply) => {
                    return send(reply, await runWrite(service, options, authorized.get(request)));
                },
            });
        }
    };
    function atBase() {
        return isDescribedAtBase ? ["GET"] : [];
    }
    function description(reply) {
        if (!isDescribedAtBase)
            throw new ServiceError(refusals.pathUnknown);
        return reply.header("cache-control", "no-cache").type(`${service.mediaType}; charset=utf-8`).send(document);
    }
    const warning = idempotencyWarning(operations, given);
    return async (app) => {
        if (warning !== undefined)
            app.log.warn(warning);
        await app.register(serve, { prefix: service.base });
    };
}
/** Says that an operation is deprecated, also where the request is refused. */
function announce({ operation: { lifecycle } }, reply) {
    if (lifecycle !== undefined)
        reply.headers(lifecycle);
}
