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
