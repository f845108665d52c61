// The module filearchive of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/query/client/narrow.js";

/**
 * Lists the deleted files by name. A file of which several versions were deleted is listed once for each.
 *
 * The parameters of `filearchive`, without the prefix `fa`.
 * @see {@link https://www.mediawiki.org/wiki/API:Filearchive}
 * @example for await (const item of wiki.list("filearchive", { prop: ["timestamp", "user", "size"], limit: 1 })) console.log(item); // Files that were deleted
 */
export interface FilearchiveParameters {
  /**
   * The file at which the list starts. It need not exist. Form: the beginning of a title without its namespace, which is that with the id 6 (else `invalidtitle`). (decided: D-185)
   *
   * Wire name: `fafrom` (decided: D-107).
   */
  readonly from?: string | undefined;
  /**
   * The file at which the list ends. It need not exist. Form: the beginning of a title without its namespace, which is that with the id 6 (else `invalidtitle`). (decided: D-185)
   *
   * Wire name: `fato` (decided: D-107).
   */
  readonly to?: string | undefined;
  /**
   * Lists only files whose names begin with this text. Form: the beginning of a title without its namespace, which is that with the id 6 (else `invalidtitle`). (decided: D-185)
   *
   * Wire name: `faprefix` (decided: D-107).
   */
  readonly prefix?: string | undefined;
  /**
   * The order of the names. Default: `ascending`.
   *
   * - `ascending`: From A to Z by the name of the file.
   * - `descending`: From Z to A by the name of the file.
   *
   * Wire name: `fadir` (decided: D-107).
   */
  readonly dir?: "ascending" | "descending" | undefined;
  /**
   * Lists only files with this SHA-1 in hexadecimal digits. It wins over `sha1base36`. Form: a SHA-1 in hexadecimal digits (else `invalidsha1hash`). (decided: D-187)
   *
   * Wire name: `fasha1` (decided: D-107).
   */
  readonly sha1?: string | undefined;
  /**
   * Lists only files with this SHA-1 in base 36, the form in which the database has it. Form: without `sha1`: a SHA-1 in base 36 (else `invalidsha1base36hash`). (decided: D-187)
   *
   * Wire name: `fasha1base36` (decided: D-107).
   */
  readonly sha1base36?: string | undefined;
  /**
   * What to say of each file beside its name. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `timestamp`.
   *
   * - `archivename`: The name under which the version was archived, if it was not the newest.
   * - `bitdepth`: How many bits a sample of the image holds.
   * - `description`: The comment of the upload. Needs the right `deletedhistory`.
   * - `dimensions`: The size in bytes, the width and height in pixels, and the pages of a document.
   * - `mediatype`: The kind of the medium, such as `BITMAP` or `AUDIO`.
   * - `metadata`: The metadata that the file itself holds, such as Exif. Needs the right `deletedtext` or `undelete`.
   * - `mime`: The media type, such as `image/png`.
   * - `parseddescription`: The comment of the upload in HTML, and as `description` answers it. Needs the right `deletedhistory`.
   * - `sha1`: The SHA-1 of the contents, in hexadecimal digits.
   * - `size`: The same as `dimensions`.
   * - `timestamp`: When this version was uploaded.
   * - `user`: The user who uploaded it: name and id.
   *
   * Wire name: `faprop` (decided: D-107).
   */
  readonly prop?: "archivename" | "bitdepth" | "description" | "dimensions" | "mediatype" | "metadata" | "mime" | "parseddescription" | "sha1" | "size" | "timestamp" | "user" | readonly ("archivename" | "bitdepth" | "description" | "dimensions" | "mediatype" | "metadata" | "mime" | "parseddescription" | "sha1" | "size" | "timestamp" | "user")[] | undefined;
  /**
   * The most files that one answer lists. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `10`.
   *
   * Wire name: `falimit` (decided: D-107).
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Goes on after an earlier answer, whose member `continue` holds the value. Form: `<text>|<timestamp>|<integer>` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `facontinue` (decided: D-107).
   */
  readonly continue?: string | undefined;
}

