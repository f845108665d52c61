// Functions and types to use with the client. Generated: change the spec instead.
import { withoutFlags } from "../runtime/query/client/page-kinds.js";

export { first } from "../runtime/http/client/first.js";
export { logTo } from "../runtime/http/client/log.js";
export { requestsPerMinute } from "../runtime/http/client/rate-limit.js";
export { withResponse } from "../runtime/http/client/with-response.js";

export const isExisting = /* @__PURE__ */ withoutFlags("special", "missing", "invalid");
