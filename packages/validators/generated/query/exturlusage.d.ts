// The parameters of exturlusage. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/validators/types.js";

/** The parameters of `exturlusage`, without the prefix. */
export interface ExturlusageParameters {
  /** One of the listed values. Up to 50 values, for privileged callers up to 500. Default: `ids`, `title`, `url`. */
  readonly prop?: readonly ("ids" | "title" | "url")[];
  /** Text. Form: `<text>` (else `badcontinue`). (decided: D-186) */
  readonly continue?: string;
  /** One of the listed values. Default: (empty). */
  readonly protocol?: "" | "bitcoin" | "ftp" | "ftps" | "geo" | "git" | "gopher" | "http" | "https" | "irc" | "ircs" | "magnet" | "mailto" | "matrix" | "mms" | "news" | "nntp" | "redis" | "sftp" | "sip" | "sips" | "sms" | "ssh" | "svn" | "tel" | "telnet" | "urn" | "worldwind" | "xmpp" | (string & {});
  /** Text. */
  readonly query?: string;
  /** The id of a namespace. Up to 50 values, for privileged callers up to 500. `*` alone stands for all values. */
  readonly namespace?: readonly number[] | "*";
  /** How many: 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`. */
  readonly limit?: number | "max";
  /**
   * A flag: present means true, absent means false.
   * @deprecated
   */
  readonly expandurl?: boolean;
}

/** Whether the value is what the module takes: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is ExturlusageParameters;

/** Reads the module's parameters out of a request, as the real system does. */
export declare function decode(wire: Wire, options?: Options): Result<ExturlusageParameters>;

/** The query string that decodes to the value. */
export declare function encode(value: ExturlusageParameters, options?: Pick<Options, "generator">): string;

/** The same as `validate`, for libraries that take a Standard Schema. */
export declare const standard: StandardSchema<ExturlusageParameters>;
