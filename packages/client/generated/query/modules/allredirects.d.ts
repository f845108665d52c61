// The module allredirects of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/query/client/narrow.js";

/**
 * Lists all redirects to a namespace, in the order of their targets. Targets do not have to exist.
 *
 * The parameters of `allredirects`, without the prefix `ar`. The module can be a generator.
 * @see {@link https://www.mediawiki.org/wiki/API:Allredirects}
 * @example for await (const item of wiki.list("allredirects", { prefix: "Old", prop: ["ids", "title"] })) console.log(item); // Redirects to pages that begin with “Old”, with their page IDs
 */
export interface AllredirectsParameters {
  /**
   * Continues from a previous response. Pass the value of its `continue` member. Form: `<text>` with `unique`; or `<text>|<integer>` without `unique` (otherwise `badcontinue`). (decided: D-186)
   *
   * Wire name: `arcontinue` (decided: D-107), in a generator `garcontinue` (decided: D-108).
   */
  readonly continue?: string | undefined;
  /**
   * Title of the target to start from. It does not have to exist. Form: without `continue`: the beginning of a title without its namespace, which is that in `namespace` (otherwise `invalidtitle`). (decided: D-185)
   *
   * Wire name: `arfrom` (decided: D-107), in a generator `garfrom` (decided: D-108).
   */
  readonly from?: string | undefined;
  /**
   * Title of the target to stop at. It does not have to exist. Form: the beginning of a title without its namespace, which is that in `namespace` (otherwise `invalidtitle`). (decided: D-185)
   *
   * Wire name: `arto` (decided: D-107), in a generator `garto` (decided: D-108).
   */
  readonly to?: string | undefined;
  /**
   * Lists only targets whose titles begin with this string. Form: the beginning of a title without its namespace, which is that in `namespace` (otherwise `invalidtitle`). (decided: D-185)
   *
   * Wire name: `arprefix` (decided: D-107), in a generator `garprefix` (decided: D-108).
   */
  readonly prefix?: string | undefined;
  /**
   * Lists each target only once. When used as a generator, generates the targets instead of the redirects. A flag: present means true, absent means false (decided: D-119).
   *
   * Wire name: `arunique` (decided: D-107), in a generator `garunique` (decided: D-108).
   */
  readonly unique?: boolean | undefined;
  /**
   * Properties to return for each item. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `title`.
   *
   * - `fragment`: The section that the redirect points to, if any.
   * - `ids`: The page ID of the redirect.
   * - `interwiki`: The interwiki prefix of the target, if any.
   * - `title`: The title and namespace ID of the target.
   *
   * `prop=ids|fragment|interwiki` only without `unique` (otherwise `invalidparammix`). (decided: D-182)
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
   * Maximum number of items to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`.
   *
   * Wire name: `arlimit` (decided: D-107), in a generator `garlimit` (decided: D-108).
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Sort direction of the titles. Default: `ascending`.
   *
   * - `ascending`: Ascending, by the title of the target.
   * - `descending`: Descending, by the title of the target.
   *
   * Wire name: `ardir` (decided: D-107), in a generator `gardir` (decided: D-108).
   */
  readonly dir?: "ascending" | "descending" | undefined;
}

/** An item of `allredirects`. (decided: D-219) */
export type AllredirectsItem<P = AllredirectsParameters> = Flat<MembersIf<Holds<P, "prop", "ids", Defaults>, {
  /** The ID of the page that redirects. Comes with `prop=ids`. */
  readonly fromid: number;
}> & MembersIf<Holds<P, "prop", "title", Defaults>, {
  /** The namespace ID of the target. Comes with `prop=title`. */
  readonly ns: number;
  /** The title of the target. The page does not have to exist. Comes with `prop=title`. */
  readonly title: string;
}> & MembersIf<Holds<P, "prop", "fragment", Defaults>, {
  /** The section of the target, without `#`. Comes with `prop=fragment`. May be missing. */
  readonly fragment?: string;
}> & MembersIf<Holds<P, "prop", "interwiki", Defaults>, {
  /** The interwiki prefix of the redirect's target. Comes with `prop=interwiki`. May be missing. */
  readonly interwiki?: string;
}>>;

interface Defaults {
  readonly prop: ["title"];
}

export {};
