// The module pageprops of query. Generated: change the spec instead.

/**
 * Tells the page properties of each page, such as its default sort key or its display title.
 *
 * The parameters of `pageprops`, without the prefix `pp`.
 * @see {@link https://www.mediawiki.org/wiki/API:Pageprops}
 * @example console.log(await wiki.query({ titles: ["Old Lighthouse"], prop: { pageprops: { prop: ["defaultsort"] } } })); // The sort key of a page
 */
export interface PagepropsParameters {
  /**
   * Goes on after an earlier answer, whose member `continue` holds the value. Form: `<integer>`; or empty (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `ppcontinue` (decided: D-107).
   */
  readonly continue?: string | undefined;
  /**
   * The names of the properties to answer, as the module `pagepropnames` lists them. Without it all come. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * Wire name: `ppprop` (decided: D-107).
   */
  readonly prop?: string | readonly string[] | undefined;
}

/** What a page has of `pageprops`. (decided: D-219) */
export type PagepropsPage<Kind = "existing"> = (Kind extends "existing" ? {
  /** The properties of the page, such as `displaytitle`, by name. Many of them are set by extensions. Of pages that are existing only. May be missing. */
  readonly pageprops?: { readonly [key: string]: string };
} : {});
