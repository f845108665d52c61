// The parameters of deletedrevs. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/validators/types.js";

/** The parameters of `deletedrevs`, without the prefix. */
export interface DeletedrevsParameters {
  /** A timestamp. Only in mode 1 or 2. */
  readonly start?: string;
  /** A timestamp. Only in mode 1 or 2. */
  readonly end?: string;
  /** One of the listed values. Default: `older`. Only in mode 1 or 3. */
  readonly dir?: "newer" | "older";
  /** Text. Only in mode 3. Form: the beginning of a title without its namespace, which is that in `namespace` (else `invalidtitle`). (decided: D-185) */
  readonly from?: string;
  /** Text. Only in mode 3. Form: the beginning of a title without its namespace, which is that in `namespace` (else `invalidtitle`). (decided: D-185) */
  readonly to?: string;
  /** Text. Only in mode 3. Form: the beginning of a title without its namespace, which is that in `namespace` (else `invalidtitle`). (decided: D-185) */
  readonly prefix?: string;
  /** A flag: present means true, absent means false. Only in mode 3. */
  readonly unique?: boolean;
  /** The id of a namespace. Default: `0`. Only in mode 3. */
  readonly namespace?: number;
  /** Text. */
  readonly tag?: string;
  /** A user, given as `name`, `ip`, `temp`, `interwiki` or `id`. */
  readonly user?: string;
  /** A user, given as `name`, `ip`, `temp`, `interwiki` or `id`. */
  readonly excludeuser?: string;
  /** One of the listed values. Up to 50 values, for privileged callers up to 500. Deprecated: `token`. Default: `user`, `comment`. */
  readonly prop?: readonly ("comment" | "content" | "len" | "minor" | "parentid" | "parsedcomment" | "revid" | "sha1" | "tags" | "user" | "userid" | "token")[];
  /** How many: 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`. */
  readonly limit?: number | "max";
  /** Text. Form: `<integer>|<text>|<timestamp>|<integer>` with pages; or `<integer>|<text>|<timestamp>|<integer>` without `user`; or `<timestamp>|<integer>` with `user` without pages (else `badcontinue`). (decided: D-186) */
  readonly continue?: string;
}

/** Whether the value is what the module takes: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is DeletedrevsParameters;

/** Reads the module's parameters out of a request, as the real system does. */
export declare function decode(wire: Wire, options?: Options): Result<DeletedrevsParameters>;

/** The query string that decodes to the value. */
export declare function encode(value: DeletedrevsParameters, options?: Pick<Options, "generator">): string;

/** The same as `validate`, for libraries that take a Standard Schema. */
export declare const standard: StandardSchema<DeletedrevsParameters>;
