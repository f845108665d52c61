// The module alllinks of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/query/client/narrow.js";

/**
 * Lists the links to pages of one namespace, in the order of their targets. A target need not exist.
 *
 * The parameters of `alllinks`, without the prefix `al`. The module can be a generator.
 * @see {@link https://www.mediawiki.org/wiki/API:Alllinks}
 * @example for await (const item of wiki.list("alllinks", { prefix: "Ferry", prop: ["ids", "title"] })) console.log(item); // Links to titles that begin with “Ferry”, with the pages that hold them
 */
export interface AlllinksParameters {
  /**
   * Goes on after an earlier answer, whose member `continue` holds the value. Form: `<text>` with `unique`; or `<text>|<integer>` without `unique` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `alcontinue` (decided: D-107), in a generator `galcontinue` (decided: D-108).
   */
  readonly continue?: string | undefined;
  /**
   * The target at which the list starts. It need not exist. Form: without `continue`: the beginning of a title without its namespace, which is that in `namespace` (else `invalidtitle`). (decided: D-185)
   *
   * Wire name: `alfrom` (decided: D-107), in a generator `galfrom` (decided: D-108).
   */
  readonly from?: string | undefined;
  /**
   * The target at which the list ends. It need not exist. Form: the beginning of a title without its namespace, which is that in `namespace` (else `invalidtitle`). (decided: D-185)
   *
   * Wire name: `alto` (decided: D-107), in a generator `galto` (decided: D-108).
   */
  readonly to?: string | undefined;
  /**
   * Lists only targets whose titles begin with this text. Form: the beginning of a title without its namespace, which is that in `namespace` (else `invalidtitle`). (decided: D-185)
   *
   * Wire name: `alprefix` (decided: D-107), in a generator `galprefix` (decided: D-108).
   */
  readonly prefix?: string | undefined;
  /**
   * Lists each target once. As a generator, makes pages of the targets instead of the pages that hold the links. A flag: present means true, absent means false (decided: D-119).
   *
   * Wire name: `alunique` (decided: D-107), in a generator `galunique` (decided: D-108).
   */
  readonly unique?: boolean | undefined;
  /**
   * What to say of each item. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `title`.
   *
   * - `ids`: The id of the page that holds the link.
   * - `title`: The title of the target and the id of its namespace.
   *
   * `prop=ids` only without `unique` (else `invalidparammix`). (decided: D-182)
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
   * The most items that one answer lists. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `10`.
   *
   * Wire name: `allimit` (decided: D-107), in a generator `gallimit` (decided: D-108).
   */
  readonly limit?: number | "max" | undefined;
  /**
   * The order of the titles. Default: `ascending`.
   *
   * - `ascending`: From A to Z by the title of the target.
   * - `descending`: From Z to A by the title of the target.
   *
   * Wire name: `aldir` (decided: D-107), in a generator `galdir` (decided: D-108).
   */
  readonly dir?: "ascending" | "descending" | undefined;
}

/** An item of `alllinks`. (decided: D-219) */
export type AlllinksItem<P = AlllinksParameters> = Flat<MembersIf<Holds<P, "prop", "ids", Defaults>, {
  /** The id of the page on which the link stands. Comes with `prop=ids`. */
  readonly fromid: number;
}> & MembersIf<Holds<P, "prop", "title", Defaults>, {
  /** The namespace id of the target. Comes with `prop=title`. */
  readonly ns: number;
  /** The title that the link leads to. There need not be a page. Comes with `prop=title`. */
  readonly title: string;
}>>;

interface Defaults {
  readonly prop: ["title"];
}

export {};
