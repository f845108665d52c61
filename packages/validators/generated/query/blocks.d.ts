// The parameters of blocks. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/validators/types.js";

/** The parameters of `blocks`, without the prefix. */
export interface BlocksParameters {
  /** A timestamp. */
  readonly start?: string;
  /** A timestamp. */
  readonly end?: string;
  /** One of the listed values. Default: `older`. */
  readonly dir?: "newer" | "older";
  /** A whole number. Up to 50 values, for privileged callers up to 500. */
  readonly ids?: readonly number[];
  /** A user, given as `name`, `ip`, `temp` or `cidr`. Up to 50 values, for privileged callers up to 500. */
  readonly users?: readonly string[];
  /** Text. Form: an IP address or a range of IP addresses, not broader than /16 or for IPv6 /19 (else `param_ip`). (decided: D-189) */
  readonly ip?: string;
  /** How many: 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`. */
  readonly limit?: number | "max";
  /** One of the listed values. Up to 50 values, for privileged callers up to 500. Default: `id`, `user`, `by`, `timestamp`, `expiry`, `reason`, `flags`. */
  readonly prop?: readonly ("by" | "byid" | "expiry" | "flags" | "id" | "parsedreason" | "range" | "reason" | "restrictions" | "timestamp" | "user" | "userid")[];
  /** One of the listed values. Up to 50 values, for privileged callers up to 500. */
  readonly show?: readonly ("!account" | "!ip" | "!range" | "!temp" | "account" | "ip" | "range" | "temp")[];
  /** Text. Form: `<timestamp>|<integer>` (else `badcontinue`). (decided: D-186) */
  readonly continue?: string;
}

/** Whether the value is what the module takes: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is BlocksParameters;

/** Reads the module's parameters out of a request, as the real system does. */
export declare function decode(wire: Wire, options?: Options): Result<BlocksParameters>;

/** The query string that decodes to the value. */
export declare function encode(value: BlocksParameters, options?: Pick<Options, "generator">): string;

/** The same as `validate`, for libraries that take a Standard Schema. */
export declare const standard: StandardSchema<BlocksParameters>;
