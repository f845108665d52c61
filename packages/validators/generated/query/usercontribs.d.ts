// The parameters of usercontribs. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/validators/types.js";

/** The parameters of `usercontribs`, without the prefix. */
export interface UsercontribsParameters {
  /** How many: 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`. */
  readonly limit?: number | "max";
  /** A timestamp. */
  readonly start?: string;
  /** A timestamp. */
  readonly end?: string;
  /** Text. Form: `<timestamp>|<integer>` without `userprefix` or `iprange`; or `actor|<integer>|<timestamp>|<integer>` without `userprefix` or `iprange`; or `name|<text>|<timestamp>|<integer>` with `userprefix`; or `name|<text>|<timestamp>|<integer>` with `iprange` (else `badcontinue`). (decided: D-186) */
  readonly continue?: string;
  /** A user, given as `name`, `ip`, `temp` or `interwiki`. Up to 50 values, for privileged callers up to 500. */
  readonly user?: readonly string[];
  /** A whole number. Up to 50 values, for privileged callers up to 500. Form: an id, above 0 (else `invaliduserid`). (decided: D-188) */
  readonly userids?: readonly number[];
  /** Text. */
  readonly userprefix?: string;
  /** Text. Form: a range of IP addresses, not broader than /16 or for IPv6 /32 (else `invalidiprange`). (decided: D-189) */
  readonly iprange?: string;
  /** One of the listed values. Default: `older`. */
  readonly dir?: "newer" | "older";
  /** The id of a namespace. Up to 50 values, for privileged callers up to 500. `*` alone stands for all values. */
  readonly namespace?: readonly number[] | "*";
  /** One of the listed values. Up to 50 values, for privileged callers up to 500. Default: `ids`, `title`, `timestamp`, `comment`, `size`, `flags`. */
  readonly prop?: readonly ("comment" | "flags" | "ids" | "parsedcomment" | "patrolled" | "size" | "sizediff" | "tags" | "timestamp" | "title")[];
  /** One of the listed values. Up to 50 values, for privileged callers up to 500. */
  readonly show?: readonly ("!autopatrolled" | "!minor" | "!new" | "!patrolled" | "!top" | "autopatrolled" | "minor" | "new" | "patrolled" | "top")[];
  /** Text. */
  readonly tag?: string;
  /**
   * A flag: present means true, absent means false.
   * @deprecated
   */
  readonly toponly?: boolean;
}

/** Whether the value is what the module takes: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is UsercontribsParameters;

/** Reads the module's parameters out of a request, as the real system does. */
export declare function decode(wire: Wire, options?: Options): Result<UsercontribsParameters>;

/** The query string that decodes to the value. */
export declare function encode(value: UsercontribsParameters, options?: Pick<Options, "generator">): string;

/** The same as `validate`, for libraries that take a Standard Schema. */
export declare const standard: StandardSchema<UsercontribsParameters>;
