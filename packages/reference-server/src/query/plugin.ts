import { mockQueryHandlers, queryPlugin, type Options } from "@kiln/server/query";
import type { FastifyPluginAsync } from "fastify";
import * as handlers from "./handlers.ts";
import { messageText } from "./messages.ts";

/** The query interface with the handlers that need no wiki; with `mock`, the other modules answer examples. */
export async function queryOn({ mock = false, ...options }: Options & { readonly mock?: boolean } = {}): Promise<FastifyPluginAsync> {
  return queryPlugin(mock ? await mockQueryHandlers(handlers) : handlers, { messageText, ...options });
}
