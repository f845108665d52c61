// The parameters of exturlusage. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/validators/types.js";

/**
 * Lists the links to URLs outside of the site, all or those that match a text, with the pages that hold them.
 *
 * The parameters of `exturlusage`, without the prefix.
 * @see {@link https://www.mediawiki.org/wiki/API:Exturlusage}
 */
export interface ExturlusageParameters {
  /**
   * What to say of each item. Up to 50 values, for privileged callers up to 500. Default: `ids`, `title`, `url`.
   *
   * - `ids`: The id of the page that holds the link.
   * - `title`: The title of the page that holds the link and the id of its namespace.
   * - `url`: The URL that the link leads to.
   */
  readonly prop?: readonly ("ids" | "title" | "url")[];
  /** Goes on after an earlier answer, whose member `continue` holds the value. Form: `<text>` (else `badcontinue`). (decided: D-186) */
  readonly continue?: string;
  /** Lists only URLs with this scheme. The empty text means `http` and `https` where `query` is given, and otherwise all schemes. Default: (empty). */
  readonly protocol?: "" | "bitcoin" | "ftp" | "ftps" | "geo" | "git" | "gopher" | "http" | "https" | "irc" | "ircs" | "magnet" | "mailto" | "matrix" | "mms" | "news" | "nntp" | "redis" | "sftp" | "sip" | "sips" | "sms" | "ssh" | "svn" | "tel" | "telnet" | "urn" | "worldwind" | "xmpp" | (string & {});
  /** Lists only URLs that match this text without a scheme: a host, perhaps with the beginning of a path. `*.` in front of the host adds its subdomains. Without it all URLs are listed. */
  readonly query?: string;
  /** Lists only links in pages of these namespaces. On a site in miser mode an answer may then hold fewer items than `limit` allows. Up to 50 values, for privileged callers up to 500. `*` alone stands for all values. */
  readonly namespace?: readonly number[] | "*";
  /** The most items that one answer lists. From 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`. */
  readonly limit?: number | "max";
  /**
   * Adds the site's scheme to URLs that have none, such as `//example.org`. A flag: present means true, absent means false.
   * @deprecated
   */
  readonly expandurl?: boolean;
}

/** Whether the value is what the module takes: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is ExturlusageParameters;

/** Reads the module's parameters out of a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<ExturlusageParameters>;

/** The query string that decodes to the value. */
export declare function encode(value: ExturlusageParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object, and gives what `decode` makes of it, with defaults. Its issues are what that finds. */
export declare const standard: StandardSchema<ExturlusageParameters>;
