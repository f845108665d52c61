// The module allimages of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/query/client/narrow.js";

/**
 * Lists the files that the site itself stores, by name or by time of upload.
 *
 * The parameters of `allimages`, without the prefix `ai`. The module can be a generator.
 * @see {@link https://www.mediawiki.org/wiki/API:Allimages}
 * @example for await (const item of wiki.list("allimages", { sort: "timestamp", dir: "newer", start: "2026-05-01T00:00:00Z", prop: ["timestamp", "user", "size"], limit: 1 })) console.log(item); // Files since a day, the oldest first
 */
export interface AllimagesParameters {
  /**
   * What the list is sorted by. Several parameters are allowed with one of the two only. Default: `name`.
   *
   * - `name`: By the name of the file.
   * - `timestamp`: By the time of the newest upload.
   *
   * Wire name: `aisort` (decided: D-107), in a generator `gaisort` (decided: D-108).
   */
  readonly sort?: "name" | "timestamp" | undefined;
  /**
   * The order: `ascending` and `newer` are the same, as are `descending` and `older`. Default: `ascending`.
   *
   * - `ascending`: By name from A to Z, by time from the oldest to the newest.
   * - `descending`: By name from Z to A, by time from the newest to the oldest.
   * - `newer`: The same as `ascending`, meant for a list by time.
   * - `older`: The same as `descending`, meant for a list by time.
   *
   * Wire name: `aidir` (decided: D-107), in a generator `gaidir` (decided: D-108).
   */
  readonly dir?: "ascending" | "descending" | "newer" | "older" | undefined;
  /**
   * The file at which the list starts. It need not exist. Needs `sort=name`. Form: the beginning of a title without its namespace, which is that with the id 6 (else `invalidtitle`). (decided: D-185)
   *
   * `from`, `to` or `prefix` only with `sort=name` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `aifrom` (decided: D-107), in a generator `gaifrom` (decided: D-108).
   */
  readonly from?: string | undefined;
  /**
   * The file at which the list ends. It need not exist. Needs `sort=name`. Form: the beginning of a title without its namespace, which is that with the id 6 (else `invalidtitle`). (decided: D-185)
   *
   * `from`, `to` or `prefix` only with `sort=name` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `aito` (decided: D-107), in a generator `gaito` (decided: D-108).
   */
  readonly to?: string | undefined;
  /**
   * Goes on after an earlier answer, whose member `continue` holds the value. Form: `<text>` with `sort=name`; or `<timestamp>|<text>` with `sort=timestamp` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `aicontinue` (decided: D-107), in a generator `gaicontinue` (decided: D-108).
   */
  readonly continue?: string | undefined;
  /**
   * The time of upload at which the list starts. Needs `sort=timestamp`.
   *
   * `start`, `end`, `user` or `filterbots` only with `sort=timestamp` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `aistart` (decided: D-107), in a generator `gaistart` (decided: D-108).
   */
  readonly start?: Date | string | undefined;
  /**
   * The time of upload at which the list ends. Needs `sort=timestamp`.
   *
   * `start`, `end`, `user` or `filterbots` only with `sort=timestamp` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `aiend` (decided: D-107), in a generator `gaiend` (decided: D-108).
   */
  readonly end?: Date | string | undefined;
  /**
   * What to say of each file. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `timestamp`, `url`.
   *
   * - `badfile`: Whether the site forbids pages to show the file.
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
   * - `timestamp`: When this version was uploaded.
   * - `url`: The addresses of the file and of its page.
   * - `user`: The name of the uploader.
   * - `userid`: The id of the uploader.
   *
   * Wire name: `aiprop` (decided: D-107), in a generator `gaiprop` (decided: D-108).
   */
  readonly prop?: "badfile" | "bitdepth" | "canonicaltitle" | "comment" | "commonmetadata" | "dimensions" | "extmetadata" | "mediatype" | "metadata" | "mime" | "parsedcomment" | "sha1" | "size" | "timestamp" | "url" | "user" | "userid" | readonly ("badfile" | "bitdepth" | "canonicaltitle" | "comment" | "commonmetadata" | "dimensions" | "extmetadata" | "mediatype" | "metadata" | "mime" | "parsedcomment" | "sha1" | "size" | "timestamp" | "url" | "user" | "userid")[] | undefined;
  /**
   * Lists only files whose names begin with this text. Needs `sort=name`. Form: the beginning of a title without its namespace, which is that with the id 6 (else `invalidtitle`). (decided: D-185)
   *
   * `from`, `to` or `prefix` only with `sort=name` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `aiprefix` (decided: D-107), in a generator `gaiprefix` (decided: D-108).
   */
  readonly prefix?: string | undefined;
  /**
   * The least size of the files, in bytes.
   *
   * Wire name: `aiminsize` (decided: D-107), in a generator `gaiminsize` (decided: D-108).
   */
  readonly minsize?: number | undefined;
  /**
   * The greatest size of the files, in bytes.
   *
   * Wire name: `aimaxsize` (decided: D-107), in a generator `gaimaxsize` (decided: D-108).
   */
  readonly maxsize?: number | undefined;
  /**
   * Lists only files with this SHA-1 in hexadecimal digits. It wins over `sha1base36`. Form: a SHA-1 in hexadecimal digits (else `invalidsha1hash`). (decided: D-187)
   *
   * Wire name: `aisha1` (decided: D-107), in a generator `gaisha1` (decided: D-108).
   */
  readonly sha1?: string | undefined;
  /**
   * Lists only files with this SHA-1 in base 36, the form in which the database has it. Form: without `sha1`: a SHA-1 in base 36 (else `invalidsha1base36hash`). (decided: D-187)
   *
   * Wire name: `aisha1base36` (decided: D-107), in a generator `gaisha1base36` (decided: D-108).
   */
  readonly sha1base36?: string | undefined;
  /**
   * Lists only files whose newest version this user uploaded. Needs `sort=timestamp`. A user, given as `name`, `ip`, `temp`, `interwiki` or `id`.
   *
   * `start`, `end`, `user` or `filterbots` only with `sort=timestamp` (else `invalidparammix`). (decided: D-182)
   *
   * `user` only without `filterbots` (else `invalidparammix-cannotusewith`). (decided: D-182)
   *
   * Wire name: `aiuser` (decided: D-107), in a generator `gaiuser` (decided: D-108).
   */
  readonly user?: string | undefined;
  /**
   * Whether files are listed that bots uploaded. Values other than `all` need `sort=timestamp`. Default: `all`.
   *
   * - `all`: All files.
   * - `bots`: Files that bots uploaded.
   * - `nobots`: Files that others than bots uploaded.
   *
   * `start`, `end`, `user` or `filterbots` only with `sort=timestamp` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `aifilterbots` (decided: D-107), in a generator `gaifilterbots` (decided: D-108).
   */
  readonly filterbots?: "all" | "bots" | "nobots" | undefined;
  /**
   * Lists only files of these media types, such as `image/jpeg`. A site in miser mode refuses it. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * Wire name: `aimime` (decided: D-107), in a generator `gaimime` (decided: D-108).
   */
  readonly mime?: string | readonly string[] | undefined;
  /**
   * The most files that one answer lists. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `10`.
   *
   * Wire name: `ailimit` (decided: D-107), in a generator `gailimit` (decided: D-108).
   */
  readonly limit?: number | "max" | undefined;
}

