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
   * What to say of each entry. Up to 50 values, for privileged callers up to 500. Default: `ids`, `title`, `type`, `user`, `timestamp`, `comment`, `details`.
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
   * Wire name: `leprop`. Documented.
   */
  readonly prop?: "comment" | "details" | "ids" | "parsedcomment" | "tags" | "timestamp" | "title" | "type" | "user" | "userid" | readonly ("comment" | "details" | "ids" | "parsedcomment" | "tags" | "timestamp" | "title" | "type" | "user" | "userid")[] | undefined;
  /**
   * Lists only entries of this type. Without it entries of all types are listed that the caller may see.
   *
   * Wire name: `letype`. Documented.
   */
  readonly type?: "" | "block" | "contentmodel" | "create" | "delete" | "import" | "interwiki" | "managetags" | "merge" | "move" | "newusers" | "patrol" | "protect" | "renameuser" | "rights" | "suppress" | "tag" | "upload" | undefined;
  /**
   * Lists only entries of this action, which is written with its type. It wins over `type`. Form: one of the listed values, checked by the module itself (else `unknown_leaction`). (decided: D-160)
   *
   * Wire name: `leaction`. Documented.
   */
  readonly action?: "block/block" | "block/reblock" | "block/unblock" | "contentmodel/change" | "contentmodel/new" | "create/create" | "delete/delete" | "delete/delete_redir" | "delete/delete_redir2" | "delete/event" | "delete/restore" | "delete/revision" | "import/interwiki" | "import/upload" | "interwiki/iw_add" | "interwiki/iw_delete" | "interwiki/iw_edit" | "managetags/activate" | "managetags/create" | "managetags/deactivate" | "managetags/delete" | "merge/merge" | "merge/merge-into" | "move/move" | "move/move_redir" | "newusers/autocreate" | "newusers/byemail" | "newusers/create" | "newusers/create2" | "newusers/newusers" | "patrol/autopatrol" | "patrol/patrol" | "protect/modify" | "protect/move_prot" | "protect/protect" | "protect/unprotect" | "renameuser/renameuser" | "rights/autopromote" | "rights/rights" | "suppress/block" | "suppress/delete" | "suppress/event" | "suppress/reblock" | "suppress/revision" | "tag/update" | "upload/overwrite" | "upload/revert" | "upload/upload" | undefined;
  /**
   * The time at which the list starts: the latest, or with `dir=newer` the earliest.
   *
   * Wire name: `lestart`. Documented.
   */
  readonly start?: Date | string | undefined;
  /**
   * The time at which the list ends: the earliest, or with `dir=newer` the latest.
   *
   * Wire name: `leend`. Documented.
   */
  readonly end?: Date | string | undefined;
  /**
   * Whether the oldest or the newest entries come first. Default: `older`.
   *
   * - `newer`: From the oldest to the newest.
   * - `older`: From the newest to the oldest.
   *
   * Wire name: `ledir`. Documented.
   */
  readonly dir?: "newer" | "older" | undefined;
  /**
   * Lists only entries with these ids. Up to 50 values, for privileged callers up to 500.
   *
   * Wire name: `leids`. Documented.
   */
  readonly ids?: number | readonly number[] | undefined;
  /**
   * Lists only entries of actions that this user took. A user, given as `name`, `ip`, `temp`, `interwiki` or `id`.
   *
   * Wire name: `leuser`. Documented.
   */
  readonly user?: string | undefined;
  /**
   * Lists only entries about the page with this title. Form: the title of a page of this site (else `invalidtitle`). (decided: D-184)
   *
   * At most one of `title`, `prefix`, `namespace` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `letitle`. Documented.
   */
  readonly title?: string | undefined;
  /**
   * Lists only entries about pages of this namespace. The id of a namespace, or `-2` or `-1`.
   *
   * At most one of `title`, `prefix`, `namespace` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `lenamespace`. Documented.
   */
  readonly namespace?: number | undefined;
  /**
   * Lists only entries about pages whose titles, with their namespace, begin with this text. A site in miser mode refuses it. Form: the title of a page of this site (else `invalidtitle`). (decided: D-184)
   *
   * At most one of `title`, `prefix`, `namespace` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `leprefix`. Documented.
   */
  readonly prefix?: string | undefined;
  /**
   * Lists only entries that carry this change tag.
   *
   * Wire name: `letag`. Documented.
   */
  readonly tag?: string | undefined;
  /**
   * The most entries that one answer lists. From 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`.
   *
   * Wire name: `lelimit`. Documented.
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Goes on after an earlier answer, whose member `continue` holds the value. Form: `<timestamp>|<integer>` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `lecontinue`. Documented.
   */
  readonly continue?: string | undefined;
}

