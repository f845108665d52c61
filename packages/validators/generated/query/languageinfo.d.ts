// The parameters of languageinfo. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/validators/types.js";

/**
 * Describes the languages that the software knows. A request that takes too long is continued.
 *
 * The parameters of `languageinfo`, without the prefix.
 */
export interface LanguageinfoParameters {
  /**
   * What to say of each language. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `code`.
   *
   * - `autonym`: What the language is called in that language itself.
   * - `bcp47`: The code of the language as in BCP 47.
   * - `code`: The code that the software has for the language. It is not always that of a standard.
   * - `dir`: The direction of writing: `ltr` from left to right, `rtl` from right to left.
   * - `fallbacks`: The codes of the languages whose texts are shown where the language has none, in this order. English as the last of all is listed only where it is configured.
   * - `name`: What the language is called in that of the user interface, or in a fallback of it.
   * - `variantnames`: The short names of the variants of the language, by their codes.
   * - `variants`: The codes of the variants of the language.
   */
  readonly prop?: readonly ("autonym" | "bcp47" | "code" | "dir" | "fallbacks" | "name" | "variantnames" | "variants")[];
  /** The codes of the languages to describe. The default, `*`, is all of them. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `*`. Form: a language code in small letters, or `*` (others are left out with the warning `unrecognizedvalues`). (decided: D-187) */
  readonly code?: readonly string[];
  /** Goes on after an earlier answer, whose member `continue` holds the value. */
  readonly continue?: string;
}

/** Whether the value is what the module takes: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is LanguageinfoParameters;

/** Reads the module's parameters out of a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<LanguageinfoParameters>;

/**
 * The query string that decodes to the value.
 * @example encode({ code: ["de"], prop: ["code", "name", "dir"] }); // The name and the direction of a language
 */
export declare function encode(value: LanguageinfoParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object, and gives what `decode` makes of it, with defaults. Its issues are what that finds. */
export declare const standard: StandardSchema<LanguageinfoParameters>;
