// The module extlinks of query. Generated: change the spec instead.
import type { UrlProtocols } from "../values.js";

/**
 * Lists the URLs outside of the site that each page links to. Interwiki links are not among them.
 *
 * The parameters of `extlinks`, without the prefix `el`.
 * @see {@link https://www.mediawiki.org/wiki/API:Extlinks}
 * @example console.log(await wiki.query({ titles: ["Old Lighthouse"], prop: { extlinks: {} } })); // The links of a page to other sites
 */
export interface ExtlinksParameters {
  /**
   * The most links that one answer holds, for all pages together. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `10`.
   *
   * Wire name: `ellimit` (decided: D-107).
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Goes on after an earlier answer, whose member `continue` holds the value. Form: `<text>` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `elcontinue` (decided: D-107).
   */
  readonly continue?: string | undefined;
  /**
   * Lists only URLs with this scheme. The empty text means `http` and `https` where `query` is given, and otherwise all schemes. Default: (empty).
   *
   * Wire name: `elprotocol` (decided: D-107).
   */
  readonly protocol?: UrlProtocols | undefined;
  /**
   * Lists only URLs that match this text without a scheme: a host, perhaps with the beginning of a path. `*.` in front of the host adds its subdomains. Without it all URLs are listed.
   *
   * Wire name: `elquery` (decided: D-107).
   */
  readonly query?: string | undefined;
  /**
   * Adds the site's scheme to URLs that have none, such as `//example.org`. A flag: present means true, absent means false (decided: D-119).
   *
   * Wire name: `elexpandurl` (decided: D-107).
   * @deprecated
   */
  readonly expandurl?: boolean | undefined;
}

/** What a page has of `extlinks`. (decided: D-219) */
export type ExtlinksPage<Kind = "existing"> = (Kind extends "existing" ? {
  /** The addresses on other sites that the page links to. Of pages that are existing only. May be missing. */
  readonly extlinks?: readonly ({
    /** The address that the link leads to. */
    readonly url: string;
  })[];
} : {});
