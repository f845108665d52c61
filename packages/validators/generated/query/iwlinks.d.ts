// The parameters of iwlinks. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/validators/types.js";

/** The parameters of `iwlinks`, without the prefix. */
export interface IwlinksParameters {
  /** One of the listed values. Up to 50 values, for privileged callers up to 500. */
  readonly prop?: readonly "url"[];
  /** Text. */
  readonly prefix?: string;
  /** Text. */
  readonly title?: string;
  /** One of the listed values. Default: `ascending`. */
  readonly dir?: "ascending" | "descending";
  /** How many: 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`. */
  readonly limit?: number | "max";
  /** Text. Form: `<integer>|<text>|<text>` (else `badcontinue`). (decided: D-186) */
  readonly continue?: string;
  /**
   * A flag: present means true, absent means false.
   * @deprecated
   */
  readonly url?: boolean;
}

/** Whether the value is what the module takes: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is IwlinksParameters;

/** Reads the module's parameters out of a request, as the real system does. */
export declare function decode(wire: Wire, options?: Options): Result<IwlinksParameters>;

/** The query string that decodes to the value. */
export declare function encode(value: IwlinksParameters, options?: Pick<Options, "generator">): string;

/** The same as `validate`, for libraries that take a Standard Schema. */
export declare const standard: StandardSchema<IwlinksParameters>;
