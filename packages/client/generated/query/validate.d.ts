// The check of requests of query. Generated: change the spec instead.
import type { Validate } from "../runtime/action-api/client/options.js";

export type { Finding } from "../runtime/action-api/client/validate.js";
export { ValidationError } from "../runtime/action-api/client/validate.js";

/** For the option `validate` of createQueryClient: refuses what the service would refuse. */
export declare const validate: Validate;
