import type { Action, Options, QueryHandlers } from "@kiln/server/query";
import { rightsOfAnonymous } from "../accounts/rights.ts";
import { createSessions } from "../accounts/sessions.ts";
import { isRightToken, siteCaller } from "../accounts/tokens.ts";
import { handlersOn, storedHandlersOn } from "./handlers.ts";
import { messageText } from "./messages.ts";
import { free, needs } from "./needs.ts";
import type { Site } from "./site/general.ts";
import { interwikiAddresses } from "./site/languages.ts";
import { namespaces } from "./site/namespaces.ts";
import { clientlogin, login, logout } from "./actions/login.ts";
import { edit } from "./actions/edit.ts";

/** The options of the wiki. */
export interface WikiOptions extends Omit<Site, "sessions"> {
  /** True if only accounts may read. */
  readonly isPrivate?: boolean | undefined;
}

/** The parts of a server of the query interface. Pass both to `queryPlugin`. */
export interface Wiki {
  readonly handlers: QueryHandlers;
  readonly options: Options;
}

/** Returns the handlers and options of a wiki with this storage. */
export function wikiOn({ storage, origin, now, isPrivate = false }: WikiOptions): Wiki {
  const site: Site = { storage, sessions: createSessions(storage, { now, isPrivate }), origin, now };
  return {
    handlers: handlersFor(site),
    options: {
      messageText,
      now,
      isPrivate,
      actions: actionsOn(site),
      runHandlers: (run) => storage.shareReads(run),
      ...siteOptions,
      ...sessionOptions(site, isPrivate),
    },
  };
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

/** Returns the actions other than `query`, `paraminfo` and `help`. */
function actionsOn(site: Site): readonly Action[] {
  return [clientlogin(site), edit(site), login(site), logout(site)];
}
