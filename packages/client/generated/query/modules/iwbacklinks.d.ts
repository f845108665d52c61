// The module iwbacklinks of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/query/client/narrow.js";

/**
 * Lists the pages that hold interwiki links, all or those to one wiki or to one page of it.
 *
 * The parameters of `iwbacklinks`, without the prefix `iwbl`. The module can be a generator.
 * @see {@link https://www.mediawiki.org/wiki/API:Iwbacklinks}
 * @example for await (const item of wiki.list("iwbacklinks", { prefix: "wikipedia", title: "Lighthouse", prop: ["iwprefix", "iwtitle"] })) console.log(item); // Pages that link to a page of another wiki
 */
export interface IwbacklinksParameters {
  /**
   * Lists only links with this interwiki prefix. Without it links to all wikis are listed.
   *
   * Wire name: `iwblprefix`, in a generator `giwblprefix`. Documented.
   */
  readonly prefix?: string | undefined;
  /**
   * Lists only links to the page with this title on the other wiki.
   *
   * `title` only with `prefix` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `iwbltitle`, in a generator `giwbltitle`. Documented.
   */
  readonly title?: string | undefined;
  /**
   * Goes on after an earlier answer, whose member `continue` holds the value. Form: `<text>|<text>|<integer>` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `iwblcontinue`, in a generator `giwblcontinue`. Documented.
   */
  readonly continue?: string | undefined;
  /**
   * The most items that one answer lists. From 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`.
   *
   * Wire name: `iwbllimit`, in a generator `giwbllimit`. Documented.
   */
  readonly limit?: number | "max" | undefined;
  /**
   * What to say of each link beside the page that holds it. Up to 50 values, for privileged callers up to 500. Default: no value.
   *
   * - `iwprefix`: The interwiki prefix of the link.
   * - `iwtitle`: The title of the target on the other wiki.
   *
   * Wire name: `iwblprop`, in a generator `giwblprop`. Documented.
   */
  readonly prop?: "iwprefix" | "iwtitle" | readonly ("iwprefix" | "iwtitle")[] | undefined;
  /**
   * The order of the links, which are sorted by prefix, title of the target and id of the page. Default: `ascending`.
   *
   * Wire name: `iwbldir`, in a generator `giwbldir`. Documented.
   */
  readonly dir?: "ascending" | "descending" | undefined;
}

/** An item of `iwbacklinks`. (decided: D-219) */
export type IwbacklinksItem<P = IwbacklinksParameters> = Flat<{
  readonly pageid: number;
  readonly ns: number;
  readonly title: string;
  /** May be missing. */
  readonly redirect?: true;
} & MembersIf<Holds<P, "prop", "iwprefix", Defaults>, {
  /** Comes with `prop=iwprefix`. */
  readonly iwprefix: string;
}> & MembersIf<Holds<P, "prop", "iwtitle", Defaults>, {
  /** Comes with `prop=iwtitle`. */
  readonly iwtitle: string;
}>>;

interface Defaults {
  readonly prop: [];
}

export {};
