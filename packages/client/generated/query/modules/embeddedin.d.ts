// The module embeddedin of query. Generated: change the spec instead.

/** The parameters of `embeddedin` beside any choice. */
export interface EmbeddedinOptions {
  /**
   * Goes on after an earlier answer, whose member `continue` holds the value. Form: `<integer>|<integer>`; or `<integer>|<integer>|<integer>|<text>|<integer>|<integer>`; or `<integer>|<integer>|<integer>|<text>|<integer>|<integer>|<integer>`; or `<integer>|<integer>|<integer>|<text>|<integer>|<integer>|<integer>|<integer>` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `eicontinue` (decided: D-107), in a generator `geicontinue` (decided: D-108).
   */
  readonly continue?: string | undefined;
  /**
   * Lists only pages of these namespaces. Without it pages of all namespaces are listed. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` alone stands for all values.
   *
   * Wire name: `einamespace` (decided: D-107), in a generator `geinamespace` (decided: D-108).
   */
  readonly namespace?: number | readonly number[] | "*" | undefined;
  /**
   * The order of the ids by which the pages are sorted. Default: `ascending`.
   *
   * - `ascending`: From the smallest page id to the largest.
   * - `descending`: From the largest page id to the smallest.
   *
   * Wire name: `eidir` (decided: D-107), in a generator `geidir` (decided: D-108).
   */
  readonly dir?: "ascending" | "descending" | undefined;
  /**
   * Whether redirects are listed. Default: `all`.
   *
   * - `all`: Redirects and other pages.
   * - `nonredirects`: Pages that are no redirects.
   * - `redirects`: Redirects only.
   *
   * Wire name: `eifilterredir` (decided: D-107), in a generator `geifilterredir` (decided: D-108).
   */
  readonly filterredir?: "all" | "nonredirects" | "redirects" | undefined;
  /**
   * The most pages that one answer lists. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `10`.
   *
   * Wire name: `eilimit` (decided: D-107), in a generator `geilimit` (decided: D-108).
   */
  readonly limit?: number | "max" | undefined;
}

/**
 * Lists the pages that include one page, such as a template.
 *
 * The parameters of `embeddedin`, without the prefix `ei`. The module can be a generator.
 * @see {@link https://www.mediawiki.org/wiki/API:Embeddedin}
 * @example for await (const item of wiki.list("embeddedin", { title: "Template:Building" })) console.log(item); // Pages that use a template
 */
export type EmbeddedinParameters = EmbeddedinOptions & ({
  /**
   * The title of the included page, with its namespace. Form: the title of a page of this site (else `invalidtitle`). (decided: D-184)
   *
   * Exactly one of `title`, `pageid` (none: `missingparam`, several: `invalidparammix`). (decided: D-181)
   *
   * Wire name: `eititle` (decided: D-107), in a generator `geititle` (decided: D-108).
   */
  readonly title: string;
  readonly pageid?: undefined;
} | {
  readonly title?: undefined;
  /**
   * The id of the included page. Form: an id, above 0 (else `nosuchpageid`). (decided: D-188)
   *
   * Exactly one of `title`, `pageid` (none: `missingparam`, several: `invalidparammix`). (decided: D-181)
   *
   * Wire name: `eipageid` (decided: D-107), in a generator `geipageid` (decided: D-108).
   */
  readonly pageid: number;
});

/** An item of `embeddedin`. (decided: D-219) */
export interface EmbeddedinItem {
  /** The id of the page that transcludes the given one. */
  readonly pageid: number;
  /** The namespace id of the page that transcludes the given one. */
  readonly ns: number;
  /** The title of the page that transcludes the given one. */
  readonly title: string;
  /** The page that transcludes the given one is a redirect. May be missing. */
  readonly redirect?: true;
}
