// The parameters of userinfo. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/validators/types.js";

/**
 * Tells of the caller: the name, and such things as groups, rights, preferences and limits.
 *
 * The parameters of `userinfo`, without the prefix.
 * @see {@link https://www.mediawiki.org/wiki/API:Userinfo}
 */
export interface UserinfoParameters {
  /**
   * What to say of the caller beside name and id. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` alone stands for all values.
   *
   * - `acceptlang`: The languages of the header `Accept-Language` of the request, with their weights.
   * - `blockinfo`: The block that holds for the user, if there is one.
   * - `cancreateaccount`: Whether the user can create accounts, and if not, why.
   * - `centralids`: The ids of the account in central systems, and whether it is connected with this wiki there.
   * - `changeablegroups`: The groups that the user can put others or themselves into, or take them out of.
   * - `editcount`: How many edits the user has made.
   * - `email`: The email address, and when it was confirmed. Needs the right `viewmyprivateinfo`.
   * - `groupmemberships`: The groups that the user was put into, and until when.
   * - `groups`: All groups of the user.
   * - `hasmsg`: Whether there are new messages on the talk page of the user.
   * - `implicitgroups`: The groups that come by themselves, such as `user`.
   * - `latestcontrib`: When the user made the last edit.
   * - `options`: The preferences of the user.
   * - `ratelimits`: How often the user can take actions, as number of times in a number of seconds.
   * - `realname`: The real name of the user, where the site has one.
   * - `registrationdate`: When the account was made.
   * - `rights`: The rights of the user.
   * - `theoreticalratelimits`: The same as `ratelimits` for a user who is not exempt from the limits.
   * - `unreadcount`: How many pages on the watchlist have changes not seen yet: up to 999, or `1000+`.
   */
  readonly prop?: readonly ("acceptlang" | "blockinfo" | "cancreateaccount" | "centralids" | "changeablegroups" | "editcount" | "email" | "groupmemberships" | "groups" | "hasmsg" | "implicitgroups" | "latestcontrib" | "options" | "ratelimits" | "realname" | "registrationdate" | "rights" | "theoreticalratelimits" | "unreadcount")[] | "*";
  /** The id of another wiki. With `prop=centralids` the answer says whether the account is connected with that wiki, too. */
  readonly attachedwiki?: string;
}

/** Whether the value is what the module takes: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is UserinfoParameters;

/** Reads the module's parameters out of a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<UserinfoParameters>;

/**
 * The query string that decodes to the value.
 * @example encode({ prop: ["groups", "editcount"] }); // Who I am, and what groups I am in
 */
export declare function encode(value: UserinfoParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object, and gives what `decode` makes of it, with defaults. Its issues are what that finds. */
export declare const standard: StandardSchema<UserinfoParameters>;
