// The module embeddedin of query. Generated: change the spec instead.

/** The parameters of `embeddedin` beside any choice. */
export interface EmbeddedinOptions {
  /**
   * Goes on after an earlier answer, whose member `continue` holds the value. Form: `<integer>|<integer>`; or `<integer>|<integer>|<integer>|<text>|<integer>|<integer>`; or `<integer>|<integer>|<integer>|<text>|<integer>|<integer>|<integer>`; or `<integer>|<integer>|<integer>|<text>|<integer>|<integer>|<integer>|<integer>` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `eicontinue`, in a generator `geicontinue`. Documented.
   */
  readonly continue?: string | undefined;
  /**
   * Lists only pages of these namespaces. Without it pages of all namespaces are listed. Up to 50 values, for privileged callers up to 500. `*` alone stands for all values.
   *
   * Wire name: `einamespace`, in a generator `geinamespace`. Documented.
   */
  readonly namespace?: number | readonly number[] | "*" | undefined;
  /**
   * The order of the ids by which the pages are sorted. Default: `ascending`.
   *
   * Wire name: `eidir`, in a generator `geidir`. Documented.
   */
  readonly dir?: "ascending" | "descending" | undefined;
  /**
   * Whether redirects are listed. Default: `all`.
   *
   * - `all`: Redirects and other pages.
   * - `nonredirects`: Pages that are no redirects.
   * - `redirects`: Redirects only.
   *
   * Wire name: `eifilterredir`, in a generator `geifilterredir`. Documented.
   */
  readonly filterredir?: "all" | "nonredirects" | "redirects" | undefined;
  /**
   * The most pages that one answer lists. From 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`.
   *
   * Wire name: `eilimit`, in a generator `geilimit`. Documented.
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
   * Wire name: `eititle`, in a generator `geititle`. Documented.
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
   * Wire name: `eipageid`, in a generator `geipageid`. Documented.
   */
  readonly pageid: number;
});

/** An item of `embeddedin`. (decided: D-219) */
export interface EmbeddedinItem {
  readonly pageid: number;
  readonly ns: number;
  readonly title: string;
  /** May be missing. */
  readonly redirect?: true;
}
