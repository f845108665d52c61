// The parameters of recentchanges. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/core/validators/types.js";

/**
 * Lists recent changes to the site, such as edits, new pages and log entries. The site keeps them for a limited time.
 *
 * The parameters of `recentchanges`, without the prefix.
 *
 * The patrol flags need a right. Without it, the error is `permissiondenied`. (decided: D-147)
 * @see {@link https://www.mediawiki.org/wiki/API:Recentchanges}
 */
export interface RecentchangesParameters {
  /** Timestamp to start from: the latest, or with `dir=newer` the earliest. */
  readonly start?: string;
  /** Timestamp to stop at: the earliest, or with `dir=newer` the latest. */
  readonly end?: string;
  /**
   * Whether the oldest or the newest changes come first. Default: `older`.
   *
   * - `newer`: Oldest first.
   * - `older`: Newest first.
   */
  readonly dir?: "newer" | "older";
  /** Lists only changes to pages in these namespaces. The id of a namespace, or `-2` or `-1`. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` means all values. */
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
  /** Lists only changes with this change tag. */
  readonly tag?: string;
  /**
   * Properties to return for each change in addition to its type. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `title`, `timestamp`, `ids`.
   *
   * - `comment`: The edit summary or log comment.
   * - `flags`: Whether the change is a bot edit, a minor edit, or a page creation.
   * - `ids`: The IDs of the page, of the change, and of the new and old revisions.
   * - `loginfo`: The ID, type, action and parameters of a log entry.
   * - `parsedcomment`: The edit summary or log comment as HTML.
   * - `patrolled`: Whether the change is patrolled, and whether automatically. Requires a right.
   * - `redirect`: Whether the page is a redirect now.
   * - `sha1`: The SHA-1 of the revision, in hexadecimal digits.
   * - `sizes`: The size of the page before and after the change, in bytes.
   * - `tags`: The change tags of the change.
   * - `timestamp`: The time of the change.
   * - `title`: The title and namespace ID of the page.
   * - `user`: The user name of the author.
   * - `userid`: The user ID of the author.
   */
  readonly prop?: readonly ("comment" | "flags" | "ids" | "loginfo" | "parsedcomment" | "patrolled" | "redirect" | "sha1" | "sizes" | "tags" | "timestamp" | "title" | "user" | "userid")[];
  /**
   * Lists only changes that meet all of these conditions. `!` negates a condition. Conditions about patrolling require a right. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * - `!anon`: Changes by registered users.
   * - `!autopatrolled`: Changes that were not automatically patrolled.
   * - `!bot`: Changes not marked as bot edits.
   * - `!minor`: Changes not marked as minor.
   * - `!patrolled`: Changes that are not patrolled.
   * - `!redirect`: Changes to pages that are not redirects.
   * - `anon`: Changes by anonymous users.
   * - `autopatrolled`: Changes that were automatically patrolled.
   * - `bot`: Changes marked as bot edits.
   * - `minor`: Changes marked as minor.
   * - `patrolled`: Changes that are patrolled, manually or automatically.
   * - `redirect`: Changes to redirects.
   * - `unpatrolled`: Changes that are not patrolled. On sites that patrol only new pages, only unpatrolled new pages.
   *
   * Contradicting values of `show`: `minor` and `!minor`, `bot` and `!bot`, `anon` and `!anon`, `redirect` and `!redirect`, `patrolled` and `!patrolled` and `unpatrolled`, `autopatrolled` and `!autopatrolled`, `autopatrolled` and `unpatrolled`, `autopatrolled` and `!patrolled` (`show`). (decided: D-183)
   */
  readonly show?: readonly ("!anon" | "!autopatrolled" | "!bot" | "!minor" | "!patrolled" | "!redirect" | "anon" | "autopatrolled" | "bot" | "minor" | "patrolled" | "redirect" | "unpatrolled")[];
  /** Maximum number of changes to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`. */
  readonly limit?: number | "max";
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
  /** Lists only the latest change of each page. A flag: present means true, absent means false (decided: D-119). */
  readonly toponly?: boolean;
  /** Lists only changes to this page. Form: the title of a page of this site (otherwise `invalidtitle`). (decided: D-184) */
  readonly title?: string;
  /** Continues from a previous response. Pass the value of its `continue` member. Form: `<timestamp>|<integer>` (otherwise `badcontinue`). (decided: D-186) */
  readonly continue?: string;
  /** When used as a generator, generates revision IDs instead of titles. Changes without a revision, such as most log entries, are excluded. A flag: present means true, absent means false (decided: D-119). */
  readonly generaterevisions?: boolean;
  /**
   * Lists only edits and new pages that changed the content of this slot.
   *
   * - `main`: The main slot, which every revision has.
   */
  readonly slot?: "main";
}

/** Returns whether the value is valid for the module: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is RecentchangesParameters;

/** Reads the parameters of the module from a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<RecentchangesParameters>;

/**
 * Returns the query string that decodes to the value.
 * @example encode({ type: ["edit"], prop: ["title", "ids", "timestamp", "user", "comment", "sizes"], limit: 1 }); // The latest edit
 */
export declare function encode(value: RecentchangesParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object and returns the result of `decode`, with defaults. Its issues are the findings of that function. */
export declare const standard: StandardSchema<RecentchangesParameters>;
