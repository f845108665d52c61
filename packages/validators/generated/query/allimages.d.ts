// The parameters of allimages. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/validators/types.js";

/** The parameters of `allimages`, without the prefix. */
export interface AllimagesParameters {
  /** One of the listed values. Default: `name`. */
  readonly sort?: "name" | "timestamp";
  /** One of the listed values. Default: `ascending`. */
  readonly dir?: "ascending" | "descending" | "newer" | "older";
  /** Text. Form: the beginning of a title without its namespace, which is that with the id 6 (else `invalidtitle`). (decided: D-185) */
  readonly from?: string;
  /** Text. Form: the beginning of a title without its namespace, which is that with the id 6 (else `invalidtitle`). (decided: D-185) */
  readonly to?: string;
  /** Text. Form: `<text>` with `sort=name`; or `<timestamp>|<text>` with `sort=timestamp` (else `badcontinue`). (decided: D-186) */
  readonly continue?: string;
  /** A timestamp. */
  readonly start?: string;
  /** A timestamp. */
  readonly end?: string;
  /** One of the listed values. Up to 50 values, for privileged callers up to 500. Default: `timestamp`, `url`. */
  readonly prop?: readonly ("badfile" | "bitdepth" | "canonicaltitle" | "comment" | "commonmetadata" | "dimensions" | "extmetadata" | "mediatype" | "metadata" | "mime" | "parsedcomment" | "sha1" | "size" | "timestamp" | "url" | "user" | "userid")[];
  /** Text. Form: the beginning of a title without its namespace, which is that with the id 6 (else `invalidtitle`). (decided: D-185) */
  readonly prefix?: string;
  /** A whole number. */
  readonly minsize?: number;
  /** A whole number. */
  readonly maxsize?: number;
  /** Text. Form: a SHA-1 in hexadecimal digits (else `invalidsha1hash`). (decided: D-187) */
  readonly sha1?: string;
  /** Text. Form: without `sha1`: a SHA-1 in base 36 (else `invalidsha1base36hash`). (decided: D-187) */
  readonly sha1base36?: string;
  /** A user, given as `name`, `ip`, `temp`, `interwiki` or `id`. */
  readonly user?: string;
  /** One of the listed values. Default: `all`. */
  readonly filterbots?: "all" | "bots" | "nobots";
  /** Text. Up to 50 values, for privileged callers up to 500. */
  readonly mime?: readonly string[];
  /** How many: 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`. */
  readonly limit?: number | "max";
}

/** Whether the value is what the module takes: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is AllimagesParameters;

/** Reads the module's parameters out of a request, as the real system does. */
export declare function decode(wire: Wire, options?: Options): Result<AllimagesParameters>;

/** The query string that decodes to the value. */
export declare function encode(value: AllimagesParameters, options?: Pick<Options, "generator">): string;

/** The same as `validate`, for libraries that take a Standard Schema. */
export declare const standard: StandardSchema<AllimagesParameters>;
