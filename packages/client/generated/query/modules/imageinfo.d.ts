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
   *
   * Wire name: `iiprop` (decided: D-107).
   */
  readonly prop?: "archivename" | "badfile" | "bitdepth" | "canonicaltitle" | "comment" | "commonmetadata" | "dimensions" | "extmetadata" | "mediatype" | "metadata" | "mime" | "parsedcomment" | "sha1" | "size" | "thumbmime" | "timestamp" | "uploadwarning" | "url" | "user" | "userid" | readonly ("archivename" | "badfile" | "bitdepth" | "canonicaltitle" | "comment" | "commonmetadata" | "dimensions" | "extmetadata" | "mediatype" | "metadata" | "mime" | "parsedcomment" | "sha1" | "size" | "thumbmime" | "timestamp" | "uploadwarning" | "url" | "user" | "userid")[] | undefined;
  /**
   * The most versions that one answer holds of each file. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `1`.
   *
   * Wire name: `iilimit` (decided: D-107).
   */
  readonly limit?: number | "max" | undefined;
  /**
   * The time of upload at which the list of versions starts. Newer versions are left out.
   *
   * Wire name: `iistart` (decided: D-107).
   */
  readonly start?: Date | string | undefined;
  /**
   * The time of upload at which the list of versions ends. Older versions are left out.
   *
   * Wire name: `iiend` (decided: D-107).
   */
  readonly end?: Date | string | undefined;
  /**
   * The width in pixels of a thumbnail that `prop=url` then describes, too. With `urlheight` it is the greatest width, and `-1` asks for no width. One answer describes at most 50 thumbnails. Default: `-1`.
   *
   * Wire name: `iiurlwidth` (decided: D-107).
   */
  readonly urlwidth?: number | undefined;
  /**
   * The greatest height in pixels of a thumbnail that `prop=url` then describes, too. Without `urlwidth` the width follows from it. `-1` sets no height. Default: `-1`.
   *
   * Wire name: `iiurlheight` (decided: D-107).
   */
  readonly urlheight?: number | undefined;
  /**
   * The version of the format of `prop=metadata`, or `latest`. The default is an old one that older clients expect. Default: `1`.
   *
   * Wire name: `iimetadataversion` (decided: D-107).
   */
  readonly metadataversion?: string | undefined;
  /**
   * The code of the language of `prop=extmetadata`. It chooses among translations and says how numbers and other values are formatted. Default: `en`.
   *
   * Wire name: `iiextmetadatalanguage` (decided: D-107).
   */
  readonly extmetadatalanguage?: string | undefined;
  /**
   * Answers `prop=extmetadata` in every language in which there is a translation. A flag: present means true, absent means false (decided: D-119).
   *
   * Wire name: `iiextmetadatamultilang` (decided: D-107).
   */
  readonly extmetadatamultilang?: boolean | undefined;
  /**
   * The keys that `prop=extmetadata` answers. Without it all keys are answered. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * Wire name: `iiextmetadatafilter` (decided: D-107).
   */
  readonly extmetadatafilter?: string | readonly string[] | undefined;
  /**
   * Further settings of the thumbnail, in a form that depends on the type of the file: `page15-100px` is page 15 of a PDF at a width of 100 pixels. A width in it must be that of `urlwidth`. Default: (empty).
   *
   * Wire name: `iiurlparam` (decided: D-107).
   */
  readonly urlparam?: string | undefined;
  /**
   * The title of the page that would show the file, for `prop=badfile`. The list of bad files may except some pages. Form: the title of a page of this site (else `invalid-title`). (decided: D-184)
   *
   * Wire name: `iibadfilecontexttitle` (decided: D-107).
   */
  readonly badfilecontexttitle?: string | undefined;
  /**
   * Goes on after an earlier answer, whose member `continue` holds the value. Form: `<text>|<text>` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `iicontinue` (decided: D-107).
   */
  readonly continue?: string | undefined;
  /**
   * Looks among the files that the site itself stores, and not in shared repositories. A flag: present means true, absent means false (decided: D-119).
   *
   * Wire name: `iilocalonly` (decided: D-107).
   */
  readonly localonly?: boolean | undefined;
}

