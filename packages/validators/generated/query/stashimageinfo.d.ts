// The parameters of stashimageinfo. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/core/validators/types.js";

/**
 * Returns details of files in the caller's upload stash, which are uploaded but not yet published.
 *
 * The parameters of `stashimageinfo`, without the prefix.
 *
 * The module needs a login. Without one, the error is `notloggedin`. (decided: D-147)
 *
 * The module returns only the caller's own files. For any other key, the error is `uploadstash-file-not-found`. (decided: D-443)
 * @see {@link https://www.mediawiki.org/wiki/API:Stashimageinfo}
 */
export interface StashimageinfoParameters {
  /**
   * The keys of the files, as returned by the upload. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Form: a name with an extension (otherwise `uploadstash-bad-path-bad-format`). (decided: D-187)
   *
   * At least one of `filekey`, `sessionkey` (otherwise `missingparam`). (decided: D-181)
   */
  readonly filekey?: readonly string[];
  /**
   * A deprecated name of `filekey`, which overrides it. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Form: without `filekey` with a value: a name with an extension (otherwise `uploadstash-bad-path-bad-format`). (decided: D-187)
   *
   * At least one of `filekey`, `sessionkey` (otherwise `missingparam`). (decided: D-181)
   * @deprecated
   */
  readonly sessionkey?: readonly string[];
  /**
   * Properties to return for each file. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `timestamp`, `url`.
   *
   * - `badfile`: Whether the file is on the site's list of bad images.
   * - `bitdepth`: The number of bits per sample of the image.
   * - `canonicaltitle`: The title of the file, including the namespace.
   * - `commonmetadata`: The metadata common to all files of the format.
   * - `dimensions`: The size in bytes, the width and height in pixels, the page count of documents, and the duration in seconds.
   * - `extmetadata`: HTML-formatted metadata combined from several sources.
   * - `metadata`: The metadata stored in the file, such as Exif data.
   * - `mime`: The media type, such as `image/png`.
   * - `sha1`: The SHA-1 of the content, in hexadecimal digits.
   * - `size`: Equivalent to `dimensions`.
   * - `thumbmime`: The media type of the thumbnail. Requires `prop=url` and a size.
   * - `timestamp`: The time at which the file was uploaded.
   * - `url`: The URLs of the file and of its page and, if a size is given, of the thumbnail.
   */
  readonly prop?: readonly ("badfile" | "bitdepth" | "canonicaltitle" | "commonmetadata" | "dimensions" | "extmetadata" | "metadata" | "mime" | "sha1" | "size" | "thumbmime" | "timestamp" | "url")[];
  /** Maximum width, in pixels, of the thumbnail whose URL `prop=url` returns. `-1` sets no width. Default: `-1`. */
  readonly urlwidth?: number;
  /** Maximum height, in pixels, of the thumbnail whose URL `prop=url` returns. `-1` sets no height. Default: `-1`. */
  readonly urlheight?: number;
  /** Additional thumbnail parameters in a form that depends on the file type, such as `page15-100px` for a page of a PDF. A width in it should match `urlwidth`. Default: (empty). */
  readonly urlparam?: string;
}

/** Returns whether the value is valid for the module: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is StashimageinfoParameters;

/** Reads the parameters of the module from a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<StashimageinfoParameters>;

/**
 * Returns the query string that decodes to the value.
 * @example encode({ filekey: ["1d3m4x7q2k5s.9c1vbe.3.jpg"], prop: ["size", "mime"] }); // The size of an unpublished file
 */
export declare function encode(value: StashimageinfoParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object and returns the result of `decode`, with defaults. Its issues are the findings of that function. */
export declare const standard: StandardSchema<StashimageinfoParameters>;
