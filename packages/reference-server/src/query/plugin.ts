import { mockQueryHandlers, queryPlugin, type Options } from "@kiln/server/query";
import type { FastifyPluginAsync } from "fastify";
import { implicitGroups, rightsOf } from "../accounts/rights.ts";
import { createSessions } from "../accounts/sessions.ts";
import { siteCaller } from "../accounts/site-caller.ts";
import { isRightToken } from "../accounts/tokens.ts";
import type { Storage } from "../storage/storage.ts";
import { actionsOn } from "./actions.ts";
import { handlersOn } from "./handlers.ts";
import { free, needs } from "./needs.ts";
import { messageText } from "./messages.ts";
import type { Site } from "./site.ts";

export interface QueryOptions extends Options {
  readonly mock?: boolean;
}

/** The query interface with the handlers that need no wiki; with `mock`, the other modules answer examples. */
export async function queryOn(storage: Storage, { mock = false, ...options }: QueryOptions = {}): Promise<FastifyPluginAsync> {
  const { now = Date.now } = options;
  const site: Site = { storage, sessions: createSessions(storage, now), now };
  const handlers = handlersOn(site);
  return queryPlugin(mock ? await mockQueryHandlers(handlers) : handlers, { messageText, ...sessionOptions(site), ...options });
}

/** Who asks, and what only that caller may do. */
function sessionOptions(site: Site): Options {
  return {
    caller: (request) => site.sessions.open(request),
    cookies: (caller) => [...(siteCaller(caller)?.cookies.values() ?? [])],
    checkToken: ({ type, token, caller }) =>
      isRightToken({ type, token, key: siteCaller(caller)?.key, isLoggedIn: caller.name !== undefined }),
    everyone: rightsOf(implicitGroups.anonymous),
    free,
    needs,
    actions: actionsOn(site),
  };
}
