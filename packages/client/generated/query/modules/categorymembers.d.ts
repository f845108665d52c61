// The module categorymembers of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/query/client/narrow.js";

/** The parameters of `categorymembers` beside any choice. */
export interface CategorymembersOptions {
  /**
   * What to say of each member. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `ids`, `title`.
   *
   * - `ids`: The id of the page.
   * - `sortkey`: The whole key by which the member is sorted, in hexadecimal digits.
   * - `sortkeyprefix`: The part of the sort key that the page gave, as text.
   * - `timestamp`: When the page was put into the category.
   * - `title`: The title of the page and the id of its namespace.
   * - `type`: The kind of the member: `page`, `subcat` or `file`.
   *
   * Wire name: `cmprop` (decided: D-107), in a generator `gcmprop` (decided: D-108).
   */
  readonly prop?: "ids" | "sortkey" | "sortkeyprefix" | "timestamp" | "title" | "type" | readonly ("ids" | "sortkey" | "sortkeyprefix" | "timestamp" | "title" | "type")[] | undefined;
  /**
   * Lists only members in these namespaces. For subcategories and files `type` is the quicker way. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` alone stands for all values.
   *
   * Wire name: `cmnamespace` (decided: D-107), in a generator `gcmnamespace` (decided: D-108).
   */
  readonly namespace?: number | readonly number[] | "*" | undefined;
  /**
   * The kinds of members to list. Has no effect with `sort=timestamp`. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `page`, `subcat`, `file`.
   *
   * - `file`: Pages in the namespace of files.
   * - `page`: Pages that are neither categories nor files.
   * - `subcat`: Subcategories.
   *
   * Wire name: `cmtype` (decided: D-107), in a generator `gcmtype` (decided: D-108).
   */
  readonly type?: "file" | "page" | "subcat" | readonly ("file" | "page" | "subcat")[] | undefined;
  /**
   * Goes on after an earlier answer, whose member `continue` holds the value. Form: `<timestamp>|<integer>` with `sort=timestamp`; or `<text>|<hex>|<integer>` with `sort=sortkey`; or empty (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `cmcontinue` (decided: D-107), in a generator `gcmcontinue` (decided: D-108).
   */
  readonly continue?: string | undefined;
  /**
   * The most members that one answer lists. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `10`.
   *
   * Wire name: `cmlimit` (decided: D-107), in a generator `gcmlimit` (decided: D-108).
   */
  readonly limit?: number | "max" | undefined;
  /**
   * What the list is sorted by. Default: `sortkey`.
   *
   * - `sortkey`: By the sort keys of the members.
   * - `timestamp`: By the time at which the members came into the category.
   *
   * Wire name: `cmsort` (decided: D-107), in a generator `gcmsort` (decided: D-108).
   */
  readonly sort?: "sortkey" | "timestamp" | undefined;
  /**
   * The order: `asc`, `ascending` and `newer` are the same, as are `desc`, `descending` and `older`. Default: `ascending`.
   *
   * - `asc`: The same as `ascending`, in short.
   * - `ascending`: By sort key from A to Z, by time from the oldest to the newest.
   * - `desc`: The same as `descending`, in short.
   * - `descending`: By sort key from Z to A, by time from the newest to the oldest.
   * - `newer`: The same as `ascending`, meant for a list by time.
   * - `older`: The same as `descending`, meant for a list by time.
   *
   * Wire name: `cmdir` (decided: D-107), in a generator `gcmdir` (decided: D-108).
   */
  readonly dir?: "asc" | "ascending" | "desc" | "descending" | "newer" | "older" | undefined;
  /**
   * The time of entry into the category at which the list starts. Has no effect without `sort=timestamp`.
   *
   * Wire name: `cmstart` (decided: D-107), in a generator `gcmstart` (decided: D-108).
   */
  readonly start?: Date | string | undefined;
  /**
   * The time of entry into the category at which the list ends. Has no effect without `sort=timestamp`.
   *
   * Wire name: `cmend` (decided: D-107), in a generator `gcmend` (decided: D-108).
   */
  readonly end?: Date | string | undefined;
  /**
   * The sort key at which the list starts, as `prop=sortkey` answers it. Has no effect with `sort=timestamp`. Form: without `sort=timestamp`, `continue` with a value or `startsortkeyprefix`: pairs of hexadecimal digits (else `badvalue_<parameter>`). (decided: D-187)
   *
   * Wire name: `cmstarthexsortkey` (decided: D-107), in a generator `gcmstarthexsortkey` (decided: D-108).
   */
  readonly starthexsortkey?: string | undefined;
  /**
   * The sort key at which the list ends, as `prop=sortkey` answers it. Has no effect with `sort=timestamp`. Form: without `sort=timestamp`, `continue` with a value or `endsortkeyprefix`: pairs of hexadecimal digits (else `badvalue_<parameter>`). (decided: D-187)
   *
   * Wire name: `cmendhexsortkey` (decided: D-107), in a generator `gcmendhexsortkey` (decided: D-108).
   */
  readonly endhexsortkey?: string | undefined;
  /**
   * The prefix of sort keys at which the list starts. Has no effect with `sort=timestamp`. It wins over `starthexsortkey`.
   *
   * Wire name: `cmstartsortkeyprefix` (decided: D-107), in a generator `gcmstartsortkeyprefix` (decided: D-108).
   */
  readonly startsortkeyprefix?: string | undefined;
  /**
   * The prefix of sort keys before which the list ends: members with this prefix are left out. Has no effect with `sort=timestamp`. It wins over `endhexsortkey`.
   *
   * Wire name: `cmendsortkeyprefix` (decided: D-107), in a generator `gcmendsortkeyprefix` (decided: D-108).
   */
  readonly endsortkeyprefix?: string | undefined;
  /**
   * The sort key at which the list starts, as bytes. Superseded by `starthexsortkey`.
   *
   * Wire name: `cmstartsortkey` (decided: D-107), in a generator `gcmstartsortkey` (decided: D-108).
   * @deprecated
   */
  readonly startsortkey?: string | undefined;
  /**
   * The sort key at which the list ends, as bytes. Superseded by `endhexsortkey`.
   *
   * Wire name: `cmendsortkey` (decided: D-107), in a generator `gcmendsortkey` (decided: D-108).
   * @deprecated
   */
  readonly endsortkey?: string | undefined;
}

