import type { QueryHandlers } from "@kiln/server/query";
import { allpages } from "./modules/allpages.ts";
import { generatorsOf, modulesOf } from "./shared/handlers-of.ts";
import type { Site } from "./site.ts";

/** The modules about pages and links. */
export function pageModulesOn(site: Site): Pick<QueryHandlers, "modules" | "generators"> {
  const generating = { allpages: allpages(site) };
  return { modules: modulesOf(generating), generators: generatorsOf(generating) };
}
