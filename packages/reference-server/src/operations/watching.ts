import type { FastifyRequest } from "fastify";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Whether requests of the route watch the server: they are neither limited nor counted, and have no fault. */
    readonly watching?: boolean;
  }
  interface FastifyRequest {
    /**
     * Whether its route is one of those, as far as anything has asked yet: Fastify makes `routeOptions` anew each time.
     */
    isWatching?: boolean;
  }
}

/** The options of such a route. Its requests come every few seconds: their lines would hide the others of the log. */
export const watchingRoute = { config: { watching: true }, logLevel: "warn" } as const;

export function isWatching(request: FastifyRequest): boolean {
  return (request.isWatching ??= request.routeOptions.config.watching === true);
}