/** An item of `allimages`. (decided: D-219) */
export type AllimagesItem<P = AllimagesParameters> = Flat<{
  /** The name of the file, without its namespace and with underscores for spaces. */
  readonly name: string;
  /** The contents of the file are hidden from the public. Callers with the right to see hidden data still get them. May be missing. */
  readonly filehidden?: true;
  /** What is hidden is hidden from administrators, too. May be missing. */
  readonly suppressed?: true;
  /** The namespace id of files, `6`. */
  readonly ns: number;
  /** The title of the file, with the name of its namespace. */
  readonly title: string;
} & MembersIf<Holds<P, "prop", "timestamp", Defaults>, {
  /** When this version was uploaded. Comes with `prop=timestamp`. */
  readonly timestamp: string;
}> & MembersIf<Holds<P, "prop", "user", Defaults>, {
  /** The name of the uploader, or the IP address of one who was not logged in. Comes with `prop=user`. May be missing where `userhidden` is there. */
  readonly user?: string;
}> & MembersIf<Holds<P, "prop", "userid", Defaults>, {
  /** The id of the uploader; `0` where nobody was logged in. Comes with `prop=userid`. May be missing where `userhidden` is there. */
  readonly userid?: number;
}> & MembersIf<Holds<P, "prop", "user" | "userid", Defaults>, {
  /** The uploader is hidden from the public. Callers with the right to see hidden data still get the name. Comes with `prop=user|userid`. May be missing. */
  readonly userhidden?: true;
  /** The uploader used a temporary account. Comes with `prop=user|userid`. May be missing. */
  readonly temp?: true;
  /** The uploader was not logged in and is known by an IP address. Comes with `prop=user|userid`. May be missing. */
  readonly anon?: true;
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
}> & MembersIf<Holds<P, "prop", "comment", Defaults>, {
  /** The comment of the upload, in wikitext. Comes with `prop=comment`. May be missing where `commenthidden` is there. */
  readonly comment?: string;
}> & MembersIf<Holds<P, "prop", "parsedcomment", Defaults>, {
  /** The comment of the upload in HTML, with links made of its wikitext. Comes with `prop=parsedcomment`. May be missing where `commenthidden` is there. */
  readonly parsedcomment?: string;
}> & MembersIf<Holds<P, "prop", "comment" | "parsedcomment", Defaults>, {
  /** The comment is hidden from the public. Callers with the right to see hidden data still get it. Comes with `prop=comment|parsedcomment`. May be missing. */
  readonly commenthidden?: true;
}> & MembersIf<Holds<P, "prop", "canonicaltitle", Defaults>, {
  /** The title of the file, with the name of its namespace, in the usual form. Comes with `prop=canonicaltitle`. May be missing where `filehidden` is there. */
  readonly canonicaltitle?: string;
}> & MembersIf<Holds<P, "prop", "url", Defaults>, {
  /** The address of the file itself. Comes with `prop=url`. May be missing where `filehidden` is there. */
  readonly url?: string;
  /** The address of the page about the file. Comes with `prop=url`. May be missing where `filehidden` is there. */
  readonly descriptionurl?: string;
  /** The address of the page about the file by its id, which is shorter and survives moves. Comes with `prop=url`. May be missing. */
  readonly descriptionshorturl?: string;
}> & MembersIf<Holds<P, "prop", "sha1", Defaults>, {
  /** The SHA-1 of the contents, in 40 hexadecimal digits. Comes with `prop=sha1`. May be missing where `filehidden` is there. */
  readonly sha1?: string;
}> & MembersIf<Holds<P, "prop", "metadata", Defaults>, {
  /** The metadata that the file itself holds, such as Exif. Null where it holds none. Comes with `prop=metadata`. May be missing where `filehidden` is there. May be `null`. */
  readonly metadata?: readonly ({
    /** What the entry is about, such as `ImageWidth`; a number where the metadata are a list. */
    readonly name: string | number;
    /** What the file says of it: a text, a number, or entries inside this one. */
    readonly value: unknown;
  })[] | null;
}> & MembersIf<Holds<P, "prop", "commonmetadata", Defaults>, {
  /** Those of the metadata that files of its format have in common. Comes with `prop=commonmetadata`. May be missing where `filehidden` is there. */
  readonly commonmetadata?: readonly ({
    /** What the entry is about, such as `ImageWidth`; a number where the metadata are a list. */
    readonly name: string | number;
    /** What the file says of it: a text, a number, or entries inside this one. */
    readonly value: unknown;
  })[];
}> & MembersIf<Holds<P, "prop", "extmetadata", Defaults>, {
  /** Metadata put together from the file, its page and its categories, ready to be shown, by name. Comes with `prop=extmetadata`. May be missing where `filehidden` is there. */
  readonly extmetadata?: { readonly [key: string]: {
    readonly value: unknown;
    /** Where the value comes from, such as `file-metadata` or `mediawiki-metadata`. */
    readonly source: string;
    /** There where the value is left out of the table on the page of the file unless a reader opens it. May be missing. */
    readonly hidden?: string;
  } };
}> & MembersIf<Holds<P, "prop", "mime", Defaults>, {
  /** The media type of the file, such as `image/png`. Comes with `prop=mime`. May be missing where `filehidden` is there. */
  readonly mime?: string;
}> & MembersIf<Holds<P, "prop", "mediatype", Defaults>, {
  /** The kind of the medium, such as `BITMAP` or `AUDIO`. Comes with `prop=mediatype`. May be missing where `filehidden` is there. */
  readonly mediatype?: string;
}> & MembersIf<Holds<P, "prop", "bitdepth", Defaults>, {
  /** How many bits each sample of the image has. Comes with `prop=bitdepth`. May be missing where `filehidden` is there. */
  readonly bitdepth?: number;
}>>;

interface Defaults {
  readonly prop: ["timestamp", "url"];
}

export {};
