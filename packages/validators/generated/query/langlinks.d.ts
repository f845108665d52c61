// The parameters of langlinks. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/validators/types.js";

/** The parameters of `langlinks`, without the prefix. */
export interface LanglinksParameters {
  /** One of the listed values. Up to 50 values, for privileged callers up to 500. */
  readonly prop?: readonly ("autonym" | "langname" | "url")[];
  /** Text. */
  readonly lang?: string;
  /** Text. */
  readonly title?: string;
  /** One of the listed values. Default: `ascending`. */
  readonly dir?: "ascending" | "descending";
  /** Text. Default: `en`. */
  readonly inlanguagecode?: string;
  /** How many: 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`. */
  readonly limit?: number | "max";
  /** Text. Form: `<integer>|<text>` (else `badcontinue`). (decided: D-186) */
  readonly continue?: string;
  /**
   * A flag: present means true, absent means false.
   * @deprecated
   */
  readonly url?: boolean;
}

/** Whether the value is what the module takes: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is LanglinksParameters;

/** Reads the module's parameters out of a request, as the real system does. */
export declare function decode(wire: Wire, options?: Options): Result<LanglinksParameters>;

/** The query string that decodes to the value. */
export declare function encode(value: LanglinksParameters, options?: Pick<Options, "generator">): string;

/** The same as `validate`, for libraries that take a Standard Schema. */
export declare const standard: StandardSchema<LanglinksParameters>;
