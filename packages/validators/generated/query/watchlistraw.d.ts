// The parameters of watchlistraw. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/validators/types.js";

/**
 * Lists the pages on a watchlist.
 *
 * The parameters of `watchlistraw`, without the prefix.
 *
 * The module needs a login. Without one, the error is `notloggedin`. (decided: D-147)
 * @see {@link https://www.mediawiki.org/wiki/API:Watchlistraw}
 */
export interface WatchlistrawParameters {
  /** Goes on after an earlier answer, whose member `continue` holds the value. Form: `<integer>|<text>` (else `badcontinue`). (decided: D-186) */
  readonly continue?: string;
  /** Lists only pages of these namespaces. Without it pages of all namespaces are listed. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` alone stands for all values. */
  readonly namespace?: readonly number[] | "*";
  /** The most pages that one answer lists. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `10`. */
  readonly limit?: number | "max";
  /**
   * What to say of each page beside its title. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * - `changed`: The time of the first change that the owner has not seen yet, where there is one.
   */
  readonly prop?: readonly "changed"[];
  /**
   * Lists only pages with changes not seen yet, or only those without. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * - `!changed`: Pages without such changes.
   * - `changed`: Pages with changes that the owner of the watchlist has not seen yet.
   *
   * Values of `show` that contradict each other: `changed` and `!changed` (`show`). (decided: D-183)
   */
  readonly show?: readonly ("!changed" | "changed")[];
  /** The user whose watchlist is read, together with `token`. Without both it is that of the caller. A user, given as `name`. */
  readonly owner?: string;
  /**
   * The secret in the preferences of the owner, which lets others read the watchlist. Written in requests as `<WATCHLIST_TOKEN>`. Sensitive: never to be logged.
   *
   * With `owner`: `token`, where it is given, with a value (else `bad_wltoken`). (decided: D-301)
   */
  readonly token?: string;
  /**
   * The order of the titles. Default: `ascending`.
   *
   * - `ascending`: From A to Z by namespace and title.
   * - `descending`: From Z to A by namespace and title.
   */
  readonly dir?: "ascending" | "descending";
  /** The title at which the list starts, with its namespace. It need not exist. Form: the beginning of a title of this site, more than its namespace (else `invalidtitle`). (decided: D-185) */
  readonly fromtitle?: string;
  /** The title at which the list ends, with its namespace. It need not exist. Form: the beginning of a title of this site, more than its namespace (else `invalidtitle`). (decided: D-185) */
  readonly totitle?: string;
}

/** Whether the value is what the module takes: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is WatchlistrawParameters;

/** Reads the module's parameters out of a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<WatchlistrawParameters>;

/**
 * The query string that decodes to the value.
 * @example encode({ prop: ["changed"] }); // The pages on my watchlist
 */
export declare function encode(value: WatchlistrawParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object, and gives what `decode` makes of it, with defaults. Its issues are what that finds. */
export declare const standard: StandardSchema<WatchlistrawParameters>;
