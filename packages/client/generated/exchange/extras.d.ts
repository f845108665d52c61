// Functions and types to use with the client. Generated: change the spec instead.

export type { WithResponse } from "../runtime/http/client/extras.js";
export { first, requestsPerMinute, withResponse } from "../runtime/http/client/extras.js";
export type { LogTarget } from "../runtime/http/client/log.js";
export { logTo } from "../runtime/http/client/log.js";
export type { Log, RateLimit } from "../runtime/http/client/options.js";
export { each } from "../runtime/resource/client/each.js";
export { fieldMessages } from "../runtime/resource/client/error.js";
export type { ListPage, PageStart } from "../runtime/resource/client/page.js";
export { page } from "../runtime/resource/client/page.js";
