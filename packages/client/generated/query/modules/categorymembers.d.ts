// The module categorymembers of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/query/client/narrow.js";

/** The parameters of `categorymembers` without alternatives. */
export interface CategorymembersOptions {
  /**
   * Properties to return for each member. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `ids`, `title`.
   *
   * - `ids`: The page ID.
   * - `sortkey`: The full sort key of the member, in hexadecimal digits.
   * - `sortkeyprefix`: The sort key prefix that the page sets, as text.
   * - `timestamp`: The time at which the page was added to the category.
   * - `title`: The title and namespace ID of the page.
   * - `type`: The type of the member: `page`, `subcat` or `file`.
   *
   * Wire name: `cmprop` (decided: D-107), in a generator `gcmprop` (decided: D-108).
   */
  readonly prop?: "ids" | "sortkey" | "sortkeyprefix" | "timestamp" | "title" | "type" | readonly ("ids" | "sortkey" | "sortkeyprefix" | "timestamp" | "title" | "type")[] | undefined;
  /**
   * Lists only members in these namespaces. For subcategories and files, `type` is faster. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` means all values.
   *
   * Wire name: `cmnamespace` (decided: D-107), in a generator `gcmnamespace` (decided: D-108).
   */
  readonly namespace?: number | readonly number[] | "*" | undefined;
  /**
   * The types of members to list. Has no effect with `sort=timestamp`. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `page`, `subcat`, `file`.
   *
   * - `file`: Pages in the file namespace.
   * - `page`: Pages that are neither categories nor files.
   * - `subcat`: Subcategories.
   *
   * Wire name: `cmtype` (decided: D-107), in a generator `gcmtype` (decided: D-108).
   */
  readonly type?: "file" | "page" | "subcat" | readonly ("file" | "page" | "subcat")[] | undefined;
  /**
   * Continues from a previous response. Pass the value of its `continue` member. Form: `<timestamp>|<integer>` with `sort=timestamp`; or `<text>|<hex>|<integer>` with `sort=sortkey`; or empty (otherwise `badcontinue`). (decided: D-186)
   *
   * Wire name: `cmcontinue` (decided: D-107), in a generator `gcmcontinue` (decided: D-108).
   */
  readonly continue?: string | undefined;
  /**
   * Maximum number of members to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`.
   *
   * Wire name: `cmlimit` (decided: D-107), in a generator `gcmlimit` (decided: D-108).
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Whether to sort by name or by time. Default: `sortkey`.
   *
   * - `sortkey`: By the keys under which the category sorts its members.
   * - `timestamp`: By the time at which the members were added to the category.
   *
   * Wire name: `cmsort` (decided: D-107), in a generator `gcmsort` (decided: D-108).
   */
  readonly sort?: "sortkey" | "timestamp" | undefined;
  /**
   * Sort direction: `asc`, `ascending` and `newer` are equivalent, and so are `desc`, `descending` and `older`. Default: `ascending`.
   *
   * - `asc`: Short for `ascending`.
   * - `ascending`: By sort key in ascending order, by time with the oldest first.
   * - `desc`: Short for `descending`.
   * - `descending`: By sort key in descending order, by time with the newest first.
   * - `newer`: Equivalent to `ascending`, intended for sorting by time.
   * - `older`: Equivalent to `descending`, intended for sorting by time.
   *
   * Wire name: `cmdir` (decided: D-107), in a generator `gcmdir` (decided: D-108).
   */
  readonly dir?: "asc" | "ascending" | "desc" | "descending" | "newer" | "older" | undefined;
  /**
   * Timestamp to start from, by time of addition to the category. Has no effect without `sort=timestamp`.
   *
   * Wire name: `cmstart` (decided: D-107), in a generator `gcmstart` (decided: D-108).
   */
  readonly start?: Date | string | undefined;
  /**
   * Timestamp to stop at, by time of addition to the category. Has no effect without `sort=timestamp`.
   *
   * Wire name: `cmend` (decided: D-107), in a generator `gcmend` (decided: D-108).
   */
  readonly end?: Date | string | undefined;
  /**
   * Sort key to start from, as returned by `prop=sortkey`. Has no effect with `sort=timestamp`. Form: without `sort=timestamp`, `continue` with a value or `startsortkeyprefix`: pairs of hexadecimal digits (otherwise `badvalue_<parameter>`). (decided: D-187)
   *
   * Wire name: `cmstarthexsortkey` (decided: D-107), in a generator `gcmstarthexsortkey` (decided: D-108).
   */
  readonly starthexsortkey?: string | undefined;
  /**
   * Sort key to stop at, as returned by `prop=sortkey`. Has no effect with `sort=timestamp`. Form: without `sort=timestamp`, `continue` with a value or `endsortkeyprefix`: pairs of hexadecimal digits (otherwise `badvalue_<parameter>`). (decided: D-187)
   *
   * Wire name: `cmendhexsortkey` (decided: D-107), in a generator `gcmendhexsortkey` (decided: D-108).
   */
  readonly endhexsortkey?: string | undefined;
  /**
   * Sort key prefix to start from. Has no effect with `sort=timestamp`. Overrides `starthexsortkey`.
   *
   * Wire name: `cmstartsortkeyprefix` (decided: D-107), in a generator `gcmstartsortkeyprefix` (decided: D-108).
   */
  readonly startsortkeyprefix?: string | undefined;
  /**
   * Sort key prefix to stop before: members with this prefix are excluded. Has no effect with `sort=timestamp`. Overrides `endhexsortkey`.
   *
   * Wire name: `cmendsortkeyprefix` (decided: D-107), in a generator `gcmendsortkeyprefix` (decided: D-108).
   */
  readonly endsortkeyprefix?: string | undefined;
  /**
   * Sort key to start from, as bytes. Superseded by `starthexsortkey`.
   *
   * Wire name: `cmstartsortkey` (decided: D-107), in a generator `gcmstartsortkey` (decided: D-108).
   * @deprecated
   */
  readonly startsortkey?: string | undefined;
  /**
   * Sort key to stop at, as bytes. Superseded by `endhexsortkey`.
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
   * Title of the category, including the namespace. Form: the title of a page of this site (otherwise `invalidtitle`). (decided: D-184)
   *
   * Exactly one of `title`, `pageid` (none: `missingparam`, several: `invalidparammix`). (decided: D-181)
   *
   * The title in `title` in the namespace 14 (otherwise `invalidcategory`). (decided: D-184)
   *
   * Wire name: `cmtitle` (decided: D-107), in a generator `gcmtitle` (decided: D-108).
   */
  readonly title: string;
  readonly pageid?: undefined;
} | {
  readonly title?: undefined;
  /**
   * ID of the category page. Form: an id, above 0 (otherwise `nosuchpageid`). (decided: D-188)
   *
   * Exactly one of `title`, `pageid` (none: `missingparam`, several: `invalidparammix`). (decided: D-181)
   *
   * Wire name: `cmpageid` (decided: D-107), in a generator `gcmpageid` (decided: D-108).
   */
  readonly pageid: number;
});

