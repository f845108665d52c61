import type { FastifyRequest } from "fastify";

declare module "fastify" {
  interface FastifyContextConfig {
    /**
     * True if the route is for monitoring. Its requests are neither limited nor counted, and faults do not affect them.
     */
    readonly watching?: boolean;
  }
  interface FastifyRequest {
    /**
     * Caches whether the route is for monitoring, because Fastify rebuilds `routeOptions` on each access. Set on the
     * first check.
     */
    isWatching?: boolean;
  }
}

/** The options of a monitoring route. Its requests come every few seconds and would flood the log. */
export const watchingRoute = { config: { watching: true }, logLevel: "warn" } as const;

export function isWatching(request: FastifyRequest): boolean {
  return (request.isWatching ??= request.routeOptions.config.watching === true);
}
