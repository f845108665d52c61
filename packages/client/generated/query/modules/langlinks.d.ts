/** The parameters of `langlinks`, without the prefix `ll`. */
export interface LanglinksParameters {
  /**
   * One of the listed values. Up to 50 values, for privileged callers up to 500.
   *
   * At most one of `url`, `prop` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `llprop`. Documented.
   */
  readonly prop?: "autonym" | "langname" | "url" | readonly ("autonym" | "langname" | "url")[] | undefined;
  /**
   * Text.
   *
   * Wire name: `lllang`. Documented.
   */
  readonly lang?: string | undefined;
  /**
   * Text.
   *
   * `title` only with `lang` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `lltitle`. Documented.
   */
  readonly title?: string | undefined;
  /**
   * One of the listed values. Default: `ascending`.
   *
   * Wire name: `lldir`. Documented.
   */
  readonly dir?: "ascending" | "descending" | undefined;
  /**
   * Text. Default: `en`.
   *
   * Wire name: `llinlanguagecode`. Documented.
   */
  readonly inlanguagecode?: string | undefined;
  /**
   * How many: 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`.
   *
   * Wire name: `lllimit`. Documented.
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Text. Form: `<integer>|<text>` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `llcontinue`. Documented.
   */
  readonly continue?: string | undefined;
  /**
   * A flag: present means true, absent means false.
   *
   * At most one of `url`, `prop` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `llurl`. Documented.
   * @deprecated
   */
  readonly url?: boolean | undefined;
}
