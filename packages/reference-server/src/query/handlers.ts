import type { QueryHandlers } from "@kiln/server/query";
import * as generators from "./generators.ts";
import * as modules from "./modules.ts";
import { siteinfo } from "./modules/siteinfo.ts";
import { users } from "./modules/users.ts";
import type { Site } from "./site.ts";

/** The handlers, as `QueryHandlers` has them: of modules that need nothing stored, and of those that look at the site or its accounts. */
export function handlersOn(site: Site): QueryHandlers {
  return { generators, modules: { ...modules, siteinfo: siteinfo(site), users: users(site) } };
}
