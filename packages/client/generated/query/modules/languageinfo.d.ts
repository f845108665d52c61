// The module languageinfo of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/query/client/narrow.js";

/**
 * Describes the languages that the software knows. A request that takes too long is continued.
 *
 * The parameters of `languageinfo`, without the prefix `li`.
 * @example console.log(await wiki.meta("languageinfo", { code: ["de"], prop: ["code", "name", "dir"] })); // The name and the direction of a language
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
   *
   * Wire name: `liprop` (decided: D-107).
   */
  readonly prop?: "autonym" | "bcp47" | "code" | "dir" | "fallbacks" | "name" | "variantnames" | "variants" | readonly ("autonym" | "bcp47" | "code" | "dir" | "fallbacks" | "name" | "variantnames" | "variants")[] | undefined;
  /**
   * The codes of the languages to describe. The default, `*`, is all of them. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `*`. Form: a language code in small letters, or `*` (others are left out with the warning `unrecognizedvalues`). (decided: D-187)
   *
   * Wire name: `licode` (decided: D-107).
   */
  readonly code?: string | readonly string[] | undefined;
  /**
   * Goes on after an earlier answer, whose member `continue` holds the value.
   *
   * Wire name: `licontinue` (decided: D-107).
   */
  readonly continue?: string | undefined;
}

/** What comes of `languageinfo`. (decided: D-219) */
export type LanguageinfoAnswer<P = LanguageinfoParameters> = { readonly [key: string]: Flat<MembersIf<Holds<P, "prop", "code", Defaults>, {
  /** The code that the software uses for the language. Comes with `prop=code`. */
  readonly code: string;
}> & MembersIf<Holds<P, "prop", "bcp47", Defaults>, {
  /** The standard code of the language, as in BCP 47. Comes with `prop=bcp47`. */
  readonly bcp47: string;
}> & MembersIf<Holds<P, "prop", "dir", Defaults>, {
  /** The direction in which the language is written. `ltr`: From left to right. `rtl`: From right to left. Comes with `prop=dir`. */
  readonly dir: "ltr" | "rtl";
}> & MembersIf<Holds<P, "prop", "autonym", Defaults>, {
  /** The name of the language in itself, such as `Deutsch`. Comes with `prop=autonym`. */
  readonly autonym: string;
}> & MembersIf<Holds<P, "prop", "name", Defaults>, {
  /** The name of the language in the language that the request asks for. Comes with `prop=name`. */
  readonly name: string;
}> & MembersIf<Holds<P, "prop", "fallbacks", Defaults>, {
  /** The codes of the languages whose messages stand in for those not translated, the nearest first. Comes with `prop=fallbacks`. */
  readonly fallbacks: readonly string[];
}> & MembersIf<Holds<P, "prop", "variants", Defaults>, {
  /** The codes of the variants into which texts of the language can be converted. Comes with `prop=variants`. */
  readonly variants: readonly string[];
}> & MembersIf<Holds<P, "prop", "variantnames", Defaults>, {
  /** The names of those variants, by code. Comes with `prop=variantnames`. */
  readonly variantnames: { readonly [key: string]: string };
}>> };

interface Defaults {
  readonly prop: ["code"];
}

export {};
