// The parameters of imageinfo. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/core/validators/types.js";

/**
 * Describes each file and, on request, its earlier versions, newest first.
 *
 * The parameters of `imageinfo`, without the prefix.
 * @see {@link https://www.mediawiki.org/wiki/API:Imageinfo}
 */
export interface ImageinfoParameters {
  /**
   * Properties to return for each version. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `timestamp`, `user`.
   *
   * - `archivename`: The archive name of the version, if it is not the latest.
   * - `badfile`: Whether the file is on the site's list of bad images.
   * - `bitdepth`: The number of bits per sample of the image.
   * - `canonicaltitle`: The title of the file, including the namespace.
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
   * - `thumbmime`: The media type of the thumbnail. Requires `url` and a parameter that requests a thumbnail, such as `urlwidth`.
   * - `timestamp`: The upload time of this version.
   * - `uploadwarning`: The warnings for an upload under this name, as HTML. Used by the software's upload form.
   * - `url`: The URLs of the file, of its page, and of a thumbnail if one is requested.
   * - `user`: The name of the uploader.
   * - `userid`: The user ID of the uploader.
   */
  readonly prop?: readonly ("archivename" | "badfile" | "bitdepth" | "canonicaltitle" | "comment" | "commonmetadata" | "dimensions" | "extmetadata" | "mediatype" | "metadata" | "mime" | "parsedcomment" | "sha1" | "size" | "thumbmime" | "timestamp" | "uploadwarning" | "url" | "user" | "userid")[];
  /** Maximum number of versions to return for each file. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `1`. */
  readonly limit?: number | "max";
  /** Upload time to start from. Newer versions are excluded. */
  readonly start?: string;
  /** Upload time to stop at. Older versions are excluded. */
  readonly end?: string;
  /** Maximum width, in pixels, of a thumbnail whose URL `prop=url` returns. `-1` sets no width. At most 50 thumbnails are returned in one response. Default: `-1`. */
  readonly urlwidth?: number;
  /** Maximum height, in pixels, of a thumbnail whose URL `prop=url` returns. Without `urlwidth`, the width follows from the height. `-1` sets no height. Default: `-1`. */
  readonly urlheight?: number;
  /** The version of the `prop=metadata` format, or `latest`. Defaults to an old version that existing clients expect. Default: `1`. */
  readonly metadataversion?: string;
  /** The language code for `prop=extmetadata`. It selects the translation and the formatting of numbers and dates. Default: `en`. */
  readonly extmetadatalanguage?: string;
  /** Returns `prop=extmetadata` in all languages for which a translation exists. A flag: present means true, absent means false (decided: D-119). */
  readonly extmetadatamultilang?: boolean;
  /** The keys of `prop=extmetadata` to return. Defaults to all keys. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). */
  readonly extmetadatafilter?: readonly string[];
  /** Additional thumbnail parameters in a form that depends on the file type: `page15-100px` is page 15 of a PDF at a width of 100 pixels. A width in it must match `urlwidth`. Default: (empty). */
  readonly urlparam?: string;
  /** Title of the page that would show the file, for `prop=badfile`. The list of bad files may exempt some pages. Form: the title of a page of this site (otherwise `invalid-title`). (decided: D-184) */
  readonly badfilecontexttitle?: string;
  /** Continues from a previous response. Pass the value of its `continue` member. Form: `<text>|<text>` (otherwise `badcontinue`). (decided: D-186) */
  readonly continue?: string;
  /** Searches only the files stored on the site, not those in shared repositories. A flag: present means true, absent means false (decided: D-119). */
  readonly localonly?: boolean;
}

/** Returns whether the value is valid for the module: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is ImageinfoParameters;

/** Reads the parameters of the module from a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<ImageinfoParameters>;

/**
 * Returns the query string that decodes to the value.
 * @example encode({ prop: ["size", "url"], urlwidth: 300 }); // The size and URL of a file, with a thumbnail
 */
export declare function encode(value: ImageinfoParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object and returns the result of `decode`, with defaults. Its issues are the findings of that function. */
export declare const standard: StandardSchema<ImageinfoParameters>;
