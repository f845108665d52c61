// The module permits of library. Generated: change the spec instead.

/**
 * The parameters of `permits`, without the prefix `pm`.
 *
 * A permit is good for a day. (decided: D-003)
 */
export interface PermitsParameters {
  /**
   * One of the listed values. Up to 50 values, for callers who may ask for more up to 500. There may be others (unknown: D-002).
   *
   * Wire name: `pmkind`.
   */
  readonly kind?: "lend" | "bind" | (string & {}) | readonly ("lend" | "bind" | (string & {}))[] | undefined;
  /**
   * One of the listed values. No other texts are taken (decided: D-003).
   *
   * Wire name: `pmroom`.
   */
  readonly room?: "north" | "south" | undefined;
}
