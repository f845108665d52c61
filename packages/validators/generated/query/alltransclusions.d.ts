// The parameters of alltransclusions. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/validators/types.js";

/**
 * Lists the pages of one namespace that other pages include, such as templates, in the order of their titles. An included page need not exist.
 *
 * The parameters of `alltransclusions`, without the prefix.
 * @see {@link https://www.mediawiki.org/wiki/API:Alltransclusions}
 */
export interface AlltransclusionsParameters {
  /** Goes on after an earlier answer, whose member `continue` holds the value. Form: `<text>` with `unique`; or `<text>|<integer>` without `unique` (else `badcontinue`). (decided: D-186) */
  readonly continue?: string;
  /** The included page at which the list starts. It need not exist. Form: without `continue`: the beginning of a title without its namespace, which is that in `namespace` (else `invalidtitle`). (decided: D-185) */
  readonly from?: string;
  /** The included page at which the list ends. It need not exist. Form: the beginning of a title without its namespace, which is that in `namespace` (else `invalidtitle`). (decided: D-185) */
  readonly to?: string;
  /** Lists only included pages whose titles begin with this text. Form: the beginning of a title without its namespace, which is that in `namespace` (else `invalidtitle`). (decided: D-185) */
  readonly prefix?: string;
  /** Lists each included page once. As a generator, makes pages of the included pages instead of the pages that include them. A flag: present means true, absent means false (decided: D-119). */
  readonly unique?: boolean;
  /**
   * What to say of each item. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `title`.
   *
   * - `ids`: The id of the page that includes it.
   * - `title`: The title of the included page and the id of its namespace.
   *
   * `prop=ids` only without `unique` (else `invalidparammix`). (decided: D-182)
   */
  readonly prop?: readonly ("ids" | "title")[];
  /** The namespace of the included pages. By default that of the templates. The id of a namespace, or `-2` or `-1`. Default: `10`. */
  readonly namespace?: number;
  /** The most items that one answer lists. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `10`. */
  readonly limit?: number | "max";
  /**
   * The order of the titles. Default: `ascending`.
   *
   * - `ascending`: From A to Z by the title that is transcluded.
   * - `descending`: From Z to A by the title that is transcluded.
   */
  readonly dir?: "ascending" | "descending";
}

/** Whether the value is what the module takes: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is AlltransclusionsParameters;

/** Reads the module's parameters out of a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<AlltransclusionsParameters>;

/**
 * The query string that decodes to the value.
 * @example encode({ unique: true }); // Templates that pages use, each once
 */
export declare function encode(value: AlltransclusionsParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object, and gives what `decode` makes of it, with defaults. Its issues are what that finds. */
export declare const standard: StandardSchema<AlltransclusionsParameters>;
