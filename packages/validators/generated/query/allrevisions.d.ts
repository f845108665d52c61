// The parameters of allrevisions. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/validators/types.js";

/** The parameters of `allrevisions`, without the prefix. */
export interface AllrevisionsParameters {
  /** One of the listed values. Up to 50 values, for privileged callers up to 500. Default: `ids`, `timestamp`, `flags`, `comment`, `user`. */
  readonly prop?: readonly ("comment" | "content" | "contentmodel" | "flags" | "ids" | "parsedcomment" | "roles" | "sha1" | "size" | "slotsha1" | "slotsize" | "tags" | "timestamp" | "user" | "userid" | "parsetree")[];
  /** One of the listed values. Up to 50 values, for privileged callers up to 500. `*` alone stands for all values. */
  readonly slots?: readonly "main"[] | "*";
  /** How many: 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. */
  readonly limit?: number | "max";
  /**
   * A flag: present means true, absent means false.
   * @deprecated
   */
  readonly expandtemplates?: boolean;
  /**
   * A flag: present means true, absent means false.
   * @deprecated
   */
  readonly generatexml?: boolean;
  /**
   * A flag: present means true, absent means false.
   * @deprecated
   */
  readonly parse?: boolean;
  /** Text. */
  readonly section?: string;
  /**
   * Text. Form: without `difftotext` or the role of generator: the id of a revision, `prev`, `next` or `cur` (else `diffto`). (decided: D-187)
   * @deprecated
   */
  readonly diffto?: string;
  /**
   * Text.
   * @deprecated
   */
  readonly difftotext?: string;
  /**
   * A flag: present means true, absent means false.
   * @deprecated
   */
  readonly difftotextpst?: boolean;
  /**
   * One of the listed values.
   * @deprecated
   */
  readonly contentformat?: "application/json" | "application/octet-stream" | "application/unknown" | "application/vue+xml" | "application/x-binary" | "text/css" | "text/javascript" | "text/plain" | "text/unknown" | "text/x-wiki" | "unknown/unknown";
  /** One of the listed values. Given once for each value of `slots`. */
  readonly "contentformat-main"?: "application/json" | "application/octet-stream" | "application/unknown" | "application/vue+xml" | "application/x-binary" | "text/css" | "text/javascript" | "text/plain" | "text/unknown" | "text/x-wiki" | "unknown/unknown";
  /** A user, given as `name`, `ip`, `temp`, `interwiki` or `id`. */
  readonly user?: string;
  /** The id of a namespace. Up to 50 values, for privileged callers up to 500. `*` alone stands for all values. */
  readonly namespace?: readonly number[] | "*";
  /** A timestamp. */
  readonly start?: string;
  /** A timestamp. */
  readonly end?: string;
  /** One of the listed values. Default: `older`. */
  readonly dir?: "newer" | "older";
  /** A user, given as `name`, `ip`, `temp`, `interwiki` or `id`. */
  readonly excludeuser?: string;
  /** Text. Form: `<timestamp>|<integer>` (else `badcontinue`). (decided: D-186) */
  readonly continue?: string;
  /** A flag: present means true, absent means false. */
  readonly generatetitles?: boolean;
}

/** Whether the value is what the module takes: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is AllrevisionsParameters;

/** Reads the module's parameters out of a request, as the real system does. */
export declare function decode(wire: Wire, options?: Options): Result<AllrevisionsParameters>;

/** The query string that decodes to the value. */
export declare function encode(value: AllrevisionsParameters, options?: Pick<Options, "generator">): string;

/** The same as `validate`, for libraries that take a Standard Schema. */
export declare const standard: StandardSchema<AllrevisionsParameters>;
