import type { FastifyPluginAsync } from "fastify";
import type { Storage } from "../../storage/storage.ts";
import { notLocal, whyNotLocal } from "../local-request.ts";
import { watchingRoute } from "../watching.ts";
import type { ResetPoint } from "./reset-point.ts";
import { stateOf } from "./state.ts";

export interface ControlOptions {
  readonly storage: Storage;
  readonly resetPoint: ResetPoint;
  /** What else begins anew with a reset. */
  readonly onReset: () => void;
}

/** `/_kiln/reset` and `/_kiln/state`, for tests on this machine. */
export function controlOn({ storage, resetPoint, onReset }: ControlOptions): FastifyPluginAsync {
  return async (app) => {
    app.removeAllContentTypeParsers();
    // A body says nothing here.
    app.addContentTypeParser("*", { parseAs: "buffer" }, (_, __, done) => done(null));
    app.addHook("onRequest", async (request, reply) => {
      reply.header("cache-control", "no-store");
      const reason = whyNotLocal(request);
      if (reason !== undefined) return reply.code(403).send(notLocal(reason));
      return undefined;
    });
    app.addHook("onReady", () => resetPoint.keep());
    app.get("/_kiln/state", watchingRoute, () => stateOf(storage));
    app.post("/_kiln/reset", watchingRoute, async () => {
      await resetPoint.reset();
      onReset();
      return { reset: true };
    });
  };
}
