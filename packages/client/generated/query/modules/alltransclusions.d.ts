// The module alltransclusions of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/query/client/narrow.js";

/**
 * Lists all pages that are transcluded from a namespace, such as templates, in the order of their titles. Transcluded pages do not have to exist.
 *
 * The parameters of `alltransclusions`, without the prefix `at`. The module can be a generator.
 * @see {@link https://www.mediawiki.org/wiki/API:Alltransclusions}
 * @example for await (const item of wiki.list("alltransclusions", { unique: true })) console.log(item); // Templates in use, each listed once
 */
export interface AlltransclusionsParameters {
  /**
   * Continues from a previous response. Pass the value of its `continue` member. Form: `<text>` with `unique`; or `<text>|<integer>` without `unique` (otherwise `badcontinue`). (decided: D-186)
   *
   * Wire name: `atcontinue` (decided: D-107), in a generator `gatcontinue` (decided: D-108).
   */
  readonly continue?: string | undefined;
  /**
   * Title of the transcluded page to start from. It does not have to exist. Form: without `continue`: the beginning of a title without its namespace, which is that in `namespace` (otherwise `invalidtitle`). (decided: D-185)
   *
   * Wire name: `atfrom` (decided: D-107), in a generator `gatfrom` (decided: D-108).
   */
  readonly from?: string | undefined;
  /**
   * Title of the transcluded page to stop at. It does not have to exist. Form: the beginning of a title without its namespace, which is that in `namespace` (otherwise `invalidtitle`). (decided: D-185)
   *
   * Wire name: `atto` (decided: D-107), in a generator `gatto` (decided: D-108).
   */
  readonly to?: string | undefined;
  /**
   * Lists only transcluded pages whose titles begin with this string. Form: the beginning of a title without its namespace, which is that in `namespace` (otherwise `invalidtitle`). (decided: D-185)
   *
   * Wire name: `atprefix` (decided: D-107), in a generator `gatprefix` (decided: D-108).
   */
  readonly prefix?: string | undefined;
  /**
   * Lists each transcluded page only once. When used as a generator, generates the transcluded pages instead of the transcluding pages. A flag: present means true, absent means false (decided: D-119).
   *
   * Wire name: `atunique` (decided: D-107), in a generator `gatunique` (decided: D-108).
   */
  readonly unique?: boolean | undefined;
  /**
   * Properties to return for each item. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `title`.
   *
   * - `ids`: The ID of the page that contains the transclusion.
   * - `title`: The title and namespace ID of the transcluded page.
   *
   * `prop=ids` only without `unique` (otherwise `invalidparammix`). (decided: D-182)
   *
   * Wire name: `atprop` (decided: D-107), in a generator `gatprop` (decided: D-108).
   */
  readonly prop?: "ids" | "title" | readonly ("ids" | "title")[] | undefined;
  /**
   * The namespace of the transcluded pages. Defaults to the template namespace. The id of a namespace, or `-2` or `-1`. Default: `10`.
   *
   * Wire name: `atnamespace` (decided: D-107), in a generator `gatnamespace` (decided: D-108).
   */
  readonly namespace?: number | undefined;
  /**
   * Maximum number of items to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`.
   *
   * Wire name: `atlimit` (decided: D-107), in a generator `gatlimit` (decided: D-108).
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Sort direction of the titles. Default: `ascending`.
   *
   * - `ascending`: Ascending, by the title that is transcluded.
   * - `descending`: Descending, by the title that is transcluded.
   *
   * Wire name: `atdir` (decided: D-107), in a generator `gatdir` (decided: D-108).
   */
  readonly dir?: "ascending" | "descending" | undefined;
}

/** An item of `alltransclusions`. (decided: D-219) */
export type AlltransclusionsItem<P = AlltransclusionsParameters> = Flat<MembersIf<Holds<P, "prop", "ids", Defaults>, {
  /** The ID of the transcluding page. Comes with `prop=ids`. */
  readonly fromid: number;
}> & MembersIf<Holds<P, "prop", "title", Defaults>, {
  /** The namespace ID of the transcluded page. Comes with `prop=title`. */
  readonly ns: number;
  /** The title of the transcluded page. It does not have to exist. Comes with `prop=title`. */
  readonly title: string;
}>>;

interface Defaults {
  readonly prop: ["title"];
}

export {};
