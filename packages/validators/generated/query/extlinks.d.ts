// The parameters of extlinks. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/validators/types.js";

/** The parameters of `extlinks`, without the prefix. */
export interface ExtlinksParameters {
  /** How many: 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`. */
  readonly limit?: number | "max";
  /** Text. Form: `<text>` (else `badcontinue`). (decided: D-186) */
  readonly continue?: string;
  /** One of the listed values. Default: (empty). */
  readonly protocol?: "" | "bitcoin" | "ftp" | "ftps" | "geo" | "git" | "gopher" | "http" | "https" | "irc" | "ircs" | "magnet" | "mailto" | "matrix" | "mms" | "news" | "nntp" | "redis" | "sftp" | "sip" | "sips" | "sms" | "ssh" | "svn" | "tel" | "telnet" | "urn" | "worldwind" | "xmpp" | (string & {});
  /** Text. */
  readonly query?: string;
  /**
   * A flag: present means true, absent means false.
   * @deprecated
   */
  readonly expandurl?: boolean;
}

/** Whether the value is what the module takes: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is ExtlinksParameters;

/** Reads the module's parameters out of a request, as the real system does. */
export declare function decode(wire: Wire, options?: Options): Result<ExtlinksParameters>;

/** The query string that decodes to the value. */
export declare function encode(value: ExtlinksParameters, options?: Pick<Options, "generator">): string;

/** The same as `validate`, for libraries that take a Standard Schema. */
export declare const standard: StandardSchema<ExtlinksParameters>;
