// The parameters of usercontribs. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/validators/types.js";

/**
 * Lists the edits of one or more users.
 *
 * The parameters of `usercontribs`, without the prefix.
 *
 * The patrol flags need a right. Without it, the error is `permissiondenied`. (decided: D-147)
 * @see {@link https://www.mediawiki.org/wiki/API:Usercontribs}
 */
export interface UsercontribsParameters {
  /** The most edits that one answer lists. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `10`. */
  readonly limit?: number | "max";
  /** The time at which the list starts: the latest, or with `dir=newer` the earliest. */
  readonly start?: string;
  /** The time at which the list ends: the earliest, or with `dir=newer` the latest. */
  readonly end?: string;
  /** Goes on after an earlier answer, whose member `continue` holds the value. Form: `<timestamp>|<integer>` without `userprefix` or `iprange`; or `actor|<integer>|<timestamp>|<integer>` without `userprefix` or `iprange`; or `name|<text>|<timestamp>|<integer>` with `userprefix`; or `name|<text>|<timestamp>|<integer>` with `iprange` (else `badcontinue`). (decided: D-186) */
  readonly continue?: string;
  /**
   * The users whose edits are listed, by name or IP address. A user, given as `name`, `ip`, `temp` or `interwiki`. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * Exactly one of `userprefix`, `userids`, `iprange`, `user` (none: `missingparam`, several: `invalidparammix`). (decided: D-181)
   *
   * `user`, where it is given, with a value (else `paramempty_<parameter>`). (decided: D-181)
   */
  readonly user?: readonly string[];
  /**
   * The users whose edits are listed, by id. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Form: an id, above 0 (else `invaliduserid`). (decided: D-188)
   *
   * Exactly one of `userprefix`, `userids`, `iprange`, `user` (none: `missingparam`, several: `invalidparammix`). (decided: D-181)
   *
   * `userids`, where it is given, with a value (else `paramempty_<parameter>`). (decided: D-181)
   */
  readonly userids?: readonly number[];
  /**
   * Lists the edits of each user whose name begins with this text, user by user.
   *
   * Exactly one of `userprefix`, `userids`, `iprange`, `user` (none: `missingparam`, several: `invalidparammix`). (decided: D-181)
   */
  readonly userprefix?: string;
  /**
   * Lists the edits from all IP addresses in this range, written as in `192.0.2.0/24`, address by address. Form: a range of IP addresses, not broader than /16 or for IPv6 /32 (else `invalidiprange`). (decided: D-189)
   *
   * Exactly one of `userprefix`, `userids`, `iprange`, `user` (none: `missingparam`, several: `invalidparammix`). (decided: D-181)
   */
  readonly iprange?: string;
  /**
   * Whether the oldest or the newest edits come first. It also turns the order of several users. Default: `older`.
   *
   * - `newer`: From the oldest to the newest.
   * - `older`: From the newest to the oldest.
   */
  readonly dir?: "newer" | "older";
  /** Lists only edits of pages in these namespaces. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` alone stands for all values. */
  readonly namespace?: readonly number[] | "*";
  /**
   * What to say of each edit beside its user. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `ids`, `title`, `timestamp`, `comment`, `size`, `flags`.
   *
   * - `comment`: The comment of the edit.
   * - `flags`: Whether the edit made a new page, was marked as minor, and made the current revision.
   * - `ids`: The ids of the page, of the revision and of the one before it.
   * - `parsedcomment`: The comment of the edit in HTML.
   * - `patrolled`: Whether the edit is patrolled, and whether that happened automatically. Needs a right.
   * - `size`: The size of the page after the edit in bytes.
   * - `sizediff`: By how many bytes the edit changed the size of the page.
   * - `tags`: The change tags of the edit.
   * - `timestamp`: When the edit was made.
   * - `title`: The title of the page and the id of its namespace.
   */
  readonly prop?: readonly ("comment" | "flags" | "ids" | "parsedcomment" | "patrolled" | "size" | "sizediff" | "tags" | "timestamp" | "title")[];
  /**
   * Lists only edits that meet all of these conditions. `!` before one means the opposite. Those about patrols need a right, and find only edits that are still among the recent changes. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * - `!autopatrolled`: Edits that were not patrolled automatically.
   * - `!minor`: Edits that are not marked as minor.
   * - `!new`: Edits of pages that existed.
   * - `!patrolled`: Edits that are not patrolled.
   * - `!top`: Edits that were followed by others.
   * - `autopatrolled`: Edits that were patrolled automatically.
   * - `minor`: Edits that are marked as minor.
   * - `new`: Edits that made a new page.
   * - `patrolled`: Edits that are patrolled, by a person or automatically.
   * - `top`: Edits that made the current revision of their page.
   *
   * Values of `show` that contradict each other: `minor` and `!minor`, `new` and `!new`, `patrolled` and `!patrolled`, `top` and `!top`, `autopatrolled` and `!autopatrolled`, `autopatrolled` and `!patrolled` (`show`). (decided: D-183)
   */
  readonly show?: readonly ("!autopatrolled" | "!minor" | "!new" | "!patrolled" | "!top" | "autopatrolled" | "minor" | "new" | "patrolled" | "top")[];
  /** Lists only edits that carry this change tag. */
  readonly tag?: string;
  /**
   * Lists only edits that made the current revision of their page. Superseded by `show=top`. A flag: present means true, absent means false (decided: D-119).
   *
   * `toponly` only without `show=!top` (else `show`). (decided: D-183)
   * @deprecated
   */
  readonly toponly?: boolean;
}

/** Whether the value is what the module takes: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is UsercontribsParameters;

/** Reads the module's parameters out of a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<UsercontribsParameters>;

/**
 * The query string that decodes to the value.
 * @example encode({ user: ["Mira"], limit: 1 }); // The last edit of a user
 */
export declare function encode(value: UsercontribsParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object, and gives what `decode` makes of it, with defaults. Its issues are what that finds. */
export declare const standard: StandardSchema<UsercontribsParameters>;
