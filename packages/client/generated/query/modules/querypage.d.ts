// The module querypage of query. Generated: change the spec instead.

/** The parameters of `querypage`, without the prefix `qp`. The module can be a generator. */
export interface QuerypageParameters {
  /**
   * One of the listed values.
   *
   * Wire name: `qppage`, in a generator `gqppage`. Documented.
   */
  readonly page: "Ancientpages" | "BrokenRedirects" | "Deadendpages" | "DoubleRedirects" | "Fewestrevisions" | "ListDuplicatedFiles" | "Listredirects" | "Lonelypages" | "Longpages" | "MediaStatistics" | "Mostcategories" | "Mostimages" | "Mostinterwikis" | "Mostlinked" | "Mostlinkedcategories" | "Mostlinkedtemplates" | "Mostrevisions" | "Shortpages" | "Uncategorizedcategories" | "Uncategorizedimages" | "Uncategorizedpages" | "Uncategorizedtemplates" | "Unusedcategories" | "Unusedimages" | "Unusedtemplates" | "Unwatchedpages" | "Wantedcategories" | "Wantedfiles" | "Wantedpages" | "Wantedtemplates" | "Withoutinterwiki";
  /**
   * A whole number. Default: `0`.
   *
   * Wire name: `qpoffset`, in a generator `gqpoffset`. Documented.
   */
  readonly offset?: number | undefined;
  /**
   * How many: 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`.
   *
   * Wire name: `qplimit`, in a generator `gqplimit`. Documented.
   */
  readonly limit?: number | "max" | undefined;
}

/** An item of `querypage`. (decided: D-219) */
export interface QuerypageItem {
  /** May be missing. */
  readonly value?: string | number;
  /** May be missing. */
  readonly timestamp?: string;
  readonly ns: number;
  readonly title: string;
  /** What else the special page has found. May be missing. */
  readonly databaseResult?: { readonly [key: string]: unknown };
}
