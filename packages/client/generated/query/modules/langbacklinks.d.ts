// The module langbacklinks of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/query/client/narrow.js";

/**
 * Lists the pages that hold language links, all or those to one language or to one page in it. Links that extensions add may be missing.
 *
 * The parameters of `langbacklinks`, without the prefix `lbl`. The module can be a generator.
 * @see {@link https://www.mediawiki.org/wiki/API:Langbacklinks}
 * @example for await (const item of wiki.list("langbacklinks", { lang: "de", prop: ["lllang", "lltitle"] })) console.log(item); // Pages with a language link to German
 */
export interface LangbacklinksParameters {
  /**
   * Lists only links with this language code. Without it links to all languages are listed.
   *
   * Wire name: `lbllang`, in a generator `glbllang`. Documented.
   */
  readonly lang?: string | undefined;
  /**
   * Lists only links to the page with this title in the other language.
   *
   * `title` only with `lang` (else `nolang`). (decided: D-182)
   *
   * Wire name: `lbltitle`, in a generator `glbltitle`. Documented.
   */
  readonly title?: string | undefined;
  /**
   * Goes on after an earlier answer, whose member `continue` holds the value. Form: `<text>|<text>|<integer>` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `lblcontinue`, in a generator `glblcontinue`. Documented.
   */
  readonly continue?: string | undefined;
  /**
   * The most items that one answer lists. From 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`.
   *
   * Wire name: `lbllimit`, in a generator `glbllimit`. Documented.
   */
  readonly limit?: number | "max" | undefined;
  /**
   * What to say of each link beside the page that holds it. Up to 50 values, for privileged callers up to 500. Default: no value.
   *
   * - `lllang`: The language code of the link.
   * - `lltitle`: The title of the target in the other language.
   *
   * Wire name: `lblprop`, in a generator `glblprop`. Documented.
   */
  readonly prop?: "lllang" | "lltitle" | readonly ("lllang" | "lltitle")[] | undefined;
  /**
   * The order of the links, which are sorted by language code, title of the target and id of the page. Default: `ascending`.
   *
   * Wire name: `lbldir`, in a generator `glbldir`. Documented.
   */
  readonly dir?: "ascending" | "descending" | undefined;
}

/** An item of `langbacklinks`. (decided: D-219) */
export type LangbacklinksItem<P = LangbacklinksParameters> = Flat<{
  readonly pageid: number;
  readonly ns: number;
  readonly title: string;
  /** May be missing. */
  readonly redirect?: true;
} & MembersIf<Holds<P, "prop", "lllang", Defaults>, {
  /** Comes with `prop=lllang`. */
  readonly lllang: string;
}> & MembersIf<Holds<P, "prop", "lltitle", Defaults>, {
  /** Comes with `prop=lltitle`. */
  readonly lltitle: string;
}>>;

interface Defaults {
  readonly prop: [];
}

export {};
