// The parameters of deletedrevisions. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/validators/types.js";

/**
 * Tells of the deleted revisions of each page, or of those whose ids are given.
 *
 * The parameters of `deletedrevisions`, without the prefix.
 * @see {@link https://www.mediawiki.org/wiki/API:Deletedrevisions}
 */
export interface DeletedrevisionsParameters {
  /** What to say of each revision. Up to 50 values, for privileged callers up to 500. Default: `ids`, `timestamp`, `flags`, `comment`, `user`. */
  readonly prop?: readonly ("comment" | "content" | "contentmodel" | "flags" | "ids" | "parsedcomment" | "roles" | "sha1" | "size" | "slotsha1" | "slotsize" | "tags" | "timestamp" | "user" | "userid" | "parsetree")[];
  /** The slots whose contents and properties are answered. Without it those of the slot `main` come in an older form, with a warning. Up to 50 values, for privileged callers up to 500. `*` alone stands for all values. */
  readonly slots?: readonly "main"[] | "*";
  /** The most revisions that one answer holds. From 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. */
  readonly limit?: number | "max";
  /**
   * Expands the templates in the contents, with `prop=content`. Superseded by the action `expandtemplates`. A flag: present means true, absent means false.
   * @deprecated
   */
  readonly expandtemplates?: boolean;
  /**
   * Adds the parse tree of the contents as XML, with `prop=content`. Superseded by the actions `expandtemplates` and `parse`. A flag: present means true, absent means false.
   * @deprecated
   */
  readonly generatexml?: boolean;
  /**
   * Turns the contents into HTML, with `prop=content`, for one revision a request. Superseded by the action `parse`. A flag: present means true, absent means false.
   * @deprecated
   */
  readonly parse?: boolean;
  /** The section of the contents to answer, by its number. Without it the contents are whole. */
  readonly section?: string;
  /**
   * The revision that each one is compared with: an id, or `prev`, `next` or `cur` for the one before it, the one after it, or the newest. Superseded by the action `compare`. Form: without `difftotext` or the role of generator: the id of a revision, `prev`, `next` or `cur` (else `diffto`). (decided: D-187)
   * @deprecated
   */
  readonly diffto?: string;
  /**
   * A text that each revision is compared with. It wins over `diffto`. Superseded by the action `compare`.
   * @deprecated
   */
  readonly difftotext?: string;
  /**
   * Transforms `difftotext` before the comparison, as a text is transformed that is saved. Superseded by the action `compare`. A flag: present means true, absent means false.
   * @deprecated
   */
  readonly difftotextpst?: boolean;
  /**
   * The format in which contents are answered, and in which `difftotext` is given. Without it the default of each content model is taken.
   * @deprecated
   */
  readonly contentformat?: "application/json" | "application/octet-stream" | "application/unknown" | "application/vue+xml" | "application/x-binary" | "text/css" | "text/javascript" | "text/plain" | "text/unknown" | "text/x-wiki" | "unknown/unknown";
  /** The format in which the contents of this slot are answered. Without it the default of its content model is taken. Given once for each value of `slots`. */
  readonly "contentformat-main"?: "application/json" | "application/octet-stream" | "application/unknown" | "application/vue+xml" | "application/x-binary" | "text/css" | "text/javascript" | "text/plain" | "text/unknown" | "text/x-wiki" | "unknown/unknown";
  /** The time at which the list starts: the latest, or with `dir=newer` the earliest. Has no effect where revisions are named by id. */
  readonly start?: string;
  /** The time at which the list ends: the earliest, or with `dir=newer` the latest. Has no effect where revisions are named by id. */
  readonly end?: string;
  /**
   * Whether the oldest or the newest revisions come first. Default: `older`.
   *
   * - `newer`: From the oldest to the newest.
   * - `older`: From the newest to the oldest.
   */
  readonly dir?: "newer" | "older";
  /** Lists only revisions that carry this change tag. */
  readonly tag?: string;
  /** Lists only revisions that this user made. A user, given as `name`, `ip`, `temp`, `interwiki` or `id`. */
  readonly user?: string;
  /** Leaves out the revisions that this user made. A user, given as `name`, `ip`, `temp`, `interwiki` or `id`. */
  readonly excludeuser?: string;
  /** Goes on after an earlier answer, whose member `continue` holds the value. Form: `<integer>|<integer>` with pages given by revisions; or `<integer>|<text>|<timestamp>|<integer>` without pages given by revisions (else `badcontinue`). (decided: D-186) */
  readonly continue?: string;
}

/** Whether the value is what the module takes: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is DeletedrevisionsParameters;

/** Reads the module's parameters out of a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<DeletedrevisionsParameters>;

/** The query string that decodes to the value. */
export declare function encode(value: DeletedrevisionsParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object, and gives what `decode` makes of it, with defaults. Its issues are what that finds. */
export declare const standard: StandardSchema<DeletedrevisionsParameters>;
