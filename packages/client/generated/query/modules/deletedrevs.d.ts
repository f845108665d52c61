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
 * @example for await (const item of wiki.list("deletedrevs", { user: "Jonas", prop: ["revid", "comment"], limit: 1 })) console.log(item); // The last deleted revision of a user
 * @deprecated
 */
export interface DeletedrevsParameters {
  /**
   * Timestamp to start from: the latest, or with `dir=newer` the earliest. Only in mode 1 or 2.
   *
   * `start` or `end` only with pages or `user` (otherwise `badparams`). (decided: D-190)
   *
   * Wire name: `drstart` (decided: D-107).
   */
  readonly start?: Date | string | undefined;
  /**
   * Timestamp to stop at: the earliest, or with `dir=newer` the latest. Only in mode 1 or 2.
   *
   * `start` or `end` only with pages or `user` (otherwise `badparams`). (decided: D-190)
   *
   * Wire name: `drend` (decided: D-107).
   */
  readonly end?: Date | string | undefined;
  /**
   * Whether the oldest or the newest revisions come first. Default: `older`. Only in mode 1 or 3.
   *
   * - `newer`: Oldest first.
   * - `older`: Newest first.
   *
   * Wire name: `drdir` (decided: D-107).
   */
  readonly dir?: "newer" | "older" | undefined;
  /**
   * Title to start from. The page does not have to exist. Only in mode 3. Form: the beginning of a title without its namespace, which is that in `namespace` (otherwise `invalidtitle`). (decided: D-185)
   *
   * `from`, `to` or `prefix` only without pages or `user` (otherwise `badparams`). (decided: D-190)
   *
   * Wire name: `drfrom` (decided: D-107).
   */
  readonly from?: string | undefined;
  /**
   * Title to stop at. The page does not have to exist. Only in mode 3. Form: the beginning of a title without its namespace, which is that in `namespace` (otherwise `invalidtitle`). (decided: D-185)
   *
   * `from`, `to` or `prefix` only without pages or `user` (otherwise `badparams`). (decided: D-190)
   *
   * Wire name: `drto` (decided: D-107).
   */
  readonly to?: string | undefined;
  /**
   * Lists only revisions of pages whose titles begin with this string. Only in mode 3. Form: the beginning of a title without its namespace, which is that in `namespace` (otherwise `invalidtitle`). (decided: D-185)
   *
   * `from`, `to` or `prefix` only without pages or `user` (otherwise `badparams`). (decided: D-190)
   *
   * Wire name: `drprefix` (decided: D-107).
   */
  readonly prefix?: string | undefined;
  /**
   * Lists only one revision of each page. A flag: present means true, absent means false (decided: D-119). Only in mode 3.
   *
   * Wire name: `drunique` (decided: D-107).
   */
  readonly unique?: boolean | undefined;
  /**
   * Namespace of the pages to list. Default: `0`. Only in mode 3.
   *
   * Wire name: `drnamespace` (decided: D-107).
   */
  readonly namespace?: number | undefined;
  /**
   * Lists only revisions with this change tag.
   *
   * Wire name: `drtag` (decided: D-107).
   */
  readonly tag?: string | undefined;
  /**
   * Lists only revisions by this user. Selects mode 2 if the request names no pages. A user, given as `name`, `ip`, `temp`, `interwiki` or `id`.
   *
   * At most one of `user`, `excludeuser` (otherwise `badparams`). (decided: D-190)
   *
   * Wire name: `druser` (decided: D-107).
   */
  readonly user?: string | undefined;
  /**
   * Excludes revisions that this person made. A user, given as `name`, `ip`, `temp`, `interwiki` or `id`.
   *
   * At most one of `user`, `excludeuser` (otherwise `badparams`). (decided: D-190)
   *
   * Wire name: `drexcludeuser` (decided: D-107).
   */
  readonly excludeuser?: string | undefined;
  /**
   * Properties to return for each revision. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Deprecated: `token`. Default: `user`, `comment`.
   *
   * - `comment`: The edit summary.
   * - `content`: The content of the revision.
   * - `len`: The size of the revision in bytes.
   * - `minor`: Whether the edit was marked as minor.
   * - `parentid`: The ID of the parent revision.
   * - `parsedcomment`: The edit summary as HTML.
   * - `revid`: The revision ID.
   * - `sha1`: The SHA-1 of the content, in hexadecimal digits.
   * - `tags`: The change tags of the revision.
   * - `user`: The user name of the author.
   * - `userid`: The user ID of the author.
   * - `token`: An edit token.
   *
   * Wire name: `drprop` (decided: D-107).
   */
  readonly prop?: "comment" | "content" | "len" | "minor" | "parentid" | "parsedcomment" | "revid" | "sha1" | "tags" | "user" | "userid" | "token" | readonly ("comment" | "content" | "len" | "minor" | "parentid" | "parsedcomment" | "revid" | "sha1" | "tags" | "user" | "userid" | "token")[] | undefined;
  /**
   * Maximum number of revisions to return. With `prop=content`, the maximum is lower. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`.
   *
   * With `prop=content`: `limit` at most 50, for callers with the right `apihighlimits` 500 (a higher value is reduced, with the warning `outofrange`). (decided: D-191)
   *
   * Wire name: `drlimit` (decided: D-107).
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Continues from a previous response. Pass the value of its `continue` member. Form: `<integer>|<text>|<timestamp>|<integer>` with pages; or `<integer>|<text>|<timestamp>|<integer>` without `user`; or `<timestamp>|<integer>` with `user` without pages (otherwise `badcontinue`). (decided: D-186)
   *
   * Wire name: `drcontinue` (decided: D-107).
   */
  readonly continue?: string | undefined;
}

