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
  /**
   * The order of the names. Default: `ascending`.
   *
   * - `ascending`: From A to Z by the name of the user.
   * - `descending`: From Z to A by the name of the user.
   */
  readonly dir?: "ascending" | "descending";
  /**
   * Lists only users who are in at least one of these groups. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * - `bot`: Accounts of programs, whose edits readers can leave out of recent changes.
   * - `bureaucrat`: Users who put others into most groups.
   * - `interface-admin`: Users who edit the styles and scripts of the whole site.
   * - `suppress`: Users who hide revisions and log entries from administrators, too.
   * - `sysop`: Administrators, who delete and protect pages and block users.
   *
   * `group` or `rights` with a value only without `excludegroup` (else `invalidparammix`). (decided: D-181)
   */
  readonly group?: readonly ("bot" | "bureaucrat" | "interface-admin" | "suppress" | "sysop")[];
  /**
   * Leaves out the users who are in one of these groups. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * - `bot`: Accounts of programs, whose edits readers can leave out of recent changes.
   * - `bureaucrat`: Users who put others into most groups.
   * - `interface-admin`: Users who edit the styles and scripts of the whole site.
   * - `suppress`: Users who hide revisions and log entries from administrators, too.
   * - `sysop`: Administrators, who delete and protect pages and block users.
   */
  readonly excludegroup?: readonly ("bot" | "bureaucrat" | "interface-admin" | "suppress" | "sysop")[];
  /**
   * Lists only users who are in a group with one of these rights. Groups that users are in by themselves, such as `user`, do not count. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * - `apihighlimits`: Get more from one request: the higher limits apply.
   * - `applychangetags`: Put change tags on one's own changes while making them.
   * - `autoconfirmed`: Not be held up by rate limits that count by IP address.
   * - `autocreateaccount`: Have a local account created automatically on a login with an outside account.
   * - `autopatrol`: Have one's own changes patrolled automatically.
   * - `bigdelete`: Delete pages that have many revisions.
   * - `block`: Block other users from editing, and end blocks.
   * - `blockemail`: Keep other users from sending mail, as part of a block.
   * - `bot`: Mark one's edits as those of a bot.
   * - `browsearchive`: Search among deleted pages.
   * - `changeemail`: Change one's own mail address.
   * - `changetags`: Put change tags on any revisions and log entries, and take them off.
   * - `confirmemail`: Confirm one's own mail address.
   * - `createaccount`: Create accounts for oneself and others.
   * - `createpage`: Create pages that are no talk pages.
   * - `createtalk`: Create talk pages.
   * - `delete`: Delete pages.
   * - `delete-redirect`: Delete a redirect with a single revision, as when a page is moved over it.
   * - `deletechangetags`: Delete change tags from the database.
   * - `deletedhistory`: See the entries of deleted revisions, without their contents.
   * - `deletedtext`: See the contents of deleted revisions, and compare them.
   * - `deletelogentry`: Hide parts of log entries from the public, and show them again.
   * - `deleterevision`: Hide parts of revisions from the public, and show them again.
   * - `edit`: Edit pages.
   * - `editcontentmodel`: Turn a page into one of another content model, such as JSON.
   * - `editinterface`: Edit the messages of the user interface.
   * - `editmyoptions`: Change one's own preferences.
   * - `editmyprivateinfo`: Change one's own mail address and real name.
   * - `editmyusercss`: Edit one's own pages of styles.
   * - `editmyuserjs`: Edit one's own pages of scripts.
   * - `editmyuserjson`: Edit one's own pages of JSON.
   * - `editmyuserjsredirect`: Edit one's own pages of scripts that are redirects.
   * - `editmywatchlist`: Change one's own watchlist.
   * - `editprotected`: Edit pages that are protected for administrators, as far as no protection extends to them from others.
   * - `editsemiprotected`: Edit pages that are protected from new users.
   * - `editsitecss`: Edit the styles of the whole site.
   * - `editsitejs`: Edit the scripts of the whole site.
   * - `editsitejson`: Edit pages of JSON that the whole site uses.
   * - `editusercss`: Edit other users' pages of styles.
   * - `edituserjs`: Edit other users' pages of scripts.
   * - `edituserjson`: Edit other users' pages of JSON.
   * - `hideuser`: Hide the name of a user from the public, as part of a block.
   * - `import`: Import pages straight from other wikis.
   * - `importupload`: Import pages from a file.
   * - `interwiki`: Change the table of prefixes of other sites.
   * - `ipblock-exempt`: Edit from addresses that are blocked, while one's own account is not.
   * - `linkpurge`: Have the links of a page computed anew.
   * - `mailpassword`: Have a new password sent by mail.
   * - `managechangetags`: Define change tags, and switch them on and off.
   * - `markbotedits`: Mark edits that one rolls back, and the rollback itself, as those of a bot.
   * - `mergehistory`: Merge the histories of pages.
   * - `minoredit`: Mark one's edits as minor.
   * - `move`: Move pages to other titles.
   * - `move-categorypages`: Move the pages of categories.
   * - `move-rootuserpages`: Move the main pages of users, not only their subpages.
   * - `move-subpages`: Move pages together with their subpages.
   * - `movefile`: Move files to other names.
   * - `nominornewtalk`: Edit a user's talk page as minor without the user being told of a new message.
   * - `noratelimit`: Not be held up by limits of how often an action may be taken.
   * - `nuke`: Delete the new pages of a user all at once.
   * - `override-export-depth`: Export, with a page, the pages that it links to, up to five links away.
   * - `pagelang`: Change the language of a page.
   * - `patrol`: Mark changes of others as patrolled.
   * - `patrolmarks`: See which changes are patrolled.
   * - `protect`: Change the protections of pages, and edit pages to which one extends from others.
   * - `purge`: Have a page built anew in place of its stored form.
   * - `read`: Read pages.
   * - `renameuser`: Give users of this site other names.
   * - `renameuser-global`: Give users other names on all sites that share their accounts.
   * - `renderfile`: Have images scaled that are not stored in that size yet.
   * - `renderfile-nonstandard`: Have images scaled to sizes that the site does not use itself.
   * - `reupload`: Upload a new version of a file.
   * - `reupload-own`: Upload a new version of a file that one uploaded first oneself.
   * - `reupload-shared`: Upload a file under a name that a shared repository has already.
   * - `rollback`: Take back the last edits of a user to a page with one step.
   * - `sendemail`: Send mail to other users through the site.
   * - `siteadmin`: Make the database read-only, and writable again.
   * - `stashbasehtml`: Have rendered pages stored for a while, so that an edit of them can be turned back into wikitext.
   * - `stashedit`: Have an edit prepared on the server before it is saved.
   * - `suppressionlog`: See log entries that are hidden from administrators.
   * - `suppressredirect`: Move a page without leaving a redirect.
   * - `suppressrevision`: Hide parts of revisions and log entries from administrators, too, and show them again.
   * - `unblockself`: End a block of oneself.
   * - `undelete`: Restore deleted pages and revisions.
   * - `unwatchedpages`: See which pages nobody watches.
   * - `upload`: Upload files.
   * - `upload_by_url`: Upload files by naming the address where they are.
   * - `userrights`: Change the groups of any user.
   * - `userrights-interwiki`: Change the groups of users of other wikis.
   * - `viewmyprivateinfo`: See one's own mail address and real name.
   * - `viewmywatchlist`: See one's own watchlist.
   * - `viewsuppressed`: See revisions and log entries that are hidden from administrators.
   *
   * `group` or `rights` with a value only without `excludegroup` (else `invalidparammix`). (decided: D-181)
   */
  readonly rights?: readonly ("apihighlimits" | "applychangetags" | "autoconfirmed" | "autocreateaccount" | "autopatrol" | "bigdelete" | "block" | "blockemail" | "bot" | "browsearchive" | "changeemail" | "changetags" | "confirmemail" | "createaccount" | "createpage" | "createtalk" | "delete" | "delete-redirect" | "deletechangetags" | "deletedhistory" | "deletedtext" | "deletelogentry" | "deleterevision" | "edit" | "editcontentmodel" | "editinterface" | "editmyoptions" | "editmyprivateinfo" | "editmyusercss" | "editmyuserjs" | "editmyuserjson" | "editmyuserjsredirect" | "editmywatchlist" | "editprotected" | "editsemiprotected" | "editsitecss" | "editsitejs" | "editsitejson" | "editusercss" | "edituserjs" | "edituserjson" | "hideuser" | "import" | "importupload" | "interwiki" | "ipblock-exempt" | "linkpurge" | "mailpassword" | "managechangetags" | "markbotedits" | "mergehistory" | "minoredit" | "move" | "move-categorypages" | "move-rootuserpages" | "move-subpages" | "movefile" | "nominornewtalk" | "noratelimit" | "nuke" | "override-export-depth" | "pagelang" | "patrol" | "patrolmarks" | "protect" | "purge" | "read" | "renameuser" | "renameuser-global" | "renderfile" | "renderfile-nonstandard" | "reupload" | "reupload-own" | "reupload-shared" | "rollback" | "sendemail" | "siteadmin" | "stashbasehtml" | "stashedit" | "suppressionlog" | "suppressredirect" | "suppressrevision" | "unblockself" | "undelete" | "unwatchedpages" | "upload" | "upload_by_url" | "userrights" | "userrights-interwiki" | "viewmyprivateinfo" | "viewmywatchlist" | "viewsuppressed")[];
  /**
   * What to say of each user beside name and id. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
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
  /** The most users that one answer lists. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `10`. */
  readonly limit?: number | "max";
  /** Lists only users who have made at least one edit. A flag: present means true, absent means false (decided: D-119). */
  readonly witheditsonly?: boolean;
  /** Lists only users who did something in the last days, by default 30, and says how many actions they took. A flag: present means true, absent means false (decided: D-119). */
  readonly activeusers?: boolean;
  /** The id of another wiki. With `prop=centralids` the answer says whether the account is connected with that wiki, too. */
  readonly attachedwiki?: string;
  /** Leaves out the users who are not temporary. A flag: present means true, absent means false (decided: D-119). */
  readonly excludenamed?: boolean;
  /** Leaves out temporary users. A flag: present means true, absent means false (decided: D-119). */
  readonly excludetemp?: boolean;
}

/** Whether the value is what the module takes: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is AllusersParameters;

/** Reads the module's parameters out of a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<AllusersParameters>;

/**
 * The query string that decodes to the value.
 * @example encode({ group: ["bot"], prop: ["editcount", "registration"] }); // Users of the group bot, with their edits
 */
export declare function encode(value: AllusersParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object, and gives what `decode` makes of it, with defaults. Its issues are what that finds. */
export declare const standard: StandardSchema<AllusersParameters>;
