import type { Rights, UserGroups } from "../values.js";

/** The parameters of `allusers`, without the prefix `au`. */
export interface AllusersParameters {
  /**
   * Text.
   *
   * Wire name: `aufrom`. Documented.
   */
  readonly from?: string | undefined;
  /**
   * Text.
   *
   * Wire name: `auto`. Documented.
   */
  readonly to?: string | undefined;
  /**
   * Text.
   *
   * Wire name: `auprefix`. Documented.
   */
  readonly prefix?: string | undefined;
  /**
   * One of the listed values. Default: `ascending`.
   *
   * Wire name: `audir`. Documented.
   */
  readonly dir?: "ascending" | "descending" | undefined;
  /**
   * One of the listed values. Up to 50 values, for privileged callers up to 500.
   *
   * `group` or `rights` with a value only without `excludegroup` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `augroup`. Documented.
   */
  readonly group?: UserGroups | readonly UserGroups[] | undefined;
  /**
   * One of the listed values. Up to 50 values, for privileged callers up to 500.
   *
   * Wire name: `auexcludegroup`. Documented.
   */
  readonly excludegroup?: UserGroups | readonly UserGroups[] | undefined;
  /**
   * One of the listed values. Up to 50 values, for privileged callers up to 500.
   *
   * `group` or `rights` with a value only without `excludegroup` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `aurights`. Documented.
   */
  readonly rights?: Rights | readonly Rights[] | undefined;
  /**
   * One of the listed values. Up to 50 values, for privileged callers up to 500.
   *
   * Wire name: `auprop`. Documented.
   */
  readonly prop?: "blockinfo" | "centralids" | "editcount" | "groups" | "implicitgroups" | "registration" | "rights" | readonly ("blockinfo" | "centralids" | "editcount" | "groups" | "implicitgroups" | "registration" | "rights")[] | undefined;
  /**
   * How many: 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`.
   *
   * Wire name: `aulimit`. Documented.
   */
  readonly limit?: number | "max" | undefined;
  /**
   * A flag: present means true, absent means false.
   *
   * Wire name: `auwitheditsonly`. Documented.
   */
  readonly witheditsonly?: boolean | undefined;
  /**
   * A flag: present means true, absent means false.
   *
   * Wire name: `auactiveusers`. Documented.
   */
  readonly activeusers?: boolean | undefined;
  /**
   * Text.
   *
   * Wire name: `auattachedwiki`. Documented.
   */
  readonly attachedwiki?: string | undefined;
  /**
   * A flag: present means true, absent means false.
   *
   * Wire name: `auexcludenamed`. Documented.
   */
  readonly excludenamed?: boolean | undefined;
  /**
   * A flag: present means true, absent means false.
   *
   * Wire name: `auexcludetemp`. Documented.
   */
  readonly excludetemp?: boolean | undefined;
}
