// The module backlinks of query. Generated: change the spec instead.
import type { Flat, Given, MembersIf } from "../../runtime/query/client/narrow.js";

/** The parameters of `backlinks` beside any choice. */
export interface BacklinksOptions {
  /**
   * Goes on after an earlier answer, whose member `continue` holds the value. Form: `<integer>|<integer>`; or `<integer>|<integer>|<integer>|<text>|<integer>|<integer>`; or `<integer>|<integer>|<integer>|<text>|<integer>|<integer>|<integer>`; or `<integer>|<integer>|<integer>|<text>|<integer>|<integer>|<integer>|<integer>` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `blcontinue` (decided: D-107), in a generator `gblcontinue` (decided: D-108).
   */
  readonly continue?: string | undefined;
  /**
   * Lists only pages of these namespaces. Without it pages of all namespaces are listed. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` alone stands for all values.
   *
   * Wire name: `blnamespace` (decided: D-107), in a generator `gblnamespace` (decided: D-108).
   */
  readonly namespace?: number | readonly number[] | "*" | undefined;
  /**
   * The order of the ids by which the pages are sorted. Default: `ascending`.
   *
   * - `ascending`: From the smallest page id to the largest.
   * - `descending`: From the largest page id to the smallest.
   *
   * Wire name: `bldir` (decided: D-107), in a generator `gbldir` (decided: D-108).
   */
  readonly dir?: "ascending" | "descending" | undefined;
  /**
   * Whether redirects are listed. With `redirect`, `nonredirects` holds for the second level only. Default: `all`.
   *
   * - `all`: Redirects and other pages.
   * - `nonredirects`: Pages that are no redirects.
   * - `redirects`: Redirects only.
   *
   * Wire name: `blfilterredir` (decided: D-107), in a generator `gblfilterredir` (decided: D-108).
   */
  readonly filterredir?: "all" | "nonredirects" | "redirects" | undefined;
  /**
   * The most pages that one answer lists. With `redirect` it holds for each level by itself. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `10`.
   *
   * With `redirect`: `limit` at most 250, for callers with the right `apihighlimits` 2500 (more is lowered, with the warning `outofrange`). (decided: D-192)
   *
   * Wire name: `bllimit` (decided: D-107), in a generator `gbllimit` (decided: D-108).
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Lists, below each redirect to the target, the pages that lead to the target by way of it. A flag: present means true, absent means false (decided: D-119).
   *
   * Wire name: `blredirect` (decided: D-107), in a generator `gblredirect` (decided: D-108).
   */
  readonly redirect?: boolean | undefined;
}

/**
 * Lists the pages that link to one page.
 *
 * The parameters of `backlinks`, without the prefix `bl`. The module can be a generator.
 * @see {@link https://www.mediawiki.org/wiki/API:Backlinks}
 * @example for await (const item of wiki.list("backlinks", { title: "Old Lighthouse", limit: 2 })) console.log(item); // Pages that link to a page
 */
export type BacklinksParameters = BacklinksOptions & ({
  /**
   * The title of the target, with its namespace. Form: the title of a page of this site (else `invalidtitle`). (decided: D-184)
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
   * The id of the page that is the target. Form: an id, above 0 (else `nosuchpageid`). (decided: D-188)
   *
   * Exactly one of `title`, `pageid` (none: `missingparam`, several: `invalidparammix`). (decided: D-181)
   *
   * Wire name: `blpageid` (decided: D-107), in a generator `gblpageid` (decided: D-108).
   */
  readonly pageid: number;
});

/** An item of `backlinks`. (decided: D-219) */
export type BacklinksItem<P = BacklinksParameters> = Flat<{
  /** The id of the page that links to the given one. */
  readonly pageid: number;
  /** The namespace id of the page that links to the given one. */
  readonly ns: number;
  /** The title of the page that links to the given one. */
  readonly title: string;
  /** The page is a redirect to the given one. May be missing. */
  readonly redirect?: true;
} & MembersIf<Given<P, "redirect">, {
  /** The pages that link to this redirect, and so reach the given page by way of it. Comes with `redirect`. May be missing. */
  readonly redirlinks?: readonly ({
    /** The id of the page that links to the redirect. */
    readonly pageid: number;
    /** The namespace id of the page that links to the redirect. */
    readonly ns: number;
    /** The title of the page that links to the redirect. */
    readonly title: string;
    /** The page that links to the redirect is one itself. May be missing. */
    readonly redirect?: true;
  })[];
}>>;
