import type { Validate } from "../runtime/query/types.js";

export { ValidationError, type Finding } from "../runtime/query/types.js";

/** For the option `validate` of createQueryClient: refuses what the service would refuse. */
export declare const validate: Validate;
