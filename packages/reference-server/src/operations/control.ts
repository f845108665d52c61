import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import type { Storage, StorageUnit } from "../storage/storage.ts";

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

/** Headers that a proxy on this machine adds. Forwarded requests may come from anywhere. */
const forwarding = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "via"];

/**
 * Returns the reason why a request does not come from this machine; `undefined` if it does. Also refuses requests that
 * pages of other sites cause: `Host` may be another name of this machine, and `Origin` or `Sec-Fetch-Site` may show
 * another site.
 */
export function whyNotLocal({ raw: { socket, headers } }: FastifyRequest): string | undefined {
  if (!isLoopback(socket.remoteAddress)) return "It comes from another machine.";
  const field = forwarding.find((name) => headers[name] !== undefined);
  if (field !== undefined) return `It was forwarded by a proxy: it has the header ${field}.`;
  const { host = "", origin } = headers;
  if (!isLoopbackHost(host)) return "Its Host header is not an address of this machine: localhost, 127.0.0.1 or [::1].";
  if (origin !== undefined && origin !== `http://${host}`) return "Its Origin header names another site.";
  const site = headers["sec-fetch-site"];
  return site === undefined || site === "same-origin" || site === "none"
    ? undefined
    : "It was sent by a page of another site.";
}

export function notLocal(reason: string): object {
  return { error: { code: "not_local", message: `This request is not allowed. ${reason}` } };
}

/** The address is missing if the connection is already closed. */
function isLoopback(address = ""): boolean {
  return address === "::1" || /^(?:::ffff:)?127\.\d+\.\d+\.\d+$/.test(address);
}

function isLoopbackHost(host: string): boolean {
  return /^(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])(?::\d{1,5})?$/i.test(host);
}

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
