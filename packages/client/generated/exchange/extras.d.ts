// Functions and types to use with the client. Generated: change the spec instead.

export { first } from "../runtime/http/client/first.js";
export type { LogTarget } from "../runtime/http/client/log.js";
export { logTo } from "../runtime/http/client/log.js";
export type { Log, RateLimit } from "../runtime/http/client/options.js";
export { requestsPerMinute } from "../runtime/http/client/rate-limit.js";
export type { WithResponse } from "../runtime/http/client/with-response.js";
export { withResponse } from "../runtime/http/client/with-response.js";
export { each } from "../runtime/resource/client/each.js";
export { fieldMessages } from "../runtime/resource/client/field-messages.js";
export type { ListPage, PageStart } from "../runtime/resource/client/page.js";
export { page } from "../runtime/resource/client/page.js";
