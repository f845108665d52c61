// The module stashimageinfo of query. Generated: change the spec instead.
import type { Every, Filled, Flat, Given, Holds, MembersIf, Some } from "../../runtime/query/client/narrow.js";

/** The parameters of `stashimageinfo` beside any choice. */
export interface StashimageinfoOptions {
  /**
   * What to say of each file. Up to 50 values, for privileged callers up to 500. Default: `timestamp`, `url`.
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
   * Wire name: `siiprop`. Documented.
   */
  readonly prop?: "badfile" | "bitdepth" | "canonicaltitle" | "commonmetadata" | "dimensions" | "extmetadata" | "metadata" | "mime" | "sha1" | "size" | "thumbmime" | "timestamp" | "url" | readonly ("badfile" | "bitdepth" | "canonicaltitle" | "commonmetadata" | "dimensions" | "extmetadata" | "metadata" | "mime" | "sha1" | "size" | "thumbmime" | "timestamp" | "url")[] | undefined;
  /**
   * The greatest width of the scaled image, in pixels, whose address `prop=url` answers. `-1` is none. Default: `-1`.
   *
   * Wire name: `siiurlwidth`. Documented.
   */
  readonly urlwidth?: number | undefined;
  /**
   * The greatest height of the scaled image, in pixels, whose address `prop=url` answers. `-1` is none. Default: `-1`.
   *
   * Wire name: `siiurlheight`. Documented.
   */
  readonly urlheight?: number | undefined;
  /**
   * More about the scaled image, in the form that the format of the file has for it, such as `page15-100px` for a page of a PDF. A width in it should be that of `urlwidth`. Default: (empty).
   *
   * Wire name: `siiurlparam`. Documented.
   */
  readonly urlparam?: string | undefined;
}

/**
 * Tells of files that the caller has uploaded to the stash but not published yet.
 *
 * The parameters of `stashimageinfo`, without the prefix `sii`.
 *
 * The module needs a login. Without one, the error is `notloggedin`. (decided: D-147)
 * @see {@link https://www.mediawiki.org/wiki/API:Stashimageinfo}
 * @example console.log(await wiki.query({ prop: { stashimageinfo: { filekey: ["1d3m4x7q2k5s.9c1vbe.3.jpg"], prop: ["size", "mime"] } } })); // The size of a file that is not published yet
 */
export type StashimageinfoParameters = StashimageinfoOptions & ({
  /**
   * The keys of the files, as the upload answered them. Up to 50 values, for privileged callers up to 500. Form: a name with an extension (else `uploadstash-bad-path-bad-format`). (decided: D-187)
   *
   * At least one of `filekey`, `sessionkey` (else `missingparam`). (decided: D-181)
   *
   * Wire name: `siifilekey`. Documented.
   */
  readonly filekey: string | readonly string[];
  /**
   * The same as `filekey`, which wins over it and supersedes it. Up to 50 values, for privileged callers up to 500. Form: without `filekey` with a value: a name with an extension (else `uploadstash-bad-path-bad-format`). (decided: D-187)
   *
   * At least one of `filekey`, `sessionkey` (else `missingparam`). (decided: D-181)
   *
   * Wire name: `siisessionkey`. Documented.
   * @deprecated
   */
  readonly sessionkey?: string | readonly string[] | undefined;
} | {
  /**
   * The keys of the files, as the upload answered them. Up to 50 values, for privileged callers up to 500. Form: a name with an extension (else `uploadstash-bad-path-bad-format`). (decided: D-187)
   *
   * At least one of `filekey`, `sessionkey` (else `missingparam`). (decided: D-181)
   *
   * Wire name: `siifilekey`. Documented.
   */
  readonly filekey?: string | readonly string[] | undefined;
  /**
   * The same as `filekey`, which wins over it and supersedes it. Up to 50 values, for privileged callers up to 500. Form: without `filekey` with a value: a name with an extension (else `uploadstash-bad-path-bad-format`). (decided: D-187)
   *
   * At least one of `filekey`, `sessionkey` (else `missingparam`). (decided: D-181)
   *
   * Wire name: `siisessionkey`. Documented.
   * @deprecated
   */
  readonly sessionkey: string | readonly string[];
});

