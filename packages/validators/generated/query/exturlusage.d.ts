// The parameters of exturlusage. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/core/validators/types.js";

/**
 * Lists the links to external URLs, such as the pages of a website, with the pages that contain them.
 *
 * The parameters of `exturlusage`, without the prefix.
 * @see {@link https://www.mediawiki.org/wiki/API:Exturlusage}
 */
export interface ExturlusageParameters {
  /**
   * Properties to return for each item. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `ids`, `title`, `url`.
   *
   * - `ids`: The ID of the linking page.
   * - `title`: The title and namespace ID of the linking page.
   * - `url`: The URL of the link.
   */
  readonly prop?: readonly ("ids" | "title" | "url")[];
  /** Continues from a previous response. Pass the value of its `continue` member. Form: `<text>` (otherwise `badcontinue`). (decided: D-186) */
  readonly continue?: string;
  /**
   * Lists only URLs with this scheme. If it is empty, `http` and `https` are searched when `query` is given, and all schemes otherwise. Default: (empty).
   *
   * - (empty): Both `http` and `https`.
   * - `bitcoin`: Bitcoin payments.
   * - `ftp`: Files on an FTP server.
   * - `ftps`: Files on an FTP server over TLS.
   * - `geo`: Geographic locations by coordinates.
   * - `git`: Git repositories.
   * - `gopher`: Documents on Gopher servers.
   * - `http`: Web pages without encryption.
   * - `https`: Web pages over TLS.
   * - `irc`: Internet Relay Chat channels.
   * - `ircs`: Internet Relay Chat channels over TLS.
   * - `magnet`: Files in peer-to-peer networks, by content hash.
   * - `mailto`: Email addresses.
   * - `matrix`: Users and rooms of the Matrix chat network.
   * - `mms`: Audio and video streams of Microsoft Media Server.
   * - `news`: Usenet newsgroups and articles.
   * - `nntp`: Articles on an NNTP server.
   * - `redis`: Redis databases.
   * - `sftp`: Files on a server over SSH.
   * - `sip`: Addresses for voice over IP calls.
   * - `sips`: Addresses for voice over IP calls over TLS.
   * - `sms`: Phone numbers for text messages.
   * - `ssh`: Remote logins over SSH.
   * - `svn`: Subversion repositories.
   * - `tel`: Phone numbers to call.
   * - `telnet`: Remote sessions without encryption.
   * - `urn`: Persistent resource names, such as ISBNs.
   * - `worldwind`: Views in the World Wind virtual globe.
   * - `xmpp`: Addresses of the XMPP chat protocol.
   *
   * The format of other values (decided: D-195).
   */
  readonly protocol?: "" | "bitcoin" | "ftp" | "ftps" | "geo" | "git" | "gopher" | "http" | "https" | "irc" | "ircs" | "magnet" | "mailto" | "matrix" | "mms" | "news" | "nntp" | "redis" | "sftp" | "sip" | "sips" | "sms" | "ssh" | "svn" | "tel" | "telnet" | "urn" | "worldwind" | "xmpp" | (string & {});
  /** Lists only URLs that match this search string, without a scheme: a host, optionally followed by the beginning of a path. `*.` before the host includes its subdomains. Defaults to all URLs. */
  readonly query?: string;
  /** Lists only links in pages of these namespaces. On sites in miser mode, the response may contain fewer items than `limit`. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` means all values. */
  readonly namespace?: readonly number[] | "*";
  /** Maximum number of items to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`. */
  readonly limit?: number | "max";
  /**
   * Expands protocol-relative URLs, such as `//example.org`, with the site's scheme. A flag: present means true, absent means false (decided: D-119).
   * @deprecated
   */
  readonly expandurl?: boolean;
}

/** Returns whether the value is valid for the module: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is ExturlusageParameters;

/** Reads the parameters of the module from a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<ExturlusageParameters>;

/**
 * Returns the query string that decodes to the value.
 * @example encode({ protocol: "https", query: "museum.invalid" }); // Pages that link to a website
 */
export declare function encode(value: ExturlusageParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object and returns the result of `decode`, with defaults. Its issues are the findings of that function. */
export declare const standard: StandardSchema<ExturlusageParameters>;
