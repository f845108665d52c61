// The module allimages of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/query/client/narrow.js";

/**
 * Lists the files stored on the site, by name or by upload time.
 *
 * The parameters of `allimages`, without the prefix `ai`. The module can be a generator.
 * @see {@link https://www.mediawiki.org/wiki/API:Allimages}
 * @example for await (const item of wiki.list("allimages", { sort: "timestamp", dir: "newer", start: "2026-05-01T00:00:00Z", prop: ["timestamp", "user", "size"], limit: 1 })) console.log(item); // Files uploaded since a date, oldest first
 */
export interface AllimagesParameters {
  /**
   * The property to sort by. Several parameters work with only one of the two. Default: `name`.
   *
   * - `name`: By file name.
   * - `timestamp`: By time of the latest upload.
   *
   * Wire name: `aisort` (decided: D-107), in a generator `gaisort` (decided: D-108).
   */
  readonly sort?: "name" | "timestamp" | undefined;
  /**
   * Sort direction: `ascending` and `newer` are equivalent, and so are `descending` and `older`. Default: `ascending`.
   *
   * - `ascending`: By name in alphabetical order, by time with the oldest first.
   * - `descending`: By name in reverse alphabetical order, by time with the newest first.
   * - `newer`: Equivalent to `ascending`, intended for sorting by time.
   * - `older`: Equivalent to `descending`, intended for sorting by time.
   *
   * Wire name: `aidir` (decided: D-107), in a generator `gaidir` (decided: D-108).
   */
  readonly dir?: "ascending" | "descending" | "newer" | "older" | undefined;
  /**
   * File name to start from. It does not have to exist. Requires `sort=name`. Form: the beginning of a title without its namespace, which is that with the id 6 (otherwise `invalidtitle`). (decided: D-185)
   *
   * `from`, `to` or `prefix` only with `sort=name` (otherwise `invalidparammix`). (decided: D-182)
   *
   * Wire name: `aifrom` (decided: D-107), in a generator `gaifrom` (decided: D-108).
   */
  readonly from?: string | undefined;
  /**
   * File name to stop at. It does not have to exist. Requires `sort=name`. Form: the beginning of a title without its namespace, which is that with the id 6 (otherwise `invalidtitle`). (decided: D-185)
   *
   * `from`, `to` or `prefix` only with `sort=name` (otherwise `invalidparammix`). (decided: D-182)
   *
   * Wire name: `aito` (decided: D-107), in a generator `gaito` (decided: D-108).
   */
  readonly to?: string | undefined;
  /**
   * Continues from a previous response. Pass the value of its `continue` member. Form: `<text>` with `sort=name`; or `<timestamp>|<text>` with `sort=timestamp` (otherwise `badcontinue`). (decided: D-186)
   *
   * Wire name: `aicontinue` (decided: D-107), in a generator `gaicontinue` (decided: D-108).
   */
  readonly continue?: string | undefined;
  /**
   * Upload time to start from. Requires `sort=timestamp`.
   *
   * `start`, `end`, `user` or `filterbots` only with `sort=timestamp` (otherwise `invalidparammix`). (decided: D-182)
   *
   * Wire name: `aistart` (decided: D-107), in a generator `gaistart` (decided: D-108).
   */
  readonly start?: Date | string | undefined;
  /**
   * Upload time to stop at. Requires `sort=timestamp`.
   *
   * `start`, `end`, `user` or `filterbots` only with `sort=timestamp` (otherwise `invalidparammix`). (decided: D-182)
   *
   * Wire name: `aiend` (decided: D-107), in a generator `gaiend` (decided: D-108).
   */
  readonly end?: Date | string | undefined;
  /**
   * Properties to return for each file. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `timestamp`, `url`.
   *
   * - `badfile`: Whether the file is on the site's list of bad images.
   * - `bitdepth`: The number of bits per sample of the image.
   * - `canonicaltitle`: The canonical title of the file.
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
   * - `timestamp`: The upload time of this version.
   * - `url`: The URLs of the file and of its page.
   * - `user`: The name of the uploader.
   * - `userid`: The user ID of the uploader.
   *
   * Wire name: `aiprop` (decided: D-107), in a generator `gaiprop` (decided: D-108).
   */
  readonly prop?: "badfile" | "bitdepth" | "canonicaltitle" | "comment" | "commonmetadata" | "dimensions" | "extmetadata" | "mediatype" | "metadata" | "mime" | "parsedcomment" | "sha1" | "size" | "timestamp" | "url" | "user" | "userid" | readonly ("badfile" | "bitdepth" | "canonicaltitle" | "comment" | "commonmetadata" | "dimensions" | "extmetadata" | "mediatype" | "metadata" | "mime" | "parsedcomment" | "sha1" | "size" | "timestamp" | "url" | "user" | "userid")[] | undefined;
  /**
   * Lists only files whose names begin with this string. Requires `sort=name`. Form: the beginning of a title without its namespace, which is that with the id 6 (otherwise `invalidtitle`). (decided: D-185)
   *
   * `from`, `to` or `prefix` only with `sort=name` (otherwise `invalidparammix`). (decided: D-182)
   *
   * Wire name: `aiprefix` (decided: D-107), in a generator `gaiprefix` (decided: D-108).
   */
  readonly prefix?: string | undefined;
  /**
   * Minimum size in bytes.
   *
   * Wire name: `aiminsize` (decided: D-107), in a generator `gaiminsize` (decided: D-108).
   */
  readonly minsize?: number | undefined;
  /**
   * Maximum size in bytes.
   *
   * Wire name: `aimaxsize` (decided: D-107), in a generator `gaimaxsize` (decided: D-108).
   */
  readonly maxsize?: number | undefined;
  /**
   * Lists only files with this SHA-1, in hexadecimal digits. Overrides `sha1base36`. Form: a SHA-1 in hexadecimal digits (otherwise `invalidsha1hash`). (decided: D-187)
   *
   * Wire name: `aisha1` (decided: D-107), in a generator `gaisha1` (decided: D-108).
   */
  readonly sha1?: string | undefined;
  /**
   * Lists only files with this SHA-1 in base 36, the form used in the database. Form: without `sha1`: a SHA-1 in base 36 (otherwise `invalidsha1base36hash`). (decided: D-187)
   *
   * Wire name: `aisha1base36` (decided: D-107), in a generator `gaisha1base36` (decided: D-108).
   */
  readonly sha1base36?: string | undefined;
  /**
   * Lists only files whose latest version was uploaded by this user. Requires `sort=timestamp`. A user, given as `name`, `ip`, `temp`, `interwiki` or `id`.
   *
   * `start`, `end`, `user` or `filterbots` only with `sort=timestamp` (otherwise `invalidparammix`). (decided: D-182)
   *
   * `user` only without `filterbots` (otherwise `invalidparammix-cannotusewith`). (decided: D-182)
   *
   * Wire name: `aiuser` (decided: D-107), in a generator `gaiuser` (decided: D-108).
   */
  readonly user?: string | undefined;
  /**
   * How to filter uploads by bots. Values other than `all` require `sort=timestamp`. Default: `all`.
   *
   * - `all`: All files.
   * - `bots`: Files uploaded by bots.
   * - `nobots`: Files not uploaded by bots.
   *
   * `start`, `end`, `user` or `filterbots` only with `sort=timestamp` (otherwise `invalidparammix`). (decided: D-182)
   *
   * Wire name: `aifilterbots` (decided: D-107), in a generator `gaifilterbots` (decided: D-108).
   */
  readonly filterbots?: "all" | "bots" | "nobots" | undefined;
  /**
   * Lists only files with these media types, such as `image/jpeg`. Refused on sites in miser mode. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * Wire name: `aimime` (decided: D-107), in a generator `gaimime` (decided: D-108).
   */
  readonly mime?: string | readonly string[] | undefined;
  /**
   * Maximum number of files to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`.
   *
   * Wire name: `ailimit` (decided: D-107), in a generator `gailimit` (decided: D-108).
   */
  readonly limit?: number | "max" | undefined;
}

