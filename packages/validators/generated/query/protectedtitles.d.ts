// The parameters of protectedtitles. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/validators/types.js";

/** The parameters of `protectedtitles`, without the prefix. */
export interface ProtectedtitlesParameters {
  /** The id of a namespace. Up to 50 values, for privileged callers up to 500. `*` alone stands for all values. */
  readonly namespace?: readonly number[] | "*";
  /** One of the listed values. Up to 50 values, for privileged callers up to 500. */
  readonly level?: readonly ("autoconfirmed" | "sysop")[];
  /** How many: 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`. */
  readonly limit?: number | "max";
  /** One of the listed values. Default: `older`. */
  readonly dir?: "newer" | "older";
  /** A timestamp. */
  readonly start?: string;
  /** A timestamp. */
  readonly end?: string;
  /** One of the listed values. Up to 50 values, for privileged callers up to 500. Default: `timestamp`, `level`. */
  readonly prop?: readonly ("comment" | "expiry" | "level" | "parsedcomment" | "timestamp" | "user" | "userid")[];
  /** Text. Form: `<timestamp>|<integer>|<text>` (else `badcontinue`). (decided: D-186) */
  readonly continue?: string;
}

/** Whether the value is what the module takes: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is ProtectedtitlesParameters;

/** Reads the module's parameters out of a request, as the real system does. */
export declare function decode(wire: Wire, options?: Options): Result<ProtectedtitlesParameters>;

/** The query string that decodes to the value. */
export declare function encode(value: ProtectedtitlesParameters, options?: Pick<Options, "generator">): string;

/** The same as `validate`, for libraries that take a Standard Schema. */
export declare const standard: StandardSchema<ProtectedtitlesParameters>;
