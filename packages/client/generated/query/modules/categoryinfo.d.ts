// The module categoryinfo of query. Generated: change the spec instead.

/** The parameters of `categoryinfo`, without the prefix `ci`. */
export interface CategoryinfoParameters {
  /**
   * Text.
   *
   * Wire name: `cicontinue`. Documented.
   */
  readonly continue?: string | undefined;
}

/** What a page has of `categoryinfo`. (decided: D-219) */
export type CategoryinfoPage<Kind = "existing"> = (Kind extends "existing" | "missing" ? {
  /** Of pages that are existing or missing only. May be missing. */
  readonly categoryinfo?: {
    readonly size: number;
    readonly pages: number;
    readonly files: number;
    readonly subcats: number;
    readonly hidden: boolean;
  };
} : {});
