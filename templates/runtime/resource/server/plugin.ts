import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { authorize, parseKey, type AuthorizedRequest } from "./authorize.js";
import {
  byId,
  compatible,
  compareSelectors,
  selectedOf,
  refusedMethods,
  routeOf,
  routerOf,
  valuesAt,
  type RoutedOperation,
  type Router,
} from "./routes.js";
import { ServiceError, methodNotAllowed, sentError } from "./errors.js";
import {
  optionsWithDefaults,
  withHandlers,
  type Environment,
  type GivenOptions,
  type HandledOperation,
  type Handlers,
} from "./handlers.js";
import { isReading, operationsOf, type Found, type Operation, withDefaults, type Service } from "./service.js";
import { runRead, runWrite } from "./run-operation.js";
import type { ResourceTable, Refusals } from "./table.js";
import { Readable } from "node:stream";
import { type Sent, SetupError } from "../../http/server/messages.js";
import { hash } from "node:crypto";
import { etagOf } from "../../http/server/etag.js";
import { BlockList, isIP } from "node:net";

/** Finds the operation of a request and the values in its path. */
type Find = (request: FastifyRequest) => Found<HandledOperation> | undefined;

/**
 * Returns a Fastify plugin that serves the operations at all their paths, in the compatibility form, and the service's
 * OpenAPI document. All requests pass the same checks, because the path only determines the operation.
 */
export function pluginOf(table: ResourceTable, handlers: Handlers, given: GivenOptions = {}): FastifyPluginAsync {
  checkHandlers(table, handlers);
  const service = { ...withDefaults(table), unknownFields: given.unknownFields };
  const operations = withHandlers(operationsOf(table), handlers);
  const options = optionsWithDefaults(operations, given, nodeEnvironment);
  const { document, documentAt = [], compatibility, bodyLimit = 65_536 } = options;
  const { refusals } = service;
  const isDescribedAtBase = document !== undefined && documentAt.includes("");

  const serve: FastifyPluginAsync = async (scope) => {
    scope.removeAllContentTypeParsers();
    // The body stays a buffer until the operation reads it.
    scope.addContentTypeParser("*", { parseAs: "buffer", bodyLimit }, (_, body, done) => done(null, body));
    scope.setErrorHandler((error, request, reply) => sendError(service, error as Error, request, reply));
    // Responses may contain secrets, such as tokens and PINs.
    scope.addHook("onRequest", (_, reply, done) => {
      reply.header("cache-control", "no-store");
      done();
    });
    refuseOthers(scope, refusals, routerOf(operations));

    for (const candidates of candidatesByRoute(operations)) serveOperations(candidates);
    for (const { route, methods, allowed } of refusedMethods(operations)) refuse(methods, route.url, allowed);
    for (const path of document === undefined ? [] : documentAt)
      if (path !== "") scope.get(path, (_, reply) => description(reply));
    if (isDescribedAtBase || compatibility !== undefined) serveBase(scope.prefix === "" ? "/" : "");

    function serveOperations(candidates: readonly Candidate[]): void {
      const [{ operation: first, route }] = candidates as readonly [Candidate];
      const find: Find = (request) => {
        const found = selectedOf(candidates, request, (one) => valuesAt(one.route, request.params));
        const values = found && valuesAt(found.route, request.params);
        if (values === undefined) throw new ServiceError(refusals.unknownPath);
        return byId(compatibility, operations, { operation: found!.operation, path: values }, request.query);
      };
      const limits = candidates.map(
        ({ operation: { maxBytes, form } }) => maxBytes ?? bodyLimit + (form?.fileBytes ?? 0),
      );
      if (isReading(first)) readAt(first.method, route.url, find);
      else changeAt(first.method, route.url, find, Math.max(...limits));
    }

    function serveBase(url: string): void {
      const find: Find = (request) => compatible(compatibility, refusals, operations, request);
      readAt("GET", url, find);
      changeAt("POST", url, find);
      refuse(["PUT", "PATCH", "DELETE", "OPTIONS"], url, atBase());
    }

    function refuse(method: readonly string[], url: string, allowed: readonly string[]): void {
      const handler = async (): Promise<never> => {
        throw methodNotAllowed(refusals, allowed);
      };
      // `onRequest` runs before the body is read.
      scope.route({ method: [...method], url, onRequest: handler, handler });
    }

    function readAt(method: string, url: string, find: Find): void {
      scope.route({
        method,
        url,
        handler: async (request, reply) => {
          const found = find(request);
          if (found === undefined) return description(reply);
          announce(found, reply);
          return send(reply, await runRead(service, options, parseKey(service, options, found, request)));
        },
      });
    }

    function changeAt(method: string, url: string, find: Find, limit = bodyLimit): void {
      const authorized = new WeakMap<FastifyRequest, AuthorizedRequest>();
      scope.route({
        method,
        url,
        bodyLimit: limit,
        onRequest: async (request, reply) => {
          const found = find(request);
          if (found === undefined) throw methodNotAllowed(refusals, atBase());
          announce(found, reply);
          const keyed = parseKey(service, options, found, request);
          authorized.set(request, await options.read((unit) => authorize(service, options, keyed, unit)));
          // Fastify would reject an unsupported media type even though the body is not read.
          if (found.operation.body === undefined && found.operation.mediaTypes === undefined)
            delete request.raw.headers["content-type"];
        },
        handler: async (request, reply) => {
          return send(reply, await runWrite(service, options, authorized.get(request)!));
        },
      });
    }
  };

  function atBase(): readonly string[] {
    return isDescribedAtBase ? ["GET"] : [];
  }

  function description(reply: FastifyReply): FastifyReply {
    if (!isDescribedAtBase) throw new ServiceError(refusals.unknownPath);
    return reply.header("cache-control", "no-cache").type(`${service.mediaType}; charset=utf-8`).send(document);
  }

  const warning = idempotencyWarning(operations, given);
  return async (app: FastifyInstance) => {
    if (warning !== undefined) app.log.warn(warning);
    await app.register(serve, { prefix: service.base });
  };
}

