import { defineAction, type Action } from "@kiln/server/query";
import type { AskPages } from "../ask-pages.ts";
import { addressOf } from "../site/general.ts";
import type { Site } from "../site.ts";

/** `action=opensearch`: titles that begin with a text, in the form of the OpenSearch protocol. */
export function opensearch(site: Site, askPages: AskPages): Action {
  return defineAction({
    name: "opensearch",
    description: "Finds titles that begin with a text, in the form of the OpenSearch protocol.",
    helpurls: ["https://www.mediawiki.org/wiki/API:Opensearch"],
    readrights: true,
    parameters: {
      search: { type: "string", required: true, description: "What titles begin with." },
      namespace: { type: "namespace", multi: true, default: "0", description: "The namespaces to search." },
      limit: { type: "limit", default: 10, min: 1, max: 500, highmax: 5000, description: "How many titles to answer." },
    },
    run: async ({ search, namespace, limit }, context) => {
      const asked = { list: "prefixsearch", pssearch: search, psnamespace: namespace.join("|"), pslimit: String(limit) };
      const { prefixsearch = [] } = await askPages(asked, context);
      const titles = prefixsearch.map(({ title }) => title);
      return [search, titles, titles.map(() => ""), titles.map((title) => addressOf(site, title))];
    },
  });
}
