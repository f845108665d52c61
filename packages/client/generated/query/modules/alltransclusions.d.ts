// The module alltransclusions of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/query/client/narrow.js";

/**
 * Lists the pages of one namespace that other pages include, such as templates, in the order of their titles. An included page need not exist.
 *
 * The parameters of `alltransclusions`, without the prefix `at`. The module can be a generator.
 * @see {@link https://www.mediawiki.org/wiki/API:Alltransclusions}
 * @example for await (const item of wiki.list("alltransclusions", { unique: true })) console.log(item); // Templates that pages use, each once
 */
export interface AlltransclusionsParameters {
  /**
   * Goes on after an earlier answer, whose member `continue` holds the value. Form: `<text>` with `unique`; or `<text>|<integer>` without `unique` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `atcontinue` (decided: D-107), in a generator `gatcontinue` (decided: D-108).
   */
  readonly continue?: string | undefined;
  /**
   * The included page at which the list starts. It need not exist. Form: without `continue`: the beginning of a title without its namespace, which is that in `namespace` (else `invalidtitle`). (decided: D-185)
   *
   * Wire name: `atfrom` (decided: D-107), in a generator `gatfrom` (decided: D-108).
   */
  readonly from?: string | undefined;
  /**
   * The included page at which the list ends. It need not exist. Form: the beginning of a title without its namespace, which is that in `namespace` (else `invalidtitle`). (decided: D-185)
   *
   * Wire name: `atto` (decided: D-107), in a generator `gatto` (decided: D-108).
   */
  readonly to?: string | undefined;
  /**
   * Lists only included pages whose titles begin with this text. Form: the beginning of a title without its namespace, which is that in `namespace` (else `invalidtitle`). (decided: D-185)
   *
   * Wire name: `atprefix` (decided: D-107), in a generator `gatprefix` (decided: D-108).
   */
  readonly prefix?: string | undefined;
  /**
   * Lists each included page once. As a generator, makes pages of the included pages instead of the pages that include them. A flag: present means true, absent means false (decided: D-119).
   *
   * Wire name: `atunique` (decided: D-107), in a generator `gatunique` (decided: D-108).
   */
  readonly unique?: boolean | undefined;
  /**
   * What to say of each item. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `title`.
   *
   * - `ids`: The id of the page that includes it.
   * - `title`: The title of the included page and the id of its namespace.
   *
   * `prop=ids` only without `unique` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `atprop` (decided: D-107), in a generator `gatprop` (decided: D-108).
   */
  readonly prop?: "ids" | "title" | readonly ("ids" | "title")[] | undefined;
  /**
   * The namespace of the included pages. By default that of the templates. The id of a namespace, or `-2` or `-1`. Default: `10`.
   *
   * Wire name: `atnamespace` (decided: D-107), in a generator `gatnamespace` (decided: D-108).
   */
  readonly namespace?: number | undefined;
  /**
   * The most items that one answer lists. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `10`.
   *
   * Wire name: `atlimit` (decided: D-107), in a generator `gatlimit` (decided: D-108).
   */
  readonly limit?: number | "max" | undefined;
  /**
   * The order of the titles. Default: `ascending`.
   *
   * - `ascending`: From A to Z by the title that is transcluded.
   * - `descending`: From Z to A by the title that is transcluded.
   *
   * Wire name: `atdir` (decided: D-107), in a generator `gatdir` (decided: D-108).
   */
  readonly dir?: "ascending" | "descending" | undefined;
}

/** An item of `alltransclusions`. (decided: D-219) */
export type AlltransclusionsItem<P = AlltransclusionsParameters> = Flat<MembersIf<Holds<P, "prop", "ids", Defaults>, {
  /** The id of the page that transcludes the other. Comes with `prop=ids`. */
  readonly fromid: number;
}> & MembersIf<Holds<P, "prop", "title", Defaults>, {
  /** The namespace id of the page that is transcluded. Comes with `prop=title`. */
  readonly ns: number;
  /** The title of the page that is transcluded. It need not exist. Comes with `prop=title`. */
  readonly title: string;
}>>;

interface Defaults {
  readonly prop: ["title"];
}

export {};
