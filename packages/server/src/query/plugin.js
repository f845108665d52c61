import { queryPlugin } from "../../generated/query/index.js";
import * as handlers from "./handlers.js";
import { words } from "./words.js";

/** The query interface with the handlers that need no wiki. @param {import("../../generated/query/index.js").Options} [options] */
export function queryOn(options = {}) {
  return queryPlugin(handlers, { words, ...options });
}
