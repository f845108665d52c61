// The module stashimageinfo of query. Generated: change the spec instead.
import type { Every, Filled, Flat, Given, Holds, MembersIf, Some } from "../../runtime/query/client/narrow.js";

/** The parameters of `stashimageinfo` beside any choice. */
export interface StashimageinfoOptions {
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
   *
   * Wire name: `siiprop` (decided: D-107).
   */
  readonly prop?: "badfile" | "bitdepth" | "canonicaltitle" | "commonmetadata" | "dimensions" | "extmetadata" | "metadata" | "mime" | "sha1" | "size" | "thumbmime" | "timestamp" | "url" | readonly ("badfile" | "bitdepth" | "canonicaltitle" | "commonmetadata" | "dimensions" | "extmetadata" | "metadata" | "mime" | "sha1" | "size" | "thumbmime" | "timestamp" | "url")[] | undefined;
  /**
   * The greatest width of the scaled image, in pixels, whose address `prop=url` answers. `-1` is none. Default: `-1`.
   *
   * Wire name: `siiurlwidth` (decided: D-107).
   */
  readonly urlwidth?: number | undefined;
  /**
   * The greatest height of the scaled image, in pixels, whose address `prop=url` answers. `-1` is none. Default: `-1`.
   *
   * Wire name: `siiurlheight` (decided: D-107).
   */
  readonly urlheight?: number | undefined;
  /**
   * More about the scaled image, in the form that the format of the file has for it, such as `page15-100px` for a page of a PDF. A width in it should be that of `urlwidth`. Default: (empty).
   *
   * Wire name: `siiurlparam` (decided: D-107).
   */
  readonly urlparam?: string | undefined;
}

/**
 * Tells of files that the caller has uploaded to the stash but not published yet.
 *
 * The parameters of `stashimageinfo`, without the prefix `sii`.
 *
 * The module needs a login. Without one, the error is `notloggedin`. (decided: D-147)
 *
 * The module tells of the caller's own files. Of any other key, the error is `uploadstash-file-not-found`. (decided: D-443)
 * @see {@link https://www.mediawiki.org/wiki/API:Stashimageinfo}
 * @example console.log(await wiki.query({ prop: { stashimageinfo: { filekey: ["1d3m4x7q2k5s.9c1vbe.3.jpg"], prop: ["size", "mime"] } } })); // The size of a file that is not published yet
 */
export type StashimageinfoParameters = StashimageinfoOptions & ({
  /**
   * The keys of the files, as the upload answered them. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Form: a name with an extension (else `uploadstash-bad-path-bad-format`). (decided: D-187)
   *
   * At least one of `filekey`, `sessionkey` (else `missingparam`). (decided: D-181)
   *
   * Wire name: `siifilekey` (decided: D-107).
   */
  readonly filekey: string | readonly string[];
  /**
   * The same as `filekey`, which wins over it and supersedes it. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Form: without `filekey` with a value: a name with an extension (else `uploadstash-bad-path-bad-format`). (decided: D-187)
   *
   * At least one of `filekey`, `sessionkey` (else `missingparam`). (decided: D-181)
   *
   * Wire name: `siisessionkey` (decided: D-107).
   * @deprecated
   */
  readonly sessionkey?: string | readonly string[] | undefined;
} | {
  /**
   * The keys of the files, as the upload answered them. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Form: a name with an extension (else `uploadstash-bad-path-bad-format`). (decided: D-187)
   *
   * At least one of `filekey`, `sessionkey` (else `missingparam`). (decided: D-181)
   *
   * Wire name: `siifilekey` (decided: D-107).
   */
  readonly filekey?: string | readonly string[] | undefined;
  /**
   * The same as `filekey`, which wins over it and supersedes it. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Form: without `filekey` with a value: a name with an extension (else `uploadstash-bad-path-bad-format`). (decided: D-187)
   *
   * At least one of `filekey`, `sessionkey` (else `missingparam`). (decided: D-181)
   *
   * Wire name: `siisessionkey` (decided: D-107).
   * @deprecated
   */
  readonly sessionkey: string | readonly string[];
});

