/** The parameters of `categoryinfo`, without the prefix `ci`. */
export interface CategoryinfoParameters {
  /**
   * Text.
   *
   * Wire name: `cicontinue`. Documented.
   */
  readonly continue?: string | undefined;
}
