// Functions and types to use with the client. Generated: change the spec instead.
import { withoutFlags } from "../runtime/query/client/results.js";

export { first, requestsPerMinute, withResponse } from "../runtime/http/client/extras.js";
export { logTo } from "../runtime/http/client/log.js";

export const isExisting = /* @__PURE__ */ withoutFlags("special", "missing", "invalid");
