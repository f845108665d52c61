// The parameters of categorymembers. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/validators/types.js";

/** The parameters of `categorymembers`, without the prefix. */
export interface CategorymembersParameters {
  /** Text. Form: the title of a page of this site (else `invalidtitle`). (decided: D-184) */
  readonly title?: string;
  /** A whole number. Form: an id, above 0 (else `nosuchpageid`). (decided: D-188) */
  readonly pageid?: number;
  /** One of the listed values. Up to 50 values, for privileged callers up to 500. Default: `ids`, `title`. */
  readonly prop?: readonly ("ids" | "sortkey" | "sortkeyprefix" | "timestamp" | "title" | "type")[];
  /** The id of a namespace. Up to 50 values, for privileged callers up to 500. `*` alone stands for all values. */
  readonly namespace?: readonly number[] | "*";
  /** One of the listed values. Up to 50 values, for privileged callers up to 500. Default: `page`, `subcat`, `file`. */
  readonly type?: readonly ("file" | "page" | "subcat")[];
  /** Text. Form: `<timestamp>|<integer>` with `sort=timestamp`; or `<text>|<hex>|<integer>` with `sort=sortkey`; or empty (else `badcontinue`). (decided: D-186) */
  readonly continue?: string;
  /** How many: 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`. */
  readonly limit?: number | "max";
  /** One of the listed values. Default: `sortkey`. */
  readonly sort?: "sortkey" | "timestamp";
  /** One of the listed values. Default: `ascending`. */
  readonly dir?: "asc" | "ascending" | "desc" | "descending" | "newer" | "older";
  /** A timestamp. */
  readonly start?: string;
  /** A timestamp. */
  readonly end?: string;
  /** Text. Form: without `sort=timestamp`, `continue` with a value or `startsortkeyprefix`: pairs of hexadecimal digits (else `badvalue_{wireName}`). (decided: D-187) */
  readonly starthexsortkey?: string;
  /** Text. Form: without `sort=timestamp`, `continue` with a value or `endsortkeyprefix`: pairs of hexadecimal digits (else `badvalue_{wireName}`). (decided: D-187) */
  readonly endhexsortkey?: string;
  /** Text. */
  readonly startsortkeyprefix?: string;
  /** Text. */
  readonly endsortkeyprefix?: string;
  /**
   * Text.
   * @deprecated
   */
  readonly startsortkey?: string;
  /**
   * Text.
   * @deprecated
   */
  readonly endsortkey?: string;
}

/** Whether the value is what the module takes: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is CategorymembersParameters;

/** Reads the module's parameters out of a request, as the real system does. */
export declare function decode(wire: Wire, options?: Options): Result<CategorymembersParameters>;

/** The query string that decodes to the value. */
export declare function encode(value: CategorymembersParameters, options?: Pick<Options, "generator">): string;

/** The same as `validate`, for libraries that take a Standard Schema. */
export declare const standard: StandardSchema<CategorymembersParameters>;
