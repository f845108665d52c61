import type { QueryHandlers } from "@kiln/server/query";
import { allLinks } from "./modules/all-links.ts";
import { allpages } from "./modules/allpages.ts";
import { categories } from "./modules/categories.ts";
import { linksOfPages } from "./modules/links-of-pages.ts";
import { linkshere } from "./modules/linkshere.ts";
import { generatorsOf, modulesOf } from "./shared/handlers-of.ts";
import type { Site } from "./site.ts";

/** The modules about pages and links. */
export function pageModulesOn(site: Site): Pick<QueryHandlers, "modules" | "generators"> {
  const generating = {
    allfileusages: allLinks(site, "allfileusages"),
    alllinks: allLinks(site, "alllinks"),
    allpages: allpages(site),
    allredirects: allLinks(site, "allredirects"),
    alltransclusions: allLinks(site, "alltransclusions"),
    categories: categories(site),
    fileusage: linkshere(site, "fileusage"),
    images: linksOfPages(site, "images"),
    links: linksOfPages(site, "links"),
    linkshere: linkshere(site, "linkshere"),
    redirects: linkshere(site, "redirects"),
    templates: linksOfPages(site, "templates"),
    transcludedin: linkshere(site, "transcludedin"),
  };
  return { modules: modulesOf(generating), generators: generatorsOf(generating) };
}
