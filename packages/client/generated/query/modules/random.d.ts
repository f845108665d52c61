// The module random of query. Generated: change the spec instead.
import type { Every, Flat, Given, Holds, MembersIf, Not } from "../../runtime/query/client/narrow.js";

/**
 * Lists random pages. Only the start of the list is random: the order of pages is fixed, so a page is always followed by the same page.
 *
 * The parameters of `random`, without the prefix `rn`. The module can be a generator.
 * @see {@link https://www.mediawiki.org/wiki/API:Random}
 * @example for await (const item of wiki.list("random", { namespace: [0] })) console.log(item); // A random article
 */
export interface RandomParameters {
  /**
   * Lists only pages in these namespaces. Defaults to all namespaces. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` means all values.
   *
   * Wire name: `rnnamespace` (decided: D-107), in a generator `grnnamespace` (decided: D-108).
   */
  readonly namespace?: number | readonly number[] | "*" | undefined;
  /**
   * How to filter redirects. Default: `nonredirects`.
   *
   * - `all`: Redirects and non-redirects.
   * - `nonredirects`: Pages that are not redirects.
   * - `redirects`: Only redirects.
   *
   * At most one of `filterredir`, `redirect` (otherwise `invalidparammix`). (decided: D-181)
   *
   * Wire name: `rnfilterredir` (decided: D-107), in a generator `grnfilterredir` (decided: D-108).
   */
  readonly filterredir?: "all" | "nonredirects" | "redirects" | undefined;
  /**
   * Minimum page size in bytes.
   *
   * Wire name: `rnminsize` (decided: D-107), in a generator `grnminsize` (decided: D-108).
   */
  readonly minsize?: number | undefined;
  /**
   * Maximum page size in bytes.
   *
   * Wire name: `rnmaxsize` (decided: D-107), in a generator `grnmaxsize` (decided: D-108).
   */
  readonly maxsize?: number | undefined;
  /**
   * Lists only pages with this content model.
   *
   * - `css`: Style sheets.
   * - `javascript`: JavaScript programs, such as user scripts.
   * - `json`: JSON data.
   * - `text`: Plain text without markup.
   * - `unknown`: Content that no installed part of the software can read.
   * - `vue`: Single-file components of the Vue framework.
   * - `wikitext`: Wikitext, the markup of most pages.
   *
   * Wire name: `rncontentmodel` (decided: D-107), in a generator `grncontentmodel` (decided: D-108).
   */
  readonly contentmodel?: "css" | "javascript" | "json" | "text" | "unknown" | "vue" | "wikitext" | undefined;
  /**
   * Lists only redirects. Superseded by `filterredir=redirects`. A flag: present means true, absent means false (decided: D-119).
   *
   * At most one of `filterredir`, `redirect` (otherwise `invalidparammix`). (decided: D-181)
   *
   * Wire name: `rnredirect` (decided: D-107), in a generator `grnredirect` (decided: D-108).
   * @deprecated
   */
  readonly redirect?: boolean | undefined;
  /**
   * Maximum number of pages to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `1`.
   *
   * Wire name: `rnlimit` (decided: D-107), in a generator `grnlimit` (decided: D-108).
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Continues from a previous response. Pass the value of its `continue` member. Form: `<fraction>|<fraction>|<integer>|<bit>` (otherwise `badcontinue`). (decided: D-186)
   *
   * Wire name: `rncontinue` (decided: D-107), in a generator `grncontinue` (decided: D-108).
   */
  readonly continue?: string | undefined;
}

/** An item of `random`. (decided: D-219) */
export type RandomItem<P = RandomParameters> = Flat<{
  /** The page ID. */
  readonly id: number;
  /** The namespace ID of the page; `0` is the main namespace. */
  readonly ns: number;
  /** The page title, including the namespace. */
  readonly title: string;
} & MembersIf<Every<Holds<P, "filterredir", "all", Defaults> | Not<Given<P, "redirect">>>, {
  /** Whether the page is a redirect. Comes with `filterredir=all`, without `redirect`. */
  readonly redirect: boolean;
}>>;

interface Defaults {
  readonly filterredir: "nonredirects";
}

export {};
