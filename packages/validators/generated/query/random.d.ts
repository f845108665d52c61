// The parameters of random. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/validators/types.js";

/**
 * Lists pages at random. Only the place where the list starts is random: the order of the pages is fixed, so that the same page is always followed by the same other one.
 *
 * The parameters of `random`, without the prefix.
 * @see {@link https://www.mediawiki.org/wiki/API:Random}
 */
export interface RandomParameters {
  /** Lists only pages of these namespaces. Without it pages of all namespaces are listed. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` alone stands for all values. */
  readonly namespace?: readonly number[] | "*";
  /**
   * Whether redirects are listed. Default: `nonredirects`.
   *
   * - `all`: Redirects and other pages.
   * - `nonredirects`: Pages that are no redirects.
   * - `redirects`: Redirects only.
   *
   * At most one of `filterredir`, `redirect` (else `invalidparammix`). (decided: D-181)
   */
  readonly filterredir?: "all" | "nonredirects" | "redirects";
  /** The least size of the pages, in bytes. */
  readonly minsize?: number;
  /** The greatest size of the pages, in bytes. */
  readonly maxsize?: number;
  /**
   * Lists only pages whose contents are of this model.
   *
   * - `css`: Stylesheets.
   * - `javascript`: Programs in JavaScript, such as user scripts.
   * - `json`: Data in JSON.
   * - `text`: Plain text without any markup.
   * - `unknown`: Contents that no installed part of the software can read.
   * - `vue`: Single-file components of the framework Vue.
   * - `wikitext`: The markup that most pages are written in.
   */
  readonly contentmodel?: "css" | "javascript" | "json" | "text" | "unknown" | "vue" | "wikitext";
  /**
   * Lists redirects only. Superseded by `filterredir=redirects`. A flag: present means true, absent means false (decided: D-119).
   *
   * At most one of `filterredir`, `redirect` (else `invalidparammix`). (decided: D-181)
   * @deprecated
   */
  readonly redirect?: boolean;
  /** The most pages that one answer lists. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `1`. */
  readonly limit?: number | "max";
  /** Goes on after an earlier answer, whose member `continue` holds the value. Form: `<fraction>|<fraction>|<integer>|<bit>` (else `badcontinue`). (decided: D-186) */
  readonly continue?: string;
}

/** Whether the value is what the module takes: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is RandomParameters;

/** Reads the module's parameters out of a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<RandomParameters>;

/**
 * The query string that decodes to the value.
 * @example encode({ namespace: [0] }); // One article at random
 */
export declare function encode(value: RandomParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object, and gives what `decode` makes of it, with defaults. Its issues are what that finds. */
export declare const standard: StandardSchema<RandomParameters>;
