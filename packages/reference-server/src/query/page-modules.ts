import type { QueryHandlers } from "@kiln/server/query";
import { allcategories } from "./modules/allcategories.ts";
import { allLinks } from "./modules/all-links.ts";
import { allpages } from "./modules/allpages.ts";
import { backlinks } from "./modules/backlinks.ts";
import { categories } from "./modules/categories.ts";
import { categoryinfo } from "./modules/categoryinfo.ts";
import { categorymembers } from "./modules/categorymembers.ts";
import { extlinks } from "./modules/extlinks.ts";
import { exturlusage } from "./modules/exturlusage.ts";
import { iwbacklinks, langbacklinks } from "./modules/foreign-backlinks.ts";
import { info } from "./modules/info.ts";
import { iwlinks } from "./modules/iwlinks.ts";
import { langlinks } from "./modules/langlinks.ts";
import { linksOfPages } from "./modules/links-of-pages.ts";
import { linkshere } from "./modules/linkshere.ts";
import { pagepropnames } from "./modules/pagepropnames.ts";
import { pageprops } from "./modules/pageprops.ts";
import { pageswithprop } from "./modules/pageswithprop.ts";
import { prefixsearch } from "./modules/prefixsearch.ts";
import { random } from "./modules/random.ts";
import { search } from "./modules/search.ts";
import { generatorsOf, modulesOf } from "./shared/handlers-of.ts";
import type { Site } from "./site.ts";

/** The modules about pages and links. */
export function pageModulesOn(site: Site): Pick<QueryHandlers, "modules" | "generators"> {
  const generating = {
    allcategories: allcategories(site),
    allfileusages: allLinks(site, "allfileusages"),
    alllinks: allLinks(site, "alllinks"),
    allpages: allpages(site),
    allredirects: allLinks(site, "allredirects"),
    alltransclusions: allLinks(site, "alltransclusions"),
    backlinks: backlinks(site, "backlinks"),
    categories: categories(site),
    categorymembers: categorymembers(site),
    embeddedin: backlinks(site, "embeddedin"),
    exturlusage: exturlusage(site),
    fileusage: linkshere(site, "fileusage"),
    imageusage: backlinks(site, "imageusage"),
    images: linksOfPages(site, "images"),
    iwbacklinks: iwbacklinks(site),
    langbacklinks: langbacklinks(site),
    links: linksOfPages(site, "links"),
    linkshere: linkshere(site, "linkshere"),
    pageswithprop: pageswithprop(site),
    prefixsearch: prefixsearch(site),
    random: random(site),
    redirects: linkshere(site, "redirects"),
    search: search(site),
    templates: linksOfPages(site, "templates"),
    transcludedin: linkshere(site, "transcludedin"),
  };
  const plain = {
    categoryinfo: categoryinfo(site),
    extlinks: extlinks(site),
    info: info(site),
    iwlinks: iwlinks(site),
    langlinks: langlinks(site),
    pagepropnames: pagepropnames(site),
    pageprops: pageprops(site),
  };
  return { modules: modulesOf({ ...generating, ...plain }), generators: generatorsOf(generating) };
}
