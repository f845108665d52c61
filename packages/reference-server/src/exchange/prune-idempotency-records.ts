import type { FastifyInstance } from "fastify";
import type { Storage } from "../storage/storage.ts";

const hourInMilliseconds = 3_600_000;

/**
 * Deletes old idempotency records at the start and every hour, whether or not requests come: the answers that they keep to be sent again
 * may hold secrets, such as PINs.
 */
export function pruneIdempotencyRecords(app: FastifyInstance, storage: Storage): void {
  const prune = (): Promise<void> =>
    storage.write(({ idempotency }) => idempotency.prune()).catch((error: unknown) => {
      app.log.warn({ err: error }, "old idempotency records were not deleted");
    });
  const timer = setInterval(prune, hourInMilliseconds).unref();
  // The start does not wait for it.
  app.addHook("onReady", async () => void prune());
  app.addHook("onClose", async () => clearInterval(timer));
}
