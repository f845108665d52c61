// The module watchlistraw of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/action-api/client/narrow.js";

/**
 * The parameters of `watchlistraw`, without the prefix `wr`. The module can be a generator.
 *
 * The module needs a login. Without one, the error is `notloggedin`. (decided: D-147)
 */
export interface WatchlistrawParameters {
  /**
   * Text. Form: `<integer>|<text>` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `wrcontinue`, in a generator `gwrcontinue`. Documented.
   */
  readonly continue?: string | undefined;
  /**
   * The id of a namespace. Up to 50 values, for privileged callers up to 500. `*` alone stands for all values.
   *
   * Wire name: `wrnamespace`, in a generator `gwrnamespace`. Documented.
   */
  readonly namespace?: number | readonly number[] | "*" | undefined;
  /**
   * How many: 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`.
   *
   * Wire name: `wrlimit`, in a generator `gwrlimit`. Documented.
   */
  readonly limit?: number | "max" | undefined;
  /**
   * One of the listed values. Up to 50 values, for privileged callers up to 500.
   *
   * Wire name: `wrprop`, in a generator `gwrprop`. Documented.
   */
  readonly prop?: "changed" | readonly "changed"[] | undefined;
  /**
   * One of the listed values. Up to 50 values, for privileged callers up to 500.
   *
   * Values of `show` that contradict each other: `changed` and `!changed` (`show`). (decided: D-183)
   *
   * Wire name: `wrshow`, in a generator `gwrshow`. Documented.
   */
  readonly show?: "!changed" | "changed" | readonly ("!changed" | "changed")[] | undefined;
  /**
   * A user, given as `name`.
   *
   * Wire name: `wrowner`, in a generator `gwrowner`. Documented.
   */
  readonly owner?: string | undefined;
  /**
   * Written in requests as `<WATCHLIST_TOKEN>`. Text. Sensitive: never to be logged.
   *
   * Wire name: `wrtoken`, in a generator `gwrtoken`. Documented.
   */
  readonly token?: string | undefined;
  /**
   * One of the listed values. Default: `ascending`.
   *
   * Wire name: `wrdir`, in a generator `gwrdir`. Documented.
   */
  readonly dir?: "ascending" | "descending" | undefined;
  /**
   * Text. Form: the beginning of a title of this site, more than its namespace (else `invalidtitle`). (decided: D-185)
   *
   * Wire name: `wrfromtitle`, in a generator `gwrfromtitle`. Documented.
   */
  readonly fromtitle?: string | undefined;
  /**
   * Text. Form: the beginning of a title of this site, more than its namespace (else `invalidtitle`). (decided: D-185)
   *
   * Wire name: `wrtotitle`, in a generator `gwrtotitle`. Documented.
   */
  readonly totitle?: string | undefined;
}

/** An item of `watchlistraw`. (decided: D-220) */
export type WatchlistrawItem<P = WatchlistrawParameters> = Flat<{
  readonly ns: number;
  readonly title: string;
} & MembersIf<Holds<P, "prop", "changed">, {
  /** Comes with `prop=changed`. May be missing. */
  readonly changed?: string;
}>>;
