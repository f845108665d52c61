// The parameters of watchlistraw. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/validators/types.js";

/** The parameters of `watchlistraw`, without the prefix. */
export interface WatchlistrawParameters {
  /** Text. Form: `<integer>|<text>` (else `badcontinue`). (decided: D-186) */
  readonly continue?: string;
  /** The id of a namespace. Up to 50 values, for privileged callers up to 500. `*` alone stands for all values. */
  readonly namespace?: readonly number[] | "*";
  /** How many: 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`. */
  readonly limit?: number | "max";
  /** One of the listed values. Up to 50 values, for privileged callers up to 500. */
  readonly prop?: readonly "changed"[];
  /** One of the listed values. Up to 50 values, for privileged callers up to 500. */
  readonly show?: readonly ("!changed" | "changed")[];
  /** A user, given as `name`. */
  readonly owner?: string;
  /** Written in requests as `<WATCHLIST_TOKEN>`. Text. Sensitive: never to be logged. */
  readonly token?: string;
  /** One of the listed values. Default: `ascending`. */
  readonly dir?: "ascending" | "descending";
  /** Text. Form: the beginning of a title of this site, more than its namespace (else `invalidtitle`). (decided: D-185) */
  readonly fromtitle?: string;
  /** Text. Form: the beginning of a title of this site, more than its namespace (else `invalidtitle`). (decided: D-185) */
  readonly totitle?: string;
}

/** Whether the value is what the module takes: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is WatchlistrawParameters;

/** Reads the module's parameters out of a request, as the real system does. */
export declare function decode(wire: Wire, options?: Options): Result<WatchlistrawParameters>;

/** The query string that decodes to the value. */
export declare function encode(value: WatchlistrawParameters, options?: Pick<Options, "generator">): string;

/** The same as `validate`, for libraries that take a Standard Schema. */
export declare const standard: StandardSchema<WatchlistrawParameters>;
