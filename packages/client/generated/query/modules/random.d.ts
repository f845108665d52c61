// The module random of query. Generated: change the spec instead.
import type { Every, Flat, Given, Holds, MembersIf, Not } from "../../runtime/query/client/narrow.js";

/**
 * Lists pages at random. Only the place where the list starts is random: the order of the pages is fixed, so that the same page is always followed by the same other one.
 *
 * The parameters of `random`, without the prefix `rn`. The module can be a generator.
 * @see {@link https://www.mediawiki.org/wiki/API:Random}
 * @example for await (const item of wiki.list("random", { namespace: [0] })) console.log(item); // One article at random
 */
export interface RandomParameters {
  /**
   * Lists only pages of these namespaces. Without it pages of all namespaces are listed. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` alone stands for all values.
   *
   * Wire name: `rnnamespace` (decided: D-107), in a generator `grnnamespace` (decided: D-108).
   */
  readonly namespace?: number | readonly number[] | "*" | undefined;
  /**
   * Whether redirects are listed. Default: `nonredirects`.
   *
   * - `all`: Redirects and other pages.
   * - `nonredirects`: Pages that are no redirects.
   * - `redirects`: Redirects only.
   *
   * At most one of `filterredir`, `redirect` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `rnfilterredir` (decided: D-107), in a generator `grnfilterredir` (decided: D-108).
   */
  readonly filterredir?: "all" | "nonredirects" | "redirects" | undefined;
  /**
   * The least size of the pages, in bytes.
   *
   * Wire name: `rnminsize` (decided: D-107), in a generator `grnminsize` (decided: D-108).
   */
  readonly minsize?: number | undefined;
  /**
   * The greatest size of the pages, in bytes.
   *
   * Wire name: `rnmaxsize` (decided: D-107), in a generator `grnmaxsize` (decided: D-108).
   */
  readonly maxsize?: number | undefined;
  /**
   * Lists only pages whose contents are of this model.
   *
   * - `css`: Stylesheets.
   * - `javascript`: Programs in JavaScript, such as user scripts.
   * - `json`: Data in JSON.
   * - `text`: Plain text without any markup.
   * - `unknown`: Contents that no installed part of the software can read.
   * - `vue`: Single-file components of the framework Vue.
   * - `wikitext`: The markup that most pages are written in.
   *
   * Wire name: `rncontentmodel` (decided: D-107), in a generator `grncontentmodel` (decided: D-108).
   */
  readonly contentmodel?: "css" | "javascript" | "json" | "text" | "unknown" | "vue" | "wikitext" | undefined;
  /**
   * Lists redirects only. Superseded by `filterredir=redirects`. A flag: present means true, absent means false (decided: D-119).
   *
   * At most one of `filterredir`, `redirect` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `rnredirect` (decided: D-107), in a generator `grnredirect` (decided: D-108).
   * @deprecated
   */
  readonly redirect?: boolean | undefined;
  /**
   * The most pages that one answer lists. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `1`.
   *
   * Wire name: `rnlimit` (decided: D-107), in a generator `grnlimit` (decided: D-108).
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Goes on after an earlier answer, whose member `continue` holds the value. Form: `<fraction>|<fraction>|<integer>|<bit>` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `rncontinue` (decided: D-107), in a generator `grncontinue` (decided: D-108).
   */
  readonly continue?: string | undefined;
}

/** An item of `random`. (decided: D-219) */
export type RandomItem<P = RandomParameters> = Flat<{
  /** The id of the page. */
  readonly id: number;
  /** The id of the page's namespace; `0` is that of the articles. */
  readonly ns: number;
  /** The title of the page, with the name of its namespace. */
  readonly title: string;
} & MembersIf<Every<Holds<P, "filterredir", "all", Defaults> | Not<Given<P, "redirect">>>, {
  /** Whether the page is a redirect. Comes with `filterredir=all`, without `redirect`. */
  readonly redirect: boolean;
}>>;

interface Defaults {
  readonly filterredir: "nonredirects";
}

export {};
