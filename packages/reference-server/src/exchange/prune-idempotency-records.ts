/** An hour, in milliseconds. */
const pause = 3_600_000;

/**
 * Answers that are kept to be given again may hold secrets, such as PINs: those that are too old are deleted while the server runs, whether or not
 * requests come.
 * @param {import("fastify").FastifyInstance} app @param {import("../storage/types.js").Storage} storage
 */
export function pruneReceipts(app, storage) {
  const prune = () => storage.write(({ receipts }) => receipts.prune()).catch((error) => app.log.warn({ err: error }, "old receipts are still there"));
  const timer = setInterval(prune, pause).unref();
  // Nobody waits for it.
  app.addHook("onReady", async () => void prune());
  app.addHook("onClose", async () => clearInterval(timer));
}
