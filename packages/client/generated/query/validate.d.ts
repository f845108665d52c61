// The check of requests of query. Generated: change the spec instead.
import type { Validate } from "../runtime/query/client/options.js";

export type { Finding } from "../runtime/http/client/errors.js";
export { ValidationError } from "../runtime/http/client/errors.js";

/** For the option `validate` of createQueryClient: rejects requests that the service would reject. */
export declare const validate: Validate;
