// The module langbacklinks of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/action-api/client/narrow.js";

/** The parameters of `langbacklinks`, without the prefix `lbl`. The module can be a generator. */
export interface LangbacklinksParameters {
  /**
   * Text.
   *
   * Wire name: `lbllang`, in a generator `glbllang`. Documented.
   */
  readonly lang?: string | undefined;
  /**
   * Text.
   *
   * `title` only with `lang` (else `nolang`). (decided: D-182)
   *
   * Wire name: `lbltitle`, in a generator `glbltitle`. Documented.
   */
  readonly title?: string | undefined;
  /**
   * Text. Form: `<text>|<text>|<integer>` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `lblcontinue`, in a generator `glblcontinue`. Documented.
   */
  readonly continue?: string | undefined;
  /**
   * How many: 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`.
   *
   * Wire name: `lbllimit`, in a generator `glbllimit`. Documented.
   */
  readonly limit?: number | "max" | undefined;
  /**
   * One of the listed values. Up to 50 values, for privileged callers up to 500. Default: no value.
   *
   * Wire name: `lblprop`, in a generator `glblprop`. Documented.
   */
  readonly prop?: "lllang" | "lltitle" | readonly ("lllang" | "lltitle")[] | undefined;
  /**
   * One of the listed values. Default: `ascending`.
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
