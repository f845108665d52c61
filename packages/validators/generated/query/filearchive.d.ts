// The parameters of filearchive. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/validators/types.js";

/** The parameters of `filearchive`, without the prefix. */
export interface FilearchiveParameters {
  /** Text. Form: the beginning of a title without its namespace, which is that with the id 6 (else `invalidtitle`). (decided: D-185) */
  readonly from?: string;
  /** Text. Form: the beginning of a title without its namespace, which is that with the id 6 (else `invalidtitle`). (decided: D-185) */
  readonly to?: string;
  /** Text. Form: the beginning of a title without its namespace, which is that with the id 6 (else `invalidtitle`). (decided: D-185) */
  readonly prefix?: string;
  /** One of the listed values. Default: `ascending`. */
  readonly dir?: "ascending" | "descending";
  /** Text. Form: a SHA-1 in hexadecimal digits (else `invalidsha1hash`). (decided: D-187) */
  readonly sha1?: string;
  /** Text. Form: without `sha1`: a SHA-1 in base 36 (else `invalidsha1base36hash`). (decided: D-187) */
  readonly sha1base36?: string;
  /** One of the listed values. Up to 50 values, for privileged callers up to 500. Default: `timestamp`. */
  readonly prop?: readonly ("archivename" | "bitdepth" | "description" | "dimensions" | "mediatype" | "metadata" | "mime" | "parseddescription" | "sha1" | "size" | "timestamp" | "user")[];
  /** How many: 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`. */
  readonly limit?: number | "max";
  /** Text. Form: `<text>|<timestamp>|<integer>` (else `badcontinue`). (decided: D-186) */
  readonly continue?: string;
}

/** Whether the value is what the module takes: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is FilearchiveParameters;

/** Reads the module's parameters out of a request, as the real system does. */
export declare function decode(wire: Wire, options?: Options): Result<FilearchiveParameters>;

/** The query string that decodes to the value. */
export declare function encode(value: FilearchiveParameters, options?: Pick<Options, "generator">): string;

/** The same as `validate`, for libraries that take a Standard Schema. */
export declare const standard: StandardSchema<FilearchiveParameters>;
