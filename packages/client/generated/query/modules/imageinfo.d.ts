// The module imageinfo of query. Generated: change the spec instead.
import type { Every, Filled, Flat, Given, Holds, MembersIf, Some } from "../../runtime/query/client/narrow.js";

/**
 * Describes each file and, on request, its earlier versions, from the newest to the oldest.
 *
 * The parameters of `imageinfo`, without the prefix `ii`.
 * @see {@link https://www.mediawiki.org/wiki/API:Imageinfo}
 * @example console.log(await wiki.query({ titles: ["File:Old Lighthouse.jpg"], prop: { imageinfo: { prop: ["size", "url"], urlwidth: 300 } } })); // The size and the address of a file, and of a small image of it
 */
export interface ImageinfoParameters {
  /**
   * What to say of each version. Up to 50 values, for privileged callers up to 500. Default: `timestamp`, `user`.
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
   *
   * Wire name: `iiprop`. Documented.
   */
  readonly prop?: "archivename" | "badfile" | "bitdepth" | "canonicaltitle" | "comment" | "commonmetadata" | "dimensions" | "extmetadata" | "mediatype" | "metadata" | "mime" | "parsedcomment" | "sha1" | "size" | "thumbmime" | "timestamp" | "uploadwarning" | "url" | "user" | "userid" | readonly ("archivename" | "badfile" | "bitdepth" | "canonicaltitle" | "comment" | "commonmetadata" | "dimensions" | "extmetadata" | "mediatype" | "metadata" | "mime" | "parsedcomment" | "sha1" | "size" | "thumbmime" | "timestamp" | "uploadwarning" | "url" | "user" | "userid")[] | undefined;
  /**
   * The most versions that one answer holds of each file. From 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `1`.
   *
   * Wire name: `iilimit`. Documented.
   */
  readonly limit?: number | "max" | undefined;
  /**
   * The time of upload at which the list of versions starts. Newer versions are left out.
   *
   * Wire name: `iistart`. Documented.
   */
  readonly start?: Date | string | undefined;
  /**
   * The time of upload at which the list of versions ends. Older versions are left out.
   *
   * Wire name: `iiend`. Documented.
   */
  readonly end?: Date | string | undefined;
  /**
   * The width in pixels of a thumbnail that `prop=url` then describes, too. With `urlheight` it is the greatest width, and `-1` asks for no width. One answer describes at most 50 thumbnails. Default: `-1`.
   *
   * Wire name: `iiurlwidth`. Documented.
   */
  readonly urlwidth?: number | undefined;
  /**
   * The greatest height in pixels of a thumbnail that `prop=url` then describes, too. Without `urlwidth` the width follows from it. `-1` sets no height. Default: `-1`.
   *
   * Wire name: `iiurlheight`. Documented.
   */
  readonly urlheight?: number | undefined;
  /**
   * The version of the format of `prop=metadata`, or `latest`. The default is an old one that older clients expect. Default: `1`.
   *
   * Wire name: `iimetadataversion`. Documented.
   */
  readonly metadataversion?: string | undefined;
  /**
   * The code of the language of `prop=extmetadata`. It chooses among translations and says how numbers and other values are formatted. Default: `en`.
   *
   * Wire name: `iiextmetadatalanguage`. Documented.
   */
  readonly extmetadatalanguage?: string | undefined;
  /**
   * Answers `prop=extmetadata` in every language in which there is a translation. A flag: present means true, absent means false.
   *
   * Wire name: `iiextmetadatamultilang`. Documented.
   */
  readonly extmetadatamultilang?: boolean | undefined;
  /**
   * The keys that `prop=extmetadata` answers. Without it all keys are answered. Up to 50 values, for privileged callers up to 500.
   *
   * Wire name: `iiextmetadatafilter`. Documented.
   */
  readonly extmetadatafilter?: string | readonly string[] | undefined;
  /**
   * Further settings of the thumbnail, in a form that depends on the type of the file: `page15-100px` is page 15 of a PDF at a width of 100 pixels. A width in it must be that of `urlwidth`. Default: (empty).
   *
   * Wire name: `iiurlparam`. Documented.
   */
  readonly urlparam?: string | undefined;
  /**
   * The title of the page that would show the file, for `prop=badfile`. The list of bad files may except some pages. Form: the title of a page of this site (else `invalid-title`). (decided: D-184)
   *
   * Wire name: `iibadfilecontexttitle`. Documented.
   */
  readonly badfilecontexttitle?: string | undefined;
  /**
   * Goes on after an earlier answer, whose member `continue` holds the value. Form: `<text>|<text>` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `iicontinue`. Documented.
   */
  readonly continue?: string | undefined;
  /**
   * Looks among the files that the site itself stores, and not in shared repositories. A flag: present means true, absent means false.
   *
   * Wire name: `iilocalonly`. Documented.
   */
  readonly localonly?: boolean | undefined;
}

