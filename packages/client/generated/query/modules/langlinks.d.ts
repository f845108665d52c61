// The module langlinks of query. Generated: change the spec instead.
import type { Flat, Given, Holds, MembersIf, Some } from "../../runtime/action-api/client/narrow.js";

/** The parameters of `langlinks`, without the prefix `ll`. */
export interface LanglinksParameters {
  /**
   * One of the listed values. Up to 50 values, for privileged callers up to 500.
   *
   * At most one of `url`, `prop` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `llprop`. Documented.
   */
  readonly prop?: "autonym" | "langname" | "url" | readonly ("autonym" | "langname" | "url")[] | undefined;
  /**
   * Text.
   *
   * Wire name: `lllang`. Documented.
   */
  readonly lang?: string | undefined;
  /**
   * Text.
   *
   * `title` only with `lang` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `lltitle`. Documented.
   */
  readonly title?: string | undefined;
  /**
   * One of the listed values. Default: `ascending`.
   *
   * Wire name: `lldir`. Documented.
   */
  readonly dir?: "ascending" | "descending" | undefined;
  /**
   * Text. Default: `en`.
   *
   * Wire name: `llinlanguagecode`. Documented.
   */
  readonly inlanguagecode?: string | undefined;
  /**
   * How many: 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`.
   *
   * Wire name: `lllimit`. Documented.
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Text. Form: `<integer>|<text>` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `llcontinue`. Documented.
   */
  readonly continue?: string | undefined;
  /**
   * A flag: present means true, absent means false.
   *
   * At most one of `url`, `prop` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `llurl`. Documented.
   * @deprecated
   */
  readonly url?: boolean | undefined;
}

/** What a page has of `langlinks`. (decided: D-219) */
export type LanglinksPage<P = LanglinksParameters, Kind = "existing"> = (Kind extends "existing" ? {
  /** Of pages that are existing only. May be missing. */
  readonly langlinks?: readonly (Flat<{
    readonly lang: string;
    readonly title: string;
  } & MembersIf<Some<Holds<P, "prop", "url"> | Given<P, "url">>, {
    /** Comes with `prop=url` or `url`. */
    readonly url: string;
  }> & MembersIf<Holds<P, "prop", "langname">, {
    /** Comes with `prop=langname`. */
    readonly langname: string;
  }> & MembersIf<Holds<P, "prop", "autonym">, {
    /** Comes with `prop=autonym`. */
    readonly autonym: string;
  }>>)[];
} : {});
