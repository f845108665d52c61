// The module filearchive of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/query/client/narrow.js";

/**
 * Lists deleted files by name. A file with several deleted versions is listed once for each version.
 *
 * The parameters of `filearchive`, without the prefix `fa`.
 * @see {@link https://www.mediawiki.org/wiki/API:Filearchive}
 * @example for await (const item of wiki.list("filearchive", { prop: ["timestamp", "user", "size"], limit: 1 })) console.log(item); // Deleted files
 */
export interface FilearchiveParameters {
  /**
   * File to start from. It does not have to exist. Form: the beginning of a title without its namespace, which is that with the id 6 (otherwise `invalidtitle`). (decided: D-185)
   *
   * Wire name: `fafrom` (decided: D-107).
   */
  readonly from?: string | undefined;
  /**
   * File to stop at. It does not have to exist. Form: the beginning of a title without its namespace, which is that with the id 6 (otherwise `invalidtitle`). (decided: D-185)
   *
   * Wire name: `fato` (decided: D-107).
   */
  readonly to?: string | undefined;
  /**
   * Lists only files whose names begin with this string. Form: the beginning of a title without its namespace, which is that with the id 6 (otherwise `invalidtitle`). (decided: D-185)
   *
   * Wire name: `faprefix` (decided: D-107).
   */
  readonly prefix?: string | undefined;
  /**
   * Sort direction of the names. Default: `ascending`.
   *
   * - `ascending`: Ascending, by the name of the file.
   * - `descending`: Descending, by the name of the file.
   *
   * Wire name: `fadir` (decided: D-107).
   */
  readonly dir?: "ascending" | "descending" | undefined;
  /**
   * Lists only files with this SHA-1, in hexadecimal digits. Overrides `sha1base36`. Form: a SHA-1 in hexadecimal digits (otherwise `invalidsha1hash`). (decided: D-187)
   *
   * Wire name: `fasha1` (decided: D-107).
   */
  readonly sha1?: string | undefined;
  /**
   * Lists only files with this SHA-1 in base 36, the form used in the database. Form: without `sha1`: a SHA-1 in base 36 (otherwise `invalidsha1base36hash`). (decided: D-187)
   *
   * Wire name: `fasha1base36` (decided: D-107).
   */
  readonly sha1base36?: string | undefined;
  /**
   * Properties to return for each file in addition to its name. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `timestamp`.
   *
   * - `archivename`: The archive name of the version, if it was not the latest.
   * - `bitdepth`: The number of bits per sample of the image.
   * - `description`: The upload comment. Requires the right `deletedhistory`.
   * - `dimensions`: The size in bytes, the width and height in pixels, and the page count of documents.
   * - `mediatype`: The media category, such as `BITMAP` or `AUDIO`.
   * - `metadata`: The metadata stored in the file, such as Exif data. Requires the right `deletedtext` or `undelete`.
   * - `mime`: The media type, such as `image/png`.
   * - `parseddescription`: The upload comment as HTML, and as `description` returns it. Requires the right `deletedhistory`.
   * - `sha1`: The SHA-1 of the content, in hexadecimal digits.
   * - `size`: Equivalent to `dimensions`.
   * - `timestamp`: The upload time of this version.
   * - `user`: The name and ID of the uploader.
   *
   * Wire name: `faprop` (decided: D-107).
   */
  readonly prop?: "archivename" | "bitdepth" | "description" | "dimensions" | "mediatype" | "metadata" | "mime" | "parseddescription" | "sha1" | "size" | "timestamp" | "user" | readonly ("archivename" | "bitdepth" | "description" | "dimensions" | "mediatype" | "metadata" | "mime" | "parseddescription" | "sha1" | "size" | "timestamp" | "user")[] | undefined;
  /**
   * Maximum number of files to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`.
   *
   * Wire name: `falimit` (decided: D-107).
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Continues from a previous response. Pass the value of its `continue` member. Form: `<text>|<timestamp>|<integer>` (otherwise `badcontinue`). (decided: D-186)
   *
   * Wire name: `facontinue` (decided: D-107).
   */
  readonly continue?: string | undefined;
}

