// The module stashimageinfo of query. Generated: change the spec instead.
import type { Every, Filled, Flat, Given, Holds, MembersIf, Some } from "../../runtime/query/client/narrow.js";

/** The parameters of `stashimageinfo` without alternatives. */
export interface StashimageinfoOptions {
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
   *
   * Wire name: `siiprop` (decided: D-107).
   */
  readonly prop?: "badfile" | "bitdepth" | "canonicaltitle" | "commonmetadata" | "dimensions" | "extmetadata" | "metadata" | "mime" | "sha1" | "size" | "thumbmime" | "timestamp" | "url" | readonly ("badfile" | "bitdepth" | "canonicaltitle" | "commonmetadata" | "dimensions" | "extmetadata" | "metadata" | "mime" | "sha1" | "size" | "thumbmime" | "timestamp" | "url")[] | undefined;
  /**
   * Maximum width, in pixels, of the thumbnail whose URL `prop=url` returns. `-1` sets no width. Default: `-1`.
   *
   * Wire name: `siiurlwidth` (decided: D-107).
   */
  readonly urlwidth?: number | undefined;
  /**
   * Maximum height, in pixels, of the thumbnail whose URL `prop=url` returns. `-1` sets no height. Default: `-1`.
   *
   * Wire name: `siiurlheight` (decided: D-107).
   */
  readonly urlheight?: number | undefined;
  /**
   * Additional thumbnail parameters in a form that depends on the file type, such as `page15-100px` for a page of a PDF. A width in it should match `urlwidth`. Default: (empty).
   *
   * Wire name: `siiurlparam` (decided: D-107).
   */
  readonly urlparam?: string | undefined;
}

/**
 * Returns details of files in the caller's upload stash, which are uploaded but not yet published.
 *
 * The parameters of `stashimageinfo`, without the prefix `sii`.
 *
 * The module needs a login. Without one, the error is `notloggedin`. (decided: D-147)
 *
 * The module returns only the caller's own files. For any other key, the error is `uploadstash-file-not-found`. (decided: D-443)
 * @see {@link https://www.mediawiki.org/wiki/API:Stashimageinfo}
 * @example console.log(await wiki.query({ prop: { stashimageinfo: { filekey: ["1d3m4x7q2k5s.9c1vbe.3.jpg"], prop: ["size", "mime"] } } })); // The size of an unpublished file
 */
export type StashimageinfoParameters = StashimageinfoOptions & ({
  /**
   * The keys of the files, as returned by the upload. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Form: a name with an extension (otherwise `uploadstash-bad-path-bad-format`). (decided: D-187)
   *
   * At least one of `filekey`, `sessionkey` (otherwise `missingparam`). (decided: D-181)
   *
   * Wire name: `siifilekey` (decided: D-107).
   */
  readonly filekey: string | readonly string[];
  /**
   * A deprecated name of `filekey`, which overrides it. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Form: without `filekey` with a value: a name with an extension (otherwise `uploadstash-bad-path-bad-format`). (decided: D-187)
   *
   * At least one of `filekey`, `sessionkey` (otherwise `missingparam`). (decided: D-181)
   *
   * Wire name: `siisessionkey` (decided: D-107).
   * @deprecated
   */
  readonly sessionkey?: string | readonly string[] | undefined;
} | {
  /**
   * The keys of the files, as returned by the upload. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Form: a name with an extension (otherwise `uploadstash-bad-path-bad-format`). (decided: D-187)
   *
   * At least one of `filekey`, `sessionkey` (otherwise `missingparam`). (decided: D-181)
   *
   * Wire name: `siifilekey` (decided: D-107).
   */
  readonly filekey?: string | readonly string[] | undefined;
  /**
   * A deprecated name of `filekey`, which overrides it. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Form: without `filekey` with a value: a name with an extension (otherwise `uploadstash-bad-path-bad-format`). (decided: D-187)
   *
   * At least one of `filekey`, `sessionkey` (otherwise `missingparam`). (decided: D-181)
   *
   * Wire name: `siisessionkey` (decided: D-107).
   * @deprecated
   */
  readonly sessionkey: string | readonly string[];
});