/** An item of `filearchive`. (decided: D-219) */
export type FilearchiveItem<P = FilearchiveParameters> = Flat<{
  /** The id of the deleted version in the archive. */
  readonly id: number;
  /** The name under which the file was deleted, without its namespace and with underscores for spaces. */
  readonly name: string;
  /** The namespace id of files, `6`. */
  readonly ns: number;
  /** The title under which the file was deleted, with the name of its namespace. */
  readonly title: string;
  /** The contents are lost: the archive has the entry, but no file. May be missing. */
  readonly filemissing?: true;
  /** The contents of the file are hidden from the public. Callers with the right to see hidden data still get them. May be missing. */
  readonly filehidden?: true;
  /** The comment is hidden from the public. Callers with the right to see hidden data still get it. May be missing. */
  readonly commenthidden?: true;
  /** The user is hidden from the public. Callers with the right to see hidden data still get the name. May be missing. */
  readonly userhidden?: true;
  /** What is hidden is hidden from administrators, too. May be missing. */
  readonly suppressed?: true;
} & MembersIf<Holds<P, "prop", "description" | "parseddescription", Defaults>, {
  /** The comment of the upload, in wikitext. Comes with `prop=description|parseddescription`. May be missing where `commenthidden` is there. */
  readonly description?: string;
}> & MembersIf<Holds<P, "prop", "parseddescription", Defaults>, {
  /** The comment of the upload in HTML, with links made of its wikitext. Comes with `prop=parseddescription`. May be missing where `commenthidden` is there. */
  readonly parseddescription?: string;
}> & MembersIf<Holds<P, "prop", "user", Defaults>, {
  /** The id of the uploader; `0` where nobody was logged in. Comes with `prop=user`. May be missing where `userhidden` is there. */
  readonly userid?: number;
  /** The name of the uploader. Comes with `prop=user`. May be missing where `userhidden` is there. */
  readonly user?: string;
}> & MembersIf<Holds<P, "prop", "sha1", Defaults>, {
  /** The SHA-1 of the contents, in hexadecimal digits. Comes with `prop=sha1`. May be missing where `filehidden` or `filemissing` is there. */
  readonly sha1?: string;
}> & MembersIf<Holds<P, "prop", "timestamp", Defaults>, {
  /** When the version was uploaded. Comes with `prop=timestamp`. */
  readonly timestamp: string;
}> & MembersIf<Holds<P, "prop", "dimensions" | "size", Defaults>, {
  /** The size of the file in bytes. Comes with `prop=dimensions|size`. May be missing where `filehidden` or `filemissing` is there. */
  readonly size?: number | string;
  /** How many pages the document has. Comes with `prop=dimensions|size`. May be missing. */
  readonly pagecount?: number;
  /** The height of the image in pixels; `0` where the file is no image. Comes with `prop=dimensions|size`. May be missing where `filehidden` or `filemissing` is there. */
  readonly height?: number | string;
  /** The width of the image in pixels; `0` where the file is no image. Comes with `prop=dimensions|size`. May be missing where `filehidden` or `filemissing` is there. */
  readonly width?: number | string;
}> & MembersIf<Holds<P, "prop", "mediatype", Defaults>, {
  /** The kind of the medium, such as `BITMAP` or `AUDIO`. Comes with `prop=mediatype`. May be missing where `filehidden` or `filemissing` is there. May be `null`. */
  readonly mediatype?: string | null;
}> & MembersIf<Holds<P, "prop", "metadata", Defaults>, {
  /** The metadata that the file itself holds, such as Exif. Comes with `prop=metadata`. May be missing where `filehidden` or `filemissing` is there. May be `null`. */
  readonly metadata?: readonly ({
    /** What the entry is about, such as `ImageWidth`; a number where the metadata are a list. */
    readonly name: string | number;
    /** What the file says of it: a text, a number, or entries inside this one. */
    readonly value: unknown;
  })[] | null;
}> & MembersIf<Holds<P, "prop", "bitdepth", Defaults>, {
  /** How many bits each sample of the image has. Comes with `prop=bitdepth`. May be missing where `filehidden` or `filemissing` is there. */
  readonly bitdepth?: number | string;
}> & MembersIf<Holds<P, "prop", "mime", Defaults>, {
  /** The media type of the file, such as `image/png`. Comes with `prop=mime`. May be missing where `filehidden` or `filemissing` is there. */
  readonly mime?: string;
}> & MembersIf<Holds<P, "prop", "archivename", Defaults>, {
  /** The name under which an old version was stored. Missing where the version was the newest. Comes with `prop=archivename`. May be missing. */
  readonly archivename?: string;
}>>;

interface Defaults {
  readonly prop: ["timestamp"];
}

export {};
