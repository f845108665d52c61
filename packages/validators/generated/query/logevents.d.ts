// The parameters of logevents. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/validators/types.js";

/**
 * Lists entries of the logs, which record actions such as deletions, moves and blocks.
 *
 * The parameters of `logevents`, without the prefix.
 * @see {@link https://www.mediawiki.org/wiki/API:Logevents}
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
   */
  readonly prop?: readonly ("comment" | "details" | "ids" | "parsedcomment" | "tags" | "timestamp" | "title" | "type" | "user" | "userid")[];
  /** Lists only entries of this type. Without it entries of all types are listed that the caller may see. */
  readonly type?: "" | "block" | "contentmodel" | "create" | "delete" | "import" | "interwiki" | "managetags" | "merge" | "move" | "newusers" | "patrol" | "protect" | "renameuser" | "rights" | "suppress" | "tag" | "upload";
  /** Lists only entries of this action, which is written with its type. It wins over `type`. Form: one of the listed values, checked by the module itself (else `unknown_leaction`). (decided: D-160) */
  readonly action?: "block/block" | "block/reblock" | "block/unblock" | "contentmodel/change" | "contentmodel/new" | "create/create" | "delete/delete" | "delete/delete_redir" | "delete/delete_redir2" | "delete/event" | "delete/restore" | "delete/revision" | "import/interwiki" | "import/upload" | "interwiki/iw_add" | "interwiki/iw_delete" | "interwiki/iw_edit" | "managetags/activate" | "managetags/create" | "managetags/deactivate" | "managetags/delete" | "merge/merge" | "merge/merge-into" | "move/move" | "move/move_redir" | "newusers/autocreate" | "newusers/byemail" | "newusers/create" | "newusers/create2" | "newusers/newusers" | "patrol/autopatrol" | "patrol/patrol" | "protect/modify" | "protect/move_prot" | "protect/protect" | "protect/unprotect" | "renameuser/renameuser" | "rights/autopromote" | "rights/rights" | "suppress/block" | "suppress/delete" | "suppress/event" | "suppress/reblock" | "suppress/revision" | "tag/update" | "upload/overwrite" | "upload/revert" | "upload/upload";
  /** The time at which the list starts: the latest, or with `dir=newer` the earliest. */
  readonly start?: string;
  /** The time at which the list ends: the earliest, or with `dir=newer` the latest. */
  readonly end?: string;
  /**
   * Whether the oldest or the newest entries come first. Default: `older`.
   *
   * - `newer`: From the oldest to the newest.
   * - `older`: From the newest to the oldest.
   */
  readonly dir?: "newer" | "older";
  /** Lists only entries with these ids. Up to 50 values, for privileged callers up to 500. */
  readonly ids?: readonly number[];
  /** Lists only entries of actions that this user took. A user, given as `name`, `ip`, `temp`, `interwiki` or `id`. */
  readonly user?: string;
  /** Lists only entries about the page with this title. Form: the title of a page of this site (else `invalidtitle`). (decided: D-184) */
  readonly title?: string;
  /** Lists only entries about pages of this namespace. The id of a namespace, or `-2` or `-1`. */
  readonly namespace?: number;
  /** Lists only entries about pages whose titles, with their namespace, begin with this text. A site in miser mode refuses it. Form: the title of a page of this site (else `invalidtitle`). (decided: D-184) */
  readonly prefix?: string;
  /** Lists only entries that carry this change tag. */
  readonly tag?: string;
  /** The most entries that one answer lists. From 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`. */
  readonly limit?: number | "max";
  /** Goes on after an earlier answer, whose member `continue` holds the value. Form: `<timestamp>|<integer>` (else `badcontinue`). (decided: D-186) */
  readonly continue?: string;
}

/** Whether the value is what the module takes: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is LogeventsParameters;

/** Reads the module's parameters out of a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<LogeventsParameters>;

/** The query string that decodes to the value. */
export declare function encode(value: LogeventsParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object, and gives what `decode` makes of it, with defaults. Its issues are what that finds. */
export declare const standard: StandardSchema<LogeventsParameters>;