/** An item of `allimages`. (decided: D-219) */
export type AllimagesItem<P = AllimagesParameters> = Flat<{
  /** The file name, without the namespace and with underscores instead of spaces. */
  readonly name: string;
  /** True if the content of the file is hidden from the public. It is still included for callers who may see hidden data. May be missing. */
  readonly filehidden?: true;
  /** True if the hidden data is hidden from administrators as well. May be missing. */
  readonly suppressed?: true;
  /** The namespace ID of files, `6`. */
  readonly ns: number;
  /** The title of the file, including the namespace. */
  readonly title: string;
} & MembersIf<Holds<P, "prop", "timestamp", Defaults>, {
  /** The upload time of this version. Comes with `prop=timestamp`. */
  readonly timestamp: string;
}> & MembersIf<Holds<P, "prop", "user", Defaults>, {
  /** The name of the uploader, or the IP address of an anonymous uploader. Comes with `prop=user`. May be missing if `userhidden` is present. */
  readonly user?: string;
}> & MembersIf<Holds<P, "prop", "userid", Defaults>, {
  /** The user ID of the uploader; `0` for an anonymous uploader. Comes with `prop=userid`. May be missing if `userhidden` is present. */
  readonly userid?: number;
}> & MembersIf<Holds<P, "prop", "user" | "userid", Defaults>, {
  /** True if the uploader is hidden from the public. The name is still included for callers who may see hidden data. Comes with `prop=user|userid`. May be missing. */
  readonly userhidden?: true;
  /** True if the uploader used a temporary account. Comes with `prop=user|userid`. May be missing. */
  readonly temp?: true;
  /** True if the uploader was not logged in and is identified by an IP address. Comes with `prop=user|userid`. May be missing. */
  readonly anon?: true;
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
}> & MembersIf<Holds<P, "prop", "comment", Defaults>, {
  /** The upload comment, in wikitext. Comes with `prop=comment`. May be missing if `commenthidden` is present. */
  readonly comment?: string;
}> & MembersIf<Holds<P, "prop", "parsedcomment", Defaults>, {
  /** The upload comment as HTML, with links rendered. Comes with `prop=parsedcomment`. May be missing if `commenthidden` is present. */
  readonly parsedcomment?: string;
}> & MembersIf<Holds<P, "prop", "comment" | "parsedcomment", Defaults>, {
  /** True if the summary is hidden from the public. It is still included for callers who may see hidden data. Comes with `prop=comment|parsedcomment`. May be missing. */
  readonly commenthidden?: true;
}> & MembersIf<Holds<P, "prop", "canonicaltitle", Defaults>, {
  /** The normalized title of the file, including the namespace. Comes with `prop=canonicaltitle`. May be missing if `filehidden` is present. */
  readonly canonicaltitle?: string;
}> & MembersIf<Holds<P, "prop", "url", Defaults>, {
  /** The URL of the file. Comes with `prop=url`. May be missing if `filehidden` is present. */
  readonly url?: string;
  /** The URL of the file's description page. Comes with `prop=url`. May be missing if `filehidden` is present. */
  readonly descriptionurl?: string;
  /** The URL of the file's description page by page ID. It is shorter and does not change when the page is moved. Comes with `prop=url`. May be missing. */
  readonly descriptionshorturl?: string;
}> & MembersIf<Holds<P, "prop", "sha1", Defaults>, {
  /** The SHA-1 of the content, as 40 hexadecimal digits. Comes with `prop=sha1`. May be missing if `filehidden` is present. */
  readonly sha1?: string;
}> & MembersIf<Holds<P, "prop", "metadata", Defaults>, {
  /** The metadata stored in the file, such as Exif data. Null if the file has no such metadata. Comes with `prop=metadata`. May be missing if `filehidden` is present. May be `null`. */
  readonly metadata?: readonly ({
    /** The name of the entry, such as `ImageWidth`; a number if the metadata are a list. */
    readonly name: string | number;
    /** The value in the file: a string, a number, or nested entries. */
    readonly value: unknown;
  })[] | null;
}> & MembersIf<Holds<P, "prop", "commonmetadata", Defaults>, {
  /** The metadata common to all files of the format. Comes with `prop=commonmetadata`. May be missing if `filehidden` is present. */
  readonly commonmetadata?: readonly ({
    /** The name of the entry, such as `ImageWidth`; a number if the metadata are a list. */
    readonly name: string | number;
    /** The value in the file: a string, a number, or nested entries. */
    readonly value: unknown;
  })[];
}> & MembersIf<Holds<P, "prop", "extmetadata", Defaults>, {
  /** Metadata combined from the file, its page and its categories, formatted for display, by name. Comes with `prop=extmetadata`. May be missing if `filehidden` is present. */
  readonly extmetadata?: { readonly [key: string]: {
    readonly value: unknown;
    /** The source of the value, such as `file-metadata` or `mediawiki-metadata`. */
    readonly source: string;
    /** Present if the value is hidden in the table on the file page until a reader expands it. May be missing. */
    readonly hidden?: string;
  } };
}> & MembersIf<Holds<P, "prop", "mime", Defaults>, {
  /** The media type of the file, such as `image/png`. Comes with `prop=mime`. May be missing if `filehidden` is present. */
  readonly mime?: string;
}> & MembersIf<Holds<P, "prop", "mediatype", Defaults>, {
  /** The media category, such as `BITMAP` or `AUDIO`. Comes with `prop=mediatype`. May be missing if `filehidden` is present. */
  readonly mediatype?: string;
}> & MembersIf<Holds<P, "prop", "bitdepth", Defaults>, {
  /** The number of bits per sample of the image. Comes with `prop=bitdepth`. May be missing if `filehidden` is present. */
  readonly bitdepth?: number;
}>>;

interface Defaults {
  readonly prop: ["timestamp", "url"];
}

export {};
