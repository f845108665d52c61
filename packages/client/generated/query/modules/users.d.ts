/** The parameters of `users`, without the prefix `us`. */
export interface UsersParameters {
  /**
   * One of the listed values. Up to 50 values, for privileged callers up to 500.
   *
   * Wire name: `usprop`. Documented.
   */
  readonly prop?: "blockinfo" | "cancreate" | "centralids" | "editcount" | "emailable" | "gender" | "groupmemberships" | "groups" | "implicitgroups" | "registration" | "rights" | readonly ("blockinfo" | "cancreate" | "centralids" | "editcount" | "emailable" | "gender" | "groupmemberships" | "groups" | "implicitgroups" | "registration" | "rights")[] | undefined;
  /**
   * Text.
   *
   * Wire name: `usattachedwiki`. Documented.
   */
  readonly attachedwiki?: string | undefined;
  /**
   * Text. Up to 50 values, for privileged callers up to 500.
   *
   * At most one of `userids`, `users` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `ususers`. Documented.
   */
  readonly users?: string | readonly string[] | undefined;
  /**
   * A whole number. Up to 50 values, for privileged callers up to 500.
   *
   * At most one of `userids`, `users` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `ususerids`. Documented.
   */
  readonly userids?: number | readonly number[] | undefined;
}
