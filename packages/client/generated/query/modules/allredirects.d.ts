// The module allredirects of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/query/client/narrow.js";

/**
 * Lists the redirects to pages of one namespace, in the order of their targets. A target need not exist.
 *
 * The parameters of `allredirects`, without the prefix `ar`. The module can be a generator.
 * @see {@link https://www.mediawiki.org/wiki/API:Allredirects}
 * @example for await (const item of wiki.list("allredirects", { prefix: "Old", prop: ["ids", "title"] })) console.log(item); // Redirects to pages that begin with “Old”, with the ids of the redirects
 */
export interface AllredirectsParameters {
  /**
   * Goes on after an earlier answer, whose member `continue` holds the value. Form: `<text>` with `unique`; or `<text>|<integer>` without `unique` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `arcontinue` (decided: D-107), in a generator `garcontinue` (decided: D-108).
   */
  readonly continue?: string | undefined;
  /**
   * The target at which the list starts. It need not exist. Form: without `continue`: the beginning of a title without its namespace, which is that in `namespace` (else `invalidtitle`). (decided: D-185)
   *
   * Wire name: `arfrom` (decided: D-107), in a generator `garfrom` (decided: D-108).
   */
  readonly from?: string | undefined;
  /**
   * The target at which the list ends. It need not exist. Form: the beginning of a title without its namespace, which is that in `namespace` (else `invalidtitle`). (decided: D-185)
   *
   * Wire name: `arto` (decided: D-107), in a generator `garto` (decided: D-108).
   */
  readonly to?: string | undefined;
  /**
   * Lists only targets whose titles begin with this text. Form: the beginning of a title without its namespace, which is that in `namespace` (else `invalidtitle`). (decided: D-185)
   *
   * Wire name: `arprefix` (decided: D-107), in a generator `garprefix` (decided: D-108).
   */
  readonly prefix?: string | undefined;
  /**
   * Lists each target once. As a generator, makes pages of the targets instead of the redirects. A flag: present means true, absent means false (decided: D-119).
   *
   * Wire name: `arunique` (decided: D-107), in a generator `garunique` (decided: D-108).
   */
  readonly unique?: boolean | undefined;
  /**
   * What to say of each item. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `title`.
   *
   * - `fragment`: The section that the redirect leads to, where it names one.
   * - `ids`: The id of the redirect.
   * - `interwiki`: The prefix of the other site that the redirect leads to, where it does.
   * - `title`: The title of the target and the id of its namespace.
   *
   * `prop=ids|fragment|interwiki` only without `unique` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `arprop` (decided: D-107), in a generator `garprop` (decided: D-108).
   */
  readonly prop?: "fragment" | "ids" | "interwiki" | "title" | readonly ("fragment" | "ids" | "interwiki" | "title")[] | undefined;
  /**
   * The namespace of the targets. The id of a namespace, or `-2` or `-1`. Default: `0`.
   *
   * Wire name: `arnamespace` (decided: D-107), in a generator `garnamespace` (decided: D-108).
   */
  readonly namespace?: number | undefined;
  /**
   * The most items that one answer lists. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `10`.
   *
   * Wire name: `arlimit` (decided: D-107), in a generator `garlimit` (decided: D-108).
   */
  readonly limit?: number | "max" | undefined;
  /**
   * The order of the titles. Default: `ascending`.
   *
   * - `ascending`: From A to Z by the title of the target.
   * - `descending`: From Z to A by the title of the target.
   *
   * Wire name: `ardir` (decided: D-107), in a generator `gardir` (decided: D-108).
   */
  readonly dir?: "ascending" | "descending" | undefined;
}

/** An item of `allredirects`. (decided: D-219) */
export type AllredirectsItem<P = AllredirectsParameters> = Flat<MembersIf<Holds<P, "prop", "ids", Defaults>, {
  /** The id of the page that redirects. Comes with `prop=ids`. */
  readonly fromid: number;
}> & MembersIf<Holds<P, "prop", "title", Defaults>, {
  /** The namespace id of the target. Comes with `prop=title`. */
  readonly ns: number;
  /** The title of the target. There need not be a page. Comes with `prop=title`. */
  readonly title: string;
}> & MembersIf<Holds<P, "prop", "fragment", Defaults>, {
  /** The section of the target to which the redirect leads, without `#`. Comes with `prop=fragment`. May be missing. */
  readonly fragment?: string;
}> & MembersIf<Holds<P, "prop", "interwiki", Defaults>, {
  /** The prefix of the other site to which the redirect leads. Comes with `prop=interwiki`. May be missing. */
  readonly interwiki?: string;
}>>;

interface Defaults {
  readonly prop: ["title"];
}

export {};
