// The module extlinks of query. Generated: change the spec instead.
import type { UrlProtocols } from "../values.js";

/**
 * Lists the external URLs that each page links to, without interwiki links.
 *
 * The parameters of `extlinks`, without the prefix `el`.
 * @see {@link https://www.mediawiki.org/wiki/API:Extlinks}
 * @example console.log(await wiki.query({ titles: ["Old Lighthouse"], prop: { extlinks: {} } })); // The external links of a page
 */
export interface ExtlinksParameters {
  /**
   * Maximum number of links to return, for all pages together. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`.
   *
   * Wire name: `ellimit` (decided: D-107).
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Continues from a previous response. Pass the value of its `continue` member. Form: `<text>` (otherwise `badcontinue`). (decided: D-186)
   *
   * Wire name: `elcontinue` (decided: D-107).
   */
  readonly continue?: string | undefined;
  /**
   * Lists only URLs with this scheme. If it is empty, `http` and `https` are searched when `query` is given, and all schemes otherwise. Default: (empty).
   *
   * Wire name: `elprotocol` (decided: D-107).
   */
  readonly protocol?: UrlProtocols | undefined;
  /**
   * Lists only URLs that match this search string, without a scheme: a host, optionally followed by the beginning of a path. `*.` before the host includes its subdomains. Defaults to all URLs.
   *
   * Wire name: `elquery` (decided: D-107).
   */
  readonly query?: string | undefined;
  /**
   * Expands protocol-relative URLs, such as `//example.org`, with the site's scheme. A flag: present means true, absent means false (decided: D-119).
   *
   * Wire name: `elexpandurl` (decided: D-107).
   * @deprecated
   */
  readonly expandurl?: boolean | undefined;
}

/** The members of a page from `extlinks`. (decided: D-219) */
export type ExtlinksPage<Kind = "existing"> = (Kind extends "existing" ? {
  /** The external URLs that the page links to. Only for pages that are existing. May be missing. */
  readonly extlinks?: readonly ({
    /** The URL of the link. */
    readonly url: string;
  })[];
} : {});
