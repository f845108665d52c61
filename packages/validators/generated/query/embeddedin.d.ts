// The parameters of embeddedin. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/validators/types.js";

/** The parameters of `embeddedin`, without the prefix. */
export interface EmbeddedinParameters {
  /** Text. Form: the title of a page of this site (else `invalidtitle`). (decided: D-184) */
  readonly title?: string;
  /** A whole number. Form: an id, above 0 (else `nosuchpageid`). (decided: D-188) */
  readonly pageid?: number;
  /** Text. Form: `<integer>|<integer>`; or `<integer>|<integer>|<integer>|<text>|<integer>|<integer>`; or `<integer>|<integer>|<integer>|<text>|<integer>|<integer>|<integer>`; or `<integer>|<integer>|<integer>|<text>|<integer>|<integer>|<integer>|<integer>` (else `badcontinue`). (decided: D-186) */
  readonly continue?: string;
  /** The id of a namespace. Up to 50 values, for privileged callers up to 500. `*` alone stands for all values. */
  readonly namespace?: readonly number[] | "*";
  /** One of the listed values. Default: `ascending`. */
  readonly dir?: "ascending" | "descending";
  /** One of the listed values. Default: `all`. */
  readonly filterredir?: "all" | "nonredirects" | "redirects";
  /** How many: 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`. */
  readonly limit?: number | "max";
}

/** Whether the value is what the module takes: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is EmbeddedinParameters;

/** Reads the module's parameters out of a request, as the real system does. */
export declare function decode(wire: Wire, options?: Options): Result<EmbeddedinParameters>;

/** The query string that decodes to the value. */
export declare function encode(value: EmbeddedinParameters, options?: Pick<Options, "generator">): string;

/** The same as `validate`, for libraries that take a Standard Schema. */
export declare const standard: StandardSchema<EmbeddedinParameters>;
