// The parameters of categorymembers. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/validators/types.js";

/**
 * Lists the members of one category: pages, subcategories and files.
 *
 * The parameters of `categorymembers`, without the prefix.
 *
 * Without `sort=timestamp`, `start` and `end` have no effect. (decided: D-193)
 * @see {@link https://www.mediawiki.org/wiki/API:Categorymembers}
 */
export interface CategorymembersParameters {
  /**
   * The title of the category, with its namespace. Form: the title of a page of this site (else `invalidtitle`). (decided: D-184)
   *
   * Exactly one of `title`, `pageid` (none: `missingparam`, several: `invalidparammix`). (decided: D-181)
   *
   * The title in `title` in the namespace 14 (else `invalidcategory`). (decided: D-184)
   */
  readonly title?: string;
  /**
   * The id of the page of the category. Form: an id, above 0 (else `nosuchpageid`). (decided: D-188)
   *
   * Exactly one of `title`, `pageid` (none: `missingparam`, several: `invalidparammix`). (decided: D-181)
   */
  readonly pageid?: number;
  /**
   * What to say of each member. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `ids`, `title`.
   *
   * - `ids`: The id of the page.
   * - `sortkey`: The whole key by which the member is sorted, in hexadecimal digits.
   * - `sortkeyprefix`: The part of the sort key that the page gave, as text.
   * - `timestamp`: When the page was put into the category.
   * - `title`: The title of the page and the id of its namespace.
   * - `type`: The kind of the member: `page`, `subcat` or `file`.
   */
  readonly prop?: readonly ("ids" | "sortkey" | "sortkeyprefix" | "timestamp" | "title" | "type")[];
  /** Lists only members in these namespaces. For subcategories and files `type` is the quicker way. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` alone stands for all values. */
  readonly namespace?: readonly number[] | "*";
  /**
   * The kinds of members to list. Has no effect with `sort=timestamp`. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `page`, `subcat`, `file`.
   *
   * - `file`: Pages in the namespace of files.
   * - `page`: Pages that are neither categories nor files.
   * - `subcat`: Subcategories.
   */
  readonly type?: readonly ("file" | "page" | "subcat")[];
  /** Goes on after an earlier answer, whose member `continue` holds the value. Form: `<timestamp>|<integer>` with `sort=timestamp`; or `<text>|<hex>|<integer>` with `sort=sortkey`; or empty (else `badcontinue`). (decided: D-186) */
  readonly continue?: string;
  /** The most members that one answer lists. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `10`. */
  readonly limit?: number | "max";
  /**
   * What the list is sorted by. Default: `sortkey`.
   *
   * - `sortkey`: By the sort keys of the members.
   * - `timestamp`: By the time at which the members came into the category.
   */
  readonly sort?: "sortkey" | "timestamp";
  /**
   * The order: `asc`, `ascending` and `newer` are the same, as are `desc`, `descending` and `older`. Default: `ascending`.
   *
   * - `asc`: The same as `ascending`, in short.
   * - `ascending`: By sort key from A to Z, by time from the oldest to the newest.
   * - `desc`: The same as `descending`, in short.
   * - `descending`: By sort key from Z to A, by time from the newest to the oldest.
   * - `newer`: The same as `ascending`, meant for a list by time.
   * - `older`: The same as `descending`, meant for a list by time.
   */
  readonly dir?: "asc" | "ascending" | "desc" | "descending" | "newer" | "older";
  /** The time of entry into the category at which the list starts. Has no effect without `sort=timestamp`. */
  readonly start?: string;
  /** The time of entry into the category at which the list ends. Has no effect without `sort=timestamp`. */
  readonly end?: string;
  /** The sort key at which the list starts, as `prop=sortkey` answers it. Has no effect with `sort=timestamp`. Form: without `sort=timestamp`, `continue` with a value or `startsortkeyprefix`: pairs of hexadecimal digits (else `badvalue_<parameter>`). (decided: D-187) */
  readonly starthexsortkey?: string;
  /** The sort key at which the list ends, as `prop=sortkey` answers it. Has no effect with `sort=timestamp`. Form: without `sort=timestamp`, `continue` with a value or `endsortkeyprefix`: pairs of hexadecimal digits (else `badvalue_<parameter>`). (decided: D-187) */
  readonly endhexsortkey?: string;
  /** The prefix of sort keys at which the list starts. Has no effect with `sort=timestamp`. It wins over `starthexsortkey`. */
  readonly startsortkeyprefix?: string;
  /** The prefix of sort keys before which the list ends: members with this prefix are left out. Has no effect with `sort=timestamp`. It wins over `endhexsortkey`. */
  readonly endsortkeyprefix?: string;
  /**
   * The sort key at which the list starts, as bytes. Superseded by `starthexsortkey`.
   * @deprecated
   */
  readonly startsortkey?: string;
  /**
   * The sort key at which the list ends, as bytes. Superseded by `endhexsortkey`.
   * @deprecated
   */
  readonly endsortkey?: string;
}

/** Whether the value is what the module takes: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is CategorymembersParameters;

/** Reads the module's parameters out of a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<CategorymembersParameters>;

/**
 * The query string that decodes to the value.
 * @example encode({ title: "Category:Buildings", type: ["page"], limit: 1 }); // Pages of a category, without files and subcategories
 */
export declare function encode(value: CategorymembersParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object, and gives what `decode` makes of it, with defaults. Its issues are what that finds. */
export declare const standard: StandardSchema<CategorymembersParameters>;
