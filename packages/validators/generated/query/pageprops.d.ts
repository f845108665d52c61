// The parameters of pageprops. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/validators/types.js";

/** The parameters of `pageprops`, without the prefix. */
export interface PagepropsParameters {
  /** Text. Form: `<integer>`; or empty (else `badcontinue`). (decided: D-186) */
  readonly continue?: string;
  /** Text. Up to 50 values, for privileged callers up to 500. */
  readonly prop?: readonly string[];
}

/** Whether the value is what the module takes: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is PagepropsParameters;

/** Reads the module's parameters out of a request, as the real system does. */
export declare function decode(wire: Wire, options?: Options): Result<PagepropsParameters>;

/** The query string that decodes to the value. */
export declare function encode(value: PagepropsParameters, options?: Pick<Options, "generator">): string;

/** The same as `validate`, for libraries that take a Standard Schema. */
export declare const standard: StandardSchema<PagepropsParameters>;
