// The module deletedrevs of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/query/client/narrow.js";

/**
 * Lists deleted revisions in one of three modes: of pages, of a user, or of a namespace. Superseded by `deletedrevisions` and `alldeletedrevisions`.
 *
 * The parameters of `deletedrevs`, without the prefix `dr`.
 *
 * The module needs the right `deletedhistory`. Without it, the error is `permissiondenied`. (decided: D-147)
 *
 * Mode 1 lists deleted revisions of pages that the request names, mode 2 those of a user where it names none, mode 3 all. (decided: D-157)
 *
 * “All four mode 3” follows the five parameters `from`, `to`, `prefix`, `unique` and `namespace` in the document. All five are marked with mode 3. (decided: D-156)
 *
 * With `unique`, the first revision of each page in the order of the list is listed. (decided: D-445)
 * @see {@link https://www.mediawiki.org/wiki/API:Deletedrevs}
 * @example for await (const item of wiki.list("deletedrevs", { user: "Jonas", prop: ["revid", "comment"], limit: 1 })) console.log(item); // The last deleted revision of one user
 * @deprecated
 */
export interface DeletedrevsParameters {
  /**
   * The time at which the list starts: the latest, or with `dir=newer` the earliest. Only in mode 1 or 2.
   *
   * `start` or `end` only with pages or `user` (else `badparams`). (decided: D-190)
   *
   * Wire name: `drstart` (decided: D-107).
   */
  readonly start?: Date | string | undefined;
  /**
   * The time at which the list ends: the earliest, or with `dir=newer` the latest. Only in mode 1 or 2.
   *
   * `start` or `end` only with pages or `user` (else `badparams`). (decided: D-190)
   *
   * Wire name: `drend` (decided: D-107).
   */
  readonly end?: Date | string | undefined;
  /**
   * Whether the oldest or the newest revisions come first. Default: `older`. Only in mode 1 or 3.
   *
   * - `newer`: From the oldest to the newest.
   * - `older`: From the newest to the oldest.
   *
   * Wire name: `drdir` (decided: D-107).
   */
  readonly dir?: "newer" | "older" | undefined;
  /**
   * The title at which the list starts. It need not exist. Only in mode 3. Form: the beginning of a title without its namespace, which is that in `namespace` (else `invalidtitle`). (decided: D-185)
   *
   * `from`, `to` or `prefix` only without pages or `user` (else `badparams`). (decided: D-190)
   *
   * Wire name: `drfrom` (decided: D-107).
   */
  readonly from?: string | undefined;
  /**
   * The title at which the list ends. It need not exist. Only in mode 3. Form: the beginning of a title without its namespace, which is that in `namespace` (else `invalidtitle`). (decided: D-185)
   *
   * `from`, `to` or `prefix` only without pages or `user` (else `badparams`). (decided: D-190)
   *
   * Wire name: `drto` (decided: D-107).
   */
  readonly to?: string | undefined;
  /**
   * Lists only revisions of pages whose titles begin with this text. Only in mode 3. Form: the beginning of a title without its namespace, which is that in `namespace` (else `invalidtitle`). (decided: D-185)
   *
   * `from`, `to` or `prefix` only without pages or `user` (else `badparams`). (decided: D-190)
   *
   * Wire name: `drprefix` (decided: D-107).
   */
  readonly prefix?: string | undefined;
  /**
   * Lists one revision of each page. A flag: present means true, absent means false (decided: D-119). Only in mode 3.
   *
   * Wire name: `drunique` (decided: D-107).
   */
  readonly unique?: boolean | undefined;
  /**
   * The namespace whose pages are listed. Default: `0`. Only in mode 3.
   *
   * Wire name: `drnamespace` (decided: D-107).
   */
  readonly namespace?: number | undefined;
  /**
   * Lists only revisions that carry this change tag.
   *
   * Wire name: `drtag` (decided: D-107).
   */
  readonly tag?: string | undefined;
  /**
   * Lists only revisions that this user made. Where the request names no pages, it chooses mode 2. A user, given as `name`, `ip`, `temp`, `interwiki` or `id`.
   *
   * At most one of `user`, `excludeuser` (else `badparams`). (decided: D-190)
   *
   * Wire name: `druser` (decided: D-107).
   */
  readonly user?: string | undefined;
  /**
   * Leaves out the revisions that this user made. A user, given as `name`, `ip`, `temp`, `interwiki` or `id`.
   *
   * At most one of `user`, `excludeuser` (else `badparams`). (decided: D-190)
   *
   * Wire name: `drexcludeuser` (decided: D-107).
   */
  readonly excludeuser?: string | undefined;
  /**
   * What to say of each revision. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Deprecated: `token`. Default: `user`, `comment`.
   *
   * - `comment`: The comment of the edit.
   * - `content`: The text of the revision.
   * - `len`: The size in bytes.
   * - `minor`: Whether the edit was marked as minor.
   * - `parentid`: The id of the revision before it.
   * - `parsedcomment`: The comment of the edit in HTML.
   * - `revid`: The id of the revision.
   * - `sha1`: The SHA-1 of the text, in hexadecimal digits.
   * - `tags`: The change tags of the revision.
   * - `user`: The name of the author.
   * - `userid`: The id of the author.
   * - `token`: The token for an edit.
   *
   * Wire name: `drprop` (decided: D-107).
   */
  readonly prop?: "comment" | "content" | "len" | "minor" | "parentid" | "parsedcomment" | "revid" | "sha1" | "tags" | "user" | "userid" | "token" | readonly ("comment" | "content" | "len" | "minor" | "parentid" | "parsedcomment" | "revid" | "sha1" | "tags" | "user" | "userid" | "token")[] | undefined;
  /**
   * The most revisions that one answer lists. With `prop=content` the maximum is lower. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `10`.
   *
   * With `prop=content`: `limit` at most 50, for callers with the right `apihighlimits` 500 (more is lowered, with the warning `outofrange`). (decided: D-191)
   *
   * Wire name: `drlimit` (decided: D-107).
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Goes on after an earlier answer, whose member `continue` holds the value. Form: `<integer>|<text>|<timestamp>|<integer>` with pages; or `<integer>|<text>|<timestamp>|<integer>` without `user`; or `<timestamp>|<integer>` with `user` without pages (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `drcontinue` (decided: D-107).
   */
  readonly continue?: string | undefined;
}

