// The parameters of usercontribs. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/core/validators/types.js";

/**
 * Lists the edits of one or more users.
 *
 * The parameters of `usercontribs`, without the prefix.
 *
 * The patrol flags need a right. Without it, the error is `permissiondenied`. (decided: D-147)
 * @see {@link https://www.mediawiki.org/wiki/API:Usercontribs}
 */
export interface UsercontribsParameters {
  /** Maximum number of edits to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`. */
  readonly limit?: number | "max";
  /** Timestamp to start from: the latest, or with `dir=newer` the earliest. */
  readonly start?: string;
  /** Timestamp to stop at: the earliest, or with `dir=newer` the latest. */
  readonly end?: string;
  /** Continues from a previous response. Pass the value of its `continue` member. Form: `<timestamp>|<integer>` without `userprefix` or `iprange`; or `actor|<integer>|<timestamp>|<integer>` without `userprefix` or `iprange`; or `name|<text>|<timestamp>|<integer>` with `userprefix`; or `name|<text>|<timestamp>|<integer>` with `iprange` (otherwise `badcontinue`). (decided: D-186) */
  readonly continue?: string;
  /**
   * The users whose edits to list, by name or IP address. A user, given as `name`, `ip`, `temp` or `interwiki`. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * Exactly one of `userprefix`, `userids`, `iprange`, `user` (none: `missingparam`, several: `invalidparammix`). (decided: D-181)
   *
   * `user`, if present, has a value (otherwise `paramempty_<parameter>`). (decided: D-181)
   */
  readonly user?: readonly string[];
  /**
   * The users whose edits to list, by ID. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Form: an id, above 0 (otherwise `invaliduserid`). (decided: D-188)
   *
   * Exactly one of `userprefix`, `userids`, `iprange`, `user` (none: `missingparam`, several: `invalidparammix`). (decided: D-181)
   *
   * `userids`, if present, has a value (otherwise `paramempty_<parameter>`). (decided: D-181)
   */
  readonly userids?: readonly number[];
  /**
   * Lists the edits of each user whose name begins with this string, one user after another.
   *
   * Exactly one of `userprefix`, `userids`, `iprange`, `user` (none: `missingparam`, several: `invalidparammix`). (decided: D-181)
   */
  readonly userprefix?: string;
  /**
   * Lists the edits from all IP addresses in this range, such as `192.0.2.0/24`, one address after another. Form: a range of IP addresses, not broader than /16 or for IPv6 /32 (otherwise `invalidiprange`). (decided: D-189)
   *
   * Exactly one of `userprefix`, `userids`, `iprange`, `user` (none: `missingparam`, several: `invalidparammix`). (decided: D-181)
   */
  readonly iprange?: string;
  /**
   * Whether the oldest or the newest edits come first. It also reverses the order of users. Default: `older`.
   *
   * - `newer`: Oldest first.
   * - `older`: Newest first.
   */
  readonly dir?: "newer" | "older";
  /** Lists only edits of pages in these namespaces. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` means all values. */
  readonly namespace?: readonly number[] | "*";
  /**
   * Properties to return for each edit in addition to its user. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `ids`, `title`, `timestamp`, `comment`, `size`, `flags`.
   *
   * - `comment`: The edit summary.
   * - `flags`: Whether the edit is a page creation, a minor edit, or the latest edit of its page.
   * - `ids`: The IDs of the page, the revision and its parent revision.
   * - `parsedcomment`: The edit summary as HTML.
   * - `patrolled`: Whether the edit is patrolled, and whether automatically. Requires a right.
   * - `size`: The size of the page after the edit, in bytes.
   * - `sizediff`: The change in page size caused by the edit, in bytes.
   * - `tags`: The change tags of the edit.
   * - `timestamp`: The time of the edit.
   * - `title`: The title and namespace ID of the page.
   */
  readonly prop?: readonly ("comment" | "flags" | "ids" | "parsedcomment" | "patrolled" | "size" | "sizediff" | "tags" | "timestamp" | "title")[];
  /**
   * Lists only edits that meet all of these conditions. `!` negates a condition. Conditions about patrolling require a right and match only edits that are still in the recent changes. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * - `!autopatrolled`: Edits that were not automatically patrolled.
   * - `!minor`: Edits not marked as minor.
   * - `!new`: Edits to existing pages.
   * - `!patrolled`: Edits that are not patrolled.
   * - `!top`: Edits that are not the latest of their page.
   * - `autopatrolled`: Edits that were automatically patrolled.
   * - `minor`: Edits marked as minor.
   * - `new`: Edits that created a page.
   * - `patrolled`: Edits that are patrolled, manually or automatically.
   * - `top`: Edits that are the latest of their page.
   *
   * Contradicting values of `show`: `minor` and `!minor`, `new` and `!new`, `patrolled` and `!patrolled`, `top` and `!top`, `autopatrolled` and `!autopatrolled`, `autopatrolled` and `!patrolled` (`show`). (decided: D-183)
   */
  readonly show?: readonly ("!autopatrolled" | "!minor" | "!new" | "!patrolled" | "!top" | "autopatrolled" | "minor" | "new" | "patrolled" | "top")[];
  /** Lists only edits with this change tag. */
  readonly tag?: string;
  /**
   * Lists only edits that are the latest of their page. Superseded by `show=top`. A flag: present means true, absent means false (decided: D-119).
   *
   * `toponly` only without `show=!top` (otherwise `show`). (decided: D-183)
   * @deprecated
   */
  readonly toponly?: boolean;
}

/** Returns whether the value is valid for the module: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is UsercontribsParameters;

/** Reads the parameters of the module from a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<UsercontribsParameters>;

/**
 * Returns the query string that decodes to the value.
 * @example encode({ user: ["Mira"], limit: 1 }); // The latest edit of a user
 */
export declare function encode(value: UsercontribsParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object and returns the result of `decode`, with defaults. Its issues are the findings of that function. */
export declare const standard: StandardSchema<UsercontribsParameters>;
