// The parameters of prefixsearch. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/validators/types.js";

/** The parameters of `prefixsearch`, without the prefix. */
export interface PrefixsearchParameters {
  /** Text. */
  readonly search: string;
  /** The id of a namespace. Up to 50 values, for privileged callers up to 500. `*` alone stands for all values. Default: `0`. */
  readonly namespace?: readonly number[] | "*";
  /** How many: 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`. */
  readonly limit?: number | "max";
  /** A whole number of at least 0. Default: `0`. */
  readonly offset?: number;
}

/** Whether the value is what the module takes: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is PrefixsearchParameters;

/** Reads the module's parameters out of a request, as the real system does. */
export declare function decode(wire: Wire, options?: Options): Result<PrefixsearchParameters>;

/** The query string that decodes to the value. */
export declare function encode(value: PrefixsearchParameters, options?: Pick<Options, "generator">): string;

/** The same as `validate`, for libraries that take a Standard Schema. */
export declare const standard: StandardSchema<PrefixsearchParameters>;
