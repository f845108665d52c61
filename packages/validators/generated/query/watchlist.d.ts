// The parameters of watchlist. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/validators/types.js";

/** The parameters of `watchlist`, without the prefix. */
export interface WatchlistParameters {
  /** A flag: present means true, absent means false. */
  readonly allrev?: boolean;
  /** A timestamp. */
  readonly start?: string;
  /** A timestamp. */
  readonly end?: string;
  /** The id of a namespace. Up to 50 values, for privileged callers up to 500. `*` alone stands for all values. */
  readonly namespace?: readonly number[] | "*";
  /** A user, given as `name`, `ip`, `temp`, `interwiki` or `id`. */
  readonly user?: string;
  /** A user, given as `name`, `ip`, `temp`, `interwiki` or `id`. */
  readonly excludeuser?: string;
  /** One of the listed values. Default: `older`. */
  readonly dir?: "newer" | "older";
  /** How many: 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`. */
  readonly limit?: number | "max";
  /** One of the listed values. Up to 50 values, for privileged callers up to 500. Default: `ids`, `title`, `flags`. */
  readonly prop?: readonly ("comment" | "expiry" | "flags" | "ids" | "loginfo" | "notificationtimestamp" | "parsedcomment" | "patrol" | "sizes" | "tags" | "timestamp" | "title" | "user" | "userid")[];
  /** One of the listed values. Up to 50 values, for privileged callers up to 500. */
  readonly show?: readonly ("!anon" | "!autopatrolled" | "!bot" | "!minor" | "!patrolled" | "!unread" | "anon" | "autopatrolled" | "bot" | "minor" | "patrolled" | "unread")[];
  /** One of the listed values. Up to 50 values, for privileged callers up to 500. Default: `edit`, `new`, `log`, `categorize`. */
  readonly type?: readonly ("categorize" | "edit" | "external" | "log" | "new")[];
  /** A user, given as `name`. */
  readonly owner?: string;
  /** Written in requests as `<WATCHLIST_TOKEN>`. Text. Sensitive: never to be logged. */
  readonly token?: string;
  /** Text. Form: `<text>|<integer>` (else `badcontinue`). (decided: D-186) */
  readonly continue?: string;
}

/** Whether the value is what the module takes: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is WatchlistParameters;

/** Reads the module's parameters out of a request, as the real system does. */
export declare function decode(wire: Wire, options?: Options): Result<WatchlistParameters>;

/** The query string that decodes to the value. */
export declare function encode(value: WatchlistParameters, options?: Pick<Options, "generator">): string;

/** The same as `validate`, for libraries that take a Standard Schema. */
export declare const standard: StandardSchema<WatchlistParameters>;
