import { admit, keyed } from "./admit.js";
import { carryOut, lookUp } from "./carry-out.js";
import { checkHandlers } from "./check-handlers.js";
import { ServiceError } from "./error.js";
import { refuse } from "./refuse.js";
import { compatible, methodsAt, operationsOf, otherMethod, routeOf } from "./routes.js";

/** @typedef {import("./types.js").Operation} Operation @typedef {import("fastify").FastifyRequest} FastifyRequest */
/** @typedef {(request: FastifyRequest) => { readonly operation: Operation, readonly id: string } | undefined} Find which operation a request means, and the id in its address */

/**
 * A Fastify plugin that serves a service: the operations at all their paths, in the compatibility form, and the service's description. All of
 * them pass the same checks, since a path says no more than which operation is meant.
 * @param {import("./types.js").Service} service @param {import("./types.js").Handlers} handlers @param {import("./types.js").Options} options
 * @returns {import("fastify").FastifyPluginAsync}
 */
export function createResourcePlugin(service, handlers, options) {
  checkHandlers(service, handlers);
  const operations = operationsOf(service, handlers);
  const { document, documentAt = [], bodyLimit = 65_536, refusals } = options;

  /** @type {import("fastify").FastifyPluginAsync} */
  const serve = async (scope) => {
    scope.removeAllContentTypeParsers();
    // What a body is, is looked at where an operation takes one.
    scope.addContentTypeParser("*", { parseAs: "buffer", bodyLimit }, (_, body, done) => done(null, body));
    scope.setErrorHandler((error, request, reply) => refuse(service, options, /** @type {Error} */ (error), request, reply));
    scope.setNotFoundHandler((request) => {
      const methods = methodsAt(operations, pathOf(service.base, request.url));
      throw methods.length === 0 ? new ServiceError(refusals.pathUnknown) : otherMethod(options, methods);
    });
    // Answers hold secrets, such as tokens and PINs.
    scope.addHook("onRequest", (_, reply, done) => {
      reply.header("cache-control", "no-store");
      done();
    });

    for (const operation of operations) {
      const serveAt = operation.method === "GET" ? readAt : changeAt;
      for (const path of new Set(operation.paths)) serveAt(operation.method, routeOf(path), (request) => ({ operation, id: operation.id === undefined ? "" : idOf(request) }));
    }
    for (const path of document === undefined ? [] : documentAt) if (path !== "") scope.get(path, (_, reply) => description(reply));
    readAt("GET", "", (request) => compatible(options, operations, request));
    changeAt("POST", "", (request) => compatible(options, operations, request));
    scope.route({ method: ["PUT", "PATCH", "DELETE", "OPTIONS"], url: "", handler: () => { throw otherMethod(options, atBase()); } });

    /** Nothing is no id, but a path with a slash too many. @param {FastifyRequest} request */
    function idOf({ params }) {
      const { id } = /** @type {Record<string, string>} */ (params);
      if (id === "") throw new ServiceError(refusals.pathUnknown);
      return id;
    }

    /** @param {string} method @param {string} url @param {Find} find */
    function readAt(method, url, find) {
      scope.route({
        method,
        url,
        handler: async (request, reply) => {
          const found = find(request);
          return found === undefined ? description(reply) : lookUp(service, options, keyed(service, options, found, request), reply);
        },
      });
    }

    /** @param {string} method @param {string} url @param {Find} find */
    function changeAt(method, url, find) {
      /** @type {WeakMap<FastifyRequest, import("./types.js").Admitted>} */
      const admitted = new WeakMap();
      scope.route({
        method,
        url,
        bodyLimit,
        onRequest: async (request) => {
          const found = find(request);
          if (found === undefined) return;
          const asked = keyed(service, options, found, request);
          admitted.set(request, await options.read((unit) => admit(service, options, asked, unit)));
          // Fastify would refuse one that it cannot read, though nobody is going to look at the body.
          if (found.operation.body === undefined) delete request.raw.headers["content-type"];
        },
        handler: async (request, reply) => {
          const known = admitted.get(request);
          if (known === undefined) throw otherMethod(options, atBase());
          return carryOut(service, options, known, reply);
        },
      });
    }
  };

  function atBase() {
    return document === undefined || !documentAt.includes("") ? [] : ["GET"];
  }

  /** @param {import("fastify").FastifyReply} reply */
  function description(reply) {
    if (document === undefined || !documentAt.includes("")) throw new ServiceError(refusals.pathUnknown);
    return reply.header("cache-control", "no-cache").type(`${service.mediaType}; charset=utf-8`).send(document);
  }

  return async (app) => {
    await app.register(serve, { prefix: service.base });
  };
}


/** What stands below the base; nothing where that cannot be read. @param {string} base @param {string} url */
function pathOf(base, url) {
  try {
    return decodeURI(url.split("?", 1)[0]).slice(base.length);
  } catch {
    return "";
  }
}
