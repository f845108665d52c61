// The module allfileusages of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/query/client/narrow.js";

/**
 * Lists the uses of files in pages, in the order of the files. A file may be used that does not exist.
 *
 * The parameters of `allfileusages`, without the prefix `af`. The module can be a generator.
 * @see {@link https://www.mediawiki.org/wiki/API:Allfileusages}
 * @example for await (const item of wiki.list("allfileusages", { unique: true, limit: 2 })) console.log(item); // Files that pages use, each once
 */
export interface AllfileusagesParameters {
  /**
   * Goes on after an earlier answer, whose member `continue` holds the value. Form: `<text>` with `unique`; or `<text>|<integer>` without `unique` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `afcontinue` (decided: D-107), in a generator `gafcontinue` (decided: D-108).
   */
  readonly continue?: string | undefined;
  /**
   * The file at which the list starts. It need not exist. Form: without `continue`: the beginning of a title without its namespace, which is that with the id 6 (else `invalidtitle`). (decided: D-185)
   *
   * Wire name: `affrom` (decided: D-107), in a generator `gaffrom` (decided: D-108).
   */
  readonly from?: string | undefined;
  /**
   * The file at which the list ends. It need not exist. Form: the beginning of a title without its namespace, which is that with the id 6 (else `invalidtitle`). (decided: D-185)
   *
   * Wire name: `afto` (decided: D-107), in a generator `gafto` (decided: D-108).
   */
  readonly to?: string | undefined;
  /**
   * Lists only files whose titles begin with this text. Form: the beginning of a title without its namespace, which is that with the id 6 (else `invalidtitle`). (decided: D-185)
   *
   * Wire name: `afprefix` (decided: D-107), in a generator `gafprefix` (decided: D-108).
   */
  readonly prefix?: string | undefined;
  /**
   * Lists each file once. As a generator, makes pages of the files instead of the pages that use them. A flag: present means true, absent means false (decided: D-119).
   *
   * Wire name: `afunique` (decided: D-107), in a generator `gafunique` (decided: D-108).
   */
  readonly unique?: boolean | undefined;
  /**
   * What to say of each item. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `title`.
   *
   * - `ids`: The id of the page that uses the file.
   * - `title`: The title of the file and the id of its namespace.
   *
   * `prop=ids` only without `unique` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `afprop` (decided: D-107), in a generator `gafprop` (decided: D-108).
   */
  readonly prop?: "ids" | "title" | readonly ("ids" | "title")[] | undefined;
  /**
   * The most items that one answer lists. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `10`.
   *
   * Wire name: `aflimit` (decided: D-107), in a generator `gaflimit` (decided: D-108).
   */
  readonly limit?: number | "max" | undefined;
  /**
   * The order of the titles. Default: `ascending`.
   *
   * - `ascending`: From A to Z by the name of the file.
   * - `descending`: From Z to A by the name of the file.
   *
   * Wire name: `afdir` (decided: D-107), in a generator `gafdir` (decided: D-108).
   */
  readonly dir?: "ascending" | "descending" | undefined;
}

/** An item of `allfileusages`. (decided: D-219) */
export type AllfileusagesItem<P = AllfileusagesParameters> = Flat<MembersIf<Holds<P, "prop", "ids", Defaults>, {
  /** The id of the page on which the file is used. Comes with `prop=ids`. */
  readonly fromid: number;
}> & MembersIf<Holds<P, "prop", "title", Defaults>, {
  /** The namespace id of files, `6`. Comes with `prop=title`. */
  readonly ns: number;
  /** The title of the file that is used. The file need not exist. Comes with `prop=title`. */
  readonly title: string;
}>>;

interface Defaults {
  readonly prop: ["title"];
}

export {};
