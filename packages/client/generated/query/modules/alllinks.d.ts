// The module alllinks of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/query/client/narrow.js";

/**
 * Lists all links that point to a namespace, in the order of their targets. Targets do not have to exist.
 *
 * The parameters of `alllinks`, without the prefix `al`. The module can be a generator.
 * @see {@link https://www.mediawiki.org/wiki/API:Alllinks}
 * @example for await (const item of wiki.list("alllinks", { prefix: "Ferry", prop: ["ids", "title"] })) console.log(item); // Links to titles that begin with “Ferry”, with the linking pages
 */
export interface AlllinksParameters {
  /**
   * Continues from a previous response. Pass the value of its `continue` member. Form: `<text>` with `unique`; or `<text>|<integer>` without `unique` (otherwise `badcontinue`). (decided: D-186)
   *
   * Wire name: `alcontinue` (decided: D-107), in a generator `galcontinue` (decided: D-108).
   */
  readonly continue?: string | undefined;
  /**
   * Title of the target to start from. It does not have to exist. Form: without `continue`: the beginning of a title without its namespace, which is that in `namespace` (otherwise `invalidtitle`). (decided: D-185)
   *
   * Wire name: `alfrom` (decided: D-107), in a generator `galfrom` (decided: D-108).
   */
  readonly from?: string | undefined;
  /**
   * Title of the target to stop at. It does not have to exist. Form: the beginning of a title without its namespace, which is that in `namespace` (otherwise `invalidtitle`). (decided: D-185)
   *
   * Wire name: `alto` (decided: D-107), in a generator `galto` (decided: D-108).
   */
  readonly to?: string | undefined;
  /**
   * Lists only targets whose titles begin with this string. Form: the beginning of a title without its namespace, which is that in `namespace` (otherwise `invalidtitle`). (decided: D-185)
   *
   * Wire name: `alprefix` (decided: D-107), in a generator `galprefix` (decided: D-108).
   */
  readonly prefix?: string | undefined;
  /**
   * Lists each target only once. When used as a generator, generates the targets instead of the linking pages. A flag: present means true, absent means false (decided: D-119).
   *
   * Wire name: `alunique` (decided: D-107), in a generator `galunique` (decided: D-108).
   */
  readonly unique?: boolean | undefined;
  /**
   * Properties to return for each item. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `title`.
   *
   * - `ids`: The ID of the linking page.
   * - `title`: The title and namespace ID of the target.
   *
   * `prop=ids` only without `unique` (otherwise `invalidparammix`). (decided: D-182)
   *
   * Wire name: `alprop` (decided: D-107), in a generator `galprop` (decided: D-108).
   */
  readonly prop?: "ids" | "title" | readonly ("ids" | "title")[] | undefined;
  /**
   * The namespace of the targets. The id of a namespace, or `-2` or `-1`. Default: `0`.
   *
   * Wire name: `alnamespace` (decided: D-107), in a generator `galnamespace` (decided: D-108).
   */
  readonly namespace?: number | undefined;
  /**
   * Maximum number of items to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`.
   *
   * Wire name: `allimit` (decided: D-107), in a generator `gallimit` (decided: D-108).
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Sort direction of the titles. Default: `ascending`.
   *
   * - `ascending`: Ascending, by the title of the target.
   * - `descending`: Descending, by the title of the target.
   *
   * Wire name: `aldir` (decided: D-107), in a generator `galdir` (decided: D-108).
   */
  readonly dir?: "ascending" | "descending" | undefined;
}

/** An item of `alllinks`. (decided: D-219) */
export type AlllinksItem<P = AlllinksParameters> = Flat<MembersIf<Holds<P, "prop", "ids", Defaults>, {
  /** The ID of the page that contains the link. Comes with `prop=ids`. */
  readonly fromid: number;
}> & MembersIf<Holds<P, "prop", "title", Defaults>, {
  /** The namespace ID of the target. Comes with `prop=title`. */
  readonly ns: number;
  /** The title of the target. The page does not have to exist. Comes with `prop=title`. */
  readonly title: string;
}>>;

interface Defaults {
  readonly prop: ["title"];
}

export {};
