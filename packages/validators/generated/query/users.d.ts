// The parameters of users. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/core/validators/types.js";

/**
 * Returns information about the given users.
 *
 * The parameters of `users`, without the prefix.
 * @see {@link https://www.mediawiki.org/wiki/API:Users}
 */
export interface UsersParameters {
  /**
   * Properties to return for each user in addition to name and ID. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * - `blockinfo`: The current block of the user, if any.
   * - `cancreate`: For a name that no user has, whether the account can be created and, if not, why.
   * - `centralids`: The user's IDs in central systems, and whether the account is attached there.
   * - `editcount`: How many edits the account has made.
   * - `emailable`: Whether the caller can send email to the user.
   * - `gender`: The gender that the user has set: `female`, `male` or `unknown`.
   * - `groupmemberships`: The explicit groups of the user, with their expiry times.
   * - `groups`: All groups of the user.
   * - `implicitgroups`: The implicit groups of the user, such as `user`.
   * - `registration`: The time at which the account was registered. Null for some old accounts.
   * - `rights`: The rights of the user.
   */
  readonly prop?: readonly ("blockinfo" | "cancreate" | "centralids" | "editcount" | "emailable" | "gender" | "groupmemberships" | "groups" | "implicitgroups" | "registration" | "rights")[];
  /** The ID of another wiki. With `prop=centralids`, the response also says whether the account is attached on that wiki. */
  readonly attachedwiki?: string;
  /**
   * Names of the users to look up. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * At most one of `userids`, `users` (otherwise `invalidparammix`). (decided: D-181)
   */
  readonly users?: readonly string[];
  /**
   * IDs of the users to look up. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * At most one of `userids`, `users` (otherwise `invalidparammix`). (decided: D-181)
   */
  readonly userids?: readonly number[];
}

/** Returns whether the value is valid for the module: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is UsersParameters;

/** Reads the parameters of the module from a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<UsersParameters>;

/**
 * Returns the query string that decodes to the value.
 * @example encode({ users: ["Jonas", "Nobody"], prop: ["editcount", "registration"] }); // Two users by name, one of whom does not exist
 */
export declare function encode(value: UsersParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object and returns the result of `decode`, with defaults. Its issues are the findings of that function. */
export declare const standard: StandardSchema<UsersParameters>;
