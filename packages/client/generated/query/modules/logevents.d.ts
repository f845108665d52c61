// The module logevents of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/query/client/narrow.js";

/**
 * Lists entries of the logs, which record actions such as deletions, moves and blocks.
 *
 * The parameters of `logevents`, without the prefix `le`.
 *
 * The values of `action` are those of one site. The module itself checks them: a bad one is the error `unknown_leaction`, and a site may have more, among them wildcards such as `interwiki/*`. (decided: D-160)
 * @see {@link https://www.mediawiki.org/wiki/API:Logevents}
 * @example for await (const item of wiki.list("logevents", { type: "delete", user: "Mira", limit: 1 })) console.log(item); // Which pages one user deleted
 */
export interface LogeventsParameters {
  /**
   * What to say of each entry. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `ids`, `title`, `type`, `user`, `timestamp`, `comment`, `details`.
   *
   * - `comment`: The comment of the action.
   * - `details`: What entries of this type hold besides, such as the new title after a move.
   * - `ids`: The id of the entry, and the ids of the page at that time and now.
   * - `parsedcomment`: The comment of the action in HTML.
   * - `tags`: The change tags of the entry.
   * - `timestamp`: When the action was taken.
   * - `title`: The title of the page and the id of its namespace.
   * - `type`: The type of the entry and the action, such as `delete` and `restore`.
   * - `user`: The name of the user who took the action.
   * - `userid`: The user id of whoever took the action.
   *
   * Wire name: `leprop` (decided: D-107).
   */
  readonly prop?: "comment" | "details" | "ids" | "parsedcomment" | "tags" | "timestamp" | "title" | "type" | "user" | "userid" | readonly ("comment" | "details" | "ids" | "parsedcomment" | "tags" | "timestamp" | "title" | "type" | "user" | "userid")[] | undefined;
  /**
   * Lists only entries of this type. Without it entries of all types are listed that the caller may see.
   *
   * - (empty): Entries of any type.
   * - `block`: Blocks of users, and their ends.
   * - `contentmodel`: Changes of the content model of pages.
   * - `create`: New pages.
   * - `delete`: Deletions and restorations of pages, and the hiding of revisions and log entries.
   * - `import`: Pages taken over from other wikis.
   * - `interwiki`: Changes to the table of prefixes of other sites.
   * - `managetags`: Change tags that were created, deleted, or switched on or off.
   * - `merge`: Histories of pages that were merged.
   * - `move`: Pages that were moved to another title.
   * - `newusers`: New accounts.
   * - `patrol`: Changes that were marked as patrolled.
   * - `protect`: Protections of pages.
   * - `renameuser`: Users who were renamed.
   * - `rights`: Changes of the groups of users.
   * - `suppress`: The hiding of users, revisions and log entries from administrators, too. Only callers with the right to see it get entries.
   * - `tag`: Change tags that were put on revisions and log entries, or taken off.
   * - `upload`: Uploads of files.
   *
   * Wire name: `letype` (decided: D-107).
   */
  readonly type?: "" | "block" | "contentmodel" | "create" | "delete" | "import" | "interwiki" | "managetags" | "merge" | "move" | "newusers" | "patrol" | "protect" | "renameuser" | "rights" | "suppress" | "tag" | "upload" | undefined;
  /**
   * Lists only entries of this action, which is written with its type. It wins over `type`. Form: one of the listed values, checked by the module itself (else `unknown_leaction`). (decided: D-160)
   *
   * - `block/block`: A user, address or range was blocked.
   * - `block/reblock`: The settings of a block were changed.
   * - `block/unblock`: A block was ended.
   * - `contentmodel/change`: A page got another content model.
   * - `contentmodel/new`: A page was created with another content model than usual.
   * - `create/create`: A page was created.
   * - `delete/delete`: A page was deleted.
   * - `delete/delete_redir`: A redirect was deleted to make room for a page that was moved to its title.
   * - `delete/delete_redir2`: A redirect was deleted by a user who may delete pages, to make room for a page that was moved to its title.
   * - `delete/event`: Log entries were hidden or shown again.
   * - `delete/restore`: A page, or some of its revisions, were restored.
   * - `delete/revision`: Revisions were hidden or shown again.
   * - `import/interwiki`: A page was imported straight from another wiki.
   * - `import/upload`: A page was imported from a file.
   * - `interwiki/iw_add`: A prefix of another site was added.
   * - `interwiki/iw_delete`: A prefix of another site was removed.
   * - `interwiki/iw_edit`: The settings of a prefix of another site were changed.
   * - `managetags/activate`: A change tag was switched on, so that users and bots may apply it.
   * - `managetags/create`: A change tag was defined by a user.
   * - `managetags/deactivate`: A change tag was switched off, so that it is no longer applied.
   * - `managetags/delete`: A change tag was taken off all changes and deleted.
   * - `merge/merge`: Revisions of a page were merged into another page.
   * - `merge/merge-into`: Revisions of another page were merged into this one.
   * - `move/move`: A page was moved to another title.
   * - `move/move_redir`: A page was moved to the title of a redirect, which it replaced.
   * - `newusers/autocreate`: An account was created automatically on a login with an outside account.
   * - `newusers/byemail`: A user created an account for somebody else, who got the password by mail.
   * - `newusers/create`: Somebody created an account without being logged in.
   * - `newusers/create2`: A user created an account for somebody else.
   * - `newusers/newusers`: An account was created, as older versions of the software recorded it.
   * - `patrol/autopatrol`: A change was patrolled automatically, since its author has the right to that.
   * - `patrol/patrol`: A user marked a change as patrolled.
   * - `protect/modify`: The settings of a protection were changed.
   * - `protect/move_prot`: The settings of a protection went along when a page was moved.
   * - `protect/protect`: A page was protected.
   * - `protect/unprotect`: The protection of a page was removed.
   * - `renameuser/renameuser`: A user was renamed.
   * - `rights/autopromote`: A user was added to a group automatically, by meeting its conditions.
   * - `rights/rights`: Somebody changed the groups of a user.
   * - `suppress/block`: A user was blocked and the name hidden.
   * - `suppress/delete`: A page was deleted and hidden from administrators, too.
   * - `suppress/event`: Log entries were hidden from administrators, too, or shown again.
   * - `suppress/reblock`: The settings of a block that hides the name were changed.
   * - `suppress/revision`: Revisions were hidden from administrators, too, or shown again.
   * - `tag/update`: Change tags of a revision or a log entry were changed.
   * - `upload/overwrite`: A new version of a file was uploaded.
   * - `upload/revert`: An old version of a file was made the newest again.
   * - `upload/upload`: A file was uploaded under a new name.
   *
   * Wire name: `leaction` (decided: D-107).
   */
  readonly action?: "block/block" | "block/reblock" | "block/unblock" | "contentmodel/change" | "contentmodel/new" | "create/create" | "delete/delete" | "delete/delete_redir" | "delete/delete_redir2" | "delete/event" | "delete/restore" | "delete/revision" | "import/interwiki" | "import/upload" | "interwiki/iw_add" | "interwiki/iw_delete" | "interwiki/iw_edit" | "managetags/activate" | "managetags/create" | "managetags/deactivate" | "managetags/delete" | "merge/merge" | "merge/merge-into" | "move/move" | "move/move_redir" | "newusers/autocreate" | "newusers/byemail" | "newusers/create" | "newusers/create2" | "newusers/newusers" | "patrol/autopatrol" | "patrol/patrol" | "protect/modify" | "protect/move_prot" | "protect/protect" | "protect/unprotect" | "renameuser/renameuser" | "rights/autopromote" | "rights/rights" | "suppress/block" | "suppress/delete" | "suppress/event" | "suppress/reblock" | "suppress/revision" | "tag/update" | "upload/overwrite" | "upload/revert" | "upload/upload" | undefined;
  /**
   * The time at which the list starts: the latest, or with `dir=newer` the earliest.
   *
   * Wire name: `lestart` (decided: D-107).
   */
  readonly start?: Date | string | undefined;
  /**
   * The time at which the list ends: the earliest, or with `dir=newer` the latest.
   *
   * Wire name: `leend` (decided: D-107).
   */
  readonly end?: Date | string | undefined;
  /**
   * Whether the oldest or the newest entries come first. Default: `older`.
   *
   * - `newer`: From the oldest to the newest.
   * - `older`: From the newest to the oldest.
   *
   * Wire name: `ledir` (decided: D-107).
   */
  readonly dir?: "newer" | "older" | undefined;
  /**
   * Lists only entries with these ids. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * Wire name: `leids` (decided: D-107).
   */
  readonly ids?: number | readonly number[] | undefined;
  /**
   * Lists only entries of actions that this user took. A user, given as `name`, `ip`, `temp`, `interwiki` or `id`.
   *
   * Wire name: `leuser` (decided: D-107).
   */
  readonly user?: string | undefined;
  /**
   * Lists only entries about the page with this title. Form: the title of a page of this site (else `invalidtitle`). (decided: D-184)
   *
   * At most one of `title`, `prefix`, `namespace` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `letitle` (decided: D-107).
   */
  readonly title?: string | undefined;
  /**
   * Lists only entries about pages of this namespace. The id of a namespace, or `-2` or `-1`.
   *
   * At most one of `title`, `prefix`, `namespace` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `lenamespace` (decided: D-107).
   */
  readonly namespace?: number | undefined;
  /**
   * Lists only entries about pages whose titles, with their namespace, begin with this text. A site in miser mode refuses it. Form: the title of a page of this site (else `invalidtitle`). (decided: D-184)
   *
   * At most one of `title`, `prefix`, `namespace` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `leprefix` (decided: D-107).
   */
  readonly prefix?: string | undefined;
  /**
   * Lists only entries that carry this change tag.
   *
   * Wire name: `letag` (decided: D-107).
   */
  readonly tag?: string | undefined;
  /**
   * The most entries that one answer lists. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `10`.
   *
   * Wire name: `lelimit` (decided: D-107).
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Goes on after an earlier answer, whose member `continue` holds the value. Form: `<timestamp>|<integer>` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `lecontinue` (decided: D-107).
   */
  readonly continue?: string | undefined;
}

