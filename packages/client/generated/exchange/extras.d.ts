// Functions and types to use with the client. Generated: change the spec instead.

export { each } from "../runtime/client/each.js";
export { fieldMessages } from "../runtime/client/field-messages.js";
export type { ListPage, PageStart } from "../runtime/client/page.js";
export { page } from "../runtime/client/page.js";
export { first } from "../runtime/http/first.js";
export type { LogTarget } from "../runtime/http/log.js";
export { logTo } from "../runtime/http/log.js";
export type { Log, RateLimit } from "../runtime/http/options.js";
export { requestsPerMinute } from "../runtime/http/rate-limit.js";
export type { WithResponse } from "../runtime/http/with-response.js";
export { withResponse } from "../runtime/http/with-response.js";
