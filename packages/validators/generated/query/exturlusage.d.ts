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
   * What to say of each item. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `ids`, `title`, `url`.
   *
   * - `ids`: The id of the page that holds the link.
   * - `title`: The title of the page that holds the link and the id of its namespace.
   * - `url`: The URL that the link leads to.
   */
  readonly prop?: readonly ("ids" | "title" | "url")[];
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
  /** Lists only links in pages of these namespaces. On a site in miser mode an answer may then hold fewer items than `limit` allows. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` alone stands for all values. */
  readonly namespace?: readonly number[] | "*";
  /** The most items that one answer lists. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `10`. */
  readonly limit?: number | "max";
  /**
   * Adds the site's scheme to URLs that have none, such as `//example.org`. A flag: present means true, absent means false (decided: D-119).
   * @deprecated
   */
  readonly expandurl?: boolean;
}

/** Whether the value is what the module takes: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is ExturlusageParameters;

/** Reads the module's parameters out of a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<ExturlusageParameters>;

/**
 * The query string that decodes to the value.
 * @example encode({ protocol: "https", query: "museum.invalid" }); // Pages that link to a site
 */
export declare function encode(value: ExturlusageParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object, and gives what `decode` makes of it, with defaults. Its issues are what that finds. */
export declare const standard: StandardSchema<ExturlusageParameters>;
