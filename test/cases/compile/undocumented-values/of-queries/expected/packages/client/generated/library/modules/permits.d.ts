// The module permits of library. Generated: change the spec instead.

/**
 * The parameters of `permits`, without the prefix `pm`.
 *
 * A permit is good for a day. (decided: D-003)
 */
export interface PermitsParameters {
  /**
   * One of the listed values. Up to 50 values, for callers with high limits up to 500. Other values are possible (unknown: D-002).
   *
   * Wire name: `pmkind`.
   */
  readonly kind?: "lend" | "bind" | (string & {}) | readonly ("lend" | "bind" | (string & {}))[] | undefined;
  /**
   * One of the listed values. No other strings are accepted (decided: D-003).
   *
   * Wire name: `pmroom`.
   */
  readonly room?: "north" | "south" | undefined;
}