/**
 * Lists the members of one category: pages, subcategories and files.
 *
 * The parameters of `categorymembers`, without the prefix `cm`. The module can be a generator.
 *
 * Without `sort=timestamp`, `start` and `end` have no effect. (decided: D-193)
 * @see {@link https://www.mediawiki.org/wiki/API:Categorymembers}
 * @example for await (const item of wiki.list("categorymembers", { title: "Category:Buildings", type: ["page"], limit: 1 })) console.log(item); // Pages of a category, without files and subcategories
 */
export type CategorymembersParameters = CategorymembersOptions & ({
  /**
   * The title of the category, with its namespace. Form: the title of a page of this site (else `invalidtitle`). (decided: D-184)
   *
   * Exactly one of `title`, `pageid` (none: `missingparam`, several: `invalidparammix`). (decided: D-181)
   *
   * The title in `title` in the namespace 14 (else `invalidcategory`). (decided: D-184)
   *
   * Wire name: `cmtitle` (decided: D-107), in a generator `gcmtitle` (decided: D-108).
   */
  readonly title: string;
  readonly pageid?: undefined;
} | {
  readonly title?: undefined;
  /**
   * The id of the page of the category. Form: an id, above 0 (else `nosuchpageid`). (decided: D-188)
   *
   * Exactly one of `title`, `pageid` (none: `missingparam`, several: `invalidparammix`). (decided: D-181)
   *
   * Wire name: `cmpageid` (decided: D-107), in a generator `gcmpageid` (decided: D-108).
   */
  readonly pageid: number;
});

/** An item of `categorymembers`. (decided: D-219) */
export type CategorymembersItem<P = CategorymembersParameters> = Flat<MembersIf<Holds<P, "prop", "ids", Defaults>, {
  /** The id of the page that is a member. Comes with `prop=ids`. */
  readonly pageid: number;
}> & MembersIf<Holds<P, "prop", "title", Defaults>, {
  /** The namespace id of the member. Comes with `prop=title`. */
  readonly ns: number;
  /** The title of the member, with the name of its namespace. Comes with `prop=title`. */
  readonly title: string;
}> & MembersIf<Holds<P, "prop", "sortkey", Defaults>, {
  /** The whole key by which the member is sorted, in hexadecimal digits. Comes with `prop=sortkey`. */
  readonly sortkey: string;
}> & MembersIf<Holds<P, "prop", "sortkeyprefix", Defaults>, {
  /** The part of the sort key that the member itself gives; empty where it gives none. Comes with `prop=sortkeyprefix`. */
  readonly sortkeyprefix: string;
}> & MembersIf<Holds<P, "prop", "type", Defaults>, {
  /** What kind of page the member is. `file`: A page in the namespace of files. `page`: A page that is neither a category nor a file. `subcat`: A category inside the category. Comes with `prop=type`. */
  readonly type: "file" | "page" | "subcat";
}> & MembersIf<Holds<P, "prop", "timestamp", Defaults>, {
  /** When the member was put into the category. Comes with `prop=timestamp`. */
  readonly timestamp: string;
}>>;

interface Defaults {
  readonly prop: ["ids", "title"];
}

export {};
