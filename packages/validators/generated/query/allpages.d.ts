// The parameters of allpages. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/core/validators/types.js";

/**
 * Lists the pages in a namespace, in the order of their titles.
 *
 * The parameters of `allpages`, without the prefix.
 * @see {@link https://www.mediawiki.org/wiki/API:Allpages}
 */
export interface AllpagesParameters {
  /** Title to start from. The page does not have to exist. Form: the beginning of a title without its namespace, which is that in `namespace` (otherwise `invalidtitle`). (decided: D-185) */
  readonly from?: string;
  /** Continues from a previous response. Pass the value of its `continue` member. Form: `<text>` (otherwise `badcontinue`). (decided: D-186) */
  readonly continue?: string;
  /** Title to stop at. The page does not have to exist. Form: the beginning of a title without its namespace, which is that in `namespace` (otherwise `invalidtitle`). (decided: D-185) */
  readonly to?: string;
  /** Lists only pages whose titles begin with this string. Form: the beginning of a title without its namespace, which is that in `namespace` (otherwise `invalidtitle`). (decided: D-185) */
  readonly prefix?: string;
  /** ID of the namespace to list. Only one namespace can be listed at a time. Default: `0`. */
  readonly namespace?: number;
  /**
   * How to filter redirects. Default: `all`.
   *
   * - `all`: Redirects and non-redirects.
   * - `nonredirects`: Pages that are not redirects.
   * - `redirects`: Only redirects.
   */
  readonly filterredir?: "all" | "nonredirects" | "redirects";
  /**
   * How to filter by language links. Links added by extensions may not be considered. Default: `all`.
   *
   * - `all`: Pages with or without language links.
   * - `withlanglinks`: Pages with at least one language link.
   * - `withoutlanglinks`: Pages without language links.
   */
  readonly filterlanglinks?: "all" | "withlanglinks" | "withoutlanglinks";
  /** Minimum page size in bytes. */
  readonly minsize?: number;
  /** Maximum page size in bytes. Ignored on sites in miser mode. */
  readonly maxsize?: number;
  /**
   * Lists only pages that are protected against one of these actions. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * - `edit`: Editing is restricted.
   * - `move`: Moving is restricted.
   * - `upload`: Uploading a new file version is restricted.
   */
  readonly prtype?: readonly ("edit" | "move" | "upload")[];
  /**
   * Lists only pages with one of these protection levels. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * - (empty): Ignored.
   * - `autoconfirmed`: Only autoconfirmed users may act.
   * - `sysop`: Only administrators may act.
   *
   * `prlevel` only with `prtype` with a value or `prexpiry` (otherwise `invalidparammix`). (decided: D-182)
   */
  readonly prlevel?: readonly ("" | "autoconfirmed" | "sysop")[];
  /**
   * How to filter by cascading protection, which extends to the included pages. Has no effect without `prtype`. Default: `all`.
   *
   * - `all`: Cascading and other protections.
   * - `cascading`: Only cascading protections.
   * - `noncascading`: Only protections that do not cascade.
   */
  readonly prfiltercascade?: "all" | "cascading" | "noncascading";
  /**
   * How to filter by protection expiry. Default: `all`.
   *
   * - `all`: Protections with or without an expiry time.
   * - `definite`: Only protections that expire.
   * - `indefinite`: Only protections that do not expire.
   */
  readonly prexpiry?: "all" | "definite" | "indefinite";
  /** Maximum number of pages to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`. */
  readonly limit?: number | "max";
  /**
   * Sort direction of the titles. Default: `ascending`.
   *
   * - `ascending`: Ascending, by title.
   * - `descending`: Descending, by title.
   */
  readonly dir?: "ascending" | "descending";
}

/** Returns whether the value is valid for the module: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is AllpagesParameters;

/** Reads the parameters of the module from a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<AllpagesParameters>;

/**
 * Returns the query string that decodes to the value.
 * @example encode({ from: "Harbour", limit: 2 }); // Pages from a title onwards
 */
export declare function encode(value: AllpagesParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object and returns the result of `decode`, with defaults. Its issues are the findings of that function. */
export declare const standard: StandardSchema<AllpagesParameters>;
