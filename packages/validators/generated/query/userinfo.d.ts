// The parameters of userinfo. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/core/validators/types.js";

/**
 * Returns information about the caller, such as user name, groups, rights, preferences and limits.
 *
 * The parameters of `userinfo`, without the prefix.
 * @see {@link https://www.mediawiki.org/wiki/API:Userinfo}
 */
export interface UserinfoParameters {
  /**
   * Properties to return for the caller in addition to name and ID. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` means all values.
   *
   * - `acceptlang`: The languages in the request header `Accept-Language`, with their weights.
   * - `blockinfo`: The current block of the user, if any.
   * - `cancreateaccount`: Whether the user can create accounts and, if not, why.
   * - `centralids`: The user's IDs in central systems, and whether the account is attached there.
   * - `changeablegroups`: The groups that the user can add users to or remove users from.
   * - `editcount`: How many edits the account has made.
   * - `email`: The email address, and when it was confirmed. Requires the right `viewmyprivateinfo`.
   * - `groupmemberships`: The explicit groups of the user, with their expiry times.
   * - `groups`: All groups of the user.
   * - `hasmsg`: Whether the user's talk page has new messages.
   * - `implicitgroups`: The implicit groups of the user, such as `user`.
   * - `latestcontrib`: The time of the user's latest edit.
   * - `options`: The preferences of the user.
   * - `ratelimits`: The rate limits of the user, as a number of actions per number of seconds.
   * - `realname`: The real name of the user, if the site uses real names.
   * - `registrationdate`: The time at which the account was registered.
   * - `rights`: The rights of the user.
   * - `theoreticalratelimits`: Like `ratelimits`, but for a user who is not exempt from the limits.
   * - `unreadcount`: The number of pages on the watchlist with unseen changes: at most 999, or `1000+`.
   */
  readonly prop?: readonly ("acceptlang" | "blockinfo" | "cancreateaccount" | "centralids" | "changeablegroups" | "editcount" | "email" | "groupmemberships" | "groups" | "hasmsg" | "implicitgroups" | "latestcontrib" | "options" | "ratelimits" | "realname" | "registrationdate" | "rights" | "theoreticalratelimits" | "unreadcount")[] | "*";
  /** The ID of another wiki. With `prop=centralids`, the response also says whether the account is attached on that wiki. */
  readonly attachedwiki?: string;
}

/** Returns whether the value is valid for the module: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is UserinfoParameters;

/** Reads the parameters of the module from a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<UserinfoParameters>;

/**
 * Returns the query string that decodes to the value.
 * @example encode({ prop: ["groups", "editcount"] }); // The caller's name and groups
 */
export declare function encode(value: UserinfoParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object and returns the result of `decode`, with defaults. Its issues are the findings of that function. */
export declare const standard: StandardSchema<UserinfoParameters>;
