// The parameters of stashimageinfo. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/validators/types.js";

/**
 * Tells of files that the caller has uploaded to the stash but not published yet.
 *
 * The parameters of `stashimageinfo`, without the prefix.
 *
 * The module needs a login. Without one, the error is `notloggedin`. (decided: D-147)
 *
 * The module tells of the caller's own files. Of any other key, the error is `uploadstash-file-not-found`. (decided: D-443)
 * @see {@link https://www.mediawiki.org/wiki/API:Stashimageinfo}
 */
export interface StashimageinfoParameters {
  /**
   * The keys of the files, as the upload answered them. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Form: a name with an extension (else `uploadstash-bad-path-bad-format`). (decided: D-187)
   *
   * At least one of `filekey`, `sessionkey` (else `missingparam`). (decided: D-181)
   */
  readonly filekey?: readonly string[];
  /**
   * The same as `filekey`, which wins over it and supersedes it. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Form: without `filekey` with a value: a name with an extension (else `uploadstash-bad-path-bad-format`). (decided: D-187)
   *
   * At least one of `filekey`, `sessionkey` (else `missingparam`). (decided: D-181)
   * @deprecated
   */
  readonly sessionkey?: readonly string[];
  /**
   * What to say of each file. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `timestamp`, `url`.
   *
   * - `badfile`: Whether the site forbids pages to show the file.
   * - `bitdepth`: How many bits a sample of the image holds.
   * - `canonicaltitle`: The title of the file, with its namespace.
   * - `commonmetadata`: The metadata that files of its format have in common.
   * - `dimensions`: The size in bytes, the width and height in pixels, the pages of a document, and the duration in seconds.
   * - `extmetadata`: Metadata in HTML, put together from several sources.
   * - `metadata`: The metadata that the file itself holds, such as Exif.
   * - `mime`: The media type, such as `image/png`.
   * - `sha1`: The SHA-1 of the contents, in hexadecimal digits.
   * - `size`: The same as `dimensions`.
   * - `thumbmime`: The media type of the scaled image. Needs `prop=url` and a size.
   * - `timestamp`: When the file was uploaded.
   * - `url`: The addresses of the file and of its page, and where a size is given that of the scaled image.
   */
  readonly prop?: readonly ("badfile" | "bitdepth" | "canonicaltitle" | "commonmetadata" | "dimensions" | "extmetadata" | "metadata" | "mime" | "sha1" | "size" | "thumbmime" | "timestamp" | "url")[];
  /** The greatest width of the scaled image, in pixels, whose address `prop=url` answers. `-1` is none. Default: `-1`. */
  readonly urlwidth?: number;
  /** The greatest height of the scaled image, in pixels, whose address `prop=url` answers. `-1` is none. Default: `-1`. */
  readonly urlheight?: number;
  /** More about the scaled image, in the form that the format of the file has for it, such as `page15-100px` for a page of a PDF. A width in it should be that of `urlwidth`. Default: (empty). */
  readonly urlparam?: string;
}

/** Whether the value is what the module takes: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is StashimageinfoParameters;

/** Reads the module's parameters out of a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<StashimageinfoParameters>;

/**
 * The query string that decodes to the value.
 * @example encode({ filekey: ["1d3m4x7q2k5s.9c1vbe.3.jpg"], prop: ["size", "mime"] }); // The size of a file that is not published yet
 */
export declare function encode(value: StashimageinfoParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object, and gives what `decode` makes of it, with defaults. Its issues are what that finds. */
export declare const standard: StandardSchema<StashimageinfoParameters>;