/** The members next to the result of `stashimageinfo`. (decided: D-219) */
export type StashimageinfoOthers<P = StashimageinfoParameters> = Flat<MembersIf<Some<Filled<P, "filekey"> | Filled<P, "sessionkey">>, {
  /** The requested stashed files. Comes with `filekey` with a value or `sessionkey` with a value. */
  readonly stashimageinfo: readonly (Flat<MembersIf<Holds<P, "prop", "timestamp", Defaults>, {
    /** The time at which the file was stashed. Comes with `prop=timestamp`. */
    readonly timestamp: string;
  }> & MembersIf<Holds<P, "prop", "dimensions" | "size", Defaults>, {
    /** The size of the file in bytes. Comes with `prop=dimensions|size`. */
    readonly size: number;
    /** The width of the image in pixels; `0` if the file is not an image. Comes with `prop=dimensions|size`. */
    readonly width: number;
    /** The height of the image in pixels; `0` if the file is not an image. Comes with `prop=dimensions|size`. */
    readonly height: number;
    /** The number of pages of the document. Absent if the format has no pages. Comes with `prop=dimensions|size`. May be missing. */
    readonly pagecount?: number;
    /** The duration of the audio or video in seconds. Absent if the format has no duration. Comes with `prop=dimensions|size`. May be missing. */
    readonly duration?: number;
  }> & MembersIf<Holds<P, "prop", "canonicaltitle", Defaults>, {
    /** The title of the stashed file, including the namespace. Comes with `prop=canonicaltitle`. */
    readonly canonicaltitle: string;
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
    /** The URL of the stashed file, which only its uploader can open. Comes with `prop=url`. */
    readonly url: string;
    /** The URL of the page that shows the stashed file to its uploader. Comes with `prop=url`. */
    readonly descriptionurl: string;
    /** The URL of the file's description page by page ID. It is shorter and does not change when the page is moved. Comes with `prop=url`. May be missing. */
    readonly descriptionshorturl?: string;
  }> & MembersIf<Holds<P, "prop", "sha1", Defaults>, {
    /** The SHA-1 of the content, as 40 hexadecimal digits. Comes with `prop=sha1`. */
    readonly sha1: string;
  }> & MembersIf<Holds<P, "prop", "metadata", Defaults>, {
    /** The metadata stored in the file, such as Exif data. Null if the file has no such metadata. Comes with `prop=metadata`. May be `null`. */
    readonly metadata: readonly ({
      /** The name of the entry, such as `ImageWidth`; a number if the metadata are a list. */
      readonly name: string | number;
      /** The value in the file: a string, a number, or nested entries. */
      readonly value: unknown;
    })[] | null;
  }> & MembersIf<Holds<P, "prop", "commonmetadata", Defaults>, {
    /** The metadata common to all files of the format. Comes with `prop=commonmetadata`. */
    readonly commonmetadata: readonly ({
      /** The name of the entry, such as `ImageWidth`; a number if the metadata are a list. */
      readonly name: string | number;
      /** The value in the file: a string, a number, or nested entries. */
      readonly value: unknown;
    })[];
  }> & MembersIf<Holds<P, "prop", "extmetadata", Defaults>, {
    /** Metadata combined from the file, its page and its categories, formatted for display, by name. Comes with `prop=extmetadata`. */
    readonly extmetadata: { readonly [key: string]: {
      readonly value: unknown;
      /** The source of the value, such as `file-metadata` or `mediawiki-metadata`. */
      readonly source: string;
      /** Present if the value is hidden in the table on the file page until a reader expands it. May be missing. */
      readonly hidden?: string;
    } };
  }> & MembersIf<Some<Holds<P, "prop", "mime", Defaults> | Every<Holds<P, "prop", "url", Defaults> | Holds<P, "prop", "thumbmime", Defaults> | Given<P, "urlwidth", Defaults>> | Every<Holds<P, "prop", "url", Defaults> | Holds<P, "prop", "thumbmime", Defaults> | Given<P, "urlheight", Defaults>> | Every<Holds<P, "prop", "url", Defaults> | Holds<P, "prop", "thumbmime", Defaults> | Filled<P, "urlparam", Defaults>>>, {
    /** The media type of the file, such as `image/png`. Comes with `prop=mime`, `prop=url` together with `prop=thumbmime` together with `urlwidth`, `prop=url` together with `prop=thumbmime` together with `urlheight` or `prop=url` together with `prop=thumbmime` together with `urlparam` with a value. May be missing. */
    readonly mime?: string;
  }> & MembersIf<Holds<P, "prop", "bitdepth", Defaults>, {
    /** The number of bits per sample of the image. Comes with `prop=bitdepth`. */
    readonly bitdepth: number;
  }>>)[];
}>>;

interface Defaults {
  readonly prop: ["timestamp", "url"];
  readonly urlwidth: -1;
  readonly urlheight: -1;
  readonly urlparam: "";
}

export {};
