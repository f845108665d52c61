// The parameters of imageinfo. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/validators/types.js";

/**
 * Describes each file and, on request, its earlier versions, from the newest to the oldest.
 *
 * The parameters of `imageinfo`, without the prefix.
 * @see {@link https://www.mediawiki.org/wiki/API:Imageinfo}
 */
export interface ImageinfoParameters {
  /**
   * What to say of each version. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `timestamp`, `user`.
   *
   * - `archivename`: The name under which the version is archived, if it is not the newest.
   * - `badfile`: Whether a list of the site forbids pages to show the file.
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
   * - `thumbmime`: The media type of the thumbnail. Needs `url`, and a parameter that asks for a thumbnail, such as `urlwidth`.
   * - `timestamp`: When this version was uploaded.
   * - `uploadwarning`: The warnings that an upload under this name would cause, in HTML. For the software's own upload form.
   * - `url`: The addresses of the file, of its page, and of a thumbnail where one is asked for.
   * - `user`: The name of the user who uploaded it.
   * - `userid`: The user id of the uploader.
   */
  readonly prop?: readonly ("archivename" | "badfile" | "bitdepth" | "canonicaltitle" | "comment" | "commonmetadata" | "dimensions" | "extmetadata" | "mediatype" | "metadata" | "mime" | "parsedcomment" | "sha1" | "size" | "thumbmime" | "timestamp" | "uploadwarning" | "url" | "user" | "userid")[];
  /** The most versions that one answer holds of each file. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `1`. */
  readonly limit?: number | "max";
  /** The time of upload at which the list of versions starts. Newer versions are left out. */
  readonly start?: string;
  /** The time of upload at which the list of versions ends. Older versions are left out. */
  readonly end?: string;
  /** The width in pixels of a thumbnail that `prop=url` then describes, too. With `urlheight` it is the greatest width, and `-1` asks for no width. One answer describes at most 50 thumbnails. Default: `-1`. */
  readonly urlwidth?: number;
  /** The greatest height in pixels of a thumbnail that `prop=url` then describes, too. Without `urlwidth` the width follows from it. `-1` sets no height. Default: `-1`. */
  readonly urlheight?: number;
  /** The version of the format of `prop=metadata`, or `latest`. The default is an old one that older clients expect. Default: `1`. */
  readonly metadataversion?: string;
  /** The code of the language of `prop=extmetadata`. It chooses among translations and says how numbers and other values are formatted. Default: `en`. */
  readonly extmetadatalanguage?: string;
  /** Answers `prop=extmetadata` in every language in which there is a translation. A flag: present means true, absent means false (decided: D-119). */
  readonly extmetadatamultilang?: boolean;
  /** The keys that `prop=extmetadata` answers. Without it all keys are answered. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). */
  readonly extmetadatafilter?: readonly string[];
  /** Further settings of the thumbnail, in a form that depends on the type of the file: `page15-100px` is page 15 of a PDF at a width of 100 pixels. A width in it must be that of `urlwidth`. Default: (empty). */
  readonly urlparam?: string;
  /** The title of the page that would show the file, for `prop=badfile`. The list of bad files may except some pages. Form: the title of a page of this site (else `invalid-title`). (decided: D-184) */
  readonly badfilecontexttitle?: string;
  /** Goes on after an earlier answer, whose member `continue` holds the value. Form: `<text>|<text>` (else `badcontinue`). (decided: D-186) */
  readonly continue?: string;
  /** Looks among the files that the site itself stores, and not in shared repositories. A flag: present means true, absent means false (decided: D-119). */
  readonly localonly?: boolean;
}

/** Whether the value is what the module takes: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is ImageinfoParameters;

/** Reads the module's parameters out of a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<ImageinfoParameters>;

/**
 * The query string that decodes to the value.
 * @example encode({ prop: ["size", "url"], urlwidth: 300 }); // The size and the address of a file, and of a small image of it
 */
export declare function encode(value: ImageinfoParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object, and gives what `decode` makes of it, with defaults. Its issues are what that finds. */
export declare const standard: StandardSchema<ImageinfoParameters>;
