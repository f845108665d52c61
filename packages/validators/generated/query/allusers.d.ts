// The parameters of allusers. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/validators/types.js";

/**
 * Lists the registered users of the site by name.
 *
 * The parameters of `allusers`, without the prefix.
 * @see {@link https://www.mediawiki.org/wiki/API:Allusers}
 */
export interface AllusersParameters {
  /** The name at which the list starts. No user need have it. */
  readonly from?: string;
  /** The name at which the list ends. No user need have it. */
  readonly to?: string;
  /** Lists only users whose names begin with this text. */
  readonly prefix?: string;
  /** The order of the names. Default: `ascending`. */
  readonly dir?: "ascending" | "descending";
  /** Lists only users who are in at least one of these groups. Up to 50 values, for privileged callers up to 500. */
  readonly group?: readonly ("bot" | "bureaucrat" | "interface-admin" | "suppress" | "sysop")[];
  /** Leaves out the users who are in one of these groups. Up to 50 values, for privileged callers up to 500. */
  readonly excludegroup?: readonly ("bot" | "bureaucrat" | "interface-admin" | "suppress" | "sysop")[];
  /** Lists only users who are in a group with one of these rights. Groups that users are in by themselves, such as `user`, do not count. Up to 50 values, for privileged callers up to 500. */
  readonly rights?: readonly ("apihighlimits" | "applychangetags" | "autoconfirmed" | "autocreateaccount" | "autopatrol" | "bigdelete" | "block" | "blockemail" | "bot" | "browsearchive" | "changeemail" | "changetags" | "confirmemail" | "createaccount" | "createpage" | "createtalk" | "delete" | "delete-redirect" | "deletechangetags" | "deletedhistory" | "deletedtext" | "deletelogentry" | "deleterevision" | "edit" | "editcontentmodel" | "editinterface" | "editmyoptions" | "editmyprivateinfo" | "editmyusercss" | "editmyuserjs" | "editmyuserjson" | "editmyuserjsredirect" | "editmywatchlist" | "editprotected" | "editsemiprotected" | "editsitecss" | "editsitejs" | "editsitejson" | "editusercss" | "edituserjs" | "edituserjson" | "hideuser" | "import" | "importupload" | "interwiki" | "ipblock-exempt" | "linkpurge" | "mailpassword" | "managechangetags" | "markbotedits" | "mergehistory" | "minoredit" | "move" | "move-categorypages" | "move-rootuserpages" | "move-subpages" | "movefile" | "nominornewtalk" | "noratelimit" | "nuke" | "override-export-depth" | "pagelang" | "patrol" | "patrolmarks" | "protect" | "purge" | "read" | "renameuser" | "renameuser-global" | "renderfile" | "renderfile-nonstandard" | "reupload" | "reupload-own" | "reupload-shared" | "rollback" | "sendemail" | "siteadmin" | "stashbasehtml" | "stashedit" | "suppressionlog" | "suppressredirect" | "suppressrevision" | "unblockself" | "undelete" | "unwatchedpages" | "upload" | "upload_by_url" | "userrights" | "userrights-interwiki" | "viewmyprivateinfo" | "viewmywatchlist" | "viewsuppressed")[];
  /**
   * What to say of each user beside name and id. Up to 50 values, for privileged callers up to 500.
   *
   * - `blockinfo`: The block that holds for the user, if there is one.
   * - `centralids`: The ids of the account in central systems, and whether it is connected with this wiki there.
   * - `editcount`: How many edits the user has made.
   * - `groups`: All groups of the user. An answer may then hold fewer users than `limit` allows.
   * - `implicitgroups`: The groups that come by themselves, such as `user`.
   * - `registration`: When the account was made. Empty for some old accounts.
   * - `rights`: The rights of the user.
   */
  readonly prop?: readonly ("blockinfo" | "centralids" | "editcount" | "groups" | "implicitgroups" | "registration" | "rights")[];
  /** The most users that one answer lists. From 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`. */
  readonly limit?: number | "max";
  /** Lists only users who have made at least one edit. A flag: present means true, absent means false. */
  readonly witheditsonly?: boolean;
  /** Lists only users who did something in the last days, by default 30, and says how many actions they took. A flag: present means true, absent means false. */
  readonly activeusers?: boolean;
  /** The id of another wiki. With `prop=centralids` the answer says whether the account is connected with that wiki, too. */
  readonly attachedwiki?: string;
  /** Leaves out the users who are not temporary. A flag: present means true, absent means false. */
  readonly excludenamed?: boolean;
  /** Leaves out temporary users. A flag: present means true, absent means false. */
  readonly excludetemp?: boolean;
}

/** Whether the value is what the module takes: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is AllusersParameters;

/** Reads the module's parameters out of a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<AllusersParameters>;

/** The query string that decodes to the value. */
export declare function encode(value: AllusersParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object, and gives what `decode` makes of it, with defaults. Its issues are what that finds. */
export declare const standard: StandardSchema<AllusersParameters>;
