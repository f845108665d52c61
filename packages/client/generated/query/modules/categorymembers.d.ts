// The module categorymembers of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/query/client/narrow.js";

/** The parameters of `categorymembers` beside any choice. */
export interface CategorymembersOptions {
  /**
   * What to say of each member. Up to 50 values, for privileged callers up to 500. Default: `ids`, `title`.
   *
   * - `ids`: The id of the page.
   * - `sortkey`: The whole key by which the member is sorted, in hexadecimal digits.
   * - `sortkeyprefix`: The part of the sort key that the page gave, as text.
   * - `timestamp`: When the page was put into the category.
   * - `title`: The title of the page and the id of its namespace.
   * - `type`: The kind of the member: `page`, `subcat` or `file`.
   *
   * Wire name: `cmprop`, in a generator `gcmprop`. Documented.
   */
  readonly prop?: "ids" | "sortkey" | "sortkeyprefix" | "timestamp" | "title" | "type" | readonly ("ids" | "sortkey" | "sortkeyprefix" | "timestamp" | "title" | "type")[] | undefined;
  /**
   * Lists only members in these namespaces. For subcategories and files `type` is the quicker way. Up to 50 values, for privileged callers up to 500. `*` alone stands for all values.
   *
   * Wire name: `cmnamespace`, in a generator `gcmnamespace`. Documented.
   */
  readonly namespace?: number | readonly number[] | "*" | undefined;
  /**
   * The kinds of members to list. Has no effect with `sort=timestamp`. Up to 50 values, for privileged callers up to 500. Default: `page`, `subcat`, `file`.
   *
   * - `file`: Pages in the namespace of files.
   * - `page`: Pages that are neither categories nor files.
   * - `subcat`: Subcategories.
   *
   * Wire name: `cmtype`, in a generator `gcmtype`. Documented.
   */
  readonly type?: "file" | "page" | "subcat" | readonly ("file" | "page" | "subcat")[] | undefined;
  /**
   * Goes on after an earlier answer, whose member `continue` holds the value. Form: `<timestamp>|<integer>` with `sort=timestamp`; or `<text>|<hex>|<integer>` with `sort=sortkey`; or empty (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `cmcontinue`, in a generator `gcmcontinue`. Documented.
   */
  readonly continue?: string | undefined;
  /**
   * The most members that one answer lists. From 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`.
   *
   * Wire name: `cmlimit`, in a generator `gcmlimit`. Documented.
   */
  readonly limit?: number | "max" | undefined;
  /**
   * What the list is sorted by. Default: `sortkey`.
   *
   * - `sortkey`: By the sort keys of the members.
   * - `timestamp`: By the time at which the members came into the category.
   *
   * Wire name: `cmsort`, in a generator `gcmsort`. Documented.
   */
  readonly sort?: "sortkey" | "timestamp" | undefined;
  /**
   * The order: `asc`, `ascending` and `newer` are the same, as are `desc`, `descending` and `older`. Default: `ascending`.
   *
   * Wire name: `cmdir`, in a generator `gcmdir`. Documented.
   */
  readonly dir?: "asc" | "ascending" | "desc" | "descending" | "newer" | "older" | undefined;
  /**
   * The time of entry into the category at which the list starts. Has no effect without `sort=timestamp`.
   *
   * Wire name: `cmstart`, in a generator `gcmstart`. Documented.
   */
  readonly start?: Date | string | undefined;
  /**
   * The time of entry into the category at which the list ends. Has no effect without `sort=timestamp`.
   *
   * Wire name: `cmend`, in a generator `gcmend`. Documented.
   */
  readonly end?: Date | string | undefined;
  /**
   * The sort key at which the list starts, as `prop=sortkey` answers it. Has no effect with `sort=timestamp`. Form: without `sort=timestamp`, `continue` with a value or `startsortkeyprefix`: pairs of hexadecimal digits (else `badvalue_{wireName}`). (decided: D-187)
   *
   * Wire name: `cmstarthexsortkey`, in a generator `gcmstarthexsortkey`. Documented.
   */
  readonly starthexsortkey?: string | undefined;
  /**
   * The sort key at which the list ends, as `prop=sortkey` answers it. Has no effect with `sort=timestamp`. Form: without `sort=timestamp`, `continue` with a value or `endsortkeyprefix`: pairs of hexadecimal digits (else `badvalue_{wireName}`). (decided: D-187)
   *
   * Wire name: `cmendhexsortkey`, in a generator `gcmendhexsortkey`. Documented.
   */
  readonly endhexsortkey?: string | undefined;
  /**
   * The prefix of sort keys at which the list starts. Has no effect with `sort=timestamp`. It wins over `starthexsortkey`.
   *
   * Wire name: `cmstartsortkeyprefix`, in a generator `gcmstartsortkeyprefix`. Documented.
   */
  readonly startsortkeyprefix?: string | undefined;
  /**
   * The prefix of sort keys before which the list ends: members with this prefix are left out. Has no effect with `sort=timestamp`. It wins over `endhexsortkey`.
   *
   * Wire name: `cmendsortkeyprefix`, in a generator `gcmendsortkeyprefix`. Documented.
   */
  readonly endsortkeyprefix?: string | undefined;
  /**
   * The sort key at which the list starts, as bytes. Superseded by `starthexsortkey`.
   *
   * Wire name: `cmstartsortkey`, in a generator `gcmstartsortkey`. Documented.
   * @deprecated
   */
  readonly startsortkey?: string | undefined;
  /**
   * The sort key at which the list ends, as bytes. Superseded by `endhexsortkey`.
   *
   * Wire name: `cmendsortkey`, in a generator `gcmendsortkey`. Documented.
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
   * Wire name: `cmtitle`, in a generator `gcmtitle`. Documented.
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
   * Wire name: `cmpageid`, in a generator `gcmpageid`. Documented.
   */
  readonly pageid: number;
});

/** An item of `categorymembers`. (decided: D-219) */
export type CategorymembersItem<P = CategorymembersParameters> = Flat<MembersIf<Holds<P, "prop", "ids", Defaults>, {
  /** Comes with `prop=ids`. */
  readonly pageid: number;
}> & MembersIf<Holds<P, "prop", "title", Defaults>, {
  /** Comes with `prop=title`. */
  readonly ns: number;
  /** Comes with `prop=title`. */
  readonly title: string;
}> & MembersIf<Holds<P, "prop", "sortkey", Defaults>, {
  /** Comes with `prop=sortkey`. */
  readonly sortkey: string;
}> & MembersIf<Holds<P, "prop", "sortkeyprefix", Defaults>, {
  /** Comes with `prop=sortkeyprefix`. */
  readonly sortkeyprefix: string;
}> & MembersIf<Holds<P, "prop", "type", Defaults>, {
  /** Comes with `prop=type`. */
  readonly type: "file" | "page" | "subcat";
}> & MembersIf<Holds<P, "prop", "timestamp", Defaults>, {
  /** Comes with `prop=timestamp`. */
  readonly timestamp: string;
}>>;

interface Defaults {
  readonly prop: ["ids", "title"];
}

export {};
