// The module pageprops of query. Generated: change the spec instead.

/**
 * Returns the page properties of each page, such as its default sort key or display title.
 *
 * The parameters of `pageprops`, without the prefix `pp`.
 * @see {@link https://www.mediawiki.org/wiki/API:Pageprops}
 * @example console.log(await wiki.query({ titles: ["Old Lighthouse"], prop: { pageprops: { prop: ["defaultsort"] } } })); // The sort key of a page
 */
export interface PagepropsParameters {
  /**
   * Continues from a previous response. Pass the value of its `continue` member. Form: `<integer>`; or empty (otherwise `badcontinue`). (decided: D-186)
   *
   * Wire name: `ppcontinue` (decided: D-107).
   */
  readonly continue?: string | undefined;
  /**
   * Names of the properties to return, as listed by `pagepropnames`. Defaults to all properties. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * Wire name: `ppprop` (decided: D-107).
   */
  readonly prop?: string | readonly string[] | undefined;
}

/** The members of a page from `pageprops`. (decided: D-219) */
export type PagepropsPage<Kind = "existing"> = (Kind extends "existing" ? {
  /** The page properties, such as `displaytitle`, by name. Many of them are set by extensions. Only for pages that are existing. May be missing. */
  readonly pageprops?: { readonly [key: string]: string };
} : {});
