// The parameters of categorymembers. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/core/validators/types.js";

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
   * Title of the category, including the namespace. Form: the title of a page of this site (otherwise `invalidtitle`). (decided: D-184)
   *
   * Exactly one of `title`, `pageid` (none: `missingparam`, several: `invalidparammix`). (decided: D-181)
   *
   * The title in `title` in the namespace 14 (otherwise `invalidcategory`). (decided: D-184)
   */
  readonly title?: string;
  /**
   * ID of the category page. Form: an id, above 0 (otherwise `nosuchpageid`). (decided: D-188)
   *
   * Exactly one of `title`, `pageid` (none: `missingparam`, several: `invalidparammix`). (decided: D-181)
   */
  readonly pageid?: number;
  /**
   * Properties to return for each member. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `ids`, `title`.
   *
   * - `ids`: The page ID.
   * - `sortkey`: The full sort key of the member, in hexadecimal digits.
   * - `sortkeyprefix`: The sort key prefix that the page sets, as text.
   * - `timestamp`: The time at which the page was added to the category.
   * - `title`: The title and namespace ID of the page.
   * - `type`: The type of the member: `page`, `subcat` or `file`.
   */
  readonly prop?: readonly ("ids" | "sortkey" | "sortkeyprefix" | "timestamp" | "title" | "type")[];
  /** Lists only members in these namespaces. For subcategories and files, `type` is faster. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` means all values. */
  readonly namespace?: readonly number[] | "*";
  /**
   * The types of members to list. Has no effect with `sort=timestamp`. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `page`, `subcat`, `file`.
   *
   * - `file`: Pages in the file namespace.
   * - `page`: Pages that are neither categories nor files.
   * - `subcat`: Subcategories.
   */
  readonly type?: readonly ("file" | "page" | "subcat")[];
  /** Continues from a previous response. Pass the value of its `continue` member. Form: `<timestamp>|<integer>` with `sort=timestamp`; or `<text>|<hex>|<integer>` with `sort=sortkey`; or empty (otherwise `badcontinue`). (decided: D-186) */
  readonly continue?: string;
  /** Maximum number of members to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`. */
  readonly limit?: number | "max";
  /**
   * Whether to sort by name or by time. Default: `sortkey`.
   *
   * - `sortkey`: By the keys under which the category sorts its members.
   * - `timestamp`: By the time at which the members were added to the category.
   */
  readonly sort?: "sortkey" | "timestamp";
  /**
   * Sort direction: `asc`, `ascending` and `newer` are equivalent, and so are `desc`, `descending` and `older`. Default: `ascending`.
   *
   * - `asc`: Short for `ascending`.
   * - `ascending`: By sort key in ascending order, by time with the oldest first.
   * - `desc`: Short for `descending`.
   * - `descending`: By sort key in descending order, by time with the newest first.
   * - `newer`: Equivalent to `ascending`, intended for sorting by time.
   * - `older`: Equivalent to `descending`, intended for sorting by time.
   */
  readonly dir?: "asc" | "ascending" | "desc" | "descending" | "newer" | "older";
  /** Timestamp to start from, by time of addition to the category. Has no effect without `sort=timestamp`. */
  readonly start?: string;
  /** Timestamp to stop at, by time of addition to the category. Has no effect without `sort=timestamp`. */
  readonly end?: string;
  /** Sort key to start from, as returned by `prop=sortkey`. Has no effect with `sort=timestamp`. Form: without `sort=timestamp`, `continue` with a value or `startsortkeyprefix`: pairs of hexadecimal digits (otherwise `badvalue_<parameter>`). (decided: D-187) */
  readonly starthexsortkey?: string;
  /** Sort key to stop at, as returned by `prop=sortkey`. Has no effect with `sort=timestamp`. Form: without `sort=timestamp`, `continue` with a value or `endsortkeyprefix`: pairs of hexadecimal digits (otherwise `badvalue_<parameter>`). (decided: D-187) */
  readonly endhexsortkey?: string;
  /** Sort key prefix to start from. Has no effect with `sort=timestamp`. Overrides `starthexsortkey`. */
  readonly startsortkeyprefix?: string;
  /** Sort key prefix to stop before: members with this prefix are excluded. Has no effect with `sort=timestamp`. Overrides `endhexsortkey`. */
  readonly endsortkeyprefix?: string;
  /**
   * Sort key to start from, as bytes. Superseded by `starthexsortkey`.
   * @deprecated
   */
  readonly startsortkey?: string;
  /**
   * Sort key to stop at, as bytes. Superseded by `endhexsortkey`.
   * @deprecated
   */
  readonly endsortkey?: string;
}

/** Returns whether the value is valid for the module: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is CategorymembersParameters;

/** Reads the parameters of the module from a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<CategorymembersParameters>;

/**
 * Returns the query string that decodes to the value.
 * @example encode({ title: "Category:Buildings", type: ["page"], limit: 1 }); // Pages of a category, without files and subcategories
 */
export declare function encode(value: CategorymembersParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object and returns the result of `decode`, with defaults. Its issues are the findings of that function. */
export declare const standard: StandardSchema<CategorymembersParameters>;
