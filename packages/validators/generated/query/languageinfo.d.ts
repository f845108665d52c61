// The parameters of languageinfo. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/validators/types.js";

/** The parameters of `languageinfo`, without the prefix. */
export interface LanguageinfoParameters {
  /** One of the listed values. Up to 50 values, for privileged callers up to 500. Default: `code`. */
  readonly prop?: readonly ("autonym" | "bcp47" | "code" | "dir" | "fallbacks" | "name" | "variantnames" | "variants")[];
  /** Text. Up to 50 values, for privileged callers up to 500. Default: `*`. Form: a language code in small letters, or `*` (others are left out with the warning `unrecognizedvalues`). (decided: D-187) */
  readonly code?: readonly string[];
  /** Text. */
  readonly continue?: string;
}

/** Whether the value is what the module takes: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is LanguageinfoParameters;

/** Reads the module's parameters out of a request, as the real system does. */
export declare function decode(wire: Wire, options?: Options): Result<LanguageinfoParameters>;

/** The query string that decodes to the value. */
export declare function encode(value: LanguageinfoParameters, options?: Pick<Options, "generator">): string;

/** The same as `validate`, for libraries that take a Standard Schema. */
export declare const standard: StandardSchema<LanguageinfoParameters>;
