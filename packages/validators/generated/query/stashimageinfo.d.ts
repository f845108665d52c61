// The parameters of stashimageinfo. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/validators/types.js";

/** The parameters of `stashimageinfo`, without the prefix. */
export interface StashimageinfoParameters {
  /** Text. Up to 50 values, for privileged callers up to 500. Form: a name with an extension (else `uploadstash-bad-path-bad-format`). (decided: D-187) */
  readonly filekey?: readonly string[];
  /**
   * Text. Up to 50 values, for privileged callers up to 500. Form: without `filekey` with a value: a name with an extension (else `uploadstash-bad-path-bad-format`). (decided: D-187)
   * @deprecated
   */
  readonly sessionkey?: readonly string[];
  /** One of the listed values. Up to 50 values, for privileged callers up to 500. Default: `timestamp`, `url`. */
  readonly prop?: readonly ("badfile" | "bitdepth" | "canonicaltitle" | "commonmetadata" | "dimensions" | "extmetadata" | "metadata" | "mime" | "sha1" | "size" | "thumbmime" | "timestamp" | "url")[];
  /** A whole number. Default: `-1`. */
  readonly urlwidth?: number;
  /** A whole number. Default: `-1`. */
  readonly urlheight?: number;
  /** Text. Default: (empty). */
  readonly urlparam?: string;
}

/** Whether the value is what the module takes: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is StashimageinfoParameters;

/** Reads the module's parameters out of a request, as the real system does. */
export declare function decode(wire: Wire, options?: Options): Result<StashimageinfoParameters>;

/** The query string that decodes to the value. */
export declare function encode(value: StashimageinfoParameters, options?: Pick<Options, "generator">): string;

/** The same as `validate`, for libraries that take a Standard Schema. */
export declare const standard: StandardSchema<StashimageinfoParameters>;
