// The parameters of allimages. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/validators/types.js";

/**
 * Lists the files that the site itself stores, by name or by time of upload.
 *
 * The parameters of `allimages`, without the prefix.
 * @see {@link https://www.mediawiki.org/wiki/API:Allimages}
 */
export interface AllimagesParameters {
  /**
   * What the list is sorted by. Several parameters are allowed with one of the two only. Default: `name`.
   *
   * - `name`: By the name of the file.
   * - `timestamp`: By the time of the newest upload.
   */
  readonly sort?: "name" | "timestamp";
  /**
   * The order: `ascending` and `newer` are the same, as are `descending` and `older`. Default: `ascending`.
   *
   * - `ascending`: By name from A to Z, by time from the oldest to the newest.
   * - `descending`: By name from Z to A, by time from the newest to the oldest.
   * - `newer`: The same as `ascending`, meant for a list by time.
   * - `older`: The same as `descending`, meant for a list by time.
   */
  readonly dir?: "ascending" | "descending" | "newer" | "older";
  /**
   * The file at which the list starts. It need not exist. Needs `sort=name`. Form: the beginning of a title without its namespace, which is that with the id 6 (else `invalidtitle`). (decided: D-185)
   *
   * `from`, `to` or `prefix` only with `sort=name` (else `invalidparammix`). (decided: D-182)
   */
  readonly from?: string;
  /**
   * The file at which the list ends. It need not exist. Needs `sort=name`. Form: the beginning of a title without its namespace, which is that with the id 6 (else `invalidtitle`). (decided: D-185)
   *
   * `from`, `to` or `prefix` only with `sort=name` (else `invalidparammix`). (decided: D-182)
   */
  readonly to?: string;
  /** Goes on after an earlier answer, whose member `continue` holds the value. Form: `<text>` with `sort=name`; or `<timestamp>|<text>` with `sort=timestamp` (else `badcontinue`). (decided: D-186) */
  readonly continue?: string;
  /**
   * The time of upload at which the list starts. Needs `sort=timestamp`.
   *
   * `start`, `end`, `user` or `filterbots` only with `sort=timestamp` (else `invalidparammix`). (decided: D-182)
   */
  readonly start?: string;
  /**
   * The time of upload at which the list ends. Needs `sort=timestamp`.
   *
   * `start`, `end`, `user` or `filterbots` only with `sort=timestamp` (else `invalidparammix`). (decided: D-182)
   */
  readonly end?: string;
  /**
   * What to say of each file. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `timestamp`, `url`.
   *
   * - `badfile`: Whether the site forbids pages to show the file.
   * - `bitdepth`: How many bits a sample of the image holds.
   * - `canonicaltitle`: The title of the file, with its namespace.
   * - `comment`: The comment of the upload.
   * - `commonmetadata`: The metadata that files of its format have in common.
   * - `dimensions`: The size in bytes, the width and height in pixels, the pages of a document, and the duration in seconds.
   * - `extmetadata`: Metadata in HTML, put together from several sources.
   * - `mediatype`: The kind of the medium, such as `BITMAP` or `AUDIO`.
   * - `metadata`: The metadata that the file itself holds, such as Exif.
   * - `mime`: The media type, such as `image/png`.
   * - `parsedcomment`: The comment of the upload in HTML.
   * - `sha1`: The SHA-1 of the contents, in hexadecimal digits.
   * - `size`: The same as `dimensions`.
   * - `timestamp`: When this version was uploaded.
   * - `url`: The addresses of the file and of its page.
   * - `user`: The name of the uploader.
   * - `userid`: The id of the uploader.
   */
  readonly prop?: readonly ("badfile" | "bitdepth" | "canonicaltitle" | "comment" | "commonmetadata" | "dimensions" | "extmetadata" | "mediatype" | "metadata" | "mime" | "parsedcomment" | "sha1" | "size" | "timestamp" | "url" | "user" | "userid")[];
  /**
   * Lists only files whose names begin with this text. Needs `sort=name`. Form: the beginning of a title without its namespace, which is that with the id 6 (else `invalidtitle`). (decided: D-185)
   *
   * `from`, `to` or `prefix` only with `sort=name` (else `invalidparammix`). (decided: D-182)
   */
  readonly prefix?: string;
  /** The least size of the files, in bytes. */
  readonly minsize?: number;
  /** The greatest size of the files, in bytes. */
  readonly maxsize?: number;
  /** Lists only files with this SHA-1 in hexadecimal digits. It wins over `sha1base36`. Form: a SHA-1 in hexadecimal digits (else `invalidsha1hash`). (decided: D-187) */
  readonly sha1?: string;
  /** Lists only files with this SHA-1 in base 36, the form in which the database has it. Form: without `sha1`: a SHA-1 in base 36 (else `invalidsha1base36hash`). (decided: D-187) */
  readonly sha1base36?: string;
  /**
   * Lists only files whose newest version this user uploaded. Needs `sort=timestamp`. A user, given as `name`, `ip`, `temp`, `interwiki` or `id`.
   *
   * `start`, `end`, `user` or `filterbots` only with `sort=timestamp` (else `invalidparammix`). (decided: D-182)
   *
   * `user` only without `filterbots` (else `invalidparammix-cannotusewith`). (decided: D-182)
   */
  readonly user?: string;
  /**
   * Whether files are listed that bots uploaded. Values other than `all` need `sort=timestamp`. Default: `all`.
   *
   * - `all`: All files.
   * - `bots`: Files that bots uploaded.
   * - `nobots`: Files that others than bots uploaded.
   *
   * `start`, `end`, `user` or `filterbots` only with `sort=timestamp` (else `invalidparammix`). (decided: D-182)
   */
  readonly filterbots?: "all" | "bots" | "nobots";
  /** Lists only files of these media types, such as `image/jpeg`. A site in miser mode refuses it. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). */
  readonly mime?: readonly string[];
  /** The most files that one answer lists. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `10`. */
  readonly limit?: number | "max";
}

/** Whether the value is what the module takes: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is AllimagesParameters;

/** Reads the module's parameters out of a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<AllimagesParameters>;

/**
 * The query string that decodes to the value.
 * @example encode({ sort: "timestamp", dir: "newer", start: "2026-05-01T00:00:00Z", prop: ["timestamp", "user", "size"], limit: 1 }); // Files since a day, the oldest first
 */
export declare function encode(value: AllimagesParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object, and gives what `decode` makes of it, with defaults. Its issues are what that finds. */
export declare const standard: StandardSchema<AllimagesParameters>;
