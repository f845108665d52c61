// The module iwbacklinks of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/action-api/client/narrow.js";

/** The parameters of `iwbacklinks`, without the prefix `iwbl`. The module can be a generator. */
export interface IwbacklinksParameters {
  /**
   * Text.
   *
   * Wire name: `iwblprefix`, in a generator `giwblprefix`. Documented.
   */
  readonly prefix?: string | undefined;
  /**
   * Text.
   *
   * `title` only with `prefix` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `iwbltitle`, in a generator `giwbltitle`. Documented.
   */
  readonly title?: string | undefined;
  /**
   * Text. Form: `<text>|<text>|<integer>` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `iwblcontinue`, in a generator `giwblcontinue`. Documented.
   */
  readonly continue?: string | undefined;
  /**
   * How many: 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`.
   *
   * Wire name: `iwbllimit`, in a generator `giwbllimit`. Documented.
   */
  readonly limit?: number | "max" | undefined;
  /**
   * One of the listed values. Up to 50 values, for privileged callers up to 500. Default: no value.
   *
   * Wire name: `iwblprop`, in a generator `giwblprop`. Documented.
   */
  readonly prop?: "iwprefix" | "iwtitle" | readonly ("iwprefix" | "iwtitle")[] | undefined;
  /**
   * One of the listed values. Default: `ascending`.
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
