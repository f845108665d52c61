// The module imageinfo of query. Generated: change the spec instead.
import type { Every, Filled, Flat, Given, Holds, MembersIf, Some } from "../../runtime/query/client/narrow.js";

/**
 * Describes each file and, on request, its earlier versions, newest first.
 *
 * The parameters of `imageinfo`, without the prefix `ii`.
 * @see {@link https://www.mediawiki.org/wiki/API:Imageinfo}
 * @example console.log(await wiki.query({ titles: ["File:Old Lighthouse.jpg"], prop: { imageinfo: { prop: ["size", "url"], urlwidth: 300 } } })); // The size and URL of a file, with a thumbnail
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
   *
   * Wire name: `iiprop` (decided: D-107).
   */
  readonly prop?: "archivename" | "badfile" | "bitdepth" | "canonicaltitle" | "comment" | "commonmetadata" | "dimensions" | "extmetadata" | "mediatype" | "metadata" | "mime" | "parsedcomment" | "sha1" | "size" | "thumbmime" | "timestamp" | "uploadwarning" | "url" | "user" | "userid" | readonly ("archivename" | "badfile" | "bitdepth" | "canonicaltitle" | "comment" | "commonmetadata" | "dimensions" | "extmetadata" | "mediatype" | "metadata" | "mime" | "parsedcomment" | "sha1" | "size" | "thumbmime" | "timestamp" | "uploadwarning" | "url" | "user" | "userid")[] | undefined;
  /**
   * Maximum number of versions to return for each file. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `1`.
   *
   * Wire name: `iilimit` (decided: D-107).
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Upload time to start from. Newer versions are excluded.
   *
   * Wire name: `iistart` (decided: D-107).
   */
  readonly start?: Date | string | undefined;
  /**
   * Upload time to stop at. Older versions are excluded.
   *
   * Wire name: `iiend` (decided: D-107).
   */
  readonly end?: Date | string | undefined;
  /**
   * Maximum width, in pixels, of a thumbnail whose URL `prop=url` returns. `-1` sets no width. At most 50 thumbnails are returned in one response. Default: `-1`.
   *
   * Wire name: `iiurlwidth` (decided: D-107).
   */
  readonly urlwidth?: number | undefined;
  /**
   * Maximum height, in pixels, of a thumbnail whose URL `prop=url` returns. Without `urlwidth`, the width follows from the height. `-1` sets no height. Default: `-1`.
   *
   * Wire name: `iiurlheight` (decided: D-107).
   */
  readonly urlheight?: number | undefined;
  /**
   * The version of the `prop=metadata` format, or `latest`. Defaults to an old version that existing clients expect. Default: `1`.
   *
   * Wire name: `iimetadataversion` (decided: D-107).
   */
  readonly metadataversion?: string | undefined;
  /**
   * The language code for `prop=extmetadata`. It selects the translation and the formatting of numbers and dates. Default: `en`.
   *
   * Wire name: `iiextmetadatalanguage` (decided: D-107).
   */
  readonly extmetadatalanguage?: string | undefined;
  /**
   * Returns `prop=extmetadata` in all languages for which a translation exists. A flag: present means true, absent means false (decided: D-119).
   *
   * Wire name: `iiextmetadatamultilang` (decided: D-107).
   */
  readonly extmetadatamultilang?: boolean | undefined;
  /**
   * The keys of `prop=extmetadata` to return. Defaults to all keys. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * Wire name: `iiextmetadatafilter` (decided: D-107).
   */
  readonly extmetadatafilter?: string | readonly string[] | undefined;
  /**
   * Additional thumbnail parameters in a form that depends on the file type: `page15-100px` is page 15 of a PDF at a width of 100 pixels. A width in it must match `urlwidth`. Default: (empty).
   *
   * Wire name: `iiurlparam` (decided: D-107).
   */
  readonly urlparam?: string | undefined;
  /**
   * Title of the page that would show the file, for `prop=badfile`. The list of bad files may exempt some pages. Form: the title of a page of this site (otherwise `invalid-title`). (decided: D-184)
   *
   * Wire name: `iibadfilecontexttitle` (decided: D-107).
   */
  readonly badfilecontexttitle?: string | undefined;
  /**
   * Continues from a previous response. Pass the value of its `continue` member. Form: `<text>|<text>` (otherwise `badcontinue`). (decided: D-186)
   *
   * Wire name: `iicontinue` (decided: D-107).
   */
  readonly continue?: string | undefined;
  /**
   * Searches only the files stored on the site, not those in shared repositories. A flag: present means true, absent means false (decided: D-119).
   *
   * Wire name: `iilocalonly` (decided: D-107).
   */
  readonly localonly?: boolean | undefined;
}

