// The parameters of watchlistraw. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/core/validators/types.js";

/**
 * Lists the pages on a watchlist.
 *
 * The parameters of `watchlistraw`, without the prefix.
 *
 * The module needs a login. Without one, the error is `notloggedin`. (decided: D-147)
 * @see {@link https://www.mediawiki.org/wiki/API:Watchlistraw}
 */
export interface WatchlistrawParameters {
  /** Continues from a previous response. Pass the value of its `continue` member. Form: `<integer>|<text>` (otherwise `badcontinue`). (decided: D-186) */
  readonly continue?: string;
  /** Lists only pages in these namespaces. Defaults to all namespaces. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` means all values. */
  readonly namespace?: readonly number[] | "*";
  /** Maximum number of pages to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`. */
  readonly limit?: number | "max";
  /**
   * Properties to return for each page in addition to its title. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * - `changed`: The time of the first change that the owner has not seen, if any.
   */
  readonly prop?: readonly "changed"[];
  /**
   * How to filter by unseen changes. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * - `!changed`: Pages without unseen changes.
   * - `changed`: Pages with changes that the owner of the watchlist has not seen.
   *
   * Contradicting values of `show`: `changed` and `!changed` (`show`). (decided: D-183)
   */
  readonly show?: readonly ("!changed" | "changed")[];
  /** The owner of the watchlist, together with `token`. Defaults to the caller. A user, given as `name`. */
  readonly owner?: string;
  /**
   * The watchlist token from the owner's preferences, which gives others access to the watchlist. Written in requests as `<WATCHLIST_TOKEN>`. Sensitive: do not log it.
   *
   * With `owner`: `token`, if present, has a value (otherwise `bad_wltoken`). (decided: D-301)
   */
  readonly token?: string;
  /**
   * Sort direction of the titles. Default: `ascending`.
   *
   * - `ascending`: Ascending, by namespace and title.
   * - `descending`: Descending, by namespace and title.
   */
  readonly dir?: "ascending" | "descending";
  /** Title to start from, including the namespace. The page does not have to exist. Form: the beginning of a title of this site, longer than its namespace (otherwise `invalidtitle`). (decided: D-185) */
  readonly fromtitle?: string;
  /** Title to stop at, including the namespace. The page does not have to exist. Form: the beginning of a title of this site, longer than its namespace (otherwise `invalidtitle`). (decided: D-185) */
  readonly totitle?: string;
}

/** Returns whether the value is valid for the module: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is WatchlistrawParameters;

/** Reads the parameters of the module from a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<WatchlistrawParameters>;

/**
 * Returns the query string that decodes to the value.
 * @example encode({ prop: ["changed"] }); // The pages on the caller's watchlist
 */
export declare function encode(value: WatchlistrawParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object and returns the result of `decode`, with defaults. Its issues are the findings of that function. */
export declare const standard: StandardSchema<WatchlistrawParameters>;
