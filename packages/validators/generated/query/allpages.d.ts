// The parameters of allpages. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/validators/types.js";

/**
 * Lists the pages of one namespace in the order of their titles.
 *
 * The parameters of `allpages`, without the prefix.
 * @see {@link https://www.mediawiki.org/wiki/API:Allpages}
 */
export interface AllpagesParameters {
  /** Where the list starts. This title need not exist. Form: the beginning of a title without its namespace, which is that in `namespace` (else `invalidtitle`). (decided: D-185) */
  readonly from?: string;
  /** Goes on after an earlier answer, whose member `continue` holds the value. Form: `<text>` (else `badcontinue`). (decided: D-186) */
  readonly continue?: string;
  /** Where the list ends. This title need not exist. Form: the beginning of a title without its namespace, which is that in `namespace` (else `invalidtitle`). (decided: D-185) */
  readonly to?: string;
  /** Lists only pages whose titles begin with this text. Form: the beginning of a title without its namespace, which is that in `namespace` (else `invalidtitle`). (decided: D-185) */
  readonly prefix?: string;
  /** The id of the one namespace whose pages are listed. Default: `0`. */
  readonly namespace?: number;
  /**
   * Whether redirects are listed. Default: `all`.
   *
   * - `all`: Redirects and other pages.
   * - `nonredirects`: Pages that are no redirects.
   * - `redirects`: Redirects only.
   */
  readonly filterredir?: "all" | "nonredirects" | "redirects";
  /**
   * Filters the pages by their links to other languages. Links that other software adds may be left out of account. Default: `all`.
   *
   * - `all`: Pages with and without such links.
   * - `withlanglinks`: Pages with at least one.
   * - `withoutlanglinks`: Pages without any.
   */
  readonly filterlanglinks?: "all" | "withlanglinks" | "withoutlanglinks";
  /** The least size of the pages, in bytes. */
  readonly minsize?: number;
  /** The greatest size of the pages, in bytes. A site in miser mode ignores it. */
  readonly maxsize?: number;
  /**
   * Lists only pages that are protected against one of these actions. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * - `edit`: Editing is restricted.
   * - `move`: Renaming is restricted.
   * - `upload`: Uploading a new version of the file is restricted.
   */
  readonly prtype?: readonly ("edit" | "move" | "upload")[];
  /**
   * Lists only pages with one of these levels of protection. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * - (empty): Ignored.
   * - `autoconfirmed`: Only accounts that are confirmed may act.
   * - `sysop`: Only administrators may act.
   *
   * `prlevel` only with `prtype` with a value or `prexpiry` (else `invalidparammix`). (decided: D-182)
   */
  readonly prlevel?: readonly ("" | "autoconfirmed" | "sysop")[];
  /**
   * Filters the pages by whether their protection extends to the pages that they include. Has no effect without `prtype`. Default: `all`.
   *
   * - `all`: Protections of both kinds.
   * - `cascading`: Only those that cascade.
   * - `noncascading`: Only those that do not.
   */
  readonly prfiltercascade?: "all" | "cascading" | "noncascading";
  /**
   * Filters the pages by whether their protection ends. Default: `all`.
   *
   * - `all`: Protections with or without an end.
   * - `definite`: Only protections that end by themselves.
   * - `indefinite`: Only protections without an end.
   */
  readonly prexpiry?: "all" | "definite" | "indefinite";
  /** The most pages that one answer lists. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `10`. */
  readonly limit?: number | "max";
  /**
   * The order of the titles. Default: `ascending`.
   *
   * - `ascending`: From A to Z by title.
   * - `descending`: From Z to A by title.
   */
  readonly dir?: "ascending" | "descending";
}

/** Whether the value is what the module takes: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is AllpagesParameters;

/** Reads the module's parameters out of a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<AllpagesParameters>;

/**
 * The query string that decodes to the value.
 * @example encode({ from: "Harbour", limit: 2 }); // Pages from a title on
 */
export declare function encode(value: AllpagesParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object, and gives what `decode` makes of it, with defaults. Its issues are what that finds. */
export declare const standard: StandardSchema<AllpagesParameters>;
