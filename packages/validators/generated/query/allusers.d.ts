// The parameters of allusers. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/core/validators/types.js";

/**
 * Lists the registered users of the site by name, such as those in a group.
 *
 * The parameters of `allusers`, without the prefix.
 * @see {@link https://www.mediawiki.org/wiki/API:Allusers}
 */
export interface AllusersParameters {
  /** User name to start from. The user does not have to exist. */
  readonly from?: string;
  /** User name to stop at. The user does not have to exist. */
  readonly to?: string;
  /** Lists only users whose names begin with this string. */
  readonly prefix?: string;
  /**
   * Sort direction of the names. Default: `ascending`.
   *
   * - `ascending`: Ascending, by the name of the user.
   * - `descending`: Descending, by the name of the user.
   */
  readonly dir?: "ascending" | "descending";
  /**
   * Lists only users in at least one of these groups. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * - `bot`: Bot accounts, whose edits can be hidden from recent changes.
   * - `bureaucrat`: Users who can change most groups.
   * - `interface-admin`: Users who can edit sitewide CSS and JavaScript.
   * - `suppress`: Users who can hide revisions and log entries from administrators as well.
   * - `sysop`: Administrators, who can delete and protect pages and block users.
   *
   * `group` or `rights` with a value only without `excludegroup` (otherwise `invalidparammix`). (decided: D-181)
   */
  readonly group?: readonly ("bot" | "bureaucrat" | "interface-admin" | "suppress" | "sysop")[];
  /**
   * Excludes users in any of these groups. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * - `bot`: Bot accounts, whose edits can be hidden from recent changes.
   * - `bureaucrat`: Users who can change most groups.
   * - `interface-admin`: Users who can edit sitewide CSS and JavaScript.
   * - `suppress`: Users who can hide revisions and log entries from administrators as well.
   * - `sysop`: Administrators, who can delete and protect pages and block users.
   */
  readonly excludegroup?: readonly ("bot" | "bureaucrat" | "interface-admin" | "suppress" | "sysop")[];
  /**
   * Lists only users with at least one of these rights. Rights granted by implicit groups, such as `user`, are not considered. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * - `apihighlimits`: Use the higher API limits.
   * - `applychangetags`: Apply change tags to one's own changes.
   * - `autoconfirmed`: Be exempt from IP-based rate limits.
   * - `autocreateaccount`: Have a local account created automatically on login with an external account.
   * - `autopatrol`: Have one's own changes marked as patrolled automatically.
   * - `bigdelete`: Delete pages with large histories.
   * - `block`: Block and unblock users.
   * - `blockemail`: Block users from sending email.
   * - `bot`: Have one's edits treated as bot edits.
   * - `browsearchive`: Search among deleted pages.
   * - `changeemail`: Change one's own email address.
   * - `changetags`: Add change tags to and remove them from any revision or log entry.
   * - `confirmemail`: Confirm one's own email address.
   * - `createaccount`: Create accounts for oneself and others.
   * - `createpage`: Create pages other than talk pages.
   * - `createtalk`: Create talk pages.
   * - `delete`: Delete pages.
   * - `delete-redirect`: Delete a redirect with a single revision, for example during a page move.
   * - `deletechangetags`: Delete change tags from the database.
   * - `deletedhistory`: View deleted history entries, without their content.
   * - `deletedtext`: View the content of deleted revisions and compare them.
   * - `deletelogentry`: Hide and unhide parts of log entries.
   * - `deleterevision`: Hide and unhide parts of revisions.
   * - `edit`: Edit pages.
   * - `editcontentmodel`: Change the content model of a page, for example to JSON.
   * - `editinterface`: Edit the interface messages.
   * - `editmyoptions`: Change one's own preferences.
   * - `editmyprivateinfo`: Change one's own email address and real name.
   * - `editmyusercss`: Edit one's own CSS pages.
   * - `editmyuserjs`: Edit one's own JavaScript pages.
   * - `editmyuserjson`: Edit one's own JSON pages.
   * - `editmyuserjsredirect`: Edit one's own JavaScript pages that are redirects.
   * - `editmywatchlist`: Change one's own watchlist.
   * - `editprotected`: Edit pages that only administrators may edit, unless the protection cascades from another page.
   * - `editsemiprotected`: Edit pages that are protected against new users.
   * - `editsitecss`: Edit sitewide CSS.
   * - `editsitejs`: Edit sitewide JavaScript.
   * - `editsitejson`: Edit sitewide JSON.
   * - `editusercss`: Edit the CSS pages of other users.
   * - `edituserjs`: Edit the JavaScript pages of other users.
   * - `edituserjson`: Edit the JSON pages of other users.
   * - `hideuser`: Hide user names from the public as part of a block.
   * - `import`: Import pages directly from other wikis.
   * - `importupload`: Import pages from a file.
   * - `interwiki`: Edit the interwiki table.
   * - `ipblock-exempt`: Bypass IP blocks as a logged-in user who is not blocked.
   * - `linkpurge`: Refresh the links of a page.
   * - `mailpassword`: Request password resets by email.
   * - `managechangetags`: Create, activate and deactivate change tags.
   * - `markbotedits`: Mark rolled-back edits and the rollback itself as bot edits.
   * - `mergehistory`: Merge page histories.
   * - `minoredit`: Mark one's edits as minor.
   * - `move`: Move pages.
   * - `move-categorypages`: Move category pages to other titles.
   * - `move-rootuserpages`: Move root user pages, not only their subpages.
   * - `move-subpages`: Move pages together with all pages below them.
   * - `movefile`: Move files to other titles.
   * - `nominornewtalk`: Make minor edits to user talk pages without notifying the user.
   * - `noratelimit`: Be exempt from rate limits.
   * - `nuke`: Delete all new pages of a user at once.
   * - `override-export-depth`: Export pages together with the pages that they link to, up to a depth of five.
   * - `pagelang`: Change the language of a page.
   * - `patrol`: Mark changes by others as patrolled.
   * - `patrolmarks`: View which changes are patrolled.
   * - `protect`: Change page protections, and edit pages with cascading protection.
   * - `purge`: Purge the cached rendering of a page.
   * - `read`: Read pages.
   * - `renameuser`: Give other names to the accounts of this site.
   * - `renameuser-global`: Rename users on all sites that share their accounts.
   * - `renderfile`: Render thumbnails that do not exist yet.
   * - `renderfile-nonstandard`: Render thumbnails in nonstandard sizes.
   * - `reupload`: Upload a new version of an existing file.
   * - `reupload-own`: Upload a new version of a file that one uploaded oneself.
   * - `reupload-shared`: Upload a file under a name that exists in a shared repository.
   * - `rollback`: Revert the last edits of a user to a page in one step.
   * - `sendemail`: Send email to other users.
   * - `siteadmin`: Lock and unlock the database.
   * - `stashbasehtml`: Stash rendered pages so that an edit of them can be converted back to wikitext.
   * - `stashedit`: Prepare an edit on the server before it is saved.
   * - `suppressionlog`: View suppressed log entries.
   * - `suppressredirect`: Move a page without leaving a redirect.
   * - `suppressrevision`: Hide and unhide parts of revisions and log entries from administrators as well.
   * - `unblockself`: Unblock oneself.
   * - `undelete`: Restore deleted pages and revisions.
   * - `unwatchedpages`: View pages that no user watches.
   * - `upload`: Upload files.
   * - `upload_by_url`: Upload files by URL.
   * - `userrights`: Change the groups of any user.
   * - `userrights-interwiki`: Change the groups of users on other wikis.
   * - `viewmyprivateinfo`: View one's own email address and real name.
   * - `viewmywatchlist`: View one's own watchlist.
   * - `viewsuppressed`: View suppressed revisions and log entries.
   *
   * `group` or `rights` with a value only without `excludegroup` (otherwise `invalidparammix`). (decided: D-181)
   */
  readonly rights?: readonly ("apihighlimits" | "applychangetags" | "autoconfirmed" | "autocreateaccount" | "autopatrol" | "bigdelete" | "block" | "blockemail" | "bot" | "browsearchive" | "changeemail" | "changetags" | "confirmemail" | "createaccount" | "createpage" | "createtalk" | "delete" | "delete-redirect" | "deletechangetags" | "deletedhistory" | "deletedtext" | "deletelogentry" | "deleterevision" | "edit" | "editcontentmodel" | "editinterface" | "editmyoptions" | "editmyprivateinfo" | "editmyusercss" | "editmyuserjs" | "editmyuserjson" | "editmyuserjsredirect" | "editmywatchlist" | "editprotected" | "editsemiprotected" | "editsitecss" | "editsitejs" | "editsitejson" | "editusercss" | "edituserjs" | "edituserjson" | "hideuser" | "import" | "importupload" | "interwiki" | "ipblock-exempt" | "linkpurge" | "mailpassword" | "managechangetags" | "markbotedits" | "mergehistory" | "minoredit" | "move" | "move-categorypages" | "move-rootuserpages" | "move-subpages" | "movefile" | "nominornewtalk" | "noratelimit" | "nuke" | "override-export-depth" | "pagelang" | "patrol" | "patrolmarks" | "protect" | "purge" | "read" | "renameuser" | "renameuser-global" | "renderfile" | "renderfile-nonstandard" | "reupload" | "reupload-own" | "reupload-shared" | "rollback" | "sendemail" | "siteadmin" | "stashbasehtml" | "stashedit" | "suppressionlog" | "suppressredirect" | "suppressrevision" | "unblockself" | "undelete" | "unwatchedpages" | "upload" | "upload_by_url" | "userrights" | "userrights-interwiki" | "viewmyprivateinfo" | "viewmywatchlist" | "viewsuppressed")[];
  /**
   * Properties to return for each user in addition to name and ID. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * - `blockinfo`: The current block of the user, if any.
   * - `centralids`: The user's IDs in central systems, and whether the account is attached there.
   * - `editcount`: How many edits the account has made.
   * - `groups`: All groups of the user. The response may then contain fewer users than `limit`.
   * - `implicitgroups`: The implicit groups of the user, such as `user`.
   * - `registration`: The time at which the account was registered. Empty for some old accounts.
   * - `rights`: The rights of the user.
   */
  readonly prop?: readonly ("blockinfo" | "centralids" | "editcount" | "groups" | "implicitgroups" | "registration" | "rights")[];
  /** Maximum number of users to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`. */
  readonly limit?: number | "max";
  /** Lists only users who have made at least one edit. A flag: present means true, absent means false (decided: D-119). */
  readonly witheditsonly?: boolean;
  /** Lists only users who were active recently, by default in the last 30 days, and returns their number of actions. A flag: present means true, absent means false (decided: D-119). */
  readonly activeusers?: boolean;
  /** The ID of another wiki. With `prop=centralids`, the response also says whether the account is attached on that wiki. */
  readonly attachedwiki?: string;
  /** Excludes named accounts: lists only temporary accounts. A flag: present means true, absent means false (decided: D-119). */
  readonly excludenamed?: boolean;
  /** Excludes temporary accounts. A flag: present means true, absent means false (decided: D-119). */
  readonly excludetemp?: boolean;
}

/** Returns whether the value is valid for the module: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is AllusersParameters;

/** Reads the parameters of the module from a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<AllusersParameters>;

/**
 * Returns the query string that decodes to the value.
 * @example encode({ group: ["bot"], prop: ["editcount", "registration"] }); // Users in the group `bot`, with their edit counts
 */
export declare function encode(value: AllusersParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object and returns the result of `decode`, with defaults. Its issues are the findings of that function. */
export declare const standard: StandardSchema<AllusersParameters>;
