// Functions and types to use with the client. Generated: change the spec instead.

export { first } from "../runtime/http/client/first.js";
export type { LogTarget } from "../runtime/http/client/log.js";
export { logTo } from "../runtime/http/client/log.js";
export type { Log, RateLimit } from "../runtime/http/client/options.js";
export { requestsPerMinute } from "../runtime/http/client/rate-limit.js";
export type { WithResponse } from "../runtime/http/client/with-response.js";
export { withResponse } from "../runtime/http/client/with-response.js";

/** Returns whether a page is of this kind, and narrows its type: A page that exists. */
export declare function isExisting<Page extends object>(page: Page): page is Extract<Page, { readonly [Flag in "special" | "missing" | "invalid"]?: undefined }>;
