/** The parameters of `languageinfo`, without the prefix `li`. */
export interface LanguageinfoParameters {
  /**
   * One of the listed values. Up to 50 values, for privileged callers up to 500. Default: `code`.
   *
   * Wire name: `liprop`. Documented.
   */
  readonly prop?: "autonym" | "bcp47" | "code" | "dir" | "fallbacks" | "name" | "variantnames" | "variants" | readonly ("autonym" | "bcp47" | "code" | "dir" | "fallbacks" | "name" | "variantnames" | "variants")[] | undefined;
  /**
   * Text. Up to 50 values, for privileged callers up to 500. Default: `*`. Form: a language code in small letters, or `*` (others are left out with the warning `unrecognizedvalues`). (decided: D-187)
   *
   * Wire name: `licode`. Documented.
   */
  readonly code?: string | readonly string[] | undefined;
  /**
   * Text.
   *
   * Wire name: `licontinue`. Documented.
   */
  readonly continue?: string | undefined;
}