/** An item of `logevents`. (decided: D-219) */
export type LogeventsItem<P = LogeventsParameters> = Flat<MembersIf<Holds<P, "prop", "ids", Defaults>, {
  /** Comes with `prop=ids`. */
  readonly logid: number;
  /** Of the page that has the title now; `0` where there is none. Comes with `prop=ids`. May be missing where `actionhidden` is there. */
  readonly pageid?: number;
  /** Of the page at that time; `0` where there was none. Comes with `prop=ids`. May be missing where `actionhidden` is there. */
  readonly logpage?: number;
  /** Comes with `prop=ids`. May be missing. */
  readonly revid?: number;
}> & MembersIf<Holds<P, "prop", "title", Defaults>, {
  /** Comes with `prop=title`. May be missing where `actionhidden` is there. */
  readonly ns?: number;
  /** Comes with `prop=title`. May be missing where `actionhidden` is there. */
  readonly title?: string;
}> & MembersIf<Holds<P, "prop", "details", Defaults>, {
  /** What the type of the entry tells of. Comes with `prop=details`. May be missing where `actionhidden` is there. */
  readonly params?: { readonly [key: string]: unknown };
}> & MembersIf<Holds<P, "prop", "details" | "ids" | "title", Defaults>, {
  /** Comes with `prop=details|ids|title`. May be missing. */
  readonly actionhidden?: true;
}> & MembersIf<Holds<P, "prop", "type", Defaults>, {
  /** Comes with `prop=type`. */
  readonly type: string;
  /** Comes with `prop=type`. */
  readonly action: string;
}> & MembersIf<Holds<P, "prop", "user", Defaults>, {
  /** Comes with `prop=user`. May be missing where `userhidden` is there. */
  readonly user?: string;
  /** Comes with `prop=user`. May be missing. */
  readonly temp?: true;
}> & MembersIf<Holds<P, "prop", "userid", Defaults>, {
  /** Comes with `prop=userid`. May be missing where `userhidden` is there. */
  readonly userid?: number;
}> & MembersIf<Holds<P, "prop", "user" | "userid", Defaults>, {
  /** Comes with `prop=user|userid`. May be missing. */
  readonly userhidden?: true;
  /** Comes with `prop=user|userid`. May be missing. */
  readonly anon?: true;
}> & MembersIf<Holds<P, "prop", "timestamp", Defaults>, {
  /** Comes with `prop=timestamp`. */
  readonly timestamp: string;
}> & MembersIf<Holds<P, "prop", "comment", Defaults>, {
  /** Comes with `prop=comment`. May be missing where `commenthidden` is there. */
  readonly comment?: string;
}> & MembersIf<Holds<P, "prop", "parsedcomment", Defaults>, {
  /** In HTML. Comes with `prop=parsedcomment`. May be missing where `commenthidden` is there. */
  readonly parsedcomment?: string;
}> & MembersIf<Holds<P, "prop", "comment" | "parsedcomment", Defaults>, {
  /** Comes with `prop=comment|parsedcomment`. May be missing. */
  readonly commenthidden?: true;
}> & MembersIf<Holds<P, "prop", "tags", Defaults>, {
  /** Comes with `prop=tags`. */
  readonly tags: readonly string[];
}> & {
  /** May be missing. */
  readonly suppressed?: true;
}>;

interface Defaults {
  readonly prop: ["ids", "title", "type", "user", "timestamp", "comment", "details"];
}

export {};
