// The module pageprops of query. Generated: change the spec instead.

/** The parameters of `pageprops`, without the prefix `pp`. */
export interface PagepropsParameters {
  /**
   * Text. Form: `<integer>`; or empty (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `ppcontinue`. Documented.
   */
  readonly continue?: string | undefined;
  /**
   * Text. Up to 50 values, for privileged callers up to 500.
   *
   * Wire name: `ppprop`. Documented.
   */
  readonly prop?: string | readonly string[] | undefined;
}

/** What a page has of `pageprops`. (decided: D-219) */
export type PagepropsPage<Kind = "existing"> = (Kind extends "existing" ? {
  /** Of pages that are existing only. May be missing. */
  readonly pageprops?: { readonly [key: string]: string };
} : {});
