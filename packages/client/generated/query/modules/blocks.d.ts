/** The parameters of `blocks`, without the prefix `bk`. */
export interface BlocksParameters {
  /**
   * A timestamp.
   *
   * Wire name: `bkstart`. Documented.
   */
  readonly start?: Date | string | undefined;
  /**
   * A timestamp.
   *
   * Wire name: `bkend`. Documented.
   */
  readonly end?: Date | string | undefined;
  /**
   * One of the listed values. Default: `older`.
   *
   * Wire name: `bkdir`. Documented.
   */
  readonly dir?: "newer" | "older" | undefined;
  /**
   * A whole number. Up to 50 values, for privileged callers up to 500.
   *
   * Wire name: `bkids`. Documented.
   */
  readonly ids?: number | readonly number[] | undefined;
  /**
   * A user, given as `name`, `ip`, `temp` or `cidr`. Up to 50 values, for privileged callers up to 500.
   *
   * At most one of `users`, `ip` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `bkusers`. Documented.
   */
  readonly users?: string | readonly string[] | undefined;
  /**
   * Text. Form: an IP address or a range of IP addresses, not broader than /16 or for IPv6 /19 (else `param_ip`). (decided: D-189)
   *
   * At most one of `users`, `ip` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `bkip`. Documented.
   */
  readonly ip?: string | undefined;
  /**
   * How many: 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`.
   *
   * Wire name: `bklimit`. Documented.
   */
  readonly limit?: number | "max" | undefined;
  /**
   * One of the listed values. Up to 50 values, for privileged callers up to 500. Default: `id`, `user`, `by`, `timestamp`, `expiry`, `reason`, `flags`.
   *
   * Wire name: `bkprop`. Documented.
   */
  readonly prop?: "by" | "byid" | "expiry" | "flags" | "id" | "parsedreason" | "range" | "reason" | "restrictions" | "timestamp" | "user" | "userid" | readonly ("by" | "byid" | "expiry" | "flags" | "id" | "parsedreason" | "range" | "reason" | "restrictions" | "timestamp" | "user" | "userid")[] | undefined;
  /**
   * One of the listed values. Up to 50 values, for privileged callers up to 500.
   *
   * Values of `show` that contradict each other: `account` and `!account`, `ip` and `!ip`, `range` and `!range`, `temp` and `!temp` (`show`). (decided: D-183)
   *
   * Wire name: `bkshow`. Documented.
   */
  readonly show?: "!account" | "!ip" | "!range" | "!temp" | "account" | "ip" | "range" | "temp" | readonly ("!account" | "!ip" | "!range" | "!temp" | "account" | "ip" | "range" | "temp")[] | undefined;
  /**
   * Text. Form: `<timestamp>|<integer>` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `bkcontinue`. Documented.
   */
  readonly continue?: string | undefined;
}
