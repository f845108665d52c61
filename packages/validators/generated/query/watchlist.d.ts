// The parameters of watchlist. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/validators/types.js";

/**
 * Lists recent changes of the pages on a watchlist.
 *
 * The parameters of `watchlist`, without the prefix.
 *
 * The module needs a login. Without one, the error is `notloggedin`. (decided: D-147)
 * @see {@link https://www.mediawiki.org/wiki/API:Watchlist}
 */
export interface WatchlistParameters {
  /** Lists all changes of a page. Without it, only log entries and the change that made the current revision. As a generator, makes revisions of the changes instead of pages. A flag: present means true, absent means false (decided: D-119). */
  readonly allrev?: boolean;
  /** The time at which the list starts: the latest, or with `dir=newer` the earliest. */
  readonly start?: string;
  /** The time at which the list ends: the earliest, or with `dir=newer` the latest. */
  readonly end?: string;
  /** Lists only changes of pages in these namespaces. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` alone stands for all values. */
  readonly namespace?: readonly number[] | "*";
  /**
   * Lists only changes that this user made. A user, given as `name`, `ip`, `temp`, `interwiki` or `id`.
   *
   * At most one of `user`, `excludeuser` (else `invalidparammix`). (decided: D-181)
   */
  readonly user?: string;
  /**
   * Leaves out the changes that this user made. A user, given as `name`, `ip`, `temp`, `interwiki` or `id`.
   *
   * At most one of `user`, `excludeuser` (else `invalidparammix`). (decided: D-181)
   */
  readonly excludeuser?: string;
  /**
   * Whether the oldest or the newest changes come first. Default: `older`.
   *
   * - `newer`: From the oldest to the newest.
   * - `older`: From the newest to the oldest.
   */
  readonly dir?: "newer" | "older";
  /** The most changes that one answer lists. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `10`. */
  readonly limit?: number | "max";
  /**
   * What to say of each change beside its type. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `ids`, `title`, `flags`.
   *
   * - `comment`: The comment of the change.
   * - `expiry`: When the page is removed from the watchlist automatically, or `false` where it does not.
   * - `flags`: Whether a bot made the change, whether it was marked as minor, and whether it made a new page.
   * - `ids`: The ids of the page, and of the revisions after and before the change.
   * - `loginfo`: Of a log entry, its id, its type, its action and its parameters.
   * - `notificationtimestamp`: The time of the first change that the owner has not seen yet. Empty where all were seen.
   * - `parsedcomment`: The comment of the change in HTML.
   * - `patrol`: Whether the change is patrolled, and whether that happened automatically. Needs a right.
   * - `sizes`: The size of the page before and after the change in bytes.
   * - `tags`: The change tags of the change.
   * - `timestamp`: When the change was made.
   * - `title`: The title of the page and the id of its namespace.
   * - `user`: The name of the author.
   * - `userid`: The id of the author.
   */
  readonly prop?: readonly ("comment" | "expiry" | "flags" | "ids" | "loginfo" | "notificationtimestamp" | "parsedcomment" | "patrol" | "sizes" | "tags" | "timestamp" | "title" | "user" | "userid")[];
  /**
   * Lists only changes that meet all of these conditions. `!` before one means the opposite. Those about patrols need a right. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * - `!anon`: Changes by users with an account.
   * - `!autopatrolled`: Changes that were not patrolled automatically.
   * - `!bot`: Changes that are not marked as made by a bot.
   * - `!minor`: Changes that are not marked as minor.
   * - `!patrolled`: Changes that are not patrolled.
   * - `!unread`: Changes that the owner of the watchlist has seen.
   * - `anon`: Changes by users without an account.
   * - `autopatrolled`: Changes that were patrolled automatically.
   * - `bot`: Changes that are marked as made by a bot.
   * - `minor`: Changes that are marked as minor.
   * - `patrolled`: Changes that are patrolled, by a person or automatically.
   * - `unread`: Changes that the owner of the watchlist has not seen yet.
   *
   * Values of `show` that contradict each other: `minor` and `!minor`, `bot` and `!bot`, `anon` and `!anon`, `patrolled` and `!patrolled`, `unread` and `!unread`, `autopatrolled` and `!autopatrolled`, `autopatrolled` and `!patrolled` (`show`). (decided: D-183)
   */
  readonly show?: readonly ("!anon" | "!autopatrolled" | "!bot" | "!minor" | "!patrolled" | "!unread" | "anon" | "autopatrolled" | "bot" | "minor" | "patrolled" | "unread")[];
  /**
   * The kinds of changes to list. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `edit`, `new`, `log`, `categorize`.
   *
   * - `categorize`: Pages that came into a category or left it.
   * - `edit`: Edits of pages that existed.
   * - `external`: Changes on other sites, such as of linked data.
   * - `log`: Log entries.
   * - `new`: New pages.
   */
  readonly type?: readonly ("categorize" | "edit" | "external" | "log" | "new")[];
  /** The user whose watchlist is read, together with `token`. Without both it is that of the caller. A user, given as `name`. */
  readonly owner?: string;
  /**
   * The secret in the preferences of the owner, which lets others read the watchlist. Written in requests as `<WATCHLIST_TOKEN>`. Sensitive: never to be logged.
   *
   * With `owner`: `token`, where it is given, with a value (else `bad_wltoken`). (decided: D-301)
   */
  readonly token?: string;
  /** Goes on after an earlier answer, whose member `continue` holds the value. Form: `<text>|<integer>` (else `badcontinue`). (decided: D-186) */
  readonly continue?: string;
}

/** Whether the value is what the module takes: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is WatchlistParameters;

/** Reads the module's parameters out of a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<WatchlistParameters>;

/**
 * The query string that decodes to the value.
 * @example encode({ prop: ["ids", "title", "timestamp", "user", "comment"], limit: 1 }); // The last change of a page on my watchlist
 */
export declare function encode(value: WatchlistParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object, and gives what `decode` makes of it, with defaults. Its issues are what that finds. */
export declare const standard: StandardSchema<WatchlistParameters>;
