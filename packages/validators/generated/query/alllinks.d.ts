// The parameters of alllinks. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/validators/types.js";

/** The parameters of `alllinks`, without the prefix. */
export interface AlllinksParameters {
  /** Text. Form: `<text>` with `unique`; or `<text>|<integer>` without `unique` (else `badcontinue`). (decided: D-186) */
  readonly continue?: string;
  /** Text. Form: without `continue`: the beginning of a title without its namespace, which is that in `namespace` (else `invalidtitle`). (decided: D-185) */
  readonly from?: string;
  /** Text. Form: the beginning of a title without its namespace, which is that in `namespace` (else `invalidtitle`). (decided: D-185) */
  readonly to?: string;
  /** Text. Form: the beginning of a title without its namespace, which is that in `namespace` (else `invalidtitle`). (decided: D-185) */
  readonly prefix?: string;
  /** A flag: present means true, absent means false. */
  readonly unique?: boolean;
  /** One of the listed values. Up to 50 values, for privileged callers up to 500. Default: `title`. */
  readonly prop?: readonly ("ids" | "title")[];
  /** The id of a namespace, or `-2` or `-1`. Default: `0`. */
  readonly namespace?: number;
  /** How many: 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`. */
  readonly limit?: number | "max";
  /** One of the listed values. Default: `ascending`. */
  readonly dir?: "ascending" | "descending";
}

/** Whether the value is what the module takes: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is AlllinksParameters;

/** Reads the module's parameters out of a request, as the real system does. */
export declare function decode(wire: Wire, options?: Options): Result<AlllinksParameters>;

/** The query string that decodes to the value. */
export declare function encode(value: AlllinksParameters, options?: Pick<Options, "generator">): string;

/** The same as `validate`, for libraries that take a Standard Schema. */
export declare const standard: StandardSchema<AlllinksParameters>;
