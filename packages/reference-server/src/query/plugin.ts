import { mockQueryHandlers, queryPlugin } from "../../generated/query/index.js";
import * as handlers from "./handlers.js";
import { words } from "./words.js";

/**
 * The query interface with the handlers that need no wiki, and with examples in place of the others where `mock` says so.
 * @param {import("../../generated/query/index.js").Options & { readonly mock?: boolean }} [options]
 */
export async function queryOn({ mock = false, ...options } = {}) {
  return queryPlugin(mock ? await mockQueryHandlers(handlers) : handlers, { words, ...options });
}
