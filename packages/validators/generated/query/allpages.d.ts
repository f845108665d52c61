// The parameters of allpages. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/validators/types.js";

/** The parameters of `allpages`, without the prefix. */
export interface AllpagesParameters {
  /** Text. Form: the beginning of a title without its namespace, which is that in `namespace` (else `invalidtitle`). (decided: D-185) */
  readonly from?: string;
  /** Text. Form: `<text>` (else `badcontinue`). (decided: D-186) */
  readonly continue?: string;
  /** Text. Form: the beginning of a title without its namespace, which is that in `namespace` (else `invalidtitle`). (decided: D-185) */
  readonly to?: string;
  /** Text. Form: the beginning of a title without its namespace, which is that in `namespace` (else `invalidtitle`). (decided: D-185) */
  readonly prefix?: string;
  /** The id of a namespace. Default: `0`. */
  readonly namespace?: number;
  /** One of the listed values. Default: `all`. */
  readonly filterredir?: "all" | "nonredirects" | "redirects";
  /** One of the listed values. Default: `all`. */
  readonly filterlanglinks?: "all" | "withlanglinks" | "withoutlanglinks";
  /** A whole number. */
  readonly minsize?: number;
  /** A whole number. */
  readonly maxsize?: number;
  /** One of the listed values. Up to 50 values, for privileged callers up to 500. */
  readonly prtype?: readonly ("edit" | "move" | "upload")[];
  /** One of the listed values. Up to 50 values, for privileged callers up to 500. */
  readonly prlevel?: readonly ("" | "autoconfirmed" | "sysop")[];
  /** One of the listed values. Default: `all`. */
  readonly prfiltercascade?: "all" | "cascading" | "noncascading";
  /** One of the listed values. Default: `all`. */
  readonly prexpiry?: "all" | "definite" | "indefinite";
  /** How many: 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`. */
  readonly limit?: number | "max";
  /** One of the listed values. Default: `ascending`. */
  readonly dir?: "ascending" | "descending";
}

/** Whether the value is what the module takes: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is AllpagesParameters;

/** Reads the module's parameters out of a request, as the real system does. */
export declare function decode(wire: Wire, options?: Options): Result<AllpagesParameters>;

/** The query string that decodes to the value. */
export declare function encode(value: AllpagesParameters, options?: Pick<Options, "generator">): string;

/** The same as `validate`, for libraries that take a Standard Schema. */
export declare const standard: StandardSchema<AllpagesParameters>;
