import { pageSetOf, type QueryHandlers } from "@kiln/server/query";
import { pageSiteOn } from "../content/find-pages.ts";
import * as generators from "./generators.ts";
import * as modules from "./modules.ts";
import { languageinfo, siteinfo } from "./modules/siteinfo.ts";
import { users } from "./modules/users.ts";
import type { Site } from "./site/general.ts";
import { allusers } from "./modules/allusers.ts";
import { blocks } from "./modules/blocks.ts";
import { allpages, prefixsearch, protectedtitles, random } from "./modules/page-lists.ts";
import { userinfoOn } from "./modules/stored-userinfo.ts";
import { generatorsOf, modulesOf } from "./reading/module.ts";
import { allmessages } from "./modules/allmessages.ts";
import { generatedByQuerypage, querypage, search } from "./modules/search.ts";
import { allcategories, categories, categoryinfo, categorymembers, trackingcategories } from "./modules/categories.ts";
import { allimages, duplicatefiles, filearchive, filerepoinfo, imageinfo } from "./modules/files.ts";
import { mystashedfiles, stashimageinfo } from "./modules/stashed-files.ts";
import {
  alldeletedrevisions,
  deletedrevisions,
  deletedrevs,
  generatedByAlldeletedrevisions,
  generatedByDeletedrevisions,
} from "./modules/deleted-revisions.ts";
import { allrevisions, generatedByAllrevisions, generatedByRevisions, revisions } from "./modules/revisions.ts";
import { contributors, usercontribs } from "./modules/contributions.ts";
import { logevents, tags } from "./modules/logs.ts";
import {
  generatedByRecentchanges,
  generatedByWatchlist,
  generatedByWatchlistraw,
  recentchanges,
  watchlist,
  watchlistraw,
} from "./modules/changes.ts";
import { allLinks, linksOfPages, linkshere } from "./modules/links.ts";
import { backlinks } from "./modules/backlinks.ts";
import { extlinks, exturlusage, iwbacklinks, iwlinks, langbacklinks, langlinks } from "./modules/external-links.ts";
import { info } from "./modules/info.ts";
import { pagepropnames, pageprops, pageswithprop } from "./modules/page-properties.ts";

/**
 * Returns the handlers of `QueryHandlers`: those that need no stored data, and those that read the site or its
 * accounts.
 */
export function handlersOn(site: Site): QueryHandlers {
  return { generators, modules: { ...modules, siteinfo: siteinfo(site), users: users(site) } };
}

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

/** Returns the handlers of modules about users, their blocks and protected titles. */
function peopleHandlersOn(site: Site): Required<Pick<QueryHandlers, "modules" | "generators">> {
  const generating = { protectedtitles: protectedtitles(site) };
  const plain = { allusers: allusers(site), blocks: blocks(site), userinfo: userinfoOn(site) };
  return { modules: { ...modulesOf(generating), ...plain }, generators: generatorsOf(generating) };
}

/** Returns the handlers of modules about the software: its special pages, messages, languages and categories. */
function metaHandlersOn(site: Site): Required<Pick<QueryHandlers, "modules" | "generators">> {
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

/** Returns the handlers of modules about files: published, deleted or stashed. */
function fileHandlersOn(site: Site): Required<Pick<QueryHandlers, "modules" | "generators">> {
  const generating = { allimages: allimages(site), duplicatefiles: duplicatefiles(site) };
  const plain = {
    filearchive: filearchive(site),
    filerepoinfo: filerepoinfo(site),
    mystashedfiles: mystashedfiles(site),
    stashimageinfo: stashimageinfo(site),
  };
  return {
    modules: { ...modulesOf({ ...generating, imageinfo: imageinfo(site) }), ...plain },
    generators: generatorsOf(generating),
  };
}

/** Returns the handlers of modules about history: revisions, changes, logs and watchlists. */
function historyHandlersOn(site: Site): Required<Pick<QueryHandlers, "modules" | "generators">> {
  return {
    modules: {
      alldeletedrevisions: alldeletedrevisions(site),
      allrevisions: allrevisions(site),
      contributors: contributors(site),
      deletedrevisions: deletedrevisions(site),
      deletedrevs: deletedrevs(site),
      logevents: logevents(site),
      recentchanges: recentchanges(site),
      revisions: revisions(site),
      tags: tags(site),
      usercontribs: usercontribs(site),
      watchlist: watchlist(site),
      watchlistraw: watchlistraw(site),
    },
    generators: {
      alldeletedrevisions: generatedByAlldeletedrevisions(site),
      allrevisions: generatedByAllrevisions(site),
      deletedrevisions: generatedByDeletedrevisions(site),
      recentchanges: generatedByRecentchanges(site),
      revisions: generatedByRevisions(site),
      watchlist: generatedByWatchlist(site),
      watchlistraw: generatedByWatchlistraw(site),
    },
  };
}

function pageModulesOn(site: Site): Pick<QueryHandlers, "modules" | "generators"> {
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