/** What a page has of `imageinfo`. (decided: D-219) */
export type ImageinfoPage<P = ImageinfoParameters, Kind = "existing"> = (Kind extends "existing" | "missing" ? {
  /** The name of the repository that has the file; empty where there is no such file. Of pages that are existing or missing only. May be missing. */
  readonly imagerepository?: string;
  /** The versions of the file, the newest first. Of pages that are existing or missing only. May be missing. */
  readonly imageinfo?: readonly (Flat<MembersIf<Holds<P, "prop", "timestamp", Defaults>, {
    /** When this version was uploaded. Comes with `prop=timestamp`. May be missing where `filemissing` is there. */
    readonly timestamp?: string;
  }> & MembersIf<Holds<P, "prop", "user", Defaults>, {
    /** The name of the uploader, or the IP address of one who was not logged in. Comes with `prop=user`. May be missing where `userhidden` or `filemissing` is there. */
    readonly user?: string;
  }> & MembersIf<Holds<P, "prop", "userid", Defaults>, {
    /** The id of the uploader; `0` where nobody was logged in. Comes with `prop=userid`. May be missing where `userhidden` or `filemissing` is there. */
    readonly userid?: number;
  }> & MembersIf<Holds<P, "prop", "user" | "userid", Defaults>, {
    /** The uploader is hidden from the public. Callers with the right to see hidden data still get the name. Comes with `prop=user|userid`. May be missing. */
    readonly userhidden?: true;
    /** The uploader used a temporary account. Comes with `prop=user|userid`. May be missing. */
    readonly temp?: true;
    /** The uploader was not logged in and is known by an IP address. Comes with `prop=user|userid`. May be missing. */
    readonly anon?: true;
  }> & MembersIf<Holds<P, "prop", "dimensions" | "size", Defaults>, {
    /** The size of the file in bytes. Comes with `prop=dimensions|size`. May be missing where `filemissing` is there. */
    readonly size?: number;
    /** The width of the image in pixels; `0` where the file is no image. Comes with `prop=dimensions|size`. May be missing where `filemissing` is there. */
    readonly width?: number;
    /** The height of the image in pixels; `0` where the file is no image. Comes with `prop=dimensions|size`. May be missing where `filemissing` is there. */
    readonly height?: number;
    /** How many pages the document has. Missing where the format knows no pages. Comes with `prop=dimensions|size`. May be missing. */
    readonly pagecount?: number;
    /** How long the sound or film lasts, in seconds. Missing where the format knows no time. Comes with `prop=dimensions|size`. May be missing. */
    readonly duration?: number;
  }> & MembersIf<Holds<P, "prop", "comment", Defaults>, {
    /** The comment of the upload, in wikitext. Comes with `prop=comment`. May be missing where `commenthidden` or `filemissing` is there. */
    readonly comment?: string;
  }> & MembersIf<Holds<P, "prop", "parsedcomment", Defaults>, {
    /** The comment of the upload in HTML, with links made of its wikitext. Comes with `prop=parsedcomment`. May be missing where `commenthidden` or `filemissing` is there. */
    readonly parsedcomment?: string;
  }> & MembersIf<Holds<P, "prop", "comment" | "parsedcomment", Defaults>, {
    /** The comment is hidden from the public. Callers with the right to see hidden data still get it. Comes with `prop=comment|parsedcomment`. May be missing. */
    readonly commenthidden?: true;
  }> & MembersIf<Holds<P, "prop", "uploadwarning", Defaults>, {
    /** The warnings that an upload under this name would get, in HTML. Comes with `prop=uploadwarning`. */
    readonly html: string;
  }> & {
    /** The contents of the file are hidden from the public. Callers with the right to see hidden data still get them. May be missing. */
    readonly filehidden?: true;
    /** What is hidden is hidden from administrators, too. May be missing. */
    readonly suppressed?: true;
    /** The contents of this version are lost: the database knows of it, but there is no file. May be missing. */
    readonly filemissing?: true;
  } & MembersIf<Holds<P, "prop", "canonicaltitle", Defaults>, {
    /** The title of the file, with the name of its namespace, in the usual form. Comes with `prop=canonicaltitle`. May be missing where `filehidden` is there. */
    readonly canonicaltitle?: string;
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
    /** The address of the file itself. Comes with `prop=url`. May be missing where `filehidden` or `filemissing` is there. */
    readonly url?: string;
    /** The address of the page about the file. Comes with `prop=url`. May be missing where `filehidden` is there. */
    readonly descriptionurl?: string;
    /** The address of the page about the file by its id, which is shorter and survives moves. Comes with `prop=url`. May be missing. */
    readonly descriptionshorturl?: string;
  }> & MembersIf<Holds<P, "prop", "sha1", Defaults>, {
    /** The SHA-1 of the contents, in 40 hexadecimal digits. Comes with `prop=sha1`. May be missing where `filehidden` or `filemissing` is there. */
    readonly sha1?: string;
  }> & MembersIf<Holds<P, "prop", "metadata", Defaults>, {
    /** The metadata that the file itself holds, such as Exif. Null where it holds none. Comes with `prop=metadata`. May be missing where `filehidden` or `filemissing` is there. May be `null`. */
    readonly metadata?: readonly ({
      /** What the entry is about, such as `ImageWidth`; a number where the metadata are a list. */
      readonly name: string | number;
      /** What the file says of it: a text, a number, or entries inside this one. */
      readonly value: unknown;
    })[] | null;
  }> & MembersIf<Holds<P, "prop", "commonmetadata", Defaults>, {
    /** Those of the metadata that files of its format have in common. Comes with `prop=commonmetadata`. May be missing where `filehidden` or `filemissing` is there. */
    readonly commonmetadata?: readonly ({
      /** What the entry is about, such as `ImageWidth`; a number where the metadata are a list. */
      readonly name: string | number;
      /** What the file says of it: a text, a number, or entries inside this one. */
      readonly value: unknown;
    })[];
  }> & MembersIf<Holds<P, "prop", "extmetadata", Defaults>, {
    /** Metadata put together from the file, its page and its categories, ready to be shown, by name. Comes with `prop=extmetadata`. May be missing where `filehidden` or `filemissing` is there. */
    readonly extmetadata?: { readonly [key: string]: {
      readonly value: unknown;
      /** Where the value comes from, such as `file-metadata` or `mediawiki-metadata`. */
      readonly source: string;
      /** There where the value is left out of the table on the page of the file unless a reader opens it. May be missing. */
      readonly hidden?: string;
    } };
  }> & MembersIf<Some<Holds<P, "prop", "mime", Defaults> | Every<Holds<P, "prop", "url", Defaults> | Holds<P, "prop", "thumbmime", Defaults> | Given<P, "urlwidth", Defaults>> | Every<Holds<P, "prop", "url", Defaults> | Holds<P, "prop", "thumbmime", Defaults> | Given<P, "urlheight", Defaults>> | Every<Holds<P, "prop", "url", Defaults> | Holds<P, "prop", "thumbmime", Defaults> | Filled<P, "urlparam", Defaults>>>, {
    /** The media type of the file, such as `image/png`. Comes with `prop=mime`, `prop=url` together with `prop=thumbmime` together with `urlwidth`, `prop=url` together with `prop=thumbmime` together with `urlheight` or `prop=url` together with `prop=thumbmime` together with `urlparam` with a value. May be missing. */
    readonly mime?: string;
  }> & MembersIf<Holds<P, "prop", "mediatype", Defaults>, {
    /** The kind of the medium, such as `BITMAP` or `AUDIO`. Comes with `prop=mediatype`. May be missing where `filehidden` or `filemissing` is there. */
    readonly mediatype?: string;
  }> & MembersIf<Holds<P, "prop", "archivename", Defaults>, {
    /** The name under which an old version is stored. Missing for the newest. Comes with `prop=archivename`. May be missing. */
    readonly archivename?: string;
  }> & MembersIf<Holds<P, "prop", "bitdepth", Defaults>, {
    /** How many bits each sample of the image has. Comes with `prop=bitdepth`. May be missing where `filehidden` or `filemissing` is there. */
    readonly bitdepth?: number;
  }>>)[];
} & MembersIf<Holds<P, "prop", "badfile", Defaults>, {
  /** Whether the site forbids pages to show the file. Comes with `prop=badfile`. Of pages that are existing or missing only. May be missing. */
  readonly badfile?: boolean;
}> : {});

interface Defaults {
  readonly prop: ["timestamp", "user"];
  readonly urlwidth: -1;
  readonly urlheight: -1;
  readonly urlparam: "";
}

export {};
