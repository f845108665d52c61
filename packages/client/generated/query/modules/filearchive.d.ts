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
   * Wire name: `fafrom`. Documented.
   */
  readonly from?: string | undefined;
  /**
   * The file at which the list ends. It need not exist. Form: the beginning of a title without its namespace, which is that with the id 6 (else `invalidtitle`). (decided: D-185)
   *
   * Wire name: `fato`. Documented.
   */
  readonly to?: string | undefined;
  /**
   * Lists only files whose names begin with this text. Form: the beginning of a title without its namespace, which is that with the id 6 (else `invalidtitle`). (decided: D-185)
   *
   * Wire name: `faprefix`. Documented.
   */
  readonly prefix?: string | undefined;
  /**
   * The order of the names. Default: `ascending`.
   *
   * Wire name: `fadir`. Documented.
   */
  readonly dir?: "ascending" | "descending" | undefined;
  /**
   * Lists only files with this SHA-1 in hexadecimal digits. It wins over `sha1base36`. Form: a SHA-1 in hexadecimal digits (else `invalidsha1hash`). (decided: D-187)
   *
   * Wire name: `fasha1`. Documented.
   */
  readonly sha1?: string | undefined;
  /**
   * Lists only files with this SHA-1 in base 36, the form in which the database has it. Form: without `sha1`: a SHA-1 in base 36 (else `invalidsha1base36hash`). (decided: D-187)
   *
   * Wire name: `fasha1base36`. Documented.
   */
  readonly sha1base36?: string | undefined;
  /**
   * What to say of each file beside its name. Up to 50 values, for privileged callers up to 500. Default: `timestamp`.
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
   * Wire name: `faprop`. Documented.
   */
  readonly prop?: "archivename" | "bitdepth" | "description" | "dimensions" | "mediatype" | "metadata" | "mime" | "parseddescription" | "sha1" | "size" | "timestamp" | "user" | readonly ("archivename" | "bitdepth" | "description" | "dimensions" | "mediatype" | "metadata" | "mime" | "parseddescription" | "sha1" | "size" | "timestamp" | "user")[] | undefined;
  /**
   * The most files that one answer lists. From 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`.
   *
   * Wire name: `falimit`. Documented.
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Goes on after an earlier answer, whose member `continue` holds the value. Form: `<text>|<timestamp>|<integer>` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `facontinue`. Documented.
   */
  readonly continue?: string | undefined;
}

/** An item of `filearchive`. (decided: D-219) */
export type FilearchiveItem<P = FilearchiveParameters> = Flat<{
  readonly id: number;
  readonly name: string;
  readonly ns: number;
  readonly title: string;
  /** May be missing. */
  readonly filemissing?: true;
  /** May be missing. */
  readonly filehidden?: true;
  /** May be missing. */
  readonly commenthidden?: true;
  /** May be missing. */
  readonly userhidden?: true;
  /** May be missing. */
  readonly suppressed?: true;
} & MembersIf<Holds<P, "prop", "description" | "parseddescription", Defaults>, {
  /** Comes with `prop=description|parseddescription`. May be missing where `commenthidden` is there. */
  readonly description?: string;
}> & MembersIf<Holds<P, "prop", "parseddescription", Defaults>, {
  /** In HTML. Comes with `prop=parseddescription`. May be missing where `commenthidden` is there. */
  readonly parseddescription?: string;
}> & MembersIf<Holds<P, "prop", "user", Defaults>, {
  /** Comes with `prop=user`. May be missing where `userhidden` is there. */
  readonly userid?: number;
  /** Comes with `prop=user`. May be missing where `userhidden` is there. */
  readonly user?: string;
}> & MembersIf<Holds<P, "prop", "sha1", Defaults>, {
  /** Comes with `prop=sha1`. May be missing where `filehidden` or `filemissing` is there. */
  readonly sha1?: string;
}> & MembersIf<Holds<P, "prop", "timestamp", Defaults>, {
  /** Comes with `prop=timestamp`. */
  readonly timestamp: string;
}> & MembersIf<Holds<P, "prop", "dimensions" | "size", Defaults>, {
  /** In bytes. Comes with `prop=dimensions|size`. May be missing where `filehidden` or `filemissing` is there. */
  readonly size?: number | string;
  /** Comes with `prop=dimensions|size`. May be missing. */
  readonly pagecount?: number;
  /** In pixels. Comes with `prop=dimensions|size`. May be missing where `filehidden` or `filemissing` is there. */
  readonly height?: number | string;
  /** In pixels. Comes with `prop=dimensions|size`. May be missing where `filehidden` or `filemissing` is there. */
  readonly width?: number | string;
}> & MembersIf<Holds<P, "prop", "mediatype", Defaults>, {
  /** Comes with `prop=mediatype`. May be missing where `filehidden` or `filemissing` is there. May be `null`. */
  readonly mediatype?: string | null;
}> & MembersIf<Holds<P, "prop", "metadata", Defaults>, {
  /** Comes with `prop=metadata`. May be missing where `filehidden` or `filemissing` is there. May be `null`. */
  readonly metadata?: readonly ({
    readonly name: string | number;
    readonly value: unknown;
  })[] | null;
}> & MembersIf<Holds<P, "prop", "bitdepth", Defaults>, {
  /** Comes with `prop=bitdepth`. May be missing where `filehidden` or `filemissing` is there. */
  readonly bitdepth?: number | string;
}> & MembersIf<Holds<P, "prop", "mime", Defaults>, {
  /** Comes with `prop=mime`. May be missing where `filehidden` or `filemissing` is there. */
  readonly mime?: string;
}> & MembersIf<Holds<P, "prop", "archivename", Defaults>, {
  /** Comes with `prop=archivename`. May be missing. */
  readonly archivename?: string;
}>>;

interface Defaults {
  readonly prop: ["timestamp"];
}

export {};
