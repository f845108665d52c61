// The parameters of watchlist. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/core/validators/types.js";

/**
 * Lists recent changes to the pages on a watchlist.
 *
 * The parameters of `watchlist`, without the prefix.
 *
 * The module needs a login. Without one, the error is `notloggedin`. (decided: D-147)
 * @see {@link https://www.mediawiki.org/wiki/API:Watchlist}
 */
export interface WatchlistParameters {
  /** Lists all changes of a page. By default, only log entries and the latest change are listed. When used as a generator, generates revision IDs instead of titles. A flag: present means true, absent means false (decided: D-119). */
  readonly allrev?: boolean;
  /** Timestamp to start from: the latest, or with `dir=newer` the earliest. */
  readonly start?: string;
  /** Timestamp to stop at: the earliest, or with `dir=newer` the latest. */
  readonly end?: string;
  /** Lists only changes to pages in these namespaces. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` means all values. */
  readonly namespace?: readonly number[] | "*";
  /**
   * Lists only changes by this user. A user, given as `name`, `ip`, `temp`, `interwiki` or `id`.
   *
   * At most one of `user`, `excludeuser` (otherwise `invalidparammix`). (decided: D-181)
   */
  readonly user?: string;
  /**
   * Excludes changes by this user. A user, given as `name`, `ip`, `temp`, `interwiki` or `id`.
   *
   * At most one of `user`, `excludeuser` (otherwise `invalidparammix`). (decided: D-181)
   */
  readonly excludeuser?: string;
  /**
   * Whether the oldest or the newest changes come first. Default: `older`.
   *
   * - `newer`: Oldest first.
   * - `older`: Newest first.
   */
  readonly dir?: "newer" | "older";
  /** Maximum number of changes to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`. */
  readonly limit?: number | "max";
  /**
   * Properties to return for each change in addition to its type. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `ids`, `title`, `flags`.
   *
   * - `comment`: The edit summary or log comment.
   * - `expiry`: The time at which the page is removed from the watchlist, or `false` if it is not removed automatically.
   * - `flags`: Whether the change is a bot edit, a minor edit, or a page creation.
   * - `ids`: The IDs of the page, and of the new and old revisions.
   * - `loginfo`: The ID, type, action and parameters of a log entry.
   * - `notificationtimestamp`: The time of the first change that the owner has not seen. Empty if the owner has seen all changes.
   * - `parsedcomment`: The edit summary or log comment as HTML.
   * - `patrol`: Whether the change is patrolled, and whether automatically. Requires a right.
   * - `sizes`: The size of the page before and after the change, in bytes.
   * - `tags`: The change tags of the change.
   * - `timestamp`: The time of the change.
   * - `title`: The title and namespace ID of the page.
   * - `user`: The user name of the author.
   * - `userid`: The user ID of the author.
   */
  readonly prop?: readonly ("comment" | "expiry" | "flags" | "ids" | "loginfo" | "notificationtimestamp" | "parsedcomment" | "patrol" | "sizes" | "tags" | "timestamp" | "title" | "user" | "userid")[];
  /**
   * Lists only changes that meet all of these conditions. `!` negates a condition. Conditions about patrolling require a right. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * - `!anon`: Changes by registered users.
   * - `!autopatrolled`: Changes that were not automatically patrolled.
   * - `!bot`: Changes not marked as bot edits.
   * - `!minor`: Changes not marked as minor.
   * - `!patrolled`: Changes that are not patrolled.
   * - `!unread`: Changes that the owner of the watchlist has seen.
   * - `anon`: Changes by anonymous users.
   * - `autopatrolled`: Changes that were automatically patrolled.
   * - `bot`: Changes marked as bot edits.
   * - `minor`: Changes marked as minor.
   * - `patrolled`: Changes that are patrolled, manually or automatically.
   * - `unread`: Changes that the owner of the watchlist has not seen.
   *
   * Contradicting values of `show`: `minor` and `!minor`, `bot` and `!bot`, `anon` and `!anon`, `patrolled` and `!patrolled`, `unread` and `!unread`, `autopatrolled` and `!autopatrolled`, `autopatrolled` and `!patrolled` (`show`). (decided: D-183)
   */
  readonly show?: readonly ("!anon" | "!autopatrolled" | "!bot" | "!minor" | "!patrolled" | "!unread" | "anon" | "autopatrolled" | "bot" | "minor" | "patrolled" | "unread")[];
  /**
   * The types of changes to list. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `edit`, `new`, `log`, `categorize`.
   *
   * - `categorize`: Pages added to or removed from a category.
   * - `edit`: Edits to existing pages.
   * - `external`: Changes on other sites, such as to linked data.
   * - `log`: Log entries.
   * - `new`: Page creations.
   */
  readonly type?: readonly ("categorize" | "edit" | "external" | "log" | "new")[];
  /** The owner of the watchlist, together with `token`. Defaults to the caller. A user, given as `name`. */
  readonly owner?: string;
  /**
   * The watchlist token from the owner's preferences, which gives others access to the watchlist. Written in requests as `<WATCHLIST_TOKEN>`. Sensitive: do not log it.
   *
   * With `owner`: `token`, if present, has a value (otherwise `bad_wltoken`). (decided: D-301)
   */
  readonly token?: string;
  /** Continues from a previous response. Pass the value of its `continue` member. Form: `<text>|<integer>` (otherwise `badcontinue`). (decided: D-186) */
  readonly continue?: string;
}

/** Returns whether the value is valid for the module: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is WatchlistParameters;

/** Reads the parameters of the module from a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<WatchlistParameters>;

/**
 * Returns the query string that decodes to the value.
 * @example encode({ prop: ["ids", "title", "timestamp", "user", "comment"], limit: 1 }); // The latest change to a page on the caller's watchlist
 */
export declare function encode(value: WatchlistParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object and returns the result of `decode`, with defaults. Its issues are the findings of that function. */
export declare const standard: StandardSchema<WatchlistParameters>;
