// The parameters of tokens. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/validators/types.js";

/** The parameters of `tokens`, without the prefix. */
export interface TokensParameters {
  /** One of the listed values. Up to 50 values, for privileged callers up to 500. `*` alone stands for all values. Default: `csrf`. */
  readonly type?: readonly ("createaccount" | "csrf" | "login" | "patrol" | "rollback" | "userrights" | "watch")[] | "*";
}

/** Whether the value is what the module takes: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is TokensParameters;

/** Reads the module's parameters out of a request, as the real system does. */
export declare function decode(wire: Wire, options?: Options): Result<TokensParameters>;

/** The query string that decodes to the value. */
export declare function encode(value: TokensParameters, options?: Pick<Options, "generator">): string;

/** The same as `validate`, for libraries that take a Standard Schema. */
export declare const standard: StandardSchema<TokensParameters>;
