// The parameters of filearchive. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/core/validators/types.js";

/**
 * Lists deleted files by name. A file with several deleted versions is listed once for each version.
 *
 * The parameters of `filearchive`, without the prefix.
 * @see {@link https://www.mediawiki.org/wiki/API:Filearchive}
 */
export interface FilearchiveParameters {
  /** File to start from. It does not have to exist. Form: the beginning of a title without its namespace, which is that with the id 6 (otherwise `invalidtitle`). (decided: D-185) */
  readonly from?: string;
  /** File to stop at. It does not have to exist. Form: the beginning of a title without its namespace, which is that with the id 6 (otherwise `invalidtitle`). (decided: D-185) */
  readonly to?: string;
  /** Lists only files whose names begin with this string. Form: the beginning of a title without its namespace, which is that with the id 6 (otherwise `invalidtitle`). (decided: D-185) */
  readonly prefix?: string;
  /**
   * Sort direction of the names. Default: `ascending`.
   *
   * - `ascending`: Ascending, by the name of the file.
   * - `descending`: Descending, by the name of the file.
   */
  readonly dir?: "ascending" | "descending";
  /** Lists only files with this SHA-1, in hexadecimal digits. Overrides `sha1base36`. Form: a SHA-1 in hexadecimal digits (otherwise `invalidsha1hash`). (decided: D-187) */
  readonly sha1?: string;
  /** Lists only files with this SHA-1 in base 36, the form used in the database. Form: without `sha1`: a SHA-1 in base 36 (otherwise `invalidsha1base36hash`). (decided: D-187) */
  readonly sha1base36?: string;
  /**
   * Properties to return for each file in addition to its name. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `timestamp`.
   *
   * - `archivename`: The archive name of the version, if it was not the latest.
   * - `bitdepth`: The number of bits per sample of the image.
   * - `description`: The upload comment. Requires the right `deletedhistory`.
   * - `dimensions`: The size in bytes, the width and height in pixels, and the page count of documents.
   * - `mediatype`: The media category, such as `BITMAP` or `AUDIO`.
   * - `metadata`: The metadata stored in the file, such as Exif data. Requires the right `deletedtext` or `undelete`.
   * - `mime`: The media type, such as `image/png`.
   * - `parseddescription`: The upload comment as HTML, and as `description` returns it. Requires the right `deletedhistory`.
   * - `sha1`: The SHA-1 of the content, in hexadecimal digits.
   * - `size`: Equivalent to `dimensions`.
   * - `timestamp`: The upload time of this version.
   * - `user`: The name and ID of the uploader.
   */
  readonly prop?: readonly ("archivename" | "bitdepth" | "description" | "dimensions" | "mediatype" | "metadata" | "mime" | "parseddescription" | "sha1" | "size" | "timestamp" | "user")[];
  /** Maximum number of files to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`. */
  readonly limit?: number | "max";
  /** Continues from a previous response. Pass the value of its `continue` member. Form: `<text>|<timestamp>|<integer>` (otherwise `badcontinue`). (decided: D-186) */
  readonly continue?: string;
}

/** Returns whether the value is valid for the module: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is FilearchiveParameters;

/** Reads the parameters of the module from a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<FilearchiveParameters>;

/**
 * Returns the query string that decodes to the value.
 * @example encode({ prop: ["timestamp", "user", "size"], limit: 1 }); // Deleted files
 */
export declare function encode(value: FilearchiveParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object and returns the result of `decode`, with defaults. Its issues are the findings of that function. */
export declare const standard: StandardSchema<FilearchiveParameters>;
