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
   * Wire name: `aisort`, in a generator `gaisort`. Documented.
   */
  readonly sort?: "name" | "timestamp" | undefined;
  /**
   * The order: `ascending` and `newer` are the same, as are `descending` and `older`. Default: `ascending`.
   *
   * Wire name: `aidir`, in a generator `gaidir`. Documented.
   */
  readonly dir?: "ascending" | "descending" | "newer" | "older" | undefined;
  /**
   * The file at which the list starts. It need not exist. Needs `sort=name`. Form: the beginning of a title without its namespace, which is that with the id 6 (else `invalidtitle`). (decided: D-185)
   *
   * `from`, `to` or `prefix` only with `sort=name` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `aifrom`, in a generator `gaifrom`. Documented.
   */
  readonly from?: string | undefined;
  /**
   * The file at which the list ends. It need not exist. Needs `sort=name`. Form: the beginning of a title without its namespace, which is that with the id 6 (else `invalidtitle`). (decided: D-185)
   *
   * `from`, `to` or `prefix` only with `sort=name` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `aito`, in a generator `gaito`. Documented.
   */
  readonly to?: string | undefined;
  /**
   * Goes on after an earlier answer, whose member `continue` holds the value. Form: `<text>` with `sort=name`; or `<timestamp>|<text>` with `sort=timestamp` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `aicontinue`, in a generator `gaicontinue`. Documented.
   */
  readonly continue?: string | undefined;
  /**
   * The time of upload at which the list starts. Needs `sort=timestamp`.
   *
   * `start`, `end`, `user` or `filterbots` only with `sort=timestamp` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `aistart`, in a generator `gaistart`. Documented.
   */
  readonly start?: Date | string | undefined;
  /**
   * The time of upload at which the list ends. Needs `sort=timestamp`.
   *
   * `start`, `end`, `user` or `filterbots` only with `sort=timestamp` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `aiend`, in a generator `gaiend`. Documented.
   */
  readonly end?: Date | string | undefined;
  /**
   * What to say of each file. Up to 50 values, for privileged callers up to 500. Default: `timestamp`, `url`.
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
   * Wire name: `aiprop`, in a generator `gaiprop`. Documented.
   */
  readonly prop?: "badfile" | "bitdepth" | "canonicaltitle" | "comment" | "commonmetadata" | "dimensions" | "extmetadata" | "mediatype" | "metadata" | "mime" | "parsedcomment" | "sha1" | "size" | "timestamp" | "url" | "user" | "userid" | readonly ("badfile" | "bitdepth" | "canonicaltitle" | "comment" | "commonmetadata" | "dimensions" | "extmetadata" | "mediatype" | "metadata" | "mime" | "parsedcomment" | "sha1" | "size" | "timestamp" | "url" | "user" | "userid")[] | undefined;
  /**
   * Lists only files whose names begin with this text. Needs `sort=name`. Form: the beginning of a title without its namespace, which is that with the id 6 (else `invalidtitle`). (decided: D-185)
   *
   * `from`, `to` or `prefix` only with `sort=name` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `aiprefix`, in a generator `gaiprefix`. Documented.
   */
  readonly prefix?: string | undefined;
  /**
   * The least size of the files, in bytes.
   *
   * Wire name: `aiminsize`, in a generator `gaiminsize`. Documented.
   */
  readonly minsize?: number | undefined;
  /**
   * The greatest size of the files, in bytes.
   *
   * Wire name: `aimaxsize`, in a generator `gaimaxsize`. Documented.
   */
  readonly maxsize?: number | undefined;
  /**
   * Lists only files with this SHA-1 in hexadecimal digits. It wins over `sha1base36`. Form: a SHA-1 in hexadecimal digits (else `invalidsha1hash`). (decided: D-187)
   *
   * Wire name: `aisha1`, in a generator `gaisha1`. Documented.
   */
  readonly sha1?: string | undefined;
  /**
   * Lists only files with this SHA-1 in base 36, the form in which the database has it. Form: without `sha1`: a SHA-1 in base 36 (else `invalidsha1base36hash`). (decided: D-187)
   *
   * Wire name: `aisha1base36`, in a generator `gaisha1base36`. Documented.
   */
  readonly sha1base36?: string | undefined;
  /**
   * Lists only files whose newest version this user uploaded. Needs `sort=timestamp`. A user, given as `name`, `ip`, `temp`, `interwiki` or `id`.
   *
   * `start`, `end`, `user` or `filterbots` only with `sort=timestamp` (else `invalidparammix`). (decided: D-182)
   *
   * `user` only without `filterbots` (else `invalidparammix-cannotusewith`). (decided: D-182)
   *
   * Wire name: `aiuser`, in a generator `gaiuser`. Documented.
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
   * Wire name: `aifilterbots`, in a generator `gaifilterbots`. Documented.
   */
  readonly filterbots?: "all" | "bots" | "nobots" | undefined;
  /**
   * Lists only files of these media types, such as `image/jpeg`. A site in miser mode refuses it. Up to 50 values, for privileged callers up to 500.
   *
   * Wire name: `aimime`, in a generator `gaimime`. Documented.
   */
  readonly mime?: string | readonly string[] | undefined;
  /**
   * The most files that one answer lists. From 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`.
   *
   * Wire name: `ailimit`, in a generator `gailimit`. Documented.
   */
  readonly limit?: number | "max" | undefined;
}

