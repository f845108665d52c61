// The module languageinfo of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/query/client/narrow.js";

/**
 * Describes the languages that the software knows: names, writing direction, fallbacks and variants. If the request takes too long, it is continued.
 *
 * The parameters of `languageinfo`, without the prefix `li`.
 * @example console.log(await wiki.meta("languageinfo", { code: ["de"], prop: ["code", "name", "dir"] })); // The name and writing direction of a language
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
   *
   * Wire name: `liprop` (decided: D-107).
   */
  readonly prop?: "autonym" | "bcp47" | "code" | "dir" | "fallbacks" | "name" | "variantnames" | "variants" | readonly ("autonym" | "bcp47" | "code" | "dir" | "fallbacks" | "name" | "variantnames" | "variants")[] | undefined;
  /**
   * The codes of the languages to describe. Defaults to `*`, which stands for all languages. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `*`. Form: a lowercase language code, or `*` (other values are ignored with the warning `unrecognizedvalues`). (decided: D-187)
   *
   * Wire name: `licode` (decided: D-107).
   */
  readonly code?: string | readonly string[] | undefined;
  /**
   * Continues from a previous response. Pass the value of its `continue` member.
   *
   * Wire name: `licontinue` (decided: D-107).
   */
  readonly continue?: string | undefined;
}

/** The result of `languageinfo`. (decided: D-219) */
export type LanguageinfoAnswer<P = LanguageinfoParameters> = { readonly [key: string]: Flat<MembersIf<Holds<P, "prop", "code", Defaults>, {
  /** The software's code for the language. Comes with `prop=code`. */
  readonly code: string;
}> & MembersIf<Holds<P, "prop", "bcp47", Defaults>, {
  /** The BCP 47 code of the language. Comes with `prop=bcp47`. */
  readonly bcp47: string;
}> & MembersIf<Holds<P, "prop", "dir", Defaults>, {
  /** The writing direction of the language. `ltr`: Left to right. `rtl`: Right to left. Comes with `prop=dir`. */
  readonly dir: "ltr" | "rtl";
}> & MembersIf<Holds<P, "prop", "autonym", Defaults>, {
  /** The name of the language in that language, such as `Deutsch`. Comes with `prop=autonym`. */
  readonly autonym: string;
}> & MembersIf<Holds<P, "prop", "name", Defaults>, {
  /** The name of the language in the requested language. Comes with `prop=name`. */
  readonly name: string;
}> & MembersIf<Holds<P, "prop", "fallbacks", Defaults>, {
  /** The codes of the fallback languages, nearest first. Comes with `prop=fallbacks`. */
  readonly fallbacks: readonly string[];
}> & MembersIf<Holds<P, "prop", "variants", Defaults>, {
  /** The codes of the variants that text in the language can be converted to. Comes with `prop=variants`. */
  readonly variants: readonly string[];
}> & MembersIf<Holds<P, "prop", "variantnames", Defaults>, {
  /** The names of the variants, by code. Comes with `prop=variantnames`. */
  readonly variantnames: { readonly [key: string]: string };
}>> };

interface Defaults {
  readonly prop: ["code"];
}

export {};
