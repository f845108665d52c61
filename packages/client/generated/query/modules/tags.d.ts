/** The parameters of `tags`, without the prefix `tg`. */
export interface TagsParameters {
  /**
   * Text.
   *
   * Wire name: `tgcontinue`. Documented.
   */
  readonly continue?: string | undefined;
  /**
   * How many: 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`.
   *
   * Wire name: `tglimit`. Documented.
   */
  readonly limit?: number | "max" | undefined;
  /**
   * One of the listed values. Up to 50 values, for privileged callers up to 500. Default: no value.
   *
   * Wire name: `tgprop`. Documented.
   */
  readonly prop?: "active" | "defined" | "description" | "displayname" | "hitcount" | "source" | readonly ("active" | "defined" | "description" | "displayname" | "hitcount" | "source")[] | undefined;
}
