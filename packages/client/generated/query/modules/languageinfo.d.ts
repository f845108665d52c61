// The module languageinfo of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/action-api/client/narrow.js";

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

/** What comes of `languageinfo`. (decided: D-219) */
export type LanguageinfoAnswer<P = LanguageinfoParameters> = { readonly [key: string]: Flat<MembersIf<Holds<P, "prop", "code", Defaults>, {
  /** Comes with `prop=code`. */
  readonly code: string;
}> & MembersIf<Holds<P, "prop", "bcp47", Defaults>, {
  /** Comes with `prop=bcp47`. */
  readonly bcp47: string;
}> & MembersIf<Holds<P, "prop", "dir", Defaults>, {
  /** Comes with `prop=dir`. */
  readonly dir: "ltr" | "rtl";
}> & MembersIf<Holds<P, "prop", "autonym", Defaults>, {
  /** Comes with `prop=autonym`. */
  readonly autonym: string;
}> & MembersIf<Holds<P, "prop", "name", Defaults>, {
  /** Comes with `prop=name`. */
  readonly name: string;
}> & MembersIf<Holds<P, "prop", "fallbacks", Defaults>, {
  /** Comes with `prop=fallbacks`. */
  readonly fallbacks: readonly string[];
}> & MembersIf<Holds<P, "prop", "variants", Defaults>, {
  /** Comes with `prop=variants`. */
  readonly variants: readonly string[];
}> & MembersIf<Holds<P, "prop", "variantnames", Defaults>, {
  /** By code. Comes with `prop=variantnames`. */
  readonly variantnames: { readonly [key: string]: string };
}>> };

interface Defaults {
  readonly prop: ["code"];
}

export {};
