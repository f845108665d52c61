// Functions and types to use with the client. Generated: change the spec instead.

export type { WithResponse } from "../runtime/http/client/extras.js";
export { first, requestsPerMinute, withResponse } from "../runtime/http/client/extras.js";
export type { LogTarget } from "../runtime/http/client/log.js";
export { logTo } from "../runtime/http/client/log.js";
export type { Log, RateLimit } from "../runtime/http/client/options.js";

/** Returns whether a page is of this kind, and narrows its type: A page that exists. */
export declare function isExisting<Page extends object>(page: Page): page is Extract<Page, { readonly [Flag in "special" | "missing" | "invalid"]?: undefined }>;