/** What comes beside the answer of `stashimageinfo`. (decided: D-219) */
export type StashimageinfoOthers<P = StashimageinfoParameters> = Flat<MembersIf<Some<Filled<P, "filekey"> | Filled<P, "sessionkey">>, {
  /** The stashed files that the request names. Comes with `filekey` with a value or `sessionkey` with a value. */
  readonly stashimageinfo: readonly (Flat<MembersIf<Holds<P, "prop", "timestamp", Defaults>, {
    /** When the file was stashed. Comes with `prop=timestamp`. */
    readonly timestamp: string;
  }> & MembersIf<Holds<P, "prop", "dimensions" | "size", Defaults>, {
    /** The size of the file in bytes. Comes with `prop=dimensions|size`. */
    readonly size: number;
    /** The width of the image in pixels; `0` where the file is no image. Comes with `prop=dimensions|size`. */
    readonly width: number;
    /** The height of the image in pixels; `0` where the file is no image. Comes with `prop=dimensions|size`. */
    readonly height: number;
    /** How many pages the document has. Missing where the format knows no pages. Comes with `prop=dimensions|size`. May be missing. */
    readonly pagecount?: number;
    /** How long the sound or film lasts, in seconds. Missing where the format knows no time. Comes with `prop=dimensions|size`. May be missing. */
    readonly duration?: number;
  }> & MembersIf<Holds<P, "prop", "canonicaltitle", Defaults>, {
    /** The title of the stashed file, with the name of its namespace. Comes with `prop=canonicaltitle`. */
    readonly canonicaltitle: string;
  }> & MembersIf<Some<Every<Holds<P, "prop", "url", Defaults> | Given<P, "urlwidth", Defaults>> | Every<Holds<P, "prop", "url", Defaults> | Given<P, "urlheight", Defaults>> | Every<Holds<P, "prop", "url", Defaults> | Filled<P, "urlparam", Defaults>>>, {
    /** The address of the scaled image. Comes with `prop=url` together with `urlwidth`, `prop=url` together with `urlheight` or `prop=url` together with `urlparam` with a value. May be missing. */
    readonly thumburl?: string;
    /** The width of the scaled image in pixels. Comes with `prop=url` together with `urlwidth`, `prop=url` together with `urlheight` or `prop=url` together with `urlparam` with a value. May be missing. */
    readonly thumbwidth?: number;
    /** The height of the scaled image in pixels. Comes with `prop=url` together with `urlwidth`, `prop=url` together with `urlheight` or `prop=url` together with `urlparam` with a value. May be missing. */
    readonly thumbheight?: number;
    /** The addresses of larger scaled images for finer screens, by the factor: `1.5` and `2` times as many pixels. Comes with `prop=url` together with `urlwidth`, `prop=url` together with `urlheight` or `prop=url` together with `urlparam` with a value. May be missing. */
    readonly responsiveUrls?: { readonly [key: string]: string };
    /** Why there is no scaled image, for people. Comes with `prop=url` together with `urlwidth`, `prop=url` together with `urlheight` or `prop=url` together with `urlparam` with a value. May be missing. */
    readonly thumberror?: string;
  }> & MembersIf<Some<Every<Holds<P, "prop", "url", Defaults> | Holds<P, "prop", "thumbmime", Defaults> | Given<P, "urlwidth", Defaults>> | Every<Holds<P, "prop", "url", Defaults> | Holds<P, "prop", "thumbmime", Defaults> | Given<P, "urlheight", Defaults>> | Every<Holds<P, "prop", "url", Defaults> | Holds<P, "prop", "thumbmime", Defaults> | Filled<P, "urlparam", Defaults>>>, {
    /** The media type of the scaled image, which may differ from that of the file. Comes with `prop=url` together with `prop=thumbmime` together with `urlwidth`, `prop=url` together with `prop=thumbmime` together with `urlheight` or `prop=url` together with `prop=thumbmime` together with `urlparam` with a value. May be missing. */
    readonly thumbmime?: string;
  }> & MembersIf<Holds<P, "prop", "url", Defaults>, {
    /** The address of the stashed file, which only its uploader can open. Comes with `prop=url`. */
    readonly url: string;
    /** The address of the page that shows the stashed file to its uploader. Comes with `prop=url`. */
    readonly descriptionurl: string;
    /** The address of the page about the file by its id, which is shorter and survives moves. Comes with `prop=url`. May be missing. */
    readonly descriptionshorturl?: string;
  }> & MembersIf<Holds<P, "prop", "sha1", Defaults>, {
    /** The SHA-1 of the contents, in 40 hexadecimal digits. Comes with `prop=sha1`. */
    readonly sha1: string;
  }> & MembersIf<Holds<P, "prop", "metadata", Defaults>, {
    /** The metadata that the file itself holds, such as Exif. Null where it holds none. Comes with `prop=metadata`. May be `null`. */
    readonly metadata: readonly ({
      /** What the entry is about, such as `ImageWidth`; a number where the metadata are a list. */
      readonly name: string | number;
      /** What the file says of it: a text, a number, or entries inside this one. */
      readonly value: unknown;
    })[] | null;
  }> & MembersIf<Holds<P, "prop", "commonmetadata", Defaults>, {
    /** Those of the metadata that files of its format have in common. Comes with `prop=commonmetadata`. */
    readonly commonmetadata: readonly ({
      /** What the entry is about, such as `ImageWidth`; a number where the metadata are a list. */
      readonly name: string | number;
      /** What the file says of it: a text, a number, or entries inside this one. */
      readonly value: unknown;
    })[];
  }> & MembersIf<Holds<P, "prop", "extmetadata", Defaults>, {
    /** Metadata put together from the file, its page and its categories, ready to be shown, by name. Comes with `prop=extmetadata`. */
    readonly extmetadata: { readonly [key: string]: {
      readonly value: unknown;
      /** Where the value comes from, such as `file-metadata` or `mediawiki-metadata`. */
      readonly source: string;
      /** There where the value is left out of the table on the page of the file unless a reader opens it. May be missing. */
      readonly hidden?: string;
    } };
  }> & MembersIf<Some<Holds<P, "prop", "mime", Defaults> | Every<Holds<P, "prop", "url", Defaults> | Holds<P, "prop", "thumbmime", Defaults> | Given<P, "urlwidth", Defaults>> | Every<Holds<P, "prop", "url", Defaults> | Holds<P, "prop", "thumbmime", Defaults> | Given<P, "urlheight", Defaults>> | Every<Holds<P, "prop", "url", Defaults> | Holds<P, "prop", "thumbmime", Defaults> | Filled<P, "urlparam", Defaults>>>, {
    /** The media type of the file, such as `image/png`. Comes with `prop=mime`, `prop=url` together with `prop=thumbmime` together with `urlwidth`, `prop=url` together with `prop=thumbmime` together with `urlheight` or `prop=url` together with `prop=thumbmime` together with `urlparam` with a value. May be missing. */
    readonly mime?: string;
  }> & MembersIf<Holds<P, "prop", "bitdepth", Defaults>, {
    /** How many bits each sample of the image has. Comes with `prop=bitdepth`. */
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
