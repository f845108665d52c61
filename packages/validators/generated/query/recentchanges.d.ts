// The parameters of recentchanges. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/validators/types.js";

/**
 * Lists recent changes of all pages, such as edits, new pages and log entries. The site keeps them for a limited time.
 *
 * The parameters of `recentchanges`, without the prefix.
 *
 * The patrol flags need a right. Without it, the error is `permissiondenied`. (decided: D-147)
 * @see {@link https://www.mediawiki.org/wiki/API:Recentchanges}
 */
export interface RecentchangesParameters {
  /** The time at which the list starts: the latest, or with `dir=newer` the earliest. */
  readonly start?: string;
  /** The time at which the list ends: the earliest, or with `dir=newer` the latest. */
  readonly end?: string;
  /**
   * Whether the oldest or the newest changes come first. Default: `older`.
   *
   * - `newer`: From the oldest to the newest.
   * - `older`: From the newest to the oldest.
   */
  readonly dir?: "newer" | "older";
  /** Lists only changes of pages in these namespaces. The id of a namespace, or `-2` or `-1`. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` alone stands for all values. */
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
  /** Lists only changes that carry this change tag. */
  readonly tag?: string;
  /**
   * What to say of each change beside its type. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `title`, `timestamp`, `ids`.
   *
   * - `comment`: The comment of the change.
   * - `flags`: Whether a bot made the change, whether it was marked as minor, and whether it made a new page.
   * - `ids`: The ids of the page, of the change, and of the revisions after and before it.
   * - `loginfo`: Of a log entry, its id, its type, its action and its parameters.
   * - `parsedcomment`: The comment of the change in HTML.
   * - `patrolled`: Whether the change is patrolled, and whether that happened automatically. Needs a right.
   * - `redirect`: Whether the page is a redirect now.
   * - `sha1`: The SHA-1 of the revision, in hexadecimal digits.
   * - `sizes`: The size of the page before and after the change in bytes.
   * - `tags`: The change tags of the change.
   * - `timestamp`: When the change was made.
   * - `title`: The title of the page and the id of its namespace.
   * - `user`: The name of the author.
   * - `userid`: The id of the author.
   */
  readonly prop?: readonly ("comment" | "flags" | "ids" | "loginfo" | "parsedcomment" | "patrolled" | "redirect" | "sha1" | "sizes" | "tags" | "timestamp" | "title" | "user" | "userid")[];
  /**
   * Lists only changes that meet all of these conditions. `!` before one means the opposite. Those about patrols need a right. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * - `!anon`: Changes by users with an account.
   * - `!autopatrolled`: Changes that were not patrolled automatically.
   * - `!bot`: Changes that are not marked as made by a bot.
   * - `!minor`: Changes that are not marked as minor.
   * - `!patrolled`: Changes that are not patrolled.
   * - `!redirect`: Changes of pages that are no redirects.
   * - `anon`: Changes by users without an account.
   * - `autopatrolled`: Changes that were patrolled automatically.
   * - `bot`: Changes that are marked as made by a bot.
   * - `minor`: Changes that are marked as minor.
   * - `patrolled`: Changes that are patrolled, by a person or automatically.
   * - `redirect`: Changes of pages that are redirects.
   * - `unpatrolled`: Changes that are not patrolled. Where the site has only new pages patrolled, these alone.
   *
   * Values of `show` that contradict each other: `minor` and `!minor`, `bot` and `!bot`, `anon` and `!anon`, `redirect` and `!redirect`, `patrolled` and `!patrolled` and `unpatrolled`, `autopatrolled` and `!autopatrolled`, `autopatrolled` and `unpatrolled`, `autopatrolled` and `!patrolled` (`show`). (decided: D-183)
   */
  readonly show?: readonly ("!anon" | "!autopatrolled" | "!bot" | "!minor" | "!patrolled" | "!redirect" | "anon" | "autopatrolled" | "bot" | "minor" | "patrolled" | "redirect" | "unpatrolled")[];
  /** The most changes that one answer lists. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `10`. */
  readonly limit?: number | "max";
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
  /** Lists only changes that made the current revision of their page. A flag: present means true, absent means false (decided: D-119). */
  readonly toponly?: boolean;
  /** Lists only changes of the page with this title. Form: the title of a page of this site (else `invalidtitle`). (decided: D-184) */
  readonly title?: string;
  /** Goes on after an earlier answer, whose member `continue` holds the value. Form: `<timestamp>|<integer>` (else `badcontinue`). (decided: D-186) */
  readonly continue?: string;
  /** As a generator, makes revisions of the changes instead of pages. Changes without a revision, such as most log entries, are left out. A flag: present means true, absent means false (decided: D-119). */
  readonly generaterevisions?: boolean;
  /**
   * Lists only edits and new pages that changed the contents of this slot.
   *
   * - `main`: The slot of the page itself, which every revision has.
   */
  readonly slot?: "main";
}

/** Whether the value is what the module takes: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is RecentchangesParameters;

/** Reads the module's parameters out of a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<RecentchangesParameters>;

/**
 * The query string that decodes to the value.
 * @example encode({ type: ["edit"], prop: ["title", "ids", "timestamp", "user", "comment", "sizes"], limit: 1 }); // The last edit
 */
export declare function encode(value: RecentchangesParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object, and gives what `decode` makes of it, with defaults. Its issues are what that finds. */
export declare const standard: StandardSchema<RecentchangesParameters>;
