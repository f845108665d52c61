import { mockQueryHandlers, queryPlugin, type MockOptions, type Options, type QueryHandlers } from "@kiln/server/query";
import type { FastifyPluginAsync } from "fastify";
import { rightsOfAnonymous } from "../accounts/rights.ts";
import { createSessions } from "../accounts/sessions.ts";
import { siteCaller } from "../accounts/site-caller.ts";
import { isRightToken } from "../accounts/tokens.ts";
import { actionsOn } from "./actions.ts";
import { askPagesOf } from "./ask-pages.ts";
import { handlersOn, storedHandlersOn } from "./handlers.ts";
import { withIdleAccounts } from "./idle-accounts.ts";
import { free, needs } from "./needs.ts";
import { messageText } from "./messages.ts";
import type { Site } from "./site.ts";
import { storedOrMade } from "./stored-or-made.ts";
import { examples } from "./site/examples.ts";
import { interwikiAddresses } from "./site/interwikis.ts";
import { namespaces } from "./site/namespaces.ts";

export type QueryOptions = Options & Omit<Site, "sessions"> & Pick<MockOptions, "seed">;

/** The query interface: what is stored is answered from it; with `mock`, a database without a wiki answers examples. */
export async function queryOn({ storage, origin, now, mock, seed, isPrivate = false, ...options }: QueryOptions): Promise<FastifyPluginAsync> {
  const site: Site = { storage, sessions: createSessions(storage, { now, isPrivate }), origin, now, mock };
  const all = await handlersFor(site, seed);
  const actions = actionsOn(site, askPagesOf(all, { now, ...siteOptions }));
  return queryPlugin(all, { messageText, now, isPrivate, actions, ...siteOptions, ...sessionOptions(site, isPrivate), ...options });
}

/** Handlers that answer from the site, over those of the stored wiki, over examples of what is left. */
async function handlersFor(site: Site, seed: number | undefined): Promise<QueryHandlers> {
  const [own, stored] = [handlersOn(site), storedHandlersOn(site)];
  if (!site.mock) return { ...own, ...stored, modules: { ...own.modules, ...stored.modules }, generators: { ...own.generators, ...stored.generators } };
  const made = await mockQueryHandlers(own, { interwikis: interwikiAddresses, modules: examples, seed });
  return storedOrMade(stored, withIdleAccounts(made, site.storage), site.storage);
}

/** What the decoder of requests has to know of the site. */
const siteOptions: Options = {
  namespaces: namespaces.map(({ id }) => id).filter((id) => id >= 0),
  interwikis: Object.keys(interwikiAddresses),
};

/** Who asks, and what only that caller may do. */
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
