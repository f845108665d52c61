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
   * Lists only pages of these namespaces. Without it pages of all namespaces are listed. Up to 50 values, for privileged callers up to 500. `*` alone stands for all values.
   *
   * Wire name: `rnnamespace`, in a generator `grnnamespace`. Documented.
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
   * Wire name: `rnfilterredir`, in a generator `grnfilterredir`. Documented.
   */
  readonly filterredir?: "all" | "nonredirects" | "redirects" | undefined;
  /**
   * The least size of the pages, in bytes.
   *
   * Wire name: `rnminsize`, in a generator `grnminsize`. Documented.
   */
  readonly minsize?: number | undefined;
  /**
   * The greatest size of the pages, in bytes.
   *
   * Wire name: `rnmaxsize`, in a generator `grnmaxsize`. Documented.
   */
  readonly maxsize?: number | undefined;
  /**
   * Lists only pages whose contents are of this model.
   *
   * Wire name: `rncontentmodel`, in a generator `grncontentmodel`. Documented.
   */
  readonly contentmodel?: "css" | "javascript" | "json" | "text" | "unknown" | "vue" | "wikitext" | undefined;
  /**
   * Lists redirects only. Superseded by `filterredir=redirects`. A flag: present means true, absent means false.
   *
   * At most one of `filterredir`, `redirect` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `rnredirect`, in a generator `grnredirect`. Documented.
   * @deprecated
   */
  readonly redirect?: boolean | undefined;
  /**
   * The most pages that one answer lists. From 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `1`.
   *
   * Wire name: `rnlimit`, in a generator `grnlimit`. Documented.
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Goes on after an earlier answer, whose member `continue` holds the value. Form: `<fraction>|<fraction>|<integer>|<bit>` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `rncontinue`, in a generator `grncontinue`. Documented.
   */
  readonly continue?: string | undefined;
}

/** An item of `random`. (decided: D-219) */
export type RandomItem<P = RandomParameters> = Flat<{
  readonly id: number;
  readonly ns: number;
  readonly title: string;
} & MembersIf<Every<Holds<P, "filterredir", "all", Defaults> | Not<Given<P, "redirect">>>, {
  /** Comes with `filterredir=all`, without `redirect`. */
  readonly redirect: boolean;
}>>;

interface Defaults {
  readonly filterredir: "nonredirects";
}

export {};