/** An item of `categorymembers`. (decided: D-219) */
export type CategorymembersItem<P = CategorymembersParameters> = Flat<MembersIf<Holds<P, "prop", "ids", Defaults>, {
  /** The page ID of the member. Comes with `prop=ids`. */
  readonly pageid: number;
}> & MembersIf<Holds<P, "prop", "title", Defaults>, {
  /** The namespace ID of the member. Comes with `prop=title`. */
  readonly ns: number;
  /** The title of the member, including the namespace. Comes with `prop=title`. */
  readonly title: string;
}> & MembersIf<Holds<P, "prop", "sortkey", Defaults>, {
  /** The full sort key of the member, in hexadecimal digits. Comes with `prop=sortkey`. */
  readonly sortkey: string;
}> & MembersIf<Holds<P, "prop", "sortkeyprefix", Defaults>, {
  /** The sort key prefix that the member sets; empty if it sets none. Comes with `prop=sortkeyprefix`. */
  readonly sortkeyprefix: string;
}> & MembersIf<Holds<P, "prop", "type", Defaults>, {
  /** The type of the member. `file`: A page in the file namespace. `page`: A page that is neither a category nor a file. `subcat`: A subcategory. Comes with `prop=type`. */
  readonly type: "file" | "page" | "subcat";
}> & MembersIf<Holds<P, "prop", "timestamp", Defaults>, {
  /** The time at which the member was added to the category. Comes with `prop=timestamp`. */
  readonly timestamp: string;
}>>;

interface Defaults {
  readonly prop: ["ids", "title"];
}

export {};
