// The module watchlistraw of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/query/client/narrow.js";

/**
 * Lists the pages on a watchlist.
 *
 * The parameters of `watchlistraw`, without the prefix `wr`. The module can be a generator.
 *
 * The module needs a login. Without one, the error is `notloggedin`. (decided: D-147)
 * @see {@link https://www.mediawiki.org/wiki/API:Watchlistraw}
 * @example for await (const item of wiki.list("watchlistraw", { prop: ["changed"] })) console.log(item); // The pages on the caller's watchlist
 */
export interface WatchlistrawParameters {
  /**
   * Continues from a previous response. Pass the value of its `continue` member. Form: `<integer>|<text>` (otherwise `badcontinue`). (decided: D-186)
   *
   * Wire name: `wrcontinue` (decided: D-107), in a generator `gwrcontinue` (decided: D-108).
   */
  readonly continue?: string | undefined;
  /**
   * Lists only pages in these namespaces. Defaults to all namespaces. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` means all values.
   *
   * Wire name: `wrnamespace` (decided: D-107), in a generator `gwrnamespace` (decided: D-108).
   */
  readonly namespace?: number | readonly number[] | "*" | undefined;
  /**
   * Maximum number of pages to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`.
   *
   * Wire name: `wrlimit` (decided: D-107), in a generator `gwrlimit` (decided: D-108).
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Properties to return for each page in addition to its title. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * - `changed`: The time of the first change that the owner has not seen, if any.
   *
   * Wire name: `wrprop` (decided: D-107), in a generator `gwrprop` (decided: D-108).
   */
  readonly prop?: "changed" | readonly "changed"[] | undefined;
  /**
   * How to filter by unseen changes. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * - `!changed`: Pages without unseen changes.
   * - `changed`: Pages with changes that the owner of the watchlist has not seen.
   *
   * Contradicting values of `show`: `changed` and `!changed` (`show`). (decided: D-183)
   *
   * Wire name: `wrshow` (decided: D-107), in a generator `gwrshow` (decided: D-108).
   */
  readonly show?: "!changed" | "changed" | readonly ("!changed" | "changed")[] | undefined;
  /**
   * The owner of the watchlist, together with `token`. Defaults to the caller. A user, given as `name`.
   *
   * Wire name: `wrowner` (decided: D-107), in a generator `gwrowner` (decided: D-108).
   */
  readonly owner?: string | undefined;
  /**
   * The watchlist token from the owner's preferences, which gives others access to the watchlist. Written in requests as `<WATCHLIST_TOKEN>`. Sensitive: do not log it.
   *
   * With `owner`: `token`, if present, has a value (otherwise `bad_wltoken`). (decided: D-301)
   *
   * Wire name: `wrtoken` (decided: D-107), in a generator `gwrtoken` (decided: D-108).
   */
  readonly token?: string | undefined;
  /**
   * Sort direction of the titles. Default: `ascending`.
   *
   * - `ascending`: Ascending, by namespace and title.
   * - `descending`: Descending, by namespace and title.
   *
   * Wire name: `wrdir` (decided: D-107), in a generator `gwrdir` (decided: D-108).
   */
  readonly dir?: "ascending" | "descending" | undefined;
  /**
   * Title to start from, including the namespace. The page does not have to exist. Form: the beginning of a title of this site, longer than its namespace (otherwise `invalidtitle`). (decided: D-185)
   *
   * Wire name: `wrfromtitle` (decided: D-107), in a generator `gwrfromtitle` (decided: D-108).
   */
  readonly fromtitle?: string | undefined;
  /**
   * Title to stop at, including the namespace. The page does not have to exist. Form: the beginning of a title of this site, longer than its namespace (otherwise `invalidtitle`). (decided: D-185)
   *
   * Wire name: `wrtotitle` (decided: D-107), in a generator `gwrtotitle` (decided: D-108).
   */
  readonly totitle?: string | undefined;
}

/** An item of `watchlistraw`. (decided: D-220) */
export type WatchlistrawItem<P = WatchlistrawParameters> = Flat<{
  /** The namespace ID of the watched title. */
  readonly ns: number;
  /** The watched title. The page does not have to exist. */
  readonly title: string;
} & MembersIf<Holds<P, "prop", "changed">, {
  /** The time of the first change that the user has not seen. Absent if the user has seen all changes. Comes with `prop=changed`. May be missing. */
  readonly changed?: string;
}>>;