type Candidate = RoutedOperation<HandledOperation>;

/** Groups the operations with the same method and path. */
function candidatesByRoute(operations: readonly HandledOperation[]): readonly (readonly Candidate[])[] {
  const groups = new Map<string, Candidate[]>();
  for (const operation of operations)
    for (const route of operation.paths.map(routeOf)) {
      const key = `${operation.method} ${route.url}`;
      groups.set(key, [...(groups.get(key) ?? []), { operation, route }]);
    }
  // Fastify adds a HEAD route to each GET route unless there already is one.
  return [...groups.entries()]
    .toSorted(([a], [b]) => Number(b.startsWith("HEAD ")) - Number(a.startsWith("HEAD ")))
    .map(([, group]) => group.toSorted((a, b) => compareSelectors(a.route, b.route)));
}

/** Adds the headers that announce a deprecation, even to error responses. */
function announce({ operation: { lifecycle } }: Found<HandledOperation>, reply: FastifyReply): void {
  if (lifecycle !== undefined) reply.headers(lifecycle);
}

/** Returns a warning if operations accept an `Idempotency-Key` but nothing stores it. Otherwise returns undefined. */
function idempotencyWarning(operations: readonly Operation[], { write }: GivenOptions): string | undefined {
  if (write !== undefined) return undefined;
  const names = operations.filter(takesIdempotencyKey).map(({ name }) => name);
  if (names.length === 0) return undefined;
  return `The Idempotency-Key of ${names.join(", ")} has no effect, because nothing stores it. Add \`...inMemoryIdempotency()\` to the plugin's options, or units of work with \`idempotency\`.`;
}

function takesIdempotencyKey({ method, headers }: Operation): boolean {
  return method === "POST" && (headers?.names ?? []).some((name) => name.toLowerCase() === "idempotency-key");
}

