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
   * Wire name: `afcontinue`, in a generator `gafcontinue`. Documented.
   */
  readonly continue?: string | undefined;
  /**
   * The file at which the list starts. It need not exist. Form: without `continue`: the beginning of a title without its namespace, which is that with the id 6 (else `invalidtitle`). (decided: D-185)
   *
   * Wire name: `affrom`, in a generator `gaffrom`. Documented.
   */
  readonly from?: string | undefined;
  /**
   * The file at which the list ends. It need not exist. Form: the beginning of a title without its namespace, which is that with the id 6 (else `invalidtitle`). (decided: D-185)
   *
   * Wire name: `afto`, in a generator `gafto`. Documented.
   */
  readonly to?: string | undefined;
  /**
   * Lists only files whose titles begin with this text. Form: the beginning of a title without its namespace, which is that with the id 6 (else `invalidtitle`). (decided: D-185)
   *
   * Wire name: `afprefix`, in a generator `gafprefix`. Documented.
   */
  readonly prefix?: string | undefined;
  /**
   * Lists each file once. As a generator, makes pages of the files instead of the pages that use them. A flag: present means true, absent means false.
   *
   * `unique` only without `prop=ids` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `afunique`, in a generator `gafunique`. Documented.
   */
  readonly unique?: boolean | undefined;
  /**
   * What to say of each item. Up to 50 values, for privileged callers up to 500. Default: `title`.
   *
   * - `ids`: The id of the page that uses the file.
   * - `title`: The title of the file and the id of its namespace.
   *
   * Wire name: `afprop`, in a generator `gafprop`. Documented.
   */
  readonly prop?: "ids" | "title" | readonly ("ids" | "title")[] | undefined;
  /**
   * The most items that one answer lists. From 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`.
   *
   * Wire name: `aflimit`, in a generator `gaflimit`. Documented.
   */
  readonly limit?: number | "max" | undefined;
  /**
   * The order of the titles. Default: `ascending`.
   *
   * Wire name: `afdir`, in a generator `gafdir`. Documented.
   */
  readonly dir?: "ascending" | "descending" | undefined;
}

/** An item of `allfileusages`. (decided: D-219) */
export type AllfileusagesItem<P = AllfileusagesParameters> = Flat<MembersIf<Holds<P, "prop", "ids", Defaults>, {
  /** Comes with `prop=ids`. */
  readonly fromid: number;
}> & MembersIf<Holds<P, "prop", "title", Defaults>, {
  /** Comes with `prop=title`. */
  readonly ns: number;
  /** Comes with `prop=title`. */
  readonly title: string;
}>>;

interface Defaults {
  readonly prop: ["title"];
}

export {};
