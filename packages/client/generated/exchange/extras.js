// Functions and types to use with the client. Generated: change the spec instead.

export { first, requestsPerMinute, withResponse } from "../runtime/http/client/extras.js";
export { logTo } from "../runtime/http/client/log.js";
export { each } from "../runtime/resource/client/each.js";
export { fieldMessages } from "../runtime/resource/client/error.js";
export { page } from "../runtime/resource/client/page.js";
