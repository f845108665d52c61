import type { QueryHandlers } from "@kiln/server/query";
import { allmessages } from "./modules/allmessages.ts";
import { languageinfo } from "./modules/languageinfo.ts";
import { generatedByQuerypage, querypage } from "./modules/querypage.ts";
import { trackingcategories } from "./modules/trackingcategories.ts";
import { generatorsOf, modulesOf } from "./shared/handlers-of.ts";
import type { Site } from "./site.ts";

/** The handlers of modules about the software: its special pages, messages, languages and categories. */
export function metaHandlersOn(site: Site): Required<Pick<QueryHandlers, "modules" | "generators">> {
  const generating = { trackingcategories: trackingcategories(site) };
  return {
    modules: {
      ...modulesOf(generating),
      allmessages: allmessages(site),
      languageinfo: languageinfo(site),
      querypage: querypage(site),
    },
    generators: { ...generatorsOf(generating), querypage: generatedByQuerypage(site) },
  };
}