/** An item of `filearchive`. (decided: D-219) */
export type FilearchiveItem<P = FilearchiveParameters> = Flat<{
  /** The ID of the deleted version in the archive. */
  readonly id: number;
  /** The name of the deleted file, without the namespace and with underscores instead of spaces. */
  readonly name: string;
  /** The namespace ID of files, `6`. */
  readonly ns: number;
  /** The title of the deleted file, including the namespace. */
  readonly title: string;
  /** True if the content is lost: the archive has the entry but no file. May be missing. */
  readonly filemissing?: true;
  /** True if the content of the file is hidden from the public. It is still included for callers who may see hidden data. May be missing. */
  readonly filehidden?: true;
  /** True if the summary is hidden from the public. It is still included for callers who may see hidden data. May be missing. */
  readonly commenthidden?: true;
  /** True if the user name is hidden from the public. It is still included for callers who may see hidden data. May be missing. */
  readonly userhidden?: true;
  /** True if the hidden data is hidden from administrators as well. May be missing. */
  readonly suppressed?: true;
} & MembersIf<Holds<P, "prop", "description" | "parseddescription", Defaults>, {
  /** The upload comment, in wikitext. Comes with `prop=description|parseddescription`. May be missing if `commenthidden` is present. */
  readonly description?: string;
}> & MembersIf<Holds<P, "prop", "parseddescription", Defaults>, {
  /** The upload comment as HTML, with links rendered. Comes with `prop=parseddescription`. May be missing if `commenthidden` is present. */
  readonly parseddescription?: string;
}> & MembersIf<Holds<P, "prop", "user", Defaults>, {
  /** The user ID of the uploader; `0` for an anonymous uploader. Comes with `prop=user`. May be missing if `userhidden` is present. */
  readonly userid?: number;
  /** The name of the uploader. Comes with `prop=user`. May be missing if `userhidden` is present. */
  readonly user?: string;
}> & MembersIf<Holds<P, "prop", "sha1", Defaults>, {
  /** The SHA-1 of the content, in hexadecimal digits. Comes with `prop=sha1`. May be missing if `filehidden` or `filemissing` is present. */
  readonly sha1?: string;
}> & MembersIf<Holds<P, "prop", "timestamp", Defaults>, {
  /** The upload time of the version. Comes with `prop=timestamp`. */
  readonly timestamp: string;
}> & MembersIf<Holds<P, "prop", "dimensions" | "size", Defaults>, {
  /** The size of the file in bytes. Comes with `prop=dimensions|size`. May be missing if `filehidden` or `filemissing` is present. */
  readonly size?: number | string;
  /** How many pages the document has. Comes with `prop=dimensions|size`. May be missing. */
  readonly pagecount?: number;
  /** The height of the image in pixels; `0` if the file is not an image. Comes with `prop=dimensions|size`. May be missing if `filehidden` or `filemissing` is present. */
  readonly height?: number | string;
  /** The width of the image in pixels; `0` if the file is not an image. Comes with `prop=dimensions|size`. May be missing if `filehidden` or `filemissing` is present. */
  readonly width?: number | string;
}> & MembersIf<Holds<P, "prop", "mediatype", Defaults>, {
  /** The media category, such as `BITMAP` or `AUDIO`. Comes with `prop=mediatype`. May be missing if `filehidden` or `filemissing` is present. May be `null`. */
  readonly mediatype?: string | null;
}> & MembersIf<Holds<P, "prop", "metadata", Defaults>, {
  /** The metadata stored in the file, such as Exif data. Comes with `prop=metadata`. May be missing if `filehidden` or `filemissing` is present. May be `null`. */
  readonly metadata?: readonly ({
    /** The name of the entry, such as `ImageWidth`; a number if the metadata are a list. */
    readonly name: string | number;
    /** The value in the file: a string, a number, or nested entries. */
    readonly value: unknown;
  })[] | null;
}> & MembersIf<Holds<P, "prop", "bitdepth", Defaults>, {
  /** The number of bits per sample of the image. Comes with `prop=bitdepth`. May be missing if `filehidden` or `filemissing` is present. */
  readonly bitdepth?: number | string;
}> & MembersIf<Holds<P, "prop", "mime", Defaults>, {
  /** The media type of the file, such as `image/png`. Comes with `prop=mime`. May be missing if `filehidden` or `filemissing` is present. */
  readonly mime?: string;
}> & MembersIf<Holds<P, "prop", "archivename", Defaults>, {
  /** The name of the archived version. Absent if the version was the latest. Comes with `prop=archivename`. May be missing. */
  readonly archivename?: string;
}>>;

interface Defaults {
  readonly prop: ["timestamp"];
}

export {};
