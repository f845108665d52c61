// The check of requests of Exchange Management API. Generated: change the spec instead.
import type { ValidateRequest } from "../runtime/resource/client/options.js";

export type { Finding } from "../runtime/http/client/errors.js";
export { ValidationError } from "../runtime/http/client/errors.js";
export type { ValidatedRequest } from "../runtime/resource/client/options.js";

/** For the option `validate` of createExchangeClient: rejects requests that the service would reject or partly ignore. */
export declare const validate: ValidateRequest;
