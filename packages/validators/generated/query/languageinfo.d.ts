// The parameters of languageinfo. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/core/validators/types.js";

/**
 * Describes the languages that the software knows: names, writing direction, fallbacks and variants. If the request takes too long, it is continued.
 *
 * The parameters of `languageinfo`, without the prefix.
 */
export interface LanguageinfoParameters {
  /**
   * Properties to return for each language. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `code`.
   *
   * - `autonym`: The name of the language in that language.
   * - `bcp47`: The BCP 47 language code.
   * - `code`: The software's code for the language. It is not always a standard code.
   * - `dir`: The writing direction: `ltr` (left to right) or `rtl` (right to left).
   * - `fallbacks`: The codes of the fallback languages, in order. The final fallback to English is listed only if it is configured.
   * - `name`: The name of the language in the user interface language or one of its fallbacks.
   * - `variantnames`: The short names of the language variants, by code.
   * - `variants`: The codes of the language variants.
   */
  readonly prop?: readonly ("autonym" | "bcp47" | "code" | "dir" | "fallbacks" | "name" | "variantnames" | "variants")[];
  /** The codes of the languages to describe. Defaults to `*`, which stands for all languages. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `*`. Form: a lowercase language code, or `*` (other values are ignored with the warning `unrecognizedvalues`). (decided: D-187) */
  readonly code?: readonly string[];
  /** Continues from a previous response. Pass the value of its `continue` member. */
  readonly continue?: string;
}

/** Returns whether the value is valid for the module: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is LanguageinfoParameters;

/** Reads the parameters of the module from a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<LanguageinfoParameters>;

/**
 * Returns the query string that decodes to the value.
 * @example encode({ code: ["de"], prop: ["code", "name", "dir"] }); // The name and writing direction of a language
 */
export declare function encode(value: LanguageinfoParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object and returns the result of `decode`, with defaults. Its issues are the findings of that function. */
export declare const standard: StandardSchema<LanguageinfoParameters>;
