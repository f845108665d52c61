// The parameters of recentchanges. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/validators/types.js";

/** The parameters of `recentchanges`, without the prefix. */
export interface RecentchangesParameters {
  /** A timestamp. */
  readonly start?: string;
  /** A timestamp. */
  readonly end?: string;
  /** One of the listed values. Default: `older`. */
  readonly dir?: "newer" | "older";
  /** The id of a namespace, or `-2` or `-1`. Up to 50 values, for privileged callers up to 500. `*` alone stands for all values. */
  readonly namespace?: readonly number[] | "*";
  /** A user, given as `name`, `ip`, `temp`, `interwiki` or `id`. */
  readonly user?: string;
  /** A user, given as `name`, `ip`, `temp`, `interwiki` or `id`. */
  readonly excludeuser?: string;
  /** Text. */
  readonly tag?: string;
  /** One of the listed values. Up to 50 values, for privileged callers up to 500. Default: `title`, `timestamp`, `ids`. */
  readonly prop?: readonly ("comment" | "flags" | "ids" | "loginfo" | "parsedcomment" | "patrolled" | "redirect" | "sha1" | "sizes" | "tags" | "timestamp" | "title" | "user" | "userid")[];
  /** One of the listed values. Up to 50 values, for privileged callers up to 500. */
  readonly show?: readonly ("!anon" | "!autopatrolled" | "!bot" | "!minor" | "!patrolled" | "!redirect" | "anon" | "autopatrolled" | "bot" | "minor" | "patrolled" | "redirect" | "unpatrolled")[];
  /** How many: 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`. */
  readonly limit?: number | "max";
  /** One of the listed values. Up to 50 values, for privileged callers up to 500. Default: `edit`, `new`, `log`, `categorize`. */
  readonly type?: readonly ("categorize" | "edit" | "external" | "log" | "new")[];
  /** A flag: present means true, absent means false. */
  readonly toponly?: boolean;
  /** Text. Form: the title of a page of this site (else `invalidtitle`). (decided: D-184) */
  readonly title?: string;
  /** Text. Form: `<timestamp>|<integer>` (else `badcontinue`). (decided: D-186) */
  readonly continue?: string;
  /** A flag: present means true, absent means false. */
  readonly generaterevisions?: boolean;
  /** One of the listed values. */
  readonly slot?: "main";
}

/** Whether the value is what the module takes: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is RecentchangesParameters;

/** Reads the module's parameters out of a request, as the real system does. */
export declare function decode(wire: Wire, options?: Options): Result<RecentchangesParameters>;

/** The query string that decodes to the value. */
export declare function encode(value: RecentchangesParameters, options?: Pick<Options, "generator">): string;

/** The same as `validate`, for libraries that take a Standard Schema. */
export declare const standard: StandardSchema<RecentchangesParameters>;
