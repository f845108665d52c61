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
  /** The most links that one answer holds, for all pages together. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `10`. */
  readonly limit?: number | "max";
  /** Goes on after an earlier answer, whose member `continue` holds the value. Form: `<text>` (else `badcontinue`). (decided: D-186) */
  readonly continue?: string;
  /**
   * Lists only URLs with this scheme. The empty text means `http` and `https` where `query` is given, and otherwise all schemes. Default: (empty).
   *
   * - (empty): Both `http` and `https`.
   * - `bitcoin`: Payments in the currency Bitcoin.
   * - `ftp`: Files of a server that speaks FTP.
   * - `ftps`: Files of a server that speaks FTP over TLS.
   * - `geo`: Places on earth, by their coordinates.
   * - `git`: Git repositories.
   * - `gopher`: Documents of servers that speak Gopher, older than the web.
   * - `http`: Web pages that are sent in the clear.
   * - `https`: Web pages that are sent over TLS.
   * - `irc`: Channels of Internet Relay Chat.
   * - `ircs`: Channels of Internet Relay Chat over TLS.
   * - `magnet`: Files of peer-to-peer networks, by the hash of their contents.
   * - `mailto`: Mail addresses.
   * - `matrix`: Users and rooms of the chat network Matrix.
   * - `mms`: Streams of sound and film in a protocol of Microsoft.
   * - `news`: Newsgroups and articles of Usenet.
   * - `nntp`: Articles of one news server.
   * - `redis`: Databases of the kind Redis.
   * - `sftp`: Files of a server, over SSH.
   * - `sip`: Addresses for calls over the internet.
   * - `sips`: Addresses for calls over the internet, set up over TLS.
   * - `sms`: Phone numbers to send short messages to.
   * - `ssh`: Logins to a remote computer over SSH.
   * - `svn`: Subversion repositories.
   * - `tel`: Phone numbers to call.
   * - `telnet`: Sessions on a remote computer that are sent in the clear.
   * - `urn`: Lasting names of resources, such as ISBNs.
   * - `worldwind`: Views of the globe program World Wind.
   * - `xmpp`: Addresses for chats in the protocol XMPP.
   *
   * What other values look like (decided: D-195).
   */
  readonly protocol?: "" | "bitcoin" | "ftp" | "ftps" | "geo" | "git" | "gopher" | "http" | "https" | "irc" | "ircs" | "magnet" | "mailto" | "matrix" | "mms" | "news" | "nntp" | "redis" | "sftp" | "sip" | "sips" | "sms" | "ssh" | "svn" | "tel" | "telnet" | "urn" | "worldwind" | "xmpp" | (string & {});
  /** Lists only URLs that match this text without a scheme: a host, perhaps with the beginning of a path. `*.` in front of the host adds its subdomains. Without it all URLs are listed. */
  readonly query?: string;
  /**
   * Adds the site's scheme to URLs that have none, such as `//example.org`. A flag: present means true, absent means false (decided: D-119).
   * @deprecated
   */
  readonly expandurl?: boolean;
}

/** Whether the value is what the module takes: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is ExtlinksParameters;

/** Reads the module's parameters out of a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<ExtlinksParameters>;

/**
 * The query string that decodes to the value.
 * @example encode({}); // The links of a page to other sites
 */
export declare function encode(value: ExtlinksParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object, and gives what `decode` makes of it, with defaults. Its issues are what that finds. */
export declare const standard: StandardSchema<ExtlinksParameters>;
