import { pageSetOf, type QueryHandlers } from "@kiln/server/query";
import { pageSiteOn } from "../wiki/page-site.ts";
import { fileHandlersOn } from "./file-handlers.ts";
import * as generators from "./generators.ts";
import { historyHandlersOn } from "./history-handlers.ts";
import { metaHandlersOn } from "./meta-handlers.ts";
import * as modules from "./modules.ts";
import { siteinfo } from "./modules/siteinfo.ts";
import { users } from "./modules/users.ts";
import { pageModulesOn } from "./page-modules.ts";
import { peopleHandlersOn } from "./people-handlers.ts";
import type { Site } from "./site.ts";

/** The handlers, as `QueryHandlers` has them: of modules that need nothing stored, and of those that look at the site or its accounts. */
export function handlersOn(site: Site): QueryHandlers {
  return { generators, modules: { ...modules, siteinfo: siteinfo(site), users: users(site) } };
}

/** The handlers of modules that answer from the stored wiki. */
export function storedHandlersOn(site: Site): QueryHandlers {
  const [pages, history, people, meta, files] = [
    pageModulesOn(site),
    historyHandlersOn(site),
    peopleHandlersOn(site),
    metaHandlersOn(site),
    fileHandlersOn(site),
  ];
  return {
    pages: (named, context) => pageSetOf(pageSiteOn(site.storage))(named, context),
    modules: { ...pages.modules, ...history.modules, ...people.modules, ...meta.modules, ...files.modules },
    generators: {
      ...pages.generators,
      ...history.generators,
      ...people.generators,
      ...meta.generators,
      ...files.generators,
    },
  };
}
