// The parameters of random. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/validators/types.js";

/** The parameters of `random`, without the prefix. */
export interface RandomParameters {
  /** The id of a namespace. Up to 50 values, for privileged callers up to 500. `*` alone stands for all values. */
  readonly namespace?: readonly number[] | "*";
  /** One of the listed values. Default: `nonredirects`. */
  readonly filterredir?: "all" | "nonredirects" | "redirects";
  /** A whole number. */
  readonly minsize?: number;
  /** A whole number. */
  readonly maxsize?: number;
  /** One of the listed values. */
  readonly contentmodel?: "css" | "javascript" | "json" | "text" | "unknown" | "vue" | "wikitext";
  /**
   * A flag: present means true, absent means false.
   * @deprecated
   */
  readonly redirect?: boolean;
  /** How many: 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `1`. */
  readonly limit?: number | "max";
  /** Text. Form: `<fraction>|<fraction>|<integer>|<bit>` (else `badcontinue`). (decided: D-186) */
  readonly continue?: string;
}

/** Whether the value is what the module takes: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is RandomParameters;

/** Reads the module's parameters out of a request, as the real system does. */
export declare function decode(wire: Wire, options?: Options): Result<RandomParameters>;

/** The query string that decodes to the value. */
export declare function encode(value: RandomParameters, options?: Pick<Options, "generator">): string;

/** The same as `validate`, for libraries that take a Standard Schema. */
export declare const standard: StandardSchema<RandomParameters>;
