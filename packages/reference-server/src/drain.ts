import type { FastifyInstance } from "fastify";

/**
 * Once the server is told to close, requests in progress have so many milliseconds: connections that are open then, such as one with half
 * a request, are cut.
 */
export function drainWithin(app: FastifyInstance, timeout: number): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook("preClose", async () => {
    timer = setTimeout(() => app.server.closeAllConnections(), timeout);
  });
  app.addHook("onClose", async () => clearTimeout(timer));
}
