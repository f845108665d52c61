// The module allfileusages of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/query/client/narrow.js";

/**
 * Lists all uses of files, including files that do not exist.
 *
 * The parameters of `allfileusages`, without the prefix `af`. The module can be a generator.
 * @see {@link https://www.mediawiki.org/wiki/API:Allfileusages}
 * @example for await (const item of wiki.list("allfileusages", { unique: true, limit: 2 })) console.log(item); // Files in use, each listed once
 */
export interface AllfileusagesParameters {
  /**
   * Continues from a previous response. Pass the value of its `continue` member. Form: `<text>` with `unique`; or `<text>|<integer>` without `unique` (otherwise `badcontinue`). (decided: D-186)
   *
   * Wire name: `afcontinue` (decided: D-107), in a generator `gafcontinue` (decided: D-108).
   */
  readonly continue?: string | undefined;
  /**
   * File to start from. It does not have to exist. Form: without `continue`: the beginning of a title without its namespace, which is that with the id 6 (otherwise `invalidtitle`). (decided: D-185)
   *
   * Wire name: `affrom` (decided: D-107), in a generator `gaffrom` (decided: D-108).
   */
  readonly from?: string | undefined;
  /**
   * File to stop at. It does not have to exist. Form: the beginning of a title without its namespace, which is that with the id 6 (otherwise `invalidtitle`). (decided: D-185)
   *
   * Wire name: `afto` (decided: D-107), in a generator `gafto` (decided: D-108).
   */
  readonly to?: string | undefined;
  /**
   * Lists only files whose titles begin with this string. Form: the beginning of a title without its namespace, which is that with the id 6 (otherwise `invalidtitle`). (decided: D-185)
   *
   * Wire name: `afprefix` (decided: D-107), in a generator `gafprefix` (decided: D-108).
   */
  readonly prefix?: string | undefined;
  /**
   * Lists each file only once. When used as a generator, generates the files instead of the pages that use them. A flag: present means true, absent means false (decided: D-119).
   *
   * Wire name: `afunique` (decided: D-107), in a generator `gafunique` (decided: D-108).
   */
  readonly unique?: boolean | undefined;
  /**
   * Properties to return for each item. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `title`.
   *
   * - `ids`: The ID of the page on which the file is used.
   * - `title`: The title and namespace ID of the file.
   *
   * `prop=ids` only without `unique` (otherwise `invalidparammix`). (decided: D-182)
   *
   * Wire name: `afprop` (decided: D-107), in a generator `gafprop` (decided: D-108).
   */
  readonly prop?: "ids" | "title" | readonly ("ids" | "title")[] | undefined;
  /**
   * Maximum number of items to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`.
   *
   * Wire name: `aflimit` (decided: D-107), in a generator `gaflimit` (decided: D-108).
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Sort direction of the titles. Default: `ascending`.
   *
   * - `ascending`: Ascending, by the name of the file.
   * - `descending`: Descending, by the name of the file.
   *
   * Wire name: `afdir` (decided: D-107), in a generator `gafdir` (decided: D-108).
   */
  readonly dir?: "ascending" | "descending" | undefined;
}

/** An item of `allfileusages`. (decided: D-219) */
export type AllfileusagesItem<P = AllfileusagesParameters> = Flat<MembersIf<Holds<P, "prop", "ids", Defaults>, {
  /** The ID of the page that uses the file. Comes with `prop=ids`. */
  readonly fromid: number;
}> & MembersIf<Holds<P, "prop", "title", Defaults>, {
  /** The namespace ID of files, `6`. Comes with `prop=title`. */
  readonly ns: number;
  /** The title of the file. The file does not have to exist. Comes with `prop=title`. */
  readonly title: string;
}>>;

interface Defaults {
  readonly prop: ["title"];
}

export {};
