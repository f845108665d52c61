import type { FastifyPluginAsync, FastifyReply } from "fastify";
import { setTimeout as wait } from "node:timers/promises";
import type { ServerOptions } from "../server-options.ts";
import type { Storage } from "../storage/storage.ts";
import { watchingRoute } from "./watching.ts";

/** In milliseconds: how long the database may take, and how long an answer counts. */
const [patience, freshness] = [2000, 1000];

/** Why a server cannot serve now; undefined where it can. */
type Reason = string | undefined;

/**
 * `/healthz` says that the process answers; `/readyz` says whether it can serve: 503 with the reason while it starts or ends, and where the database
 * cannot be read or has not the tables that it needs.
 */
export function probesOn(
  storage: Storage,
  { isStarting, isEnding }: Pick<ServerOptions, "isStarting" | "isEnding"> = {},
): FastifyPluginAsync {
  return async (app) => {
    const databaseFault = atMostEvery(freshness, () => faultOf(storage));
    app.get("/healthz", watchingRoute, (_, reply) => send(reply, undefined, "ok"));
    app.get("/readyz", watchingRoute, async (_, reply) => {
      if (isStarting?.()) return send(reply, "The server creates its first data.", "ready");
      return send(
        reply,
        isEnding?.() ? "The server is shutting down: send requests elsewhere." : await databaseFault(),
        "ready",
      );
    });
  };
}

function send(reply: FastifyReply, reason: Reason, status: string): FastifyReply {
  reply.header("cache-control", "no-store").type("application/json; charset=utf-8");
  if (reason === undefined) return reply.send(JSON.stringify({ status }));
  return reply
    .code(503)
    .header("retry-after", "1")
    .send(JSON.stringify({ status: "unavailable", reason }));
}

/** Its own errors may hold addresses and names: they are not shown. */
async function faultOf(storage: Storage): Promise<Reason> {
  const stop = new AbortController();
  const late = wait(patience, "The database does not respond in time.", { signal: stop.signal, ref: false });
  const read = storage
    .read(({ tenants }) => tenants.get("0"))
    .then(
      () => undefined,
      () => "The database cannot be read.",
    );
  try {
    return await Promise.race([read, late]);
  } finally {
    stop.abort();
    late.catch(() => {});
  }
}

/** Asks once for all who ask within a time, in milliseconds: probes are not limited, and must not keep the database busy. */
function atMostEvery<T>(milliseconds: number, ask: () => Promise<T>): () => Promise<T> {
  let last: { readonly at: number; readonly answer: Promise<T> } | undefined;
  return () => {
    if (last === undefined || performance.now() - last.at >= milliseconds)
      last = { at: performance.now(), answer: ask() };
    return last.answer;
  };
}
