// The parameters of extlinks. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/validators/types.js";

/**
 * Lists the URLs outside of the site that each page links to. Interwiki links are not among them.
 *
 * The parameters of `extlinks`, without the prefix.
 * @see {@link https://www.mediawiki.org/wiki/API:Extlinks}
 */
export interface ExtlinksParameters {
  /** The most links that one answer holds, for all pages together. From 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`. */
  readonly limit?: number | "max";
  /** Goes on after an earlier answer, whose member `continue` holds the value. Form: `<text>` (else `badcontinue`). (decided: D-186) */
  readonly continue?: string;
  /** Lists only URLs with this scheme. The empty text means `http` and `https` where `query` is given, and otherwise all schemes. Default: (empty). */
  readonly protocol?: "" | "bitcoin" | "ftp" | "ftps" | "geo" | "git" | "gopher" | "http" | "https" | "irc" | "ircs" | "magnet" | "mailto" | "matrix" | "mms" | "news" | "nntp" | "redis" | "sftp" | "sip" | "sips" | "sms" | "ssh" | "svn" | "tel" | "telnet" | "urn" | "worldwind" | "xmpp" | (string & {});
  /** Lists only URLs that match this text without a scheme: a host, perhaps with the beginning of a path. `*.` in front of the host adds its subdomains. Without it all URLs are listed. */
  readonly query?: string;
  /**
   * Adds the site's scheme to URLs that have none, such as `//example.org`. A flag: present means true, absent means false.
   * @deprecated
   */
  readonly expandurl?: boolean;
}

/** Whether the value is what the module takes: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is ExtlinksParameters;

/** Reads the module's parameters out of a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<ExtlinksParameters>;

/** The query string that decodes to the value. */
export declare function encode(value: ExtlinksParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object, and gives what `decode` makes of it, with defaults. Its issues are what that finds. */
export declare const standard: StandardSchema<ExtlinksParameters>;