/** An item of `allimages`. (decided: D-219) */
export type AllimagesItem<P = AllimagesParameters> = Flat<{
  readonly name: string;
  /** May be missing. */
  readonly filehidden?: true;
  /** May be missing. */
  readonly suppressed?: true;
  readonly ns: number;
  readonly title: string;
} & MembersIf<Holds<P, "prop", "timestamp", Defaults>, {
  /** Comes with `prop=timestamp`. */
  readonly timestamp: string;
}> & MembersIf<Holds<P, "prop", "user", Defaults>, {
  /** Comes with `prop=user`. May be missing where `userhidden` is there. */
  readonly user?: string;
}> & MembersIf<Holds<P, "prop", "userid", Defaults>, {
  /** Comes with `prop=userid`. May be missing where `userhidden` is there. */
  readonly userid?: number;
}> & MembersIf<Holds<P, "prop", "user" | "userid", Defaults>, {
  /** Comes with `prop=user|userid`. May be missing. */
  readonly userhidden?: true;
  /** Comes with `prop=user|userid`. May be missing. */
  readonly temp?: true;
  /** Comes with `prop=user|userid`. May be missing. */
  readonly anon?: true;
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
}> & MembersIf<Holds<P, "prop", "comment", Defaults>, {
  /** Comes with `prop=comment`. May be missing where `commenthidden` is there. */
  readonly comment?: string;
}> & MembersIf<Holds<P, "prop", "parsedcomment", Defaults>, {
  /** In HTML. Comes with `prop=parsedcomment`. May be missing where `commenthidden` is there. */
  readonly parsedcomment?: string;
}> & MembersIf<Holds<P, "prop", "comment" | "parsedcomment", Defaults>, {
  /** Comes with `prop=comment|parsedcomment`. May be missing. */
  readonly commenthidden?: true;
}> & MembersIf<Holds<P, "prop", "canonicaltitle", Defaults>, {
  /** Comes with `prop=canonicaltitle`. May be missing where `filehidden` is there. */
  readonly canonicaltitle?: string;
}> & MembersIf<Holds<P, "prop", "url", Defaults>, {
  /** Comes with `prop=url`. May be missing where `filehidden` is there. */
  readonly url?: string;
  /** Comes with `prop=url`. May be missing where `filehidden` is there. */
  readonly descriptionurl?: string;
  /** Comes with `prop=url`. May be missing. */
  readonly descriptionshorturl?: string;
}> & MembersIf<Holds<P, "prop", "sha1", Defaults>, {
  /** Comes with `prop=sha1`. May be missing where `filehidden` is there. */
  readonly sha1?: string;
}> & MembersIf<Holds<P, "prop", "metadata", Defaults>, {
  /** Comes with `prop=metadata`. May be missing where `filehidden` is there. May be `null`. */
  readonly metadata?: readonly ({
    readonly name: string | number;
    readonly value: unknown;
  })[] | null;
}> & MembersIf<Holds<P, "prop", "commonmetadata", Defaults>, {
  /** Comes with `prop=commonmetadata`. May be missing where `filehidden` is there. */
  readonly commonmetadata?: readonly ({
    readonly name: string | number;
    readonly value: unknown;
  })[];
}> & MembersIf<Holds<P, "prop", "extmetadata", Defaults>, {
  /** Comes with `prop=extmetadata`. May be missing where `filehidden` is there. */
  readonly extmetadata?: { readonly [key: string]: {
    readonly value: unknown;
    readonly source: string;
    /** May be missing. */
    readonly hidden?: string;
  } };
}> & MembersIf<Holds<P, "prop", "mime", Defaults>, {
  /** Comes with `prop=mime`. May be missing where `filehidden` is there. */
  readonly mime?: string;
}> & MembersIf<Holds<P, "prop", "mediatype", Defaults>, {
  /** Comes with `prop=mediatype`. May be missing where `filehidden` is there. */
  readonly mediatype?: string;
}> & MembersIf<Holds<P, "prop", "bitdepth", Defaults>, {
  /** Comes with `prop=bitdepth`. May be missing where `filehidden` is there. */
  readonly bitdepth?: number;
}>>;

interface Defaults {
  readonly prop: ["timestamp", "url"];
}

export {};
