// The parameters of iwlinks. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/validators/types.js";

/**
 * Lists the interwiki links of each page.
 *
 * The parameters of `iwlinks`, without the prefix.
 * @see {@link https://www.mediawiki.org/wiki/API:Iwlinks}
 */
export interface IwlinksParameters {
  /**
   * What to say of each link beside its prefix and title. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * - `url`: The full URL that the link leads to.
   *
   * At most one of `url`, `prop` (else `invalidparammix`). (decided: D-181)
   */
  readonly prop?: readonly "url"[];
  /** Lists only links with this interwiki prefix. Without it links to all wikis are listed. */
  readonly prefix?: string;
  /**
   * Lists only links to the page with this title on the other wiki.
   *
   * `title` only with `prefix` (else `invalidparammix`). (decided: D-182)
   */
  readonly title?: string;
  /**
   * The order of the links of a page, which are sorted by prefix and title. Default: `ascending`.
   *
   * - `ascending`: From A to Z by prefix, then by title.
   * - `descending`: From Z to A by prefix, then by title.
   */
  readonly dir?: "ascending" | "descending";
  /** The most links that one answer holds, for all pages together. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `10`. */
  readonly limit?: number | "max";
  /** Goes on after an earlier answer, whose member `continue` holds the value. Form: `<integer>|<text>|<text>` (else `badcontinue`). (decided: D-186) */
  readonly continue?: string;
  /**
   * The same as `prop=url`. A flag: present means true, absent means false (decided: D-119).
   *
   * At most one of `url`, `prop` (else `invalidparammix`). (decided: D-181)
   * @deprecated
   */
  readonly url?: boolean;
}

/** Whether the value is what the module takes: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is IwlinksParameters;

/** Reads the module's parameters out of a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<IwlinksParameters>;

/**
 * The query string that decodes to the value.
 * @example encode({ prop: ["url"] }); // The links of a page to other wikis, with addresses
 */
export declare function encode(value: IwlinksParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object, and gives what `decode` makes of it, with defaults. Its issues are what that finds. */
export declare const standard: StandardSchema<IwlinksParameters>;
