import type { FastifyInstance } from "fastify";
import type { Storage } from "./storage.ts";

const hourInMilliseconds = 3_600_000;

/**
 * Deletes expired data at startup and every hour, even without requests. Responses in idempotency records may contain
 * secrets, such as PINs. Expired sessions and counted attempts are no longer needed.
 */
export function pruneStorage(app: FastifyInstance, storage: Storage): void {
  const prune = (): Promise<void> =>
    storage
      .write(async ({ idempotency, sessions, attempts }) => {
        await idempotency.prune();
        await sessions.prune();
        await attempts.prune();
      })
      .catch((error: unknown) => app.log.warn({ err: error }, "expired data was not deleted"));
  const timer = setInterval(prune, hourInMilliseconds).unref();
  // The startup does not wait for it.
  app.addHook("onReady", async () => void prune());
  app.addHook("onClose", async () => clearInterval(timer));
}