/** An item of `deletedrevs`. (decided: D-219) */
export type DeletedrevsItem<P = DeletedrevsParameters> = Flat<{
  /** The deleted revisions of the page that the answer lists. */
  readonly revisions: readonly (Flat<{
    /** When the revision was saved, before it was deleted. */
    readonly timestamp: string;
    /** What is hidden is hidden from administrators, too. May be missing. */
    readonly suppressed?: true;
  } & MembersIf<Holds<P, "prop", "revid", Defaults>, {
    /** The id of the deleted revision. Comes with `prop=revid`. */
    readonly revid: number;
  }> & MembersIf<Holds<P, "prop", "parentid", Defaults>, {
    /** The id of the revision that was edited; `0` where the revision began the page. Comes with `prop=parentid`. May be missing. */
    readonly parentid?: number;
  }> & MembersIf<Holds<P, "prop", "user", Defaults>, {
    /** The name of the author, or the IP address of one who was not logged in. Comes with `prop=user`. May be missing where `userhidden` is there. */
    readonly user?: string;
  }> & MembersIf<Holds<P, "prop", "userid", Defaults>, {
    /** The id of the author; `0` where nobody was logged in. Comes with `prop=userid`. May be missing where `userhidden` is there. */
    readonly userid?: number;
  }> & MembersIf<Holds<P, "prop", "user" | "userid", Defaults>, {
    /** The user is hidden from the public. Callers with the right to see hidden data still get the name. Comes with `prop=user|userid`. May be missing. */
    readonly userhidden?: true;
  }> & MembersIf<Holds<P, "prop", "comment", Defaults>, {
    /** The summary of the edit, in wikitext. Empty where the author gave none. Comes with `prop=comment`. May be missing where `commenthidden` is there. */
    readonly comment?: string;
  }> & MembersIf<Holds<P, "prop", "parsedcomment", Defaults>, {
    /** The summary of the edit in HTML, with links made of its wikitext. Comes with `prop=parsedcomment`. May be missing where `commenthidden` is there. */
    readonly parsedcomment?: string;
  }> & MembersIf<Holds<P, "prop", "comment" | "parsedcomment", Defaults>, {
    /** The comment is hidden from the public. Callers with the right to see hidden data still get it. Comes with `prop=comment|parsedcomment`. May be missing. */
    readonly commenthidden?: true;
  }> & MembersIf<Holds<P, "prop", "minor", Defaults>, {
    /** Whether the author marked the edit as minor. Comes with `prop=minor`. */
    readonly minor: boolean;
  }> & MembersIf<Holds<P, "prop", "len", Defaults>, {
    /** The size of the contents, in bytes. Comes with `prop=len`. May be `null`. */
    readonly len: number | string | null;
  }> & MembersIf<Holds<P, "prop", "sha1", Defaults>, {
    /** The SHA-1 of the contents, in 40 hexadecimal digits. Empty where it was not computed. Comes with `prop=sha1`. May be missing where `sha1hidden` is there. */
    readonly sha1?: string;
    /** The SHA-1 is hidden together with the contents. Callers with the right to see hidden data still get it. Comes with `prop=sha1`. May be missing. */
    readonly sha1hidden?: true;
  }> & MembersIf<Holds<P, "prop", "content", Defaults>, {
    /** The contents of the deleted revision, as source. Comes with `prop=content`. May be missing where `texthidden` is there. */
    readonly text?: string;
    /** The contents are hidden from the public. Callers with the right to see hidden data still get them. Comes with `prop=content`. May be missing. */
    readonly texthidden?: true;
  }> & MembersIf<Holds<P, "prop", "tags", Defaults>, {
    /** The names of its change tags, such as `mw-undo`. Empty where it carries none. Comes with `prop=tags`. */
    readonly tags: readonly string[];
  }>>)[];
  /** The namespace id of the page that was deleted. */
  readonly ns: number;
  /** The title under which the page was deleted. */
  readonly title: string;
} & MembersIf<Holds<P, "prop", "token", Defaults>, {
  /** A token to restore revisions with, which later versions of the software take from the module `tokens`. Comes with `prop=token`. May be missing. */
  readonly token?: string;
}>>;

interface Defaults {
  readonly prop: ["user", "comment"];
}

export {};
