// The parameters of allcategories. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/validators/types.js";

/** The parameters of `allcategories`, without the prefix. */
export interface AllcategoriesParameters {
  /** Text. Form: the beginning of a title without its namespace, which is that with the id 14 (else `invalidtitle`). (decided: D-185) */
  readonly from?: string;
  /** Text. Form: `<text>` (else `badcontinue`). (decided: D-186) */
  readonly continue?: string;
  /** Text. Form: the beginning of a title without its namespace, which is that with the id 14 (else `invalidtitle`). (decided: D-185) */
  readonly to?: string;
  /** Text. Form: the beginning of a title without its namespace, which is that with the id 14 (else `invalidtitle`). (decided: D-185) */
  readonly prefix?: string;
  /** One of the listed values. Default: `ascending`. */
  readonly dir?: "ascending" | "descending";
  /** A whole number. */
  readonly min?: number;
  /** A whole number. */
  readonly max?: number;
  /** How many: 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`. */
  readonly limit?: number | "max";
  /** One of the listed values. Up to 50 values, for privileged callers up to 500. Default: no value. */
  readonly prop?: readonly ("hidden" | "size")[];
}

/** Whether the value is what the module takes: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is AllcategoriesParameters;

/** Reads the module's parameters out of a request, as the real system does. */
export declare function decode(wire: Wire, options?: Options): Result<AllcategoriesParameters>;

/** The query string that decodes to the value. */
export declare function encode(value: AllcategoriesParameters, options?: Pick<Options, "generator">): string;

/** The same as `validate`, for libraries that take a Standard Schema. */
export declare const standard: StandardSchema<AllcategoriesParameters>;
