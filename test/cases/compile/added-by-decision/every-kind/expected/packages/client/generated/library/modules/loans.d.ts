// The module loans of library. Generated: change the spec instead.

/** The parameters of `loans`, without the prefix `ln`. */
export interface LoansParameters {
  /**
   * A timestamp. Not in the source document (decided: D-003).
   *
   * Wire name: `lnday`.
   */
  readonly day?: Date | string | undefined;
  /**
   * One of the listed values. Default: `open` (decided: D-003). Not in the source document (decided: D-003).
   *
   * Wire name: `lnstate`.
   */
  readonly state?: "open" | "closed" | undefined;
}

/** An item of `loans`. (decided: D-003) */
export interface LoansItem {
  readonly book: string;
}
