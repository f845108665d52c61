import type { QueryHandlers } from "@kiln/server/query";
import * as generators from "./generators.ts";
import * as modules from "./modules.ts";
import { siteinfoOf } from "./modules/siteinfo.ts";
import type { SiteFacts } from "./site/site-facts.ts";

/** The handlers of a server's site. */
export function handlersOf(facts: SiteFacts) {
  return { generators, modules: { ...modules, siteinfo: siteinfoOf(facts) } } satisfies QueryHandlers;
}
