// The parameters of contributors. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/validators/types.js";

/**
 * Lists the registered users who edited each page, and counts the others.
 *
 * The parameters of `contributors`, without the prefix.
 * @see {@link https://www.mediawiki.org/wiki/API:Contributors}
 */
export interface ContributorsParameters {
  /** Lists only users who are in one of these groups. Up to 50 values, for privileged callers up to 500. */
  readonly group?: readonly ("bot" | "bureaucrat" | "interface-admin" | "suppress" | "sysop")[];
  /** Leaves out the users who are in one of these groups. Up to 50 values, for privileged callers up to 500. */
  readonly excludegroup?: readonly ("bot" | "bureaucrat" | "interface-admin" | "suppress" | "sysop")[];
  /** Lists only users who are in a group with one of these rights. Groups that users are in by themselves, such as `user`, do not count. Up to 50 values, for privileged callers up to 500. */
  readonly rights?: readonly ("apihighlimits" | "applychangetags" | "autoconfirmed" | "autocreateaccount" | "autopatrol" | "bigdelete" | "block" | "blockemail" | "bot" | "browsearchive" | "changetags" | "createaccount" | "createpage" | "createtalk" | "delete" | "delete-redirect" | "deletechangetags" | "deletedhistory" | "deletedtext" | "deletelogentry" | "deleterevision" | "edit" | "editcontentmodel" | "editinterface" | "editmyoptions" | "editmyprivateinfo" | "editmyusercss" | "editmyuserjs" | "editmyuserjson" | "editmyuserjsredirect" | "editmywatchlist" | "editprotected" | "editsemiprotected" | "editsitecss" | "editsitejs" | "editsitejson" | "editusercss" | "edituserjs" | "edituserjson" | "hideuser" | "import" | "importupload" | "interwiki" | "ipblock-exempt" | "managechangetags" | "markbotedits" | "mergehistory" | "minoredit" | "move" | "move-categorypages" | "move-rootuserpages" | "move-subpages" | "movefile" | "nominornewtalk" | "noratelimit" | "nuke" | "override-export-depth" | "pagelang" | "patrol" | "patrolmarks" | "protect" | "read" | "renameuser" | "renameuser-global" | "reupload" | "reupload-own" | "reupload-shared" | "rollback" | "sendemail" | "siteadmin" | "suppressionlog" | "suppressredirect" | "suppressrevision" | "unblockself" | "undelete" | "unwatchedpages" | "upload" | "upload_by_url" | "userrights" | "userrights-interwiki" | "viewmyprivateinfo" | "viewmywatchlist" | "viewsuppressed")[];
  /** Leaves out the users who are in a group with one of these rights. Groups that users are in by themselves do not count. Up to 50 values, for privileged callers up to 500. */
  readonly excluderights?: readonly ("apihighlimits" | "applychangetags" | "autoconfirmed" | "autocreateaccount" | "autopatrol" | "bigdelete" | "block" | "blockemail" | "bot" | "browsearchive" | "changetags" | "createaccount" | "createpage" | "createtalk" | "delete" | "delete-redirect" | "deletechangetags" | "deletedhistory" | "deletedtext" | "deletelogentry" | "deleterevision" | "edit" | "editcontentmodel" | "editinterface" | "editmyoptions" | "editmyprivateinfo" | "editmyusercss" | "editmyuserjs" | "editmyuserjson" | "editmyuserjsredirect" | "editmywatchlist" | "editprotected" | "editsemiprotected" | "editsitecss" | "editsitejs" | "editsitejson" | "editusercss" | "edituserjs" | "edituserjson" | "hideuser" | "import" | "importupload" | "interwiki" | "ipblock-exempt" | "managechangetags" | "markbotedits" | "mergehistory" | "minoredit" | "move" | "move-categorypages" | "move-rootuserpages" | "move-subpages" | "movefile" | "nominornewtalk" | "noratelimit" | "nuke" | "override-export-depth" | "pagelang" | "patrol" | "patrolmarks" | "protect" | "read" | "renameuser" | "renameuser-global" | "reupload" | "reupload-own" | "reupload-shared" | "rollback" | "sendemail" | "siteadmin" | "suppressionlog" | "suppressredirect" | "suppressrevision" | "unblockself" | "undelete" | "unwatchedpages" | "upload" | "upload_by_url" | "userrights" | "userrights-interwiki" | "viewmyprivateinfo" | "viewmywatchlist" | "viewsuppressed")[];
  /** The most users that one answer holds, for all pages together. From 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`. */
  readonly limit?: number | "max";
  /** Goes on after an earlier answer, whose member `continue` holds the value. Form: `<integer>|<integer>` (else `badcontinue`). (decided: D-186) */
  readonly continue?: string;
}

/** Whether the value is what the module takes: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is ContributorsParameters;

/** Reads the module's parameters out of a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<ContributorsParameters>;

/** The query string that decodes to the value. */
export declare function encode(value: ContributorsParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object, and gives what `decode` makes of it, with defaults. Its issues are what that finds. */
export declare const standard: StandardSchema<ContributorsParameters>;
