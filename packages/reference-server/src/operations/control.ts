import type { FastifyPluginAsync } from "fastify";
import type { Storage, StorageUnit } from "../storage/storage.ts";
import { notLocal, whyNotLocal } from "./local-request.ts";
import { watchingRoute } from "./watching.ts";

export interface ControlOptions {
  readonly storage: Storage;
  readonly resetPoint: ResetPoint;
  /** Resets the other state of the server. */
  readonly onReset: () => void;
}

/** Serves `/_kiln/reset` and `/_kiln/state` for tests on this machine. */
export function controlOn({ storage, resetPoint, onReset }: ControlOptions): FastifyPluginAsync {
  return async (app) => {
    app.removeAllContentTypeParsers();
    // These routes ignore request bodies.
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

/** Returns the stored data without secrets, such as hashes of keys, tokens and PINs. */
function stateOf(storage: Storage): Promise<object> {
  return storage.read(async ({ keys, tenants, identities, pagingGroups }) => {
    const codes = new Map((await tenants.list()).map(({ id, code }) => [id, code]));
    const codeOf = (id: string | undefined): string | null => (id === undefined ? null : (codes.get(id) ?? null));
    return {
      tenants: await tenants.list(),
      keys: (await keys.list()).map(({ hash: _, tenant, ...key }) => ({ ...key, tenant: codeOf(tenant) })),
      identities: (await identities.list()).map((one) => ({ ...one, tenant: codeOf(one.tenant) })),
      pagingGroups: await groupsOf(pagingGroups, codeOf),
    };
  });
}

async function groupsOf(
  groups: StorageUnit["pagingGroups"],
  codeOf: (id: string) => string | null,
): Promise<readonly object[]> {
  const shown: object[] = [];
  for (const { pa_id, pa_te_id, pa_number, pa_name } of await groups.list({ tenant: undefined })) {
    const destinations = await groups.destinationsOf(pa_id);
    shown.push({
      id: pa_id,
      tenant: codeOf(pa_te_id),
      number: pa_number,
      name: pa_name,
      destinations: destinations.map((one) => ({
        slot: one.de_type_src,
        type: one.de_type_dst,
        id: one.de_type_id_dst,
      })),
    });
  }
  return shown;
}

/** The state of the data that tests return to. */
export interface ResetPoint {
  /** Makes the current state the one to return to. */
  keep(): Promise<void>;
  reset(): Promise<void>;
}

export function resetPointOf(storage: Storage): ResetPoint {
  let bringBack: Promise<() => Promise<void>> | undefined;
  return {
    async keep() {
      bringBack = storage.keep();
      await bringBack;
    },
    reset: async () => (await (bringBack ??= storage.keep()))(),
  };
}
