// Functions and types to use with the client. Generated: change the spec instead.

export type { LogTarget, WithResponse } from "../runtime/http/client/extras.js";
export { first, logTo, requestsPerMinute, withResponse } from "../runtime/http/client/extras.js";
export type { Log, RateLimit } from "../runtime/http/client/options.js";
export { fieldMessages } from "../runtime/resource/client/error.js";
export type { ListPage, PageStart } from "../runtime/resource/client/page.js";
export { each, page } from "../runtime/resource/client/page.js";
