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
   * Wire name: `atcontinue`, in a generator `gatcontinue`. Documented.
   */
  readonly continue?: string | undefined;
  /**
   * The included page at which the list starts. It need not exist. Form: without `continue`: the beginning of a title without its namespace, which is that in `namespace` (else `invalidtitle`). (decided: D-185)
   *
   * Wire name: `atfrom`, in a generator `gatfrom`. Documented.
   */
  readonly from?: string | undefined;
  /**
   * The included page at which the list ends. It need not exist. Form: the beginning of a title without its namespace, which is that in `namespace` (else `invalidtitle`). (decided: D-185)
   *
   * Wire name: `atto`, in a generator `gatto`. Documented.
   */
  readonly to?: string | undefined;
  /**
   * Lists only included pages whose titles begin with this text. Form: the beginning of a title without its namespace, which is that in `namespace` (else `invalidtitle`). (decided: D-185)
   *
   * Wire name: `atprefix`, in a generator `gatprefix`. Documented.
   */
  readonly prefix?: string | undefined;
  /**
   * Lists each included page once. As a generator, makes pages of the included pages instead of the pages that include them. A flag: present means true, absent means false.
   *
   * `unique` only without `prop=ids` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `atunique`, in a generator `gatunique`. Documented.
   */
  readonly unique?: boolean | undefined;
  /**
   * What to say of each item. Up to 50 values, for privileged callers up to 500. Default: `title`.
   *
   * - `ids`: The id of the page that includes it.
   * - `title`: The title of the included page and the id of its namespace.
   *
   * Wire name: `atprop`, in a generator `gatprop`. Documented.
   */
  readonly prop?: "ids" | "title" | readonly ("ids" | "title")[] | undefined;
  /**
   * The namespace of the included pages. By default that of the templates. The id of a namespace, or `-2` or `-1`. Default: `10`.
   *
   * Wire name: `atnamespace`, in a generator `gatnamespace`. Documented.
   */
  readonly namespace?: number | undefined;
  /**
   * The most items that one answer lists. From 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`.
   *
   * Wire name: `atlimit`, in a generator `gatlimit`. Documented.
   */
  readonly limit?: number | "max" | undefined;
  /**
   * The order of the titles. Default: `ascending`.
   *
   * Wire name: `atdir`, in a generator `gatdir`. Documented.
   */
  readonly dir?: "ascending" | "descending" | undefined;
}

/** An item of `alltransclusions`. (decided: D-219) */
export type AlltransclusionsItem<P = AlltransclusionsParameters> = Flat<MembersIf<Holds<P, "prop", "ids", Defaults>, {
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
