// The module pagepropnames of query. Generated: change the spec instead.

/**
 * Lists all page property names in use on the site.
 *
 * The parameters of `pagepropnames`, without the prefix `ppn`.
 * @see {@link https://www.mediawiki.org/wiki/API:Pagepropnames}
 * @example for await (const item of wiki.list("pagepropnames", {})) console.log(item); // Page property names in use
 */
export interface PagepropnamesParameters {
  /**
   * Continues from a previous response. Pass the value of its `continue` member. Form: `<text>` (otherwise `badcontinue`). (decided: D-186)
   *
   * Wire name: `ppncontinue` (decided: D-107).
   */
  readonly continue?: string | undefined;
  /**
   * Maximum number of names to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`.
   *
   * Wire name: `ppnlimit` (decided: D-107).
   */
  readonly limit?: number | "max" | undefined;
}

/** An item of `pagepropnames`. (decided: D-219) */
export interface PagepropnamesItem {
  /** The name of a page property that at least one page has. */
  readonly propname: string;
}