/** The members of a page from `imageinfo`. (decided: D-219) */
export type ImageinfoPage<P = ImageinfoParameters, Kind = "existing"> = (Kind extends "existing" | "missing" ? {
  /** The name of the repository that contains the file; empty if the file does not exist. Only for pages that are existing or missing. May be missing. */
  readonly imagerepository?: string;
  /** The versions of the file, newest first. Only for pages that are existing or missing. May be missing. */
  readonly imageinfo?: readonly (Flat<MembersIf<Holds<P, "prop", "timestamp", Defaults>, {
    /** The upload time of this version. Comes with `prop=timestamp`. May be missing if `filemissing` is present. */
    readonly timestamp?: string;
  }> & MembersIf<Holds<P, "prop", "user", Defaults>, {
    /** The name of the uploader, or the IP address of an anonymous uploader. Comes with `prop=user`. May be missing if `userhidden` or `filemissing` is present. */
    readonly user?: string;
  }> & MembersIf<Holds<P, "prop", "userid", Defaults>, {
    /** The user ID of the uploader; `0` for an anonymous uploader. Comes with `prop=userid`. May be missing if `userhidden` or `filemissing` is present. */
    readonly userid?: number;
  }> & MembersIf<Holds<P, "prop", "user" | "userid", Defaults>, {
    /** True if the uploader is hidden from the public. The name is still included for callers who may see hidden data. Comes with `prop=user|userid`. May be missing. */
    readonly userhidden?: true;
    /** True if the uploader used a temporary account. Comes with `prop=user|userid`. May be missing. */
    readonly temp?: true;
    /** True if the uploader was not logged in and is identified by an IP address. Comes with `prop=user|userid`. May be missing. */
    readonly anon?: true;
  }> & MembersIf<Holds<P, "prop", "dimensions" | "size", Defaults>, {
    /** The size of the file in bytes. Comes with `prop=dimensions|size`. May be missing if `filemissing` is present. */
    readonly size?: number;
    /** The width of the image in pixels; `0` if the file is not an image. Comes with `prop=dimensions|size`. May be missing if `filemissing` is present. */
    readonly width?: number;
    /** The height of the image in pixels; `0` if the file is not an image. Comes with `prop=dimensions|size`. May be missing if `filemissing` is present. */
    readonly height?: number;
    /** The number of pages of the document. Absent if the format has no pages. Comes with `prop=dimensions|size`. May be missing. */
    readonly pagecount?: number;
    /** The duration of the audio or video in seconds. Absent if the format has no duration. Comes with `prop=dimensions|size`. May be missing. */
    readonly duration?: number;
  }> & MembersIf<Holds<P, "prop", "comment", Defaults>, {
    /** The upload comment, in wikitext. Comes with `prop=comment`. May be missing if `commenthidden` or `filemissing` is present. */
    readonly comment?: string;
  }> & MembersIf<Holds<P, "prop", "parsedcomment", Defaults>, {
    /** The upload comment as HTML, with links rendered. Comes with `prop=parsedcomment`. May be missing if `commenthidden` or `filemissing` is present. */
    readonly parsedcomment?: string;
  }> & MembersIf<Holds<P, "prop", "comment" | "parsedcomment", Defaults>, {
    /** True if the summary is hidden from the public. It is still included for callers who may see hidden data. Comes with `prop=comment|parsedcomment`. May be missing. */
    readonly commenthidden?: true;
  }> & MembersIf<Holds<P, "prop", "uploadwarning", Defaults>, {
    /** The warnings for an upload under this name, as HTML. Comes with `prop=uploadwarning`. */
    readonly html: string;
  }> & {
    /** True if the content of the file is hidden from the public. It is still included for callers who may see hidden data. May be missing. */
    readonly filehidden?: true;
    /** True if the hidden data is hidden from administrators as well. May be missing. */
    readonly suppressed?: true;
    /** True if the content of this version is lost: the database has the entry but no file. May be missing. */
    readonly filemissing?: true;
  } & MembersIf<Holds<P, "prop", "canonicaltitle", Defaults>, {
    /** The normalized title of the file, including the namespace. Comes with `prop=canonicaltitle`. May be missing if `filehidden` is present. */
    readonly canonicaltitle?: string;
  }> & MembersIf<Some<Every<Holds<P, "prop", "url", Defaults> | Given<P, "urlwidth", Defaults>> | Every<Holds<P, "prop", "url", Defaults> | Given<P, "urlheight", Defaults>> | Every<Holds<P, "prop", "url", Defaults> | Filled<P, "urlparam", Defaults>>>, {
    /** The URL of the thumbnail. Comes with `prop=url` together with `urlwidth`, `prop=url` together with `urlheight` or `prop=url` together with `urlparam` with a value. May be missing. */
    readonly thumburl?: string;
    /** The width of the thumbnail in pixels. Comes with `prop=url` together with `urlwidth`, `prop=url` together with `urlheight` or `prop=url` together with `urlparam` with a value. May be missing. */
    readonly thumbwidth?: number;
    /** The height of the thumbnail in pixels. Comes with `prop=url` together with `urlwidth`, `prop=url` together with `urlheight` or `prop=url` together with `urlparam` with a value. May be missing. */
    readonly thumbheight?: number;
    /** The URLs of larger thumbnails for high-resolution screens, by scale factor: `1.5` and `2`. Comes with `prop=url` together with `urlwidth`, `prop=url` together with `urlheight` or `prop=url` together with `urlparam` with a value. May be missing. */
    readonly responsiveUrls?: { readonly [key: string]: string };
    /** Why there is no thumbnail, as a message. Comes with `prop=url` together with `urlwidth`, `prop=url` together with `urlheight` or `prop=url` together with `urlparam` with a value. May be missing. */
    readonly thumberror?: string;
  }> & MembersIf<Some<Every<Holds<P, "prop", "url", Defaults> | Holds<P, "prop", "thumbmime", Defaults> | Given<P, "urlwidth", Defaults>> | Every<Holds<P, "prop", "url", Defaults> | Holds<P, "prop", "thumbmime", Defaults> | Given<P, "urlheight", Defaults>> | Every<Holds<P, "prop", "url", Defaults> | Holds<P, "prop", "thumbmime", Defaults> | Filled<P, "urlparam", Defaults>>>, {
    /** The media type of the thumbnail, which may differ from that of the file. Comes with `prop=url` together with `prop=thumbmime` together with `urlwidth`, `prop=url` together with `prop=thumbmime` together with `urlheight` or `prop=url` together with `prop=thumbmime` together with `urlparam` with a value. May be missing. */
    readonly thumbmime?: string;
  }> & MembersIf<Holds<P, "prop", "url", Defaults>, {
    /** The URL of the file. Comes with `prop=url`. May be missing if `filehidden` or `filemissing` is present. */
    readonly url?: string;
    /** The URL of the file's description page. Comes with `prop=url`. May be missing if `filehidden` is present. */
    readonly descriptionurl?: string;
    /** The URL of the file's description page by page ID. It is shorter and does not change when the page is moved. Comes with `prop=url`. May be missing. */
    readonly descriptionshorturl?: string;
  }> & MembersIf<Holds<P, "prop", "sha1", Defaults>, {
    /** The SHA-1 of the content, as 40 hexadecimal digits. Comes with `prop=sha1`. May be missing if `filehidden` or `filemissing` is present. */
    readonly sha1?: string;
  }> & MembersIf<Holds<P, "prop", "metadata", Defaults>, {
    /** The metadata stored in the file, such as Exif data. Null if the file has no such metadata. Comes with `prop=metadata`. May be missing if `filehidden` or `filemissing` is present. May be `null`. */
    readonly metadata?: readonly ({
      /** The name of the entry, such as `ImageWidth`; a number if the metadata are a list. */
      readonly name: string | number;
      /** The value in the file: a string, a number, or nested entries. */
      readonly value: unknown;
    })[] | null;
  }> & MembersIf<Holds<P, "prop", "commonmetadata", Defaults>, {
    /** The metadata common to all files of the format. Comes with `prop=commonmetadata`. May be missing if `filehidden` or `filemissing` is present. */
    readonly commonmetadata?: readonly ({
      /** The name of the entry, such as `ImageWidth`; a number if the metadata are a list. */
      readonly name: string | number;
      /** The value in the file: a string, a number, or nested entries. */
      readonly value: unknown;
    })[];
  }> & MembersIf<Holds<P, "prop", "extmetadata", Defaults>, {
    /** Metadata combined from the file, its page and its categories, formatted for display, by name. Comes with `prop=extmetadata`. May be missing if `filehidden` or `filemissing` is present. */
    readonly extmetadata?: { readonly [key: string]: {
      readonly value: unknown;
      /** The source of the value, such as `file-metadata` or `mediawiki-metadata`. */
      readonly source: string;
      /** Present if the value is hidden in the table on the file page until a reader expands it. May be missing. */
      readonly hidden?: string;
    } };
  }> & MembersIf<Some<Holds<P, "prop", "mime", Defaults> | Every<Holds<P, "prop", "url", Defaults> | Holds<P, "prop", "thumbmime", Defaults> | Given<P, "urlwidth", Defaults>> | Every<Holds<P, "prop", "url", Defaults> | Holds<P, "prop", "thumbmime", Defaults> | Given<P, "urlheight", Defaults>> | Every<Holds<P, "prop", "url", Defaults> | Holds<P, "prop", "thumbmime", Defaults> | Filled<P, "urlparam", Defaults>>>, {
    /** The media type of the file, such as `image/png`. Comes with `prop=mime`, `prop=url` together with `prop=thumbmime` together with `urlwidth`, `prop=url` together with `prop=thumbmime` together with `urlheight` or `prop=url` together with `prop=thumbmime` together with `urlparam` with a value. May be missing. */
    readonly mime?: string;
  }> & MembersIf<Holds<P, "prop", "mediatype", Defaults>, {
    /** The media category, such as `BITMAP` or `AUDIO`. Comes with `prop=mediatype`. May be missing if `filehidden` or `filemissing` is present. */
    readonly mediatype?: string;
  }> & MembersIf<Holds<P, "prop", "archivename", Defaults>, {
    /** The name of the archived version. Absent for the latest version. Comes with `prop=archivename`. May be missing. */
    readonly archivename?: string;
  }> & MembersIf<Holds<P, "prop", "bitdepth", Defaults>, {
    /** The number of bits per sample of the image. Comes with `prop=bitdepth`. May be missing if `filehidden` or `filemissing` is present. */
    readonly bitdepth?: number;
  }>>)[];
} & MembersIf<Holds<P, "prop", "badfile", Defaults>, {
  /** Whether the file is on the site's list of bad images. Comes with `prop=badfile`. Only for pages that are existing or missing. May be missing. */
  readonly badfile?: boolean;
}> : {});

interface Defaults {
  readonly prop: ["timestamp", "user"];
  readonly urlwidth: -1;
  readonly urlheight: -1;
  readonly urlparam: "";
}

export {};