/** What a page has of `imageinfo`. (decided: D-219) */
export type ImageinfoPage<P = ImageinfoParameters, Kind = "existing"> = (Kind extends "existing" | "missing" ? {
  /** Empty where there is no such file. Of pages that are existing or missing only. May be missing. */
  readonly imagerepository?: string;
  /** Of pages that are existing or missing only. May be missing. */
  readonly imageinfo?: readonly (Flat<MembersIf<Holds<P, "prop", "timestamp", Defaults>, {
    /** Comes with `prop=timestamp`. May be missing where `filemissing` is there. */
    readonly timestamp?: string;
  }> & MembersIf<Holds<P, "prop", "user", Defaults>, {
    /** Comes with `prop=user`. May be missing where `userhidden` or `filemissing` is there. */
    readonly user?: string;
  }> & MembersIf<Holds<P, "prop", "userid", Defaults>, {
    /** Comes with `prop=userid`. May be missing where `userhidden` or `filemissing` is there. */
    readonly userid?: number;
  }> & MembersIf<Holds<P, "prop", "user" | "userid", Defaults>, {
    /** Comes with `prop=user|userid`. May be missing. */
    readonly userhidden?: true;
    /** Comes with `prop=user|userid`. May be missing. */
    readonly temp?: true;
    /** Comes with `prop=user|userid`. May be missing. */
    readonly anon?: true;
  }> & MembersIf<Holds<P, "prop", "dimensions" | "size", Defaults>, {
    /** In bytes. Comes with `prop=dimensions|size`. May be missing where `filemissing` is there. */
    readonly size?: number;
    /** In pixels. Comes with `prop=dimensions|size`. May be missing where `filemissing` is there. */
    readonly width?: number;
    /** In pixels. Comes with `prop=dimensions|size`. May be missing where `filemissing` is there. */
    readonly height?: number;
    /** Comes with `prop=dimensions|size`. May be missing. */
    readonly pagecount?: number;
    /** In seconds. Comes with `prop=dimensions|size`. May be missing. */
    readonly duration?: number;
  }> & MembersIf<Holds<P, "prop", "comment", Defaults>, {
    /** Comes with `prop=comment`. May be missing where `commenthidden` or `filemissing` is there. */
    readonly comment?: string;
  }> & MembersIf<Holds<P, "prop", "parsedcomment", Defaults>, {
    /** In HTML. Comes with `prop=parsedcomment`. May be missing where `commenthidden` or `filemissing` is there. */
    readonly parsedcomment?: string;
  }> & MembersIf<Holds<P, "prop", "comment" | "parsedcomment", Defaults>, {
    /** Comes with `prop=comment|parsedcomment`. May be missing. */
    readonly commenthidden?: true;
  }> & MembersIf<Holds<P, "prop", "uploadwarning", Defaults>, {
    /** The warnings of an upload. Comes with `prop=uploadwarning`. */
    readonly html: string;
  }> & {
    /** May be missing. */
    readonly filehidden?: true;
    /** May be missing. */
    readonly suppressed?: true;
    /** May be missing. */
    readonly filemissing?: true;
  } & MembersIf<Holds<P, "prop", "canonicaltitle", Defaults>, {
    /** Comes with `prop=canonicaltitle`. May be missing where `filehidden` is there. */
    readonly canonicaltitle?: string;
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
    /** Comes with `prop=url`. May be missing where `filehidden` or `filemissing` is there. */
    readonly url?: string;
    /** Comes with `prop=url`. May be missing where `filehidden` is there. */
    readonly descriptionurl?: string;
    /** Comes with `prop=url`. May be missing. */
    readonly descriptionshorturl?: string;
  }> & MembersIf<Holds<P, "prop", "sha1", Defaults>, {
    /** Comes with `prop=sha1`. May be missing where `filehidden` or `filemissing` is there. */
    readonly sha1?: string;
  }> & MembersIf<Holds<P, "prop", "metadata", Defaults>, {
    /** Comes with `prop=metadata`. May be missing where `filehidden` or `filemissing` is there. May be `null`. */
    readonly metadata?: readonly ({
      readonly name: string | number;
      readonly value: unknown;
    })[] | null;
  }> & MembersIf<Holds<P, "prop", "commonmetadata", Defaults>, {
    /** Comes with `prop=commonmetadata`. May be missing where `filehidden` or `filemissing` is there. */
    readonly commonmetadata?: readonly ({
      readonly name: string | number;
      readonly value: unknown;
    })[];
  }> & MembersIf<Holds<P, "prop", "extmetadata", Defaults>, {
    /** Comes with `prop=extmetadata`. May be missing where `filehidden` or `filemissing` is there. */
    readonly extmetadata?: { readonly [key: string]: {
      readonly value: unknown;
      readonly source: string;
      /** May be missing. */
      readonly hidden?: string;
    } };
  }> & MembersIf<Some<Holds<P, "prop", "mime", Defaults> | Every<Holds<P, "prop", "url", Defaults> | Holds<P, "prop", "thumbmime", Defaults> | Given<P, "urlwidth", Defaults>> | Every<Holds<P, "prop", "url", Defaults> | Holds<P, "prop", "thumbmime", Defaults> | Given<P, "urlheight", Defaults>> | Every<Holds<P, "prop", "url", Defaults> | Holds<P, "prop", "thumbmime", Defaults> | Filled<P, "urlparam", Defaults>>>, {
    /** Comes with `prop=mime`, `prop=url` together with `prop=thumbmime` together with `urlwidth`, `prop=url` together with `prop=thumbmime` together with `urlheight` or `prop=url` together with `prop=thumbmime` together with `urlparam` with a value. May be missing. */
    readonly mime?: string;
  }> & MembersIf<Holds<P, "prop", "mediatype", Defaults>, {
    /** Comes with `prop=mediatype`. May be missing where `filehidden` or `filemissing` is there. */
    readonly mediatype?: string;
  }> & MembersIf<Holds<P, "prop", "archivename", Defaults>, {
    /** Comes with `prop=archivename`. May be missing. */
    readonly archivename?: string;
  }> & MembersIf<Holds<P, "prop", "bitdepth", Defaults>, {
    /** Comes with `prop=bitdepth`. May be missing where `filehidden` or `filemissing` is there. */
    readonly bitdepth?: number;
  }>>)[];
} & MembersIf<Holds<P, "prop", "badfile", Defaults>, {
  /** Comes with `prop=badfile`. Of pages that are existing or missing only. May be missing. */
  readonly badfile?: boolean;
}> : {});

interface Defaults {
  readonly prop: ["timestamp", "user"];
  readonly urlwidth: -1;
  readonly urlheight: -1;
  readonly urlparam: "";
}

export {};