/** An item of `logevents`. (decided: D-219) */
export type LogeventsItem<P = LogeventsParameters> = Flat<MembersIf<Holds<P, "prop", "ids", Defaults>, {
  /** The id of the log entry. Comes with `prop=ids`. */
  readonly logid: number;
  /** The id of the page that has the title now; `0` where there is none. Comes with `prop=ids`. May be missing where `actionhidden` is there. */
  readonly pageid?: number;
  /** The id that the page had at the time of the entry; `0` where there was none. Comes with `prop=ids`. May be missing where `actionhidden` is there. */
  readonly logpage?: number;
  /** The id of the revision that the action made, such as by a move. Comes with `prop=ids`. May be missing. */
  readonly revid?: number;
}> & MembersIf<Holds<P, "prop", "title", Defaults>, {
  /** The namespace id of the page that the entry is about. Comes with `prop=title`. May be missing where `actionhidden` is there. */
  readonly ns?: number;
  /** The title of the page, or of the page of the user, that the entry is about. Comes with `prop=title`. May be missing where `actionhidden` is there. */
  readonly title?: string;
}> & MembersIf<Holds<P, "prop", "details", Defaults>, {
  /** What entries of this type say besides, by name, such as the new title after a move. Comes with `prop=details`. May be missing where `actionhidden` is there. */
  readonly params?: { readonly [key: string]: unknown };
}> & MembersIf<Holds<P, "prop", "details" | "ids" | "title", Defaults>, {
  /** The action and its target are hidden from the public. Callers with the right to see hidden data still get them. Comes with `prop=details|ids|title`. May be missing. */
  readonly actionhidden?: true;
}> & MembersIf<Holds<P, "prop", "type", Defaults>, {
  /** The type of the entry, such as `delete`. Comes with `prop=type`. */
  readonly type: string;
  /** What was done, within the type, such as `restore`. Comes with `prop=type`. */
  readonly action: string;
}> & MembersIf<Holds<P, "prop", "user", Defaults>, {
  /** The name of the user who took the action, or an IP address. Comes with `prop=user`. May be missing where `userhidden` is there. */
  readonly user?: string;
  /** The person used a temporary account. Comes with `prop=user`. May be missing. */
  readonly temp?: true;
}> & MembersIf<Holds<P, "prop", "userid", Defaults>, {
  /** The id of the user who took the action; `0` where nobody was logged in. Comes with `prop=userid`. May be missing where `userhidden` is there. */
  readonly userid?: number;
}> & MembersIf<Holds<P, "prop", "user" | "userid", Defaults>, {
  /** The user is hidden from the public. Callers with the right to see hidden data still get the name. Comes with `prop=user|userid`. May be missing. */
  readonly userhidden?: true;
  /** The person was not logged in and is known by an IP address. Comes with `prop=user|userid`. May be missing. */
  readonly anon?: true;
}> & MembersIf<Holds<P, "prop", "timestamp", Defaults>, {
  /** When the action was taken. Comes with `prop=timestamp`. */
  readonly timestamp: string;
}> & MembersIf<Holds<P, "prop", "comment", Defaults>, {
  /** The comment that was given with it, in wikitext. Empty where none was given. Comes with `prop=comment`. May be missing where `commenthidden` is there. */
  readonly comment?: string;
}> & MembersIf<Holds<P, "prop", "parsedcomment", Defaults>, {
  /** The same comment in HTML, with links made of its wikitext. Comes with `prop=parsedcomment`. May be missing where `commenthidden` is there. */
  readonly parsedcomment?: string;
}> & MembersIf<Holds<P, "prop", "comment" | "parsedcomment", Defaults>, {
  /** The comment is hidden from the public. Callers with the right to see hidden data still get it. Comes with `prop=comment|parsedcomment`. May be missing. */
  readonly commenthidden?: true;
}> & MembersIf<Holds<P, "prop", "tags", Defaults>, {
  /** The names of its change tags, such as `mw-undo`. Empty where it carries none. Comes with `prop=tags`. */
  readonly tags: readonly string[];
}> & {
  /** What is hidden is hidden from administrators, too. May be missing. */
  readonly suppressed?: true;
}>;

interface Defaults {
  readonly prop: ["ids", "title", "type", "user", "timestamp", "comment", "details"];
}

export {};
