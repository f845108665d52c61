import { mockQueryHandlers, queryPlugin, type MockOptions, type Options } from "@kiln/server/query";
import type { FastifyPluginAsync } from "fastify";
import { handlersOf } from "./handlers.ts";
import { messageText } from "./messages.ts";
import { examples } from "./site/examples.ts";
import { interwikiAddresses } from "./site/interwikis.ts";
import { namespaces } from "./site/namespaces.ts";
import type { SiteFacts } from "./site/site-facts.ts";

/** What the decoder of requests has to know of the site. */
const site = {
  namespaces: namespaces.map(({ id }) => id).filter((id) => id >= 0),
  interwikis: Object.keys(interwikiAddresses),
};

/** The query interface with the handlers that need no wiki; with `mock`, the other modules answer examples. */
export async function queryOn({ mock, seed, origin, now, ...options }: Options & SiteFacts & Pick<MockOptions, "seed">): Promise<FastifyPluginAsync> {
  const handlers = handlersOf({ origin, now, mock });
  const all = mock ? await mockQueryHandlers(handlers, { interwikis: interwikiAddresses, modules: examples, seed }) : handlers;
  return queryPlugin(all, { messageText, now, ...site, ...options });
}
