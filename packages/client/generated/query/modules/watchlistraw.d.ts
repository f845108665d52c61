// The module watchlistraw of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/query/client/narrow.js";

/**
 * Lists the pages on a watchlist.
 *
 * The parameters of `watchlistraw`, without the prefix `wr`. The module can be a generator.
 *
 * The module needs a login. Without one, the error is `notloggedin`. (decided: D-147)
 * @see {@link https://www.mediawiki.org/wiki/API:Watchlistraw}
 * @example for await (const item of wiki.list("watchlistraw", { prop: ["changed"] })) console.log(item); // The pages on my watchlist
 */
export interface WatchlistrawParameters {
  /**
   * Goes on after an earlier answer, whose member `continue` holds the value. Form: `<integer>|<text>` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `wrcontinue`, in a generator `gwrcontinue`. Documented.
   */
  readonly continue?: string | undefined;
  /**
   * Lists only pages of these namespaces. Without it pages of all namespaces are listed. Up to 50 values, for privileged callers up to 500. `*` alone stands for all values.
   *
   * Wire name: `wrnamespace`, in a generator `gwrnamespace`. Documented.
   */
  readonly namespace?: number | readonly number[] | "*" | undefined;
  /**
   * The most pages that one answer lists. From 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`.
   *
   * Wire name: `wrlimit`, in a generator `gwrlimit`. Documented.
   */
  readonly limit?: number | "max" | undefined;
  /**
   * What to say of each page beside its title. Up to 50 values, for privileged callers up to 500.
   *
   * - `changed`: The time of the first change that the owner has not seen yet, where there is one.
   *
   * Wire name: `wrprop`, in a generator `gwrprop`. Documented.
   */
  readonly prop?: "changed" | readonly "changed"[] | undefined;
  /**
   * Lists only pages with changes not seen yet, or only those without. Up to 50 values, for privileged callers up to 500.
   *
   * - `!changed`: Pages without such changes.
   * - `changed`: Pages with changes that the owner of the watchlist has not seen yet.
   *
   * Values of `show` that contradict each other: `changed` and `!changed` (`show`). (decided: D-183)
   *
   * Wire name: `wrshow`, in a generator `gwrshow`. Documented.
   */
  readonly show?: "!changed" | "changed" | readonly ("!changed" | "changed")[] | undefined;
  /**
   * The user whose watchlist is read, together with `token`. Without both it is that of the caller. A user, given as `name`.
   *
   * Wire name: `wrowner`, in a generator `gwrowner`. Documented.
   */
  readonly owner?: string | undefined;
  /**
   * The secret in the preferences of the owner, which lets others read the watchlist. Written in requests as `<WATCHLIST_TOKEN>`. Sensitive: never to be logged.
   *
   * Wire name: `wrtoken`, in a generator `gwrtoken`. Documented.
   */
  readonly token?: string | undefined;
  /**
   * The order of the titles. Default: `ascending`.
   *
   * Wire name: `wrdir`, in a generator `gwrdir`. Documented.
   */
  readonly dir?: "ascending" | "descending" | undefined;
  /**
   * The title at which the list starts, with its namespace. It need not exist. Form: the beginning of a title of this site, more than its namespace (else `invalidtitle`). (decided: D-185)
   *
   * Wire name: `wrfromtitle`, in a generator `gwrfromtitle`. Documented.
   */
  readonly fromtitle?: string | undefined;
  /**
   * The title at which the list ends, with its namespace. It need not exist. Form: the beginning of a title of this site, more than its namespace (else `invalidtitle`). (decided: D-185)
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
