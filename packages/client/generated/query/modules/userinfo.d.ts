/** The parameters of `userinfo`, without the prefix `ui`. */
export interface UserinfoParameters {
  /**
   * One of the listed values. Up to 50 values, for privileged callers up to 500. `*` alone stands for all values.
   *
   * Wire name: `uiprop`. Documented.
   */
  readonly prop?: "acceptlang" | "blockinfo" | "cancreateaccount" | "centralids" | "changeablegroups" | "editcount" | "email" | "groupmemberships" | "groups" | "hasmsg" | "implicitgroups" | "latestcontrib" | "options" | "ratelimits" | "realname" | "registrationdate" | "rights" | "theoreticalratelimits" | "unreadcount" | readonly ("acceptlang" | "blockinfo" | "cancreateaccount" | "centralids" | "changeablegroups" | "editcount" | "email" | "groupmemberships" | "groups" | "hasmsg" | "implicitgroups" | "latestcontrib" | "options" | "ratelimits" | "realname" | "registrationdate" | "rights" | "theoreticalratelimits" | "unreadcount")[] | "*" | undefined;
  /**
   * Text.
   *
   * Wire name: `uiattachedwiki`. Documented.
   */
  readonly attachedwiki?: string | undefined;
}
