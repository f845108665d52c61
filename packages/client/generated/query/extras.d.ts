// What a program may use beside the client. Generated: change the spec instead.

export { first } from "../runtime/http/first.js";
export type { LogTarget } from "../runtime/http/log.js";
export { logTo } from "../runtime/http/log.js";
export type { Log, RateLimit } from "../runtime/http/options.js";
export { requestsPerMinute } from "../runtime/http/rate-limit.js";
export type { WithResponse } from "../runtime/http/with-response.js";
export { withResponse } from "../runtime/http/with-response.js";

/** Tests for pages of this kind, and narrows their type: A page that exists. */
export declare function isExisting<Page extends object>(page: Page): page is Extract<Page, { readonly [Flag in "special" | "missing" | "invalid"]?: undefined }>;
