// The parameters of users. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/validators/types.js";

/**
 * Tells of the users that the request names.
 *
 * The parameters of `users`, without the prefix.
 * @see {@link https://www.mediawiki.org/wiki/API:Users}
 */
export interface UsersParameters {
  /**
   * What to say of each user beside name and id. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * - `blockinfo`: The block that holds for the user, if there is one.
   * - `cancreate`: For a name that no user has, whether an account can be made with it, and if not, why.
   * - `centralids`: The ids of the account in central systems, and whether it is connected with this wiki there.
   * - `editcount`: How many edits the user has made.
   * - `emailable`: Whether other users can send email to the user.
   * - `gender`: The gender that the user has chosen: `female`, `male` or `unknown`.
   * - `groupmemberships`: The groups that the user was put into, and until when.
   * - `groups`: All groups of the user.
   * - `implicitgroups`: The groups that come by themselves, such as `user`.
   * - `registration`: When the account was made. Null for some old accounts.
   * - `rights`: The rights of the user.
   */
  readonly prop?: readonly ("blockinfo" | "cancreate" | "centralids" | "editcount" | "emailable" | "gender" | "groupmemberships" | "groups" | "implicitgroups" | "registration" | "rights")[];
  /** The id of another wiki. With `prop=centralids` the answer says whether the account is connected with that wiki, too. */
  readonly attachedwiki?: string;
  /**
   * The names of the users to look up. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * At most one of `userids`, `users` (else `invalidparammix`). (decided: D-181)
   */
  readonly users?: readonly string[];
  /**
   * The ids of the users to look up. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * At most one of `userids`, `users` (else `invalidparammix`). (decided: D-181)
   */
  readonly userids?: readonly number[];
}

/** Whether the value is what the module takes: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is UsersParameters;

/** Reads the module's parameters out of a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<UsersParameters>;

/**
 * The query string that decodes to the value.
 * @example encode({ users: ["Jonas", "Nobody"], prop: ["editcount", "registration"] }); // Two users by name, of whom one does not exist
 */
export declare function encode(value: UsersParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object, and gives what `decode` makes of it, with defaults. Its issues are what that finds. */
export declare const standard: StandardSchema<UsersParameters>;
