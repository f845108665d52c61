import { queryPlugin, type Options } from "@kiln/server/query";
import { type WikiOptions, wikiOn } from "@kiln/wiki";
import type { FastifyPluginAsync } from "fastify";

export type QueryOptions = Options & WikiOptions;

/** Serves the query interface with the handlers of the wiki. */
export async function queryOn({
  storage,
  origin,
  now,
  isPrivate,
  ...options
}: QueryOptions): Promise<FastifyPluginAsync> {
  const wiki = wikiOn({ storage, origin, now, isPrivate });
  return queryPlugin(wiki.handlers, { ...wiki.options, ...options });
}
