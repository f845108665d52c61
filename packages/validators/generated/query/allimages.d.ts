// The parameters of allimages. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/core/validators/types.js";

/**
 * Lists the files stored on the site, by name or by upload time.
 *
 * The parameters of `allimages`, without the prefix.
 * @see {@link https://www.mediawiki.org/wiki/API:Allimages}
 */
export interface AllimagesParameters {
  /**
   * The property to sort by. Several parameters work with only one of the two. Default: `name`.
   *
   * - `name`: By file name.
   * - `timestamp`: By time of the latest upload.
   */
  readonly sort?: "name" | "timestamp";
  /**
   * Sort direction: `ascending` and `newer` are equivalent, and so are `descending` and `older`. Default: `ascending`.
   *
   * - `ascending`: By name in alphabetical order, by time with the oldest first.
   * - `descending`: By name in reverse alphabetical order, by time with the newest first.
   * - `newer`: Equivalent to `ascending`, intended for sorting by time.
   * - `older`: Equivalent to `descending`, intended for sorting by time.
   */
  readonly dir?: "ascending" | "descending" | "newer" | "older";
  /**
   * File name to start from. It does not have to exist. Requires `sort=name`. Form: the beginning of a title without its namespace, which is that with the id 6 (otherwise `invalidtitle`). (decided: D-185)
   *
   * `from`, `to` or `prefix` only with `sort=name` (otherwise `invalidparammix`). (decided: D-182)
   */
  readonly from?: string;
  /**
   * File name to stop at. It does not have to exist. Requires `sort=name`. Form: the beginning of a title without its namespace, which is that with the id 6 (otherwise `invalidtitle`). (decided: D-185)
   *
   * `from`, `to` or `prefix` only with `sort=name` (otherwise `invalidparammix`). (decided: D-182)
   */
  readonly to?: string;
  /** Continues from a previous response. Pass the value of its `continue` member. Form: `<text>` with `sort=name`; or `<timestamp>|<text>` with `sort=timestamp` (otherwise `badcontinue`). (decided: D-186) */
  readonly continue?: string;
  /**
   * Upload time to start from. Requires `sort=timestamp`.
   *
   * `start`, `end`, `user` or `filterbots` only with `sort=timestamp` (otherwise `invalidparammix`). (decided: D-182)
   */
  readonly start?: string;
  /**
   * Upload time to stop at. Requires `sort=timestamp`.
   *
   * `start`, `end`, `user` or `filterbots` only with `sort=timestamp` (otherwise `invalidparammix`). (decided: D-182)
   */
  readonly end?: string;
  /**
   * Properties to return for each file. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `timestamp`, `url`.
   *
   * - `badfile`: Whether the file is on the site's list of bad images.
   * - `bitdepth`: The number of bits per sample of the image.
   * - `canonicaltitle`: The canonical title of the file.
   * - `comment`: The upload comment.
   * - `commonmetadata`: The metadata common to all files of the format.
   * - `dimensions`: The size in bytes, the width and height in pixels, the page count of documents, and the duration in seconds.
   * - `extmetadata`: HTML-formatted metadata combined from several sources.
   * - `mediatype`: The media category, such as `BITMAP` or `AUDIO`.
   * - `metadata`: The metadata stored in the file, such as Exif data.
   * - `mime`: The media type, such as `image/png`.
   * - `parsedcomment`: The upload comment as HTML.
   * - `sha1`: The SHA-1 of the content, in hexadecimal digits.
   * - `size`: Equivalent to `dimensions`.
   * - `timestamp`: The upload time of this version.
   * - `url`: The URLs of the file and of its page.
   * - `user`: The name of the uploader.
   * - `userid`: The user ID of the uploader.
   */
  readonly prop?: readonly ("badfile" | "bitdepth" | "canonicaltitle" | "comment" | "commonmetadata" | "dimensions" | "extmetadata" | "mediatype" | "metadata" | "mime" | "parsedcomment" | "sha1" | "size" | "timestamp" | "url" | "user" | "userid")[];
  /**
   * Lists only files whose names begin with this string. Requires `sort=name`. Form: the beginning of a title without its namespace, which is that with the id 6 (otherwise `invalidtitle`). (decided: D-185)
   *
   * `from`, `to` or `prefix` only with `sort=name` (otherwise `invalidparammix`). (decided: D-182)
   */
  readonly prefix?: string;
  /** Minimum size in bytes. */
  readonly minsize?: number;
  /** Maximum size in bytes. */
  readonly maxsize?: number;
  /** Lists only files with this SHA-1, in hexadecimal digits. Overrides `sha1base36`. Form: a SHA-1 in hexadecimal digits (otherwise `invalidsha1hash`). (decided: D-187) */
  readonly sha1?: string;
  /** Lists only files with this SHA-1 in base 36, the form used in the database. Form: without `sha1`: a SHA-1 in base 36 (otherwise `invalidsha1base36hash`). (decided: D-187) */
  readonly sha1base36?: string;
  /**
   * Lists only files whose latest version was uploaded by this user. Requires `sort=timestamp`. A user, given as `name`, `ip`, `temp`, `interwiki` or `id`.
   *
   * `start`, `end`, `user` or `filterbots` only with `sort=timestamp` (otherwise `invalidparammix`). (decided: D-182)
   *
   * `user` only without `filterbots` (otherwise `invalidparammix-cannotusewith`). (decided: D-182)
   */
  readonly user?: string;
  /**
   * How to filter uploads by bots. Values other than `all` require `sort=timestamp`. Default: `all`.
   *
   * - `all`: All files.
   * - `bots`: Files uploaded by bots.
   * - `nobots`: Files not uploaded by bots.
   *
   * `start`, `end`, `user` or `filterbots` only with `sort=timestamp` (otherwise `invalidparammix`). (decided: D-182)
   */
  readonly filterbots?: "all" | "bots" | "nobots";
  /** Lists only files with these media types, such as `image/jpeg`. Refused on sites in miser mode. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). */
  readonly mime?: readonly string[];
  /** Maximum number of files to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`. */
  readonly limit?: number | "max";
}

/** Returns whether the value is valid for the module: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is AllimagesParameters;

/** Reads the parameters of the module from a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<AllimagesParameters>;

/**
 * Returns the query string that decodes to the value.
 * @example encode({ sort: "timestamp", dir: "newer", start: "2026-05-01T00:00:00Z", prop: ["timestamp", "user", "size"], limit: 1 }); // Files uploaded since a date, oldest first
 */
export declare function encode(value: AllimagesParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object and returns the result of `decode`, with defaults. Its issues are the findings of that function. */
export declare const standard: StandardSchema<AllimagesParameters>;