/** An item of `deletedrevs`. (decided: D-219) */
export type DeletedrevsItem<P = DeletedrevsParameters> = Flat<{
  /** The deleted revisions of the page that this response lists. */
  readonly revisions: readonly (Flat<{
    /** The time at which the revision was saved, before it was deleted. */
    readonly timestamp: string;
    /** True if the hidden data is hidden from administrators as well. May be missing. */
    readonly suppressed?: true;
  } & MembersIf<Holds<P, "prop", "revid", Defaults>, {
    /** The ID of the deleted revision. Comes with `prop=revid`. */
    readonly revid: number;
  }> & MembersIf<Holds<P, "prop", "parentid", Defaults>, {
    /** The ID of the parent revision; `0` if the revision created the page. Comes with `prop=parentid`. May be missing. */
    readonly parentid?: number;
  }> & MembersIf<Holds<P, "prop", "user", Defaults>, {
    /** The user name of the author, or the IP address of an anonymous author. Comes with `prop=user`. May be missing if `userhidden` is present. */
    readonly user?: string;
  }> & MembersIf<Holds<P, "prop", "userid", Defaults>, {
    /** The user ID of the author; `0` for an anonymous author. Comes with `prop=userid`. May be missing if `userhidden` is present. */
    readonly userid?: number;
  }> & MembersIf<Holds<P, "prop", "user" | "userid", Defaults>, {
    /** True if the user name is hidden from the public. It is still included for callers who may see hidden data. Comes with `prop=user|userid`. May be missing. */
    readonly userhidden?: true;
  }> & MembersIf<Holds<P, "prop", "comment", Defaults>, {
    /** The edit summary, in wikitext. Empty if no summary was given. Comes with `prop=comment`. May be missing if `commenthidden` is present. */
    readonly comment?: string;
  }> & MembersIf<Holds<P, "prop", "parsedcomment", Defaults>, {
    /** The edit summary as HTML, with links rendered. Comes with `prop=parsedcomment`. May be missing if `commenthidden` is present. */
    readonly parsedcomment?: string;
  }> & MembersIf<Holds<P, "prop", "comment" | "parsedcomment", Defaults>, {
    /** True if the summary is hidden from the public. It is still included for callers who may see hidden data. Comes with `prop=comment|parsedcomment`. May be missing. */
    readonly commenthidden?: true;
  }> & MembersIf<Holds<P, "prop", "minor", Defaults>, {
    /** Whether the edit was marked as minor. Comes with `prop=minor`. */
    readonly minor: boolean;
  }> & MembersIf<Holds<P, "prop", "len", Defaults>, {
    /** The size of the content in bytes. Comes with `prop=len`. May be `null`. */
    readonly len: number | string | null;
  }> & MembersIf<Holds<P, "prop", "sha1", Defaults>, {
    /** The SHA-1 of the content as 40 hexadecimal digits. Empty if it was not computed. Comes with `prop=sha1`. May be missing if `sha1hidden` is present. */
    readonly sha1?: string;
    /** True if the SHA-1 is hidden together with the content. It is still included for callers who may see hidden data. Comes with `prop=sha1`. May be missing. */
    readonly sha1hidden?: true;
  }> & MembersIf<Holds<P, "prop", "content", Defaults>, {
    /** The content of the deleted revision, as source text. Comes with `prop=content`. May be missing if `texthidden` is present. */
    readonly text?: string;
    /** True if the content is hidden from the public. It is still included for callers who may see hidden data. Comes with `prop=content`. May be missing. */
    readonly texthidden?: true;
  }> & MembersIf<Holds<P, "prop", "tags", Defaults>, {
    /** The change tags of the revision, such as `mw-undo`. Can be empty. Comes with `prop=tags`. */
    readonly tags: readonly string[];
  }>>)[];
  /** The namespace ID of the deleted page. */
  readonly ns: number;
  /** The title of the deleted page. */
  readonly title: string;
} & MembersIf<Holds<P, "prop", "token", Defaults>, {
  /** A token for restoring revisions. Later versions of the software provide it through the module `tokens`. Comes with `prop=token`. May be missing. */
  readonly token?: string;
}>>;

interface Defaults {
  readonly prop: ["user", "comment"];
}

export {};
