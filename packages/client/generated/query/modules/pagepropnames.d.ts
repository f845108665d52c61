// The module pagepropnames of query. Generated: change the spec instead.

/** The parameters of `pagepropnames`, without the prefix `ppn`. */
export interface PagepropnamesParameters {
  /**
   * Text. Form: `<text>` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `ppncontinue`. Documented.
   */
  readonly continue?: string | undefined;
  /**
   * How many: 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`.
   *
   * Wire name: `ppnlimit`. Documented.
   */
  readonly limit?: number | "max" | undefined;
}

/** An item of `pagepropnames`. (decided: D-219) */
export interface PagepropnamesItem {
  readonly propname: string;
}
