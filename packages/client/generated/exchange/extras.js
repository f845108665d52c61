// Functions and types to use with the client. Generated: change the spec instead.

export { each } from "../runtime/client/each.js";
export { fieldMessages } from "../runtime/client/field-messages.js";
export { page } from "../runtime/client/page.js";
export { first } from "../runtime/http/first.js";
export { logTo } from "../runtime/http/log.js";
export { requestsPerMinute } from "../runtime/http/rate-limit.js";
export { withResponse } from "../runtime/http/with-response.js";
