// Functions and types to use with the client. Generated: change the spec instead.
import type { Each } from "../runtime/resource/client/each.js";
import type { AskPage } from "../runtime/resource/client/page.js";

export type { WithResponse } from "../runtime/http/client/extras.js";
export { first, requestsPerMinute, withResponse } from "../runtime/http/client/extras.js";
export type { LogTarget } from "../runtime/http/client/log.js";
export { logTo } from "../runtime/http/client/log.js";
export type { Log, RateLimit } from "../runtime/http/client/options.js";
export { fieldMessages } from "../runtime/resource/client/error.js";
export type { ListPage, PageStart } from "../runtime/resource/client/page.js";

/** Iterates over the items of a list, page after page: `each(client.things.list, { query: { limit: 100 } })`, with the arguments of the call. */
export declare const each: Each<"rooms">;
/** Returns one page of a list, and the start of the next: `page(client.things.list, [{ query: { limit: 100 } }], before.next)`, with the arguments of the call. */
export declare const page: AskPage<"rooms">;
