// The module imageusage of query. Generated: change the spec instead.
import type { Flat, Given, MembersIf } from "../../runtime/query/client/narrow.js";

/** The parameters of `imageusage` without alternatives. */
export interface ImageusageOptions {
  /**
   * Continues from a previous response. Pass the value of its `continue` member. Form: `<integer>|<integer>`; or `<integer>|<integer>|<integer>|<text>|<integer>|<integer>`; or `<integer>|<integer>|<integer>|<text>|<integer>|<integer>|<integer>`; or `<integer>|<integer>|<integer>|<text>|<integer>|<integer>|<integer>|<integer>` (otherwise `badcontinue`). (decided: D-186)
   *
   * Wire name: `iucontinue` (decided: D-107), in a generator `giucontinue` (decided: D-108).
   */
  readonly continue?: string | undefined;
  /**
   * Lists only pages in these namespaces. Defaults to all namespaces. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` means all values.
   *
   * Wire name: `iunamespace` (decided: D-107), in a generator `giunamespace` (decided: D-108).
   */
  readonly namespace?: number | readonly number[] | "*" | undefined;
  /**
   * Sort direction of the page IDs. Default: `ascending`.
   *
   * - `ascending`: Ascending, by page ID.
   * - `descending`: Descending, by page ID.
   *
   * Wire name: `iudir` (decided: D-107), in a generator `giudir` (decided: D-108).
   */
  readonly dir?: "ascending" | "descending" | undefined;
  /**
   * How to filter redirects. With `redirect`, `nonredirects` applies only to the second level. Default: `all`.
   *
   * - `all`: Redirects and non-redirects.
   * - `nonredirects`: Pages that are not redirects.
   * - `redirects`: Only redirects.
   *
   * Wire name: `iufilterredir` (decided: D-107), in a generator `giufilterredir` (decided: D-108).
   */
  readonly filterredir?: "all" | "nonredirects" | "redirects" | undefined;
  /**
   * Maximum number of pages to return. With `redirect`, it applies to each level separately. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`.
   *
   * With `redirect`: `limit` at most 250, for callers with the right `apihighlimits` 2500 (a higher value is reduced, with the warning `outofrange`). (decided: D-192)
   *
   * Wire name: `iulimit` (decided: D-107), in a generator `giulimit` (decided: D-108).
   */
  readonly limit?: number | "max" | undefined;
  /**
   * If a linking page is a redirect, also lists the pages that link to that redirect. A flag: present means true, absent means false (decided: D-119).
   *
   * Wire name: `iuredirect` (decided: D-107), in a generator `giuredirect` (decided: D-108).
   */
  readonly redirect?: boolean | undefined;
}

/**
 * Lists the pages that use a file, such as an image.
 *
 * The parameters of `imageusage`, without the prefix `iu`. The module can be a generator.
 * @see {@link https://www.mediawiki.org/wiki/API:Imageusage}
 * @example for await (const item of wiki.list("imageusage", { title: "File:Old Lighthouse.jpg" })) console.log(item); // Pages that show a file
 */
export type ImageusageParameters = ImageusageOptions & ({
  /**
   * Title of the target, including the namespace. Form: the title of a page of this site (otherwise `invalidtitle`). (decided: D-184)
   *
   * Exactly one of `title`, `pageid` (none: `missingparam`, several: `invalidparammix`). (decided: D-181)
   *
   * The title in `title` in the namespace 6 (otherwise `bad_image_title`). (decided: D-184)
   *
   * Wire name: `iutitle` (decided: D-107), in a generator `giutitle` (decided: D-108).
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
   * Wire name: `iupageid` (decided: D-107), in a generator `giupageid` (decided: D-108).
   */
  readonly pageid: number;
});

/** An item of `imageusage`. (decided: D-219) */
export type ImageusageItem<P = ImageusageParameters> = Flat<{
  /** The ID of the page that uses the file. */
  readonly pageid: number;
  /** The namespace ID of the page that uses the file. */
  readonly ns: number;
  /** The title of the page that uses the file. */
  readonly title: string;
  /** True if the page is a redirect to the file. May be missing. */
  readonly redirect?: true;
} & MembersIf<Given<P, "redirect">, {
  /** The pages that use the file through this redirect. Comes with `redirect`. May be missing. */
  readonly redirlinks?: readonly ({
    /** The ID of the page that uses the file through the redirect. */
    readonly pageid: number;
    /** The namespace ID of the page that uses the file through the redirect. */
    readonly ns: number;
    /** The title of the page that uses the file through the redirect. */
    readonly title: string;
    /** True if the page that uses the file through the redirect is itself a redirect. May be missing. */
    readonly redirect?: true;
  })[];
}>>;
