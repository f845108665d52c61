// The parameters of contributors. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/core/validators/types.js";

/**
 * Lists the registered users who edited each page, and counts the anonymous contributors.
 *
 * The parameters of `contributors`, without the prefix.
 * @see {@link https://www.mediawiki.org/wiki/API:Contributors}
 */
export interface ContributorsParameters {
  /**
   * Lists only users in these groups. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * - `bot`: Bot accounts, whose edits can be hidden from recent changes.
   * - `bureaucrat`: Users who can change most groups.
   * - `interface-admin`: Users who can edit sitewide CSS and JavaScript.
   * - `suppress`: Users who can hide revisions and log entries from administrators as well.
   * - `sysop`: Administrators, who can delete and protect pages and block users.
   *
   * At most one of `group`, `excludegroup`, `rights`, `excluderights` (otherwise `invalidparammix`). (decided: D-181)
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
   *
   * At most one of `group`, `excludegroup`, `rights`, `excluderights` (otherwise `invalidparammix`). (decided: D-181)
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
   * - `changetags`: Add change tags to and remove them from any revision or log entry.
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
   * - `read`: Read pages.
   * - `renameuser`: Give other names to the accounts of this site.
   * - `renameuser-global`: Rename users on all sites that share their accounts.
   * - `reupload`: Upload a new version of an existing file.
   * - `reupload-own`: Upload a new version of a file that one uploaded oneself.
   * - `reupload-shared`: Upload a file under a name that exists in a shared repository.
   * - `rollback`: Revert the last edits of a user to a page in one step.
   * - `sendemail`: Send email to other users.
   * - `siteadmin`: Lock and unlock the database.
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
   * At most one of `group`, `excludegroup`, `rights`, `excluderights` (otherwise `invalidparammix`). (decided: D-181)
   */
  readonly rights?: readonly ("apihighlimits" | "applychangetags" | "autoconfirmed" | "autocreateaccount" | "autopatrol" | "bigdelete" | "block" | "blockemail" | "bot" | "browsearchive" | "changetags" | "createaccount" | "createpage" | "createtalk" | "delete" | "delete-redirect" | "deletechangetags" | "deletedhistory" | "deletedtext" | "deletelogentry" | "deleterevision" | "edit" | "editcontentmodel" | "editinterface" | "editmyoptions" | "editmyprivateinfo" | "editmyusercss" | "editmyuserjs" | "editmyuserjson" | "editmyuserjsredirect" | "editmywatchlist" | "editprotected" | "editsemiprotected" | "editsitecss" | "editsitejs" | "editsitejson" | "editusercss" | "edituserjs" | "edituserjson" | "hideuser" | "import" | "importupload" | "interwiki" | "ipblock-exempt" | "managechangetags" | "markbotedits" | "mergehistory" | "minoredit" | "move" | "move-categorypages" | "move-rootuserpages" | "move-subpages" | "movefile" | "nominornewtalk" | "noratelimit" | "nuke" | "override-export-depth" | "pagelang" | "patrol" | "patrolmarks" | "protect" | "read" | "renameuser" | "renameuser-global" | "reupload" | "reupload-own" | "reupload-shared" | "rollback" | "sendemail" | "siteadmin" | "suppressionlog" | "suppressredirect" | "suppressrevision" | "unblockself" | "undelete" | "unwatchedpages" | "upload" | "upload_by_url" | "userrights" | "userrights-interwiki" | "viewmyprivateinfo" | "viewmywatchlist" | "viewsuppressed")[];
  /**
   * Excludes users with any of these rights. Rights granted by implicit groups are not considered. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
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
   * - `changetags`: Add change tags to and remove them from any revision or log entry.
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
   * - `read`: Read pages.
   * - `renameuser`: Give other names to the accounts of this site.
   * - `renameuser-global`: Rename users on all sites that share their accounts.
   * - `reupload`: Upload a new version of an existing file.
   * - `reupload-own`: Upload a new version of a file that one uploaded oneself.
   * - `reupload-shared`: Upload a file under a name that exists in a shared repository.
   * - `rollback`: Revert the last edits of a user to a page in one step.
   * - `sendemail`: Send email to other users.
   * - `siteadmin`: Lock and unlock the database.
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
   * At most one of `group`, `excludegroup`, `rights`, `excluderights` (otherwise `invalidparammix`). (decided: D-181)
   */
  readonly excluderights?: readonly ("apihighlimits" | "applychangetags" | "autoconfirmed" | "autocreateaccount" | "autopatrol" | "bigdelete" | "block" | "blockemail" | "bot" | "browsearchive" | "changetags" | "createaccount" | "createpage" | "createtalk" | "delete" | "delete-redirect" | "deletechangetags" | "deletedhistory" | "deletedtext" | "deletelogentry" | "deleterevision" | "edit" | "editcontentmodel" | "editinterface" | "editmyoptions" | "editmyprivateinfo" | "editmyusercss" | "editmyuserjs" | "editmyuserjson" | "editmyuserjsredirect" | "editmywatchlist" | "editprotected" | "editsemiprotected" | "editsitecss" | "editsitejs" | "editsitejson" | "editusercss" | "edituserjs" | "edituserjson" | "hideuser" | "import" | "importupload" | "interwiki" | "ipblock-exempt" | "managechangetags" | "markbotedits" | "mergehistory" | "minoredit" | "move" | "move-categorypages" | "move-rootuserpages" | "move-subpages" | "movefile" | "nominornewtalk" | "noratelimit" | "nuke" | "override-export-depth" | "pagelang" | "patrol" | "patrolmarks" | "protect" | "read" | "renameuser" | "renameuser-global" | "reupload" | "reupload-own" | "reupload-shared" | "rollback" | "sendemail" | "siteadmin" | "suppressionlog" | "suppressredirect" | "suppressrevision" | "unblockself" | "undelete" | "unwatchedpages" | "upload" | "upload_by_url" | "userrights" | "userrights-interwiki" | "viewmyprivateinfo" | "viewmywatchlist" | "viewsuppressed")[];
  /** Maximum number of users to return, for all pages together. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`. */
  readonly limit?: number | "max";
  /** Continues from a previous response. Pass the value of its `continue` member. Form: `<integer>|<integer>` (otherwise `badcontinue`). (decided: D-186) */
  readonly continue?: string;
}

/** Returns whether the value is valid for the module: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is ContributorsParameters;

/** Reads the parameters of the module from a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<ContributorsParameters>;

/**
 * Returns the query string that decodes to the value.
 * @example encode({ limit: 2 }); // The contributors to a page
 */
export declare function encode(value: ContributorsParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object and returns the result of `decode`, with defaults. Its issues are the findings of that function. */
export declare const standard: StandardSchema<ContributorsParameters>;
