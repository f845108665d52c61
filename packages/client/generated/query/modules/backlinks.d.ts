// The module backlinks of query. Generated: change the spec instead.
import type { Flat, Given, MembersIf } from "../../runtime/query/client/narrow.js";

/** The parameters of `backlinks` without alternatives. */
export interface BacklinksOptions {
  /**
   * Continues from a previous response. Pass the value of its `continue` member. Form: `<integer>|<integer>`; or `<integer>|<integer>|<integer>|<text>|<integer>|<integer>`; or `<integer>|<integer>|<integer>|<text>|<integer>|<integer>|<integer>`; or `<integer>|<integer>|<integer>|<text>|<integer>|<integer>|<integer>|<integer>` (otherwise `badcontinue`). (decided: D-186)
   *
   * Wire name: `blcontinue` (decided: D-107), in a generator `gblcontinue` (decided: D-108).
   */
  readonly continue?: string | undefined;
  /**
   * Lists only pages in these namespaces. Defaults to all namespaces. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` means all values.
   *
   * Wire name: `blnamespace` (decided: D-107), in a generator `gblnamespace` (decided: D-108).
   */
  readonly namespace?: number | readonly number[] | "*" | undefined;
  /**
   * Sort direction of the page IDs. Default: `ascending`.
   *
   * - `ascending`: Ascending, by page ID.
   * - `descending`: Descending, by page ID.
   *
   * Wire name: `bldir` (decided: D-107), in a generator `gbldir` (decided: D-108).
   */
  readonly dir?: "ascending" | "descending" | undefined;
  /**
   * How to filter redirects. With `redirect`, `nonredirects` applies only to the second level. Default: `all`.
   *
   * - `all`: Redirects and non-redirects.
   * - `nonredirects`: Pages that are not redirects.
   * - `redirects`: Only redirects.
   *
   * Wire name: `blfilterredir` (decided: D-107), in a generator `gblfilterredir` (decided: D-108).
   */
  readonly filterredir?: "all" | "nonredirects" | "redirects" | undefined;
  /**
   * Maximum number of pages to return. With `redirect`, it applies to each level separately. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`.
   *
   * With `redirect`: `limit` at most 250, for callers with the right `apihighlimits` 2500 (a higher value is reduced, with the warning `outofrange`). (decided: D-192)
   *
   * Wire name: `bllimit` (decided: D-107), in a generator `gbllimit` (decided: D-108).
   */
  readonly limit?: number | "max" | undefined;
  /**
   * If a linking page is a redirect, also lists the pages that link to that redirect. A flag: present means true, absent means false (decided: D-119).
   *
   * Wire name: `blredirect` (decided: D-107), in a generator `gblredirect` (decided: D-108).
   */
  readonly redirect?: boolean | undefined;
}

/**
 * Lists the pages that link to a page.
 *
 * The parameters of `backlinks`, without the prefix `bl`. The module can be a generator.
 * @see {@link https://www.mediawiki.org/wiki/API:Backlinks}
 * @example for await (const item of wiki.list("backlinks", { title: "Old Lighthouse", limit: 2 })) console.log(item); // Pages that link to a page
 */
export type BacklinksParameters = BacklinksOptions & ({
  /**
   * Title of the target, including the namespace. Form: the title of a page of this site (otherwise `invalidtitle`). (decided: D-184)
   *
   * Exactly one of `title`, `pageid` (none: `missingparam`, several: `invalidparammix`). (decided: D-181)
   *
   * Wire name: `bltitle` (decided: D-107), in a generator `gbltitle` (decided: D-108).
   */
  readonly title: string;
  readonly pageid?: undefined;
} | {
  readonly title?: undefined;
  /**
   * ID of the target page. Form: an id, above 0 (otherwise `nosuchpageid`). (decided: D-188)
   *
   * Exactly one of `title`, `pageid` (none: `missingparam`, several: `invalidparammix`). (decided: D-181)
   *
   * Wire name: `blpageid` (decided: D-107), in a generator `gblpageid` (decided: D-108).
   */
  readonly pageid: number;
});

/** An item of `backlinks`. (decided: D-219) */
export type BacklinksItem<P = BacklinksParameters> = Flat<{
  /** The ID of the linking page. */
  readonly pageid: number;
  /** The namespace ID of the linking page. */
  readonly ns: number;
  /** The title of the page that contains the link. */
  readonly title: string;
  /** True if the linking page is a redirect to the target. May be missing. */
  readonly redirect?: true;
} & MembersIf<Given<P, "redirect">, {
  /** The pages that link to this redirect. Comes with `redirect`. May be missing. */
  readonly redirlinks?: readonly ({
    /** The ID of the page that links to the redirect. */
    readonly pageid: number;
    /** The namespace ID of the page that links to the redirect. */
    readonly ns: number;
    /** The title of the page that links to the redirect. */
    readonly title: string;
    /** True if the page that links to the redirect is itself a redirect. May be missing. */
    readonly redirect?: true;
  })[];
}>>;
