/**
 * The parameters of `mystashedfiles`, without the prefix `msf`.
 *
 * The module needs a login. Without one, the error is `stashnotloggedin`. (decided: D-147)
 */
export interface MystashedfilesParameters {
  /**
   * One of the listed values. Up to 50 values, for privileged callers up to 500. Default: no value.
   *
   * Wire name: `msfprop`. Documented.
   */
  readonly prop?: "size" | "type" | readonly ("size" | "type")[] | undefined;
  /**
   * How many: 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`.
   *
   * Wire name: `msflimit`. Documented.
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Text. Form: `<integer>` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `msfcontinue`. Documented.
   */
  readonly continue?: string | undefined;
}
