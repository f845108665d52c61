// The parameters of search. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/validators/types.js";

/** The parameters of `search`, without the prefix. */
export interface SearchParameters {
  /** Text. */
  readonly search: string;
  /** The id of a namespace. Up to 50 values, for privileged callers up to 500. `*` alone stands for all values. Default: `0`. */
  readonly namespace?: readonly number[] | "*";
  /** How many: 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`. */
  readonly limit?: number | "max";
  /** A whole number of at least 0. Default: `0`. */
  readonly offset?: number;
  /** One of the listed values. */
  readonly what?: "nearmatch" | "text" | "title";
  /** One of the listed values. Up to 50 values, for privileged callers up to 500. Default: `totalhits`, `suggestion`, `rewrittenquery`. */
  readonly info?: readonly ("rewrittenquery" | "suggestion" | "totalhits")[];
  /** One of the listed values. Up to 50 values, for privileged callers up to 500. Deprecated: `hasrelated` and `score`. Default: `size`, `wordcount`, `timestamp`, `snippet`. */
  readonly prop?: readonly ("categorysnippet" | "extensiondata" | "isfilematch" | "redirectsnippet" | "redirecttitle" | "sectionsnippet" | "sectiontitle" | "size" | "snippet" | "timestamp" | "titlesnippet" | "wordcount" | "hasrelated" | "score")[];
  /** A flag: present means true, absent means false. */
  readonly interwiki?: boolean;
  /** A flag: present means true, absent means false. */
  readonly enablerewrites?: boolean;
  /** One of the listed values. Default: `relevance`. */
  readonly sort?: "relevance";
}

/** Whether the value is what the module takes: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is SearchParameters;

/** Reads the module's parameters out of a request, as the real system does. */
export declare function decode(wire: Wire, options?: Options): Result<SearchParameters>;

/** The query string that decodes to the value. */
export declare function encode(value: SearchParameters, options?: Pick<Options, "generator">): string;

/** The same as `validate`, for libraries that take a Standard Schema. */
export declare const standard: StandardSchema<SearchParameters>;
