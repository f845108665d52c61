// The parameters of allmessages. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/validators/types.js";

/** The parameters of `allmessages`, without the prefix. */
export interface AllmessagesParameters {
  /** Text. Up to 50 values, for privileged callers up to 500. Default: `*`. */
  readonly messages?: readonly string[];
  /** One of the listed values. Up to 50 values, for privileged callers up to 500. */
  readonly prop?: readonly "default"[];
  /** A flag: present means true, absent means false. */
  readonly enableparser?: boolean;
  /** A flag: present means true, absent means false. */
  readonly nocontent?: boolean;
  /** A flag: present means true, absent means false. */
  readonly includelocal?: boolean;
  /** Text. Up to 50 values, for privileged callers up to 500; the same value may be given twice and counts twice. */
  readonly args?: readonly string[];
  /** Text. */
  readonly filter?: string;
  /** One of the listed values. Default: `all`. */
  readonly customised?: "all" | "modified" | "unmodified";
  /** Text. Form: a language code (else `invalidlang`). (decided: D-187) */
  readonly lang?: string;
  /** Text. */
  readonly from?: string;
  /** Text. */
  readonly to?: string;
  /** Text. Form: with `enableparser`: the title of a page of this site (else `invalidtitle`). (decided: D-184) */
  readonly title?: string;
  /** Text. */
  readonly prefix?: string;
}

/** Whether the value is what the module takes: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is AllmessagesParameters;

/** Reads the module's parameters out of a request, as the real system does. */
export declare function decode(wire: Wire, options?: Options): Result<AllmessagesParameters>;

/** The query string that decodes to the value. */
export declare function encode(value: AllmessagesParameters, options?: Pick<Options, "generator">): string;

/** The same as `validate`, for libraries that take a Standard Schema. */
export declare const standard: StandardSchema<AllmessagesParameters>;
