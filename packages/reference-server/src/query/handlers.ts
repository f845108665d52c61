import { pageSetOf, type QueryHandlers } from "@kiln/server/query";
import { generatorOf } from "./generator-of.ts";
import { pageSiteOn } from "../wiki/page-site.ts";
import * as generators from "./generators.ts";
import { historyHandlersOn } from "./history-handlers.ts";
import * as modules from "./modules.ts";
import { allpages } from "./modules/allpages.ts";
import { siteinfo } from "./modules/siteinfo.ts";
import { users } from "./modules/users.ts";
import type { Site } from "./site.ts";

/** The handlers, as `QueryHandlers` has them: of modules that need nothing stored, and of those that look at the site or its accounts. */
export function handlersOn(site: Site): QueryHandlers {
  return { generators, modules: { ...modules, siteinfo: siteinfo(site), users: users(site) } };
}

/** The handlers of modules that answer from the stored wiki. */
export function storedHandlersOn(site: Site): QueryHandlers {
  const history = historyHandlersOn(site);
  return {
    pages: pageSetOf(pageSiteOn(site.storage)),
    modules: { allpages: allpages(site), ...history.modules },
    generators: { allpages: generatorOf(allpages(site)), ...history.generators },
  };
}
