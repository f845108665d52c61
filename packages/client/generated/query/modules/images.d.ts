// The module images of query. Generated: change the spec instead.

/** The parameters of `images`, without the prefix `im`. The module can be a generator. */
export interface ImagesParameters {
  /**
   * How many: 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`.
   *
   * Wire name: `imlimit`, in a generator `gimlimit`. Documented.
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Text. Form: `<integer>|<text>` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `imcontinue`, in a generator `gimcontinue`. Documented.
   */
  readonly continue?: string | undefined;
  /**
   * Text. Up to 50 values, for privileged callers up to 500. Form: the title of a page in the namespace 6 (others are left out with the warning `notfile`). (decided: D-184)
   *
   * Wire name: `imimages`, in a generator `gimimages`. Documented.
   */
  readonly images?: string | readonly string[] | undefined;
  /**
   * One of the listed values. Default: `ascending`.
   *
   * Wire name: `imdir`, in a generator `gimdir`. Documented.
   */
  readonly dir?: "ascending" | "descending" | undefined;
}

/** What a page has of `images`. (decided: D-219) */
export type ImagesPage<Kind = "existing"> = (Kind extends "existing" ? {
  /** Of pages that are existing only. May be missing. */
  readonly images?: readonly ({
    readonly ns: number;
    readonly title: string;
  })[];
} : {});
