import type { Validate } from "../runtime/action-api/client/types.js";

export { ValidationError, type Finding } from "../runtime/action-api/client/types.js";

/** For the option `validate` of createQueryClient: refuses what the service would refuse. */
export declare const validate: Validate;
