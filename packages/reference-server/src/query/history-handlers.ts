import type { QueryHandlers } from "@kiln/server/query";
import { alldeletedrevisions, generatedByAlldeletedrevisions } from "./modules/alldeletedrevisions.ts";
import { allrevisions, generatedByAllrevisions } from "./modules/allrevisions.ts";
import { contributors } from "./modules/contributors.ts";
import { deletedrevisions, generatedByDeletedrevisions } from "./modules/deletedrevisions.ts";
import { deletedrevs } from "./modules/deletedrevs.ts";
import { logevents } from "./modules/logevents.ts";
import { generatedByRecentchanges, recentchanges } from "./modules/recentchanges.ts";
import { generatedByRevisions, revisions } from "./modules/revisions.ts";
import { tags } from "./modules/tags.ts";
import { usercontribs } from "./modules/usercontribs.ts";
import { generatedByWatchlist, watchlist } from "./modules/watchlist.ts";
import { generatedByWatchlistraw, watchlistraw } from "./modules/watchlistraw.ts";
import type { Site } from "./site.ts";

/** The handlers of modules about what happened: revisions, changes, logs and watchlists. */
export function historyHandlersOn(site: Site): Required<Pick<QueryHandlers, "modules" | "generators">> {
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
