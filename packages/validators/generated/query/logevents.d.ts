// The parameters of logevents. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/validators/types.js";

/** The parameters of `logevents`, without the prefix. */
export interface LogeventsParameters {
  /** One of the listed values. Up to 50 values, for privileged callers up to 500. Default: `ids`, `title`, `type`, `user`, `timestamp`, `comment`, `details`. */
  readonly prop?: readonly ("comment" | "details" | "ids" | "parsedcomment" | "tags" | "timestamp" | "title" | "type" | "user" | "userid")[];
  /** One of the listed values. */
  readonly type?: "" | "block" | "contentmodel" | "create" | "delete" | "import" | "interwiki" | "managetags" | "merge" | "move" | "newusers" | "patrol" | "protect" | "renameuser" | "rights" | "suppress" | "tag" | "upload";
  /** One of the listed values. Form: one of the listed values, checked by the module itself (else `unknown_leaction`). (decided: D-160) */
  readonly action?: "block/block" | "block/reblock" | "block/unblock" | "contentmodel/change" | "contentmodel/new" | "create/create" | "delete/delete" | "delete/delete_redir" | "delete/delete_redir2" | "delete/event" | "delete/restore" | "delete/revision" | "import/interwiki" | "import/upload" | "interwiki/iw_add" | "interwiki/iw_delete" | "interwiki/iw_edit" | "managetags/activate" | "managetags/create" | "managetags/deactivate" | "managetags/delete" | "merge/merge" | "merge/merge-into" | "move/move" | "move/move_redir" | "newusers/autocreate" | "newusers/byemail" | "newusers/create" | "newusers/create2" | "newusers/newusers" | "patrol/autopatrol" | "patrol/patrol" | "protect/modify" | "protect/move_prot" | "protect/protect" | "protect/unprotect" | "renameuser/renameuser" | "rights/autopromote" | "rights/rights" | "suppress/block" | "suppress/delete" | "suppress/event" | "suppress/reblock" | "suppress/revision" | "tag/update" | "upload/overwrite" | "upload/revert" | "upload/upload";
  /** A timestamp. */
  readonly start?: string;
  /** A timestamp. */
  readonly end?: string;
  /** One of the listed values. Default: `older`. */
  readonly dir?: "newer" | "older";
  /** A whole number. Up to 50 values, for privileged callers up to 500. */
  readonly ids?: readonly number[];
  /** A user, given as `name`, `ip`, `temp`, `interwiki` or `id`. */
  readonly user?: string;
  /** Text. Form: the title of a page of this site (else `invalidtitle`). (decided: D-184) */
  readonly title?: string;
  /** The id of a namespace, or `-2` or `-1`. */
  readonly namespace?: number;
  /** Text. Form: the title of a page of this site (else `invalidtitle`). (decided: D-184) */
  readonly prefix?: string;
  /** Text. */
  readonly tag?: string;
  /** How many: 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`. */
  readonly limit?: number | "max";
  /** Text. Form: `<timestamp>|<integer>` (else `badcontinue`). (decided: D-186) */
  readonly continue?: string;
}

/** Whether the value is what the module takes: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is LogeventsParameters;

/** Reads the module's parameters out of a request, as the real system does. */
export declare function decode(wire: Wire, options?: Options): Result<LogeventsParameters>;

/** The query string that decodes to the value. */
export declare function encode(value: LogeventsParameters, options?: Pick<Options, "generator">): string;

/** The same as `validate`, for libraries that take a Standard Schema. */
export declare const standard: StandardSchema<LogeventsParameters>;
