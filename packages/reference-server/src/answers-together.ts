import type { FastifyInstance } from "fastify";

/**
 * Sends the answers that are ready in one turn of the event loop together, at its end. A client that waits is woken by the first of them and is
 * awake for the others: waking it takes the processor longer than many an answer does.
 */
export function sendTogether(app: FastifyInstance): void {
  let ready: (() => void)[] = [];
  const sendAll = (): void => {
    const all = ready;
    ready = [];
    for (const send of all) send();
  };
  app.addHook("onSend", (_request, _reply, payload, done) => {
    if (ready.length === 0) setImmediate(sendAll);
    ready.push(() => done(null, payload));
  });
}
