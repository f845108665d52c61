import { queryPlugin, type Options, type QueryHandlers } from "@kiln/server/query";
import type { FastifyPluginAsync } from "fastify";
import { rightsOfAnonymous } from "../accounts/rights.ts";
import { createSessions } from "../accounts/sessions.ts";
import { siteCaller } from "../accounts/site-caller.ts";
import { isRightToken } from "../accounts/tokens.ts";
import { actionsOn } from "./actions.ts";
import { handlersOn, storedHandlersOn } from "./handlers.ts";
import { free, needs } from "./needs.ts";
import { messageText } from "./messages.ts";
import type { Site } from "./site.ts";
import { interwikiAddresses } from "./site/interwikis.ts";
import { namespaces } from "./site/namespaces.ts";

export type QueryOptions = Options & Omit<Site, "sessions">;

export async function queryOn({
  storage,
  origin,
  now,
  isPrivate = false,
  ...options
}: QueryOptions): Promise<FastifyPluginAsync> {
  const site: Site = { storage, sessions: createSessions(storage, { now, isPrivate }), origin, now };
  return queryPlugin(handlersFor(site), {
    messageText,
    now,
    isPrivate,
    actions: actionsOn(site),
    runHandlers: (run) => storage.shareReads(run),
    ...siteOptions,
    ...sessionOptions(site, isPrivate),
    ...options,
  });
}

function handlersFor(site: Site): QueryHandlers {
  const [own, stored] = [handlersOn(site), storedHandlersOn(site)];
  return {
    ...own,
    ...stored,
    modules: { ...own.modules, ...stored.modules },
    generators: { ...own.generators, ...stored.generators },
  };
}

/** Properties of the site that the decoder of requests needs. */
const siteOptions: Options = {
  namespaces: namespaces.map(({ id }) => id).filter((id) => id >= 0),
  interwikis: Object.keys(interwikiAddresses),
};

/** Returns the options that identify callers and check their rights. */
function sessionOptions(site: Site, isPrivate = false): Options {
  return {
    caller: (request) => site.sessions.open(request),
    cookies: (caller) => [...(siteCaller(caller)?.cookies.values() ?? [])],
    checkToken: ({ type, token, caller }) =>
      isRightToken({ type, token, key: siteCaller(caller)?.key, isLoggedIn: caller.name !== undefined }),
    everyone: rightsOfAnonymous(isPrivate),
    free,
    needs,
  };
}
