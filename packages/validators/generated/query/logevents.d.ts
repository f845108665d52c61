// The parameters of logevents. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/core/validators/types.js";

/**
 * Lists log entries, which record actions such as deletions, moves and blocks.
 *
 * The parameters of `logevents`, without the prefix.
 *
 * The values of `action` are those of one site. The module itself checks them: a bad one is the error `unknown_leaction`, and a site may have more, among them wildcards such as `interwiki/*`. (decided: D-160)
 * @see {@link https://www.mediawiki.org/wiki/API:Logevents}
 */
export interface LogeventsParameters {
  /**
   * Properties to return for each entry. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `ids`, `title`, `type`, `user`, `timestamp`, `comment`, `details`.
   *
   * - `comment`: The comment of the entry.
   * - `details`: Additional data that depends on the type of the entry, such as the new title after a move.
   * - `ids`: The ID of the entry, and the IDs of the page at the time of the entry and now.
   * - `parsedcomment`: The comment of the entry as HTML.
   * - `tags`: The change tags of the entry.
   * - `timestamp`: The time of the action.
   * - `title`: The title and namespace ID of the page.
   * - `type`: The type and action of the entry, such as `delete` and `restore`.
   * - `user`: The name of the user who performed the action.
   * - `userid`: The ID of the user who performed the action.
   */
  readonly prop?: readonly ("comment" | "details" | "ids" | "parsedcomment" | "tags" | "timestamp" | "title" | "type" | "user" | "userid")[];
  /**
   * Lists only entries of this type. Defaults to all types that the caller may see.
   *
   * - (empty): Entries of all types.
   * - `block`: Blocks and unblocks of users.
   * - `contentmodel`: Changes of the content model of pages.
   * - `create`: Page creations.
   * - `delete`: Deletions and restorations of pages, and changes of the visibility of revisions and log entries.
   * - `import`: Imports of pages from other wikis.
   * - `interwiki`: Changes to the interwiki table.
   * - `managetags`: Creations, deletions, activations and deactivations of change tags.
   * - `merge`: Merges of page histories.
   * - `move`: Page moves.
   * - `newusers`: Account creations.
   * - `patrol`: Changes marked as patrolled.
   * - `protect`: Page protections.
   * - `renameuser`: Changes of account names.
   * - `rights`: Changes of user groups.
   * - `suppress`: Suppressions of users, revisions and log entries, which hide them from administrators as well. Visible only to callers with the required right.
   * - `tag`: Change tags added to or removed from revisions and log entries.
   * - `upload`: File uploads.
   */
  readonly type?: "" | "block" | "contentmodel" | "create" | "delete" | "import" | "interwiki" | "managetags" | "merge" | "move" | "newusers" | "patrol" | "protect" | "renameuser" | "rights" | "suppress" | "tag" | "upload";
  /**
   * Lists only entries of this action, given together with its type. Overrides `type`. Form: one of the listed values, checked by the module itself (otherwise `unknown_leaction`). (decided: D-160)
   *
   * - `block/block`: A user, IP address or IP range was blocked.
   * - `block/reblock`: The settings of a block were changed.
   * - `block/unblock`: A user, IP address or IP range was unblocked.
   * - `contentmodel/change`: The content model of a page was changed.
   * - `contentmodel/new`: A page was created with a content model other than the default.
   * - `create/create`: A page was created.
   * - `delete/delete`: A page was deleted.
   * - `delete/delete_redir`: A redirect was deleted to make room for a page move.
   * - `delete/delete_redir2`: A redirect was deleted by a user with the right to delete pages, to make room for a page move.
   * - `delete/event`: The visibility of log entries was changed.
   * - `delete/restore`: A page, or some of its revisions, was restored.
   * - `delete/revision`: The visibility of revisions was changed.
   * - `import/interwiki`: A page was imported directly from another wiki.
   * - `import/upload`: A page was imported from a file.
   * - `interwiki/iw_add`: An interwiki prefix was added.
   * - `interwiki/iw_delete`: An interwiki prefix was removed.
   * - `interwiki/iw_edit`: The settings of an interwiki prefix were changed.
   * - `managetags/activate`: A change tag was activated for use by users and bots.
   * - `managetags/create`: A user defined a change tag.
   * - `managetags/deactivate`: A change tag was deactivated.
   * - `managetags/delete`: A change tag was removed from all changes and deleted.
   * - `merge/merge`: Revisions of a page were merged into another page.
   * - `merge/merge-into`: Revisions of another page were merged into this one.
   * - `move/move`: A page was moved.
   * - `move/move_redir`: A page was moved over a redirect.
   * - `newusers/autocreate`: An account was created automatically on login with an external account.
   * - `newusers/byemail`: A user created an account for another person, and the password was emailed.
   * - `newusers/create`: An anonymous user created an account.
   * - `newusers/create2`: A user created an account for another person.
   * - `newusers/newusers`: An account was created, as recorded by older versions of the software.
   * - `patrol/autopatrol`: A change was patrolled automatically because its author has the right `autopatrol`.
   * - `patrol/patrol`: A user marked a change as patrolled.
   * - `protect/modify`: The settings of a protection were changed.
   * - `protect/move_prot`: The settings of a protection were moved together with a page.
   * - `protect/protect`: A page was protected.
   * - `protect/unprotect`: A page was unprotected.
   * - `renameuser/renameuser`: A user was renamed.
   * - `rights/autopromote`: A user was automatically added to a group.
   * - `rights/rights`: The groups of a user were changed.
   * - `suppress/block`: A user was blocked and the user name hidden.
   * - `suppress/delete`: A page was deleted and hidden from administrators as well.
   * - `suppress/event`: The visibility of log entries was changed for administrators as well.
   * - `suppress/reblock`: The settings of a block that hides the user name were changed.
   * - `suppress/revision`: The visibility of revisions was changed for administrators as well.
   * - `tag/update`: The change tags of a revision or a log entry were changed.
   * - `upload/overwrite`: A new version of a file was uploaded.
   * - `upload/revert`: An old version of a file was restored as the latest version.
   * - `upload/upload`: A file was uploaded.
   */
  readonly action?: "block/block" | "block/reblock" | "block/unblock" | "contentmodel/change" | "contentmodel/new" | "create/create" | "delete/delete" | "delete/delete_redir" | "delete/delete_redir2" | "delete/event" | "delete/restore" | "delete/revision" | "import/interwiki" | "import/upload" | "interwiki/iw_add" | "interwiki/iw_delete" | "interwiki/iw_edit" | "managetags/activate" | "managetags/create" | "managetags/deactivate" | "managetags/delete" | "merge/merge" | "merge/merge-into" | "move/move" | "move/move_redir" | "newusers/autocreate" | "newusers/byemail" | "newusers/create" | "newusers/create2" | "newusers/newusers" | "patrol/autopatrol" | "patrol/patrol" | "protect/modify" | "protect/move_prot" | "protect/protect" | "protect/unprotect" | "renameuser/renameuser" | "rights/autopromote" | "rights/rights" | "suppress/block" | "suppress/delete" | "suppress/event" | "suppress/reblock" | "suppress/revision" | "tag/update" | "upload/overwrite" | "upload/revert" | "upload/upload";
  /** Timestamp to start from: the latest, or with `dir=newer` the earliest. */
  readonly start?: string;
  /** Timestamp to stop at: the earliest, or with `dir=newer` the latest. */
  readonly end?: string;
  /**
   * Whether the oldest or the newest entries come first. Default: `older`.
   *
   * - `newer`: Oldest first.
   * - `older`: Newest first.
   */
  readonly dir?: "newer" | "older";
  /** Lists only entries with these IDs. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). */
  readonly ids?: readonly number[];
  /** Lists only entries for actions of this user. A user, given as `name`, `ip`, `temp`, `interwiki` or `id`. */
  readonly user?: string;
  /**
   * Lists only entries about this page. Form: the title of a page of this site (otherwise `invalidtitle`). (decided: D-184)
   *
   * At most one of `title`, `prefix`, `namespace` (otherwise `invalidparammix`). (decided: D-181)
   */
  readonly title?: string;
  /**
   * Lists only entries about pages in this namespace. The id of a namespace, or `-2` or `-1`.
   *
   * At most one of `title`, `prefix`, `namespace` (otherwise `invalidparammix`). (decided: D-181)
   */
  readonly namespace?: number;
  /**
   * Lists only entries about pages whose titles, including the namespace, begin with this string. Refused on sites in miser mode. Form: the title of a page of this site (otherwise `invalidtitle`). (decided: D-184)
   *
   * At most one of `title`, `prefix`, `namespace` (otherwise `invalidparammix`). (decided: D-181)
   */
  readonly prefix?: string;
  /** Lists only entries with this change tag. */
  readonly tag?: string;
  /** Maximum number of entries to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`. */
  readonly limit?: number | "max";
  /** Continues from a previous response. Pass the value of its `continue` member. Form: `<timestamp>|<integer>` (otherwise `badcontinue`). (decided: D-186) */
  readonly continue?: string;
}

/** Returns whether the value is valid for the module: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is LogeventsParameters;

/** Reads the parameters of the module from a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<LogeventsParameters>;

/**
 * Returns the query string that decodes to the value.
 * @example encode({ type: "delete", user: "Mira", limit: 1 }); // The pages that a user deleted
 */
export declare function encode(value: LogeventsParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object and returns the result of `decode`, with defaults. Its issues are the findings of that function. */
export declare const standard: StandardSchema<LogeventsParameters>;
