/**
 * The parameters of `tokens`, which has no prefix.
 *
 * The module does not carry the read-rights marker. It is free of the right `read` where a request asks for nothing but such modules. (decided: D-145)
 */
export interface TokensParameters {
  /**
   * One of the listed values. Up to 50 values, for privileged callers up to 500. `*` alone stands for all values. Default: `csrf`.
   *
   * Wire name: `type`. Documented.
   */
  readonly type?: "createaccount" | "csrf" | "login" | "patrol" | "rollback" | "userrights" | "watch" | readonly ("createaccount" | "csrf" | "login" | "patrol" | "rollback" | "userrights" | "watch")[] | "*" | undefined;
}
