import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { authorize, parseKey, type AuthorizedRequest } from "./authorize.js";
import { checkHandlers } from "./check-handlers.js";
import { ServiceError } from "./error.js";
import type { Handlers } from "./handlers.js";
import { operationsOf, withHandlers, type Found, type HandledOperation } from "./operations.js";
import type { Options } from "./options.js";
import { compatible, methodNotAllowed, methodsAt, routeOf } from "./routes.js";
import { runRead, runWrite } from "./run-operation.js";
import { sendError } from "./send-error.js";
import type { ResourceTable } from "./table.js";

/** Which operation a request means, and the id in its address. */
type Find = (request: FastifyRequest) => Found<HandledOperation> | undefined;

/**
 * A Fastify plugin that serves a service: the operations at all their paths, in the compatibility form, and the service's
 * description. All of them pass the same checks, since a path says no more than which operation is meant.
 */
export function pluginOf(service: ResourceTable, handlers: Handlers, options: Options): FastifyPluginAsync {
  checkHandlers(service, handlers);
  const operations = withHandlers(operationsOf(service), handlers);
  const { document, documentAt = [], bodyLimit = 65_536, refusals } = options;

  const serve: FastifyPluginAsync = async (scope) => {
    scope.removeAllContentTypeParsers();
    // A body is read where an operation takes one.
    scope.addContentTypeParser("*", { parseAs: "buffer", bodyLimit }, (_, body, done) => done(null, body));
    scope.setErrorHandler((error, request, reply) => sendError(service, options, error as Error, request, reply));
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
      const find: Find = (request) => ({ operation, id: operation.id === undefined ? "" : idOf(request) });
      for (const path of new Set(operation.paths)) serveAt(operation.method, routeOf(path), find);
    }
    for (const path of document === undefined ? [] : documentAt) if (path !== "") scope.get(path, (_, reply) => description(reply));
    readAt("GET", "", (request) => compatible(options, operations, request));
    changeAt("POST", "", (request) => compatible(options, operations, request));
    const refuseMethod = (): never => {
      throw methodNotAllowed(options, atBase());
    };
    scope.route({ method: ["PUT", "PATCH", "DELETE", "OPTIONS"], url: "", handler: refuseMethod });

    /** An empty text is no id, but a path with a slash too many. */
    function idOf({ params }: FastifyRequest): string {
      const { id = "" } = params as Readonly<Record<string, string>>;
      if (id === "") throw new ServiceError(refusals.pathUnknown);
      return id;
    }

    function readAt(method: string, url: string, find: Find): void {
      scope.route({
        method,
        url,
        handler: async (request, reply) => {
          const found = find(request);
          return found === undefined ? description(reply) : runRead(service, options, parseKey(service, options, found, request), reply);
        },
      });
    }

    function changeAt(method: string, url: string, find: Find): void {
      const authorized = new WeakMap<FastifyRequest, AuthorizedRequest>();
      scope.route({
        method,
        url,
        bodyLimit,
        onRequest: async (request) => {
          const found = find(request);
          if (found === undefined) return;
          const keyed = parseKey(service, options, found, request);
          authorized.set(request, await options.read((unit) => authorize(service, options, keyed, unit)));
          // Fastify would refuse a media type that it cannot read, though the body is not looked at.
          if (found.operation.body === undefined) delete request.raw.headers["content-type"];
        },
        handler: async (request, reply) => {
          const known = authorized.get(request);
          if (known === undefined) throw methodNotAllowed(options, atBase());
          return runWrite(service, options, known, reply);
        },
      });
    }
  };

  function atBase(): readonly string[] {
    return document === undefined || !documentAt.includes("") ? [] : ["GET"];
  }

  function description(reply: FastifyReply): FastifyReply {
    if (document === undefined || !documentAt.includes("")) throw new ServiceError(refusals.pathUnknown);
    return reply.header("cache-control", "no-cache").type(`${service.mediaType}; charset=utf-8`).send(document);
  }

  return async (app) => {
    await app.register(serve, { prefix: service.base });
  };
}

/** The path below the base; empty where that cannot be read. */
function pathOf(base: string, url: string): string {
  try {
    return decodeURI(url.split("?", 1)[0] ?? "").slice(base.length);
  } catch {
    return "";
  }
}
