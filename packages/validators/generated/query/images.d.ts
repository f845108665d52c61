// The parameters of images. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/validators/types.js";

/** The parameters of `images`, without the prefix. */
export interface ImagesParameters {
  /** How many: 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`. */
  readonly limit?: number | "max";
  /** Text. Form: `<integer>|<text>` (else `badcontinue`). (decided: D-186) */
  readonly continue?: string;
  /** Text. Up to 50 values, for privileged callers up to 500. Form: the title of a page in the namespace 6 (others are left out with the warning `notfile`). (decided: D-184) */
  readonly images?: readonly string[];
  /** One of the listed values. Default: `ascending`. */
  readonly dir?: "ascending" | "descending";
}

/** Whether the value is what the module takes: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is ImagesParameters;

/** Reads the module's parameters out of a request, as the real system does. */
export declare function decode(wire: Wire, options?: Options): Result<ImagesParameters>;

/** The query string that decodes to the value. */
export declare function encode(value: ImagesParameters, options?: Pick<Options, "generator">): string;

/** The same as `validate`, for libraries that take a Standard Schema. */
export declare const standard: StandardSchema<ImagesParameters>;
