// The parameters of filearchive. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/validators/types.js";

/**
 * Lists the deleted files by name. A file of which several versions were deleted is listed once for each.
 *
 * The parameters of `filearchive`, without the prefix.
 * @see {@link https://www.mediawiki.org/wiki/API:Filearchive}
 */
export interface FilearchiveParameters {
  /** The file at which the list starts. It need not exist. Form: the beginning of a title without its namespace, which is that with the id 6 (else `invalidtitle`). (decided: D-185) */
  readonly from?: string;
  /** The file at which the list ends. It need not exist. Form: the beginning of a title without its namespace, which is that with the id 6 (else `invalidtitle`). (decided: D-185) */
  readonly to?: string;
  /** Lists only files whose names begin with this text. Form: the beginning of a title without its namespace, which is that with the id 6 (else `invalidtitle`). (decided: D-185) */
  readonly prefix?: string;
  /**
   * The order of the names. Default: `ascending`.
   *
   * - `ascending`: From A to Z by the name of the file.
   * - `descending`: From Z to A by the name of the file.
   */
  readonly dir?: "ascending" | "descending";
  /** Lists only files with this SHA-1 in hexadecimal digits. It wins over `sha1base36`. Form: a SHA-1 in hexadecimal digits (else `invalidsha1hash`). (decided: D-187) */
  readonly sha1?: string;
  /** Lists only files with this SHA-1 in base 36, the form in which the database has it. Form: without `sha1`: a SHA-1 in base 36 (else `invalidsha1base36hash`). (decided: D-187) */
  readonly sha1base36?: string;
  /**
   * What to say of each file beside its name. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `timestamp`.
   *
   * - `archivename`: The name under which the version was archived, if it was not the newest.
   * - `bitdepth`: How many bits a sample of the image holds.
   * - `description`: The comment of the upload. Needs the right `deletedhistory`.
   * - `dimensions`: The size in bytes, the width and height in pixels, and the pages of a document.
   * - `mediatype`: The kind of the medium, such as `BITMAP` or `AUDIO`.
   * - `metadata`: The metadata that the file itself holds, such as Exif. Needs the right `deletedtext` or `undelete`.
   * - `mime`: The media type, such as `image/png`.
   * - `parseddescription`: The comment of the upload in HTML, and as `description` answers it. Needs the right `deletedhistory`.
   * - `sha1`: The SHA-1 of the contents, in hexadecimal digits.
   * - `size`: The same as `dimensions`.
   * - `timestamp`: When this version was uploaded.
   * - `user`: The user who uploaded it: name and id.
   */
  readonly prop?: readonly ("archivename" | "bitdepth" | "description" | "dimensions" | "mediatype" | "metadata" | "mime" | "parseddescription" | "sha1" | "size" | "timestamp" | "user")[];
  /** The most files that one answer lists. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `10`. */
  readonly limit?: number | "max";
  /** Goes on after an earlier answer, whose member `continue` holds the value. Form: `<text>|<timestamp>|<integer>` (else `badcontinue`). (decided: D-186) */
  readonly continue?: string;
}

/** Whether the value is what the module takes: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is FilearchiveParameters;

/** Reads the module's parameters out of a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<FilearchiveParameters>;

/**
 * The query string that decodes to the value.
 * @example encode({ prop: ["timestamp", "user", "size"], limit: 1 }); // Files that were deleted
 */
export declare function encode(value: FilearchiveParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object, and gives what `decode` makes of it, with defaults. Its issues are what that finds. */
export declare const standard: StandardSchema<FilearchiveParameters>;
