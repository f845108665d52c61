/**
 * The parameters of `watchlist`, without the prefix `wl`. The module can be a generator.
 *
 * The module needs a login. Without one, the error is `notloggedin`. (decided: D-147)
 */
export interface WatchlistParameters {
  /**
   * A flag: present means true, absent means false.
   *
   * Wire name: `wlallrev`, in a generator `gwlallrev`. Documented.
   */
  readonly allrev?: boolean | undefined;
  /**
   * A timestamp.
   *
   * Wire name: `wlstart`, in a generator `gwlstart`. Documented.
   */
  readonly start?: Date | string | undefined;
  /**
   * A timestamp.
   *
   * Wire name: `wlend`, in a generator `gwlend`. Documented.
   */
  readonly end?: Date | string | undefined;
  /**
   * The id of a namespace. Up to 50 values, for privileged callers up to 500. `*` alone stands for all values.
   *
   * Wire name: `wlnamespace`, in a generator `gwlnamespace`. Documented.
   */
  readonly namespace?: number | readonly number[] | "*" | undefined;
  /**
   * A user, given as `name`, `ip`, `temp`, `interwiki` or `id`.
   *
   * At most one of `user`, `excludeuser` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `wluser`, in a generator `gwluser`. Documented.
   */
  readonly user?: string | undefined;
  /**
   * A user, given as `name`, `ip`, `temp`, `interwiki` or `id`.
   *
   * At most one of `user`, `excludeuser` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `wlexcludeuser`, in a generator `gwlexcludeuser`. Documented.
   */
  readonly excludeuser?: string | undefined;
  /**
   * One of the listed values. Default: `older`.
   *
   * Wire name: `wldir`, in a generator `gwldir`. Documented.
   */
  readonly dir?: "newer" | "older" | undefined;
  /**
   * How many: 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`.
   *
   * Wire name: `wllimit`, in a generator `gwllimit`. Documented.
   */
  readonly limit?: number | "max" | undefined;
  /**
   * One of the listed values. Up to 50 values, for privileged callers up to 500. Default: `ids`, `title`, `flags`.
   *
   * Wire name: `wlprop`, in a generator `gwlprop`. Documented.
   */
  readonly prop?: "comment" | "expiry" | "flags" | "ids" | "loginfo" | "notificationtimestamp" | "parsedcomment" | "patrol" | "sizes" | "tags" | "timestamp" | "title" | "user" | "userid" | readonly ("comment" | "expiry" | "flags" | "ids" | "loginfo" | "notificationtimestamp" | "parsedcomment" | "patrol" | "sizes" | "tags" | "timestamp" | "title" | "user" | "userid")[] | undefined;
  /**
   * One of the listed values. Up to 50 values, for privileged callers up to 500.
   *
   * Values of `show` that contradict each other: `minor` and `!minor`, `bot` and `!bot`, `anon` and `!anon`, `patrolled` and `!patrolled`, `unread` and `!unread`, `autopatrolled` and `!autopatrolled`, `autopatrolled` and `!patrolled` (`show`). (decided: D-183)
   *
   * Wire name: `wlshow`, in a generator `gwlshow`. Documented.
   */
  readonly show?: "!anon" | "!autopatrolled" | "!bot" | "!minor" | "!patrolled" | "!unread" | "anon" | "autopatrolled" | "bot" | "minor" | "patrolled" | "unread" | readonly ("!anon" | "!autopatrolled" | "!bot" | "!minor" | "!patrolled" | "!unread" | "anon" | "autopatrolled" | "bot" | "minor" | "patrolled" | "unread")[] | undefined;
  /**
   * One of the listed values. Up to 50 values, for privileged callers up to 500. Default: `edit`, `new`, `log`, `categorize`.
   *
   * Wire name: `wltype`, in a generator `gwltype`. Documented.
   */
  readonly type?: "categorize" | "edit" | "external" | "log" | "new" | readonly ("categorize" | "edit" | "external" | "log" | "new")[] | undefined;
  /**
   * A user, given as `name`.
   *
   * Wire name: `wlowner`, in a generator `gwlowner`. Documented.
   */
  readonly owner?: string | undefined;
  /**
   * Written in requests as `<WATCHLIST_TOKEN>`. Text. Sensitive: never to be logged.
   *
   * Wire name: `wltoken`, in a generator `gwltoken`. Documented.
   */
  readonly token?: string | undefined;
  /**
   * Text. Form: `<text>|<integer>` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `wlcontinue`, in a generator `gwlcontinue`. Documented.
   */
  readonly continue?: string | undefined;
}
