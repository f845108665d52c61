// The module embeddedin of query. Generated: change the spec instead.

/** The parameters of `embeddedin` without alternatives. */
export interface EmbeddedinOptions {
  /**
   * Continues from a previous response. Pass the value of its `continue` member. Form: `<integer>|<integer>`; or `<integer>|<integer>|<integer>|<text>|<integer>|<integer>`; or `<integer>|<integer>|<integer>|<text>|<integer>|<integer>|<integer>`; or `<integer>|<integer>|<integer>|<text>|<integer>|<integer>|<integer>|<integer>` (otherwise `badcontinue`). (decided: D-186)
   *
   * Wire name: `eicontinue` (decided: D-107), in a generator `geicontinue` (decided: D-108).
   */
  readonly continue?: string | undefined;
  /**
   * Lists only pages in these namespaces. Defaults to all namespaces. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` means all values.
   *
   * Wire name: `einamespace` (decided: D-107), in a generator `geinamespace` (decided: D-108).
   */
  readonly namespace?: number | readonly number[] | "*" | undefined;
  /**
   * Sort direction of the page IDs. Default: `ascending`.
   *
   * - `ascending`: Ascending, by page ID.
   * - `descending`: Descending, by page ID.
   *
   * Wire name: `eidir` (decided: D-107), in a generator `geidir` (decided: D-108).
   */
  readonly dir?: "ascending" | "descending" | undefined;
  /**
   * How to filter redirects. Default: `all`.
   *
   * - `all`: Redirects and non-redirects.
   * - `nonredirects`: Pages that are not redirects.
   * - `redirects`: Only redirects.
   *
   * Wire name: `eifilterredir` (decided: D-107), in a generator `geifilterredir` (decided: D-108).
   */
  readonly filterredir?: "all" | "nonredirects" | "redirects" | undefined;
  /**
   * Maximum number of pages to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`.
   *
   * Wire name: `eilimit` (decided: D-107), in a generator `geilimit` (decided: D-108).
   */
  readonly limit?: number | "max" | undefined;
}

/**
 * Lists the pages that use a page, such as a template, by transclusion.
 *
 * The parameters of `embeddedin`, without the prefix `ei`. The module can be a generator.
 * @see {@link https://www.mediawiki.org/wiki/API:Embeddedin}
 * @example for await (const item of wiki.list("embeddedin", { title: "Template:Building" })) console.log(item); // Pages that use a template
 */
export type EmbeddedinParameters = EmbeddedinOptions & ({
  /**
   * Title of the transcluded page, including the namespace. Form: the title of a page of this site (otherwise `invalidtitle`). (decided: D-184)
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
   * ID of the transcluded page. Form: an id, above 0 (otherwise `nosuchpageid`). (decided: D-188)
   *
   * Exactly one of `title`, `pageid` (none: `missingparam`, several: `invalidparammix`). (decided: D-181)
   *
   * Wire name: `eipageid` (decided: D-107), in a generator `geipageid` (decided: D-108).
   */
  readonly pageid: number;
});

/** An item of `embeddedin`. (decided: D-219) */
export interface EmbeddedinItem {
  /** The ID of the transcluding page. */
  readonly pageid: number;
  /** The namespace ID of the transcluding page. */
  readonly ns: number;
  /** The title of the transcluding page. */
  readonly title: string;
  /** True if the transcluding page is a redirect. May be missing. */
  readonly redirect?: true;
}