function send(reply: FastifyReply, { status, headers, body }: Sent): FastifyReply {
  reply.code(status).headers(headers);
  if (body === undefined || typeof body === "string") return reply.send(body);
  return reply.send(
    body instanceof Uint8Array
      ? Buffer.from(body.buffer, body.byteOffset, body.length)
      : Readable.from(body, { objectMode: false }),
  );
}

/** Sends the response for an error from Fastify, a handler or the core. */
function sendError(service: Service, error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { code, ground, message, ...sent } = sentError(service, error, request.headers.accept);
  if (sent.status >= 500) request.log.error({ err: error, code, ground }, message);
  else request.log.info({ code, ground }, message);
  return send(reply, sent);
}

/** Throws if an operation has no handler or a handler has no operation. */
function checkHandlers({ resources }: ResourceTable, handlers: Handlers): void {
  const wanted = Object.entries(resources).flatMap(([collection, { operations }]) => namesIn(collection, operations));
  const given = Object.entries(handlers).flatMap(([collection, own]) => namesIn(collection, own));
  const missing = wanted.filter((name) => !given.includes(name));
  const unknown = given.filter((name) => !wanted.includes(name));
  if (missing.length > 0) {
    throw new SetupError(
      `These operations have no handler: ${missing.join(", ")}; to write stubs, run “npx kiln scaffold server”.`,
    );
  }
  if (unknown.length === 0) return;
  throw new SetupError(
    `These handlers belong to no operation of the spec: ${unknown.join(", ")}; remove them, or give them the names of operations.`,
  );
}

function namesIn(collection: string, own: object): readonly string[] {
  return Object.keys(own).map((name) => `${collection}.${name}`);
}

/** Rejects requests whose path or method no operation has, before their body is read. */
function refuseOthers(scope: FastifyInstance, refusals: Refusals, router: Router<Operation>): void {
  const refusalOf = ({ url }: FastifyRequest): ServiceError => {
    const methods = router(pathOf(scope.prefix, url)).map(({ operation }) => operation.method);
    return methods.length === 0 ? new ServiceError(refusals.unknownPath) : methodNotAllowed(refusals, methods);
  };
  try {
    scope.setNotFoundHandler((request) => {
      throw refusalOf(request);
    });
    scope.addHook("onRequest", (request, _, done) => done(request.is404 ? refusalOf(request) : undefined));
  } catch (error) {
    // Several services may have the same base, such as the root. Requests that none of them knows are rejected by the
    // first one or by the application.
    if (!isAlreadySet(error)) throw error;
  }
}

/** Recognizes Fastify's error for a handler that is already set, which has no code. */
function isAlreadySet(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith("Not found handler already set");
}

/** Returns the path below the base, or an empty string if the path cannot be read. */
function pathOf(base: string, url: string): string {
  try {
    return decodeURI(url.split("?", 1)[0] ?? "").slice(base.length);
  } catch {
    return "";
  }
}

export const nodeEnvironment: Environment = {
  etagOf,
  digest: (data) => hash("sha256", data, "hex"),
  isAllowed,
  positionOf: (bytes, text, from) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).indexOf(text, from),
};

/**
 * Returns true if a key may be used from an address. An empty list allows any address. An entry is an address or a
 * subnet such as `192.0.2.0/24`.
 */
export function isAllowed(allowed: readonly string[], address: string): boolean {
  if (allowed.length === 0) return true;
  const list = new BlockList();
  for (const line of allowed) {
    const [net = "", length] = line.split("/");
    if (length === undefined) list.addAddress(net, family(net));
    else list.addSubnet(net, Number(length), family(net));
  }
  // The list also matches IPv4 addresses in IPv6 notation. A string that is no address matches nothing.
  return list.check(address, family(address));
}

function family(address: string): "ipv4" | "ipv6" {
  return isIP(address) === 6 ? "ipv6" : "ipv4";
}
