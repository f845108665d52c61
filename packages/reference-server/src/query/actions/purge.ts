import { defineAction, type Action } from "@kiln/server/query";
import type { AskedPage, AskPages } from "../ask-pages.ts";

/** `action=purge`: nothing is kept of pages that could be out of date, so that each is as if it had just been purged. */
export function purge(askPages: AskPages): Action {
  return defineAction({
    name: "purge",
    description: "Removes what is kept of pages, so that they are made anew.",
    helpurls: ["https://www.mediawiki.org/wiki/API:Purge"],
    mustbeposted: true,
    parameters: {
      titles: { type: "string", description: "The titles of the pages." },
      pageids: { type: "string", description: "The ids of the pages." },
      redirects: { type: "boolean", description: "Follows redirects." },
      forcelinkupdate: { type: "boolean", description: "Makes the links of the pages anew, too." },
      forcerecursivelinkupdate: { type: "boolean", description: "Makes the links of all pages anew that transclude these." },
    },
    written: { members: { purge: { element: "page" } } },
    run: async ({ titles, pageids, redirects }, context) => {
      const { pages = [], ...beside } = await askPages({ titles, pageids, redirects: redirects ? "" : undefined }, context);
      return { batchcomplete: true, purge: pages.map(purged), ...beside };
    },
  });
}

function purged({ pageid, ...page }: AskedPage): object {
  return pageid === undefined || page.missing ? { ...(page.title === undefined ? { pageid } : {}), ...page } : { ...page, purged: true };
}