/** What comes beside the answer of `stashimageinfo`. (decided: D-219) */
export type StashimageinfoOthers<P = StashimageinfoParameters> = Flat<MembersIf<Some<Filled<P, "filekey"> | Filled<P, "sessionkey">>, {
  /** Comes with `filekey` with a value or `sessionkey` with a value. */
  readonly stashimageinfo: readonly (Flat<MembersIf<Holds<P, "prop", "timestamp", Defaults>, {
    /** Comes with `prop=timestamp`. */
    readonly timestamp: string;
  }> & MembersIf<Holds<P, "prop", "dimensions" | "size", Defaults>, {
    /** In bytes. Comes with `prop=dimensions|size`. */
    readonly size: number;
    /** In pixels. Comes with `prop=dimensions|size`. */
    readonly width: number;
    /** In pixels. Comes with `prop=dimensions|size`. */
    readonly height: number;
    /** Comes with `prop=dimensions|size`. May be missing. */
    readonly pagecount?: number;
    /** In seconds. Comes with `prop=dimensions|size`. May be missing. */
    readonly duration?: number;
  }> & MembersIf<Holds<P, "prop", "canonicaltitle", Defaults>, {
    /** Comes with `prop=canonicaltitle`. */
    readonly canonicaltitle: string;
  }> & MembersIf<Some<Every<Holds<P, "prop", "url", Defaults> | Given<P, "urlwidth", Defaults>> | Every<Holds<P, "prop", "url", Defaults> | Given<P, "urlheight", Defaults>> | Every<Holds<P, "prop", "url", Defaults> | Filled<P, "urlparam", Defaults>>>, {
    /** Comes with `prop=url` together with `urlwidth`, `prop=url` together with `urlheight` or `prop=url` together with `urlparam` with a value. May be missing. */
    readonly thumburl?: string;
    /** Comes with `prop=url` together with `urlwidth`, `prop=url` together with `urlheight` or `prop=url` together with `urlparam` with a value. May be missing. */
    readonly thumbwidth?: number;
    /** Comes with `prop=url` together with `urlwidth`, `prop=url` together with `urlheight` or `prop=url` together with `urlparam` with a value. May be missing. */
    readonly thumbheight?: number;
    /** By how many times as many pixels it has. Comes with `prop=url` together with `urlwidth`, `prop=url` together with `urlheight` or `prop=url` together with `urlparam` with a value. May be missing. */
    readonly responsiveUrls?: { readonly [key: string]: string };
    /** Comes with `prop=url` together with `urlwidth`, `prop=url` together with `urlheight` or `prop=url` together with `urlparam` with a value. May be missing. */
    readonly thumberror?: string;
  }> & MembersIf<Some<Every<Holds<P, "prop", "url", Defaults> | Holds<P, "prop", "thumbmime", Defaults> | Given<P, "urlwidth", Defaults>> | Every<Holds<P, "prop", "url", Defaults> | Holds<P, "prop", "thumbmime", Defaults> | Given<P, "urlheight", Defaults>> | Every<Holds<P, "prop", "url", Defaults> | Holds<P, "prop", "thumbmime", Defaults> | Filled<P, "urlparam", Defaults>>>, {
    /** Comes with `prop=url` together with `prop=thumbmime` together with `urlwidth`, `prop=url` together with `prop=thumbmime` together with `urlheight` or `prop=url` together with `prop=thumbmime` together with `urlparam` with a value. May be missing. */
    readonly thumbmime?: string;
  }> & MembersIf<Holds<P, "prop", "url", Defaults>, {
    /** Comes with `prop=url`. */
    readonly url: string;
    /** Comes with `prop=url`. */
    readonly descriptionurl: string;
    /** Comes with `prop=url`. May be missing. */
    readonly descriptionshorturl?: string;
  }> & MembersIf<Holds<P, "prop", "sha1", Defaults>, {
    /** Comes with `prop=sha1`. */
    readonly sha1: string;
  }> & MembersIf<Holds<P, "prop", "metadata", Defaults>, {
    /** Comes with `prop=metadata`. May be `null`. */
    readonly metadata: readonly ({
      readonly name: string | number;
      readonly value: unknown;
    })[] | null;
  }> & MembersIf<Holds<P, "prop", "commonmetadata", Defaults>, {
    /** Comes with `prop=commonmetadata`. */
    readonly commonmetadata: readonly ({
      readonly name: string | number;
      readonly value: unknown;
    })[];
  }> & MembersIf<Holds<P, "prop", "extmetadata", Defaults>, {
    /** Comes with `prop=extmetadata`. */
    readonly extmetadata: { readonly [key: string]: {
      readonly value: unknown;
      readonly source: string;
      /** May be missing. */
      readonly hidden?: string;
    } };
  }> & MembersIf<Some<Holds<P, "prop", "mime", Defaults> | Every<Holds<P, "prop", "url", Defaults> | Holds<P, "prop", "thumbmime", Defaults> | Given<P, "urlwidth", Defaults>> | Every<Holds<P, "prop", "url", Defaults> | Holds<P, "prop", "thumbmime", Defaults> | Given<P, "urlheight", Defaults>> | Every<Holds<P, "prop", "url", Defaults> | Holds<P, "prop", "thumbmime", Defaults> | Filled<P, "urlparam", Defaults>>>, {
    /** Comes with `prop=mime`, `prop=url` together with `prop=thumbmime` together with `urlwidth`, `prop=url` together with `prop=thumbmime` together with `urlheight` or `prop=url` together with `prop=thumbmime` together with `urlparam` with a value. May be missing. */
    readonly mime?: string;
  }> & MembersIf<Holds<P, "prop", "bitdepth", Defaults>, {
    /** Comes with `prop=bitdepth`. */
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
