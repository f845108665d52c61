// The module allfileusages of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/action-api/client/narrow.js";

/** The parameters of `allfileusages`, without the prefix `af`. The module can be a generator. */
export interface AllfileusagesParameters {
  /**
   * Text. Form: `<text>` with `unique`; or `<text>|<integer>` without `unique` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `afcontinue`, in a generator `gafcontinue`. Documented.
   */
  readonly continue?: string | undefined;
  /**
   * Text. Form: without `continue`: the beginning of a title without its namespace, which is that with the id 6 (else `invalidtitle`). (decided: D-185)
   *
   * Wire name: `affrom`, in a generator `gaffrom`. Documented.
   */
  readonly from?: string | undefined;
  /**
   * Text. Form: the beginning of a title without its namespace, which is that with the id 6 (else `invalidtitle`). (decided: D-185)
   *
   * Wire name: `afto`, in a generator `gafto`. Documented.
   */
  readonly to?: string | undefined;
  /**
   * Text. Form: the beginning of a title without its namespace, which is that with the id 6 (else `invalidtitle`). (decided: D-185)
   *
   * Wire name: `afprefix`, in a generator `gafprefix`. Documented.
   */
  readonly prefix?: string | undefined;
  /**
   * A flag: present means true, absent means false.
   *
   * `unique` only without `prop=ids` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `afunique`, in a generator `gafunique`. Documented.
   */
  readonly unique?: boolean | undefined;
  /**
   * One of the listed values. Up to 50 values, for privileged callers up to 500. Default: `title`.
   *
   * Wire name: `afprop`, in a generator `gafprop`. Documented.
   */
  readonly prop?: "ids" | "title" | readonly ("ids" | "title")[] | undefined;
  /**
   * How many: 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`.
   *
   * Wire name: `aflimit`, in a generator `gaflimit`. Documented.
   */
  readonly limit?: number | "max" | undefined;
  /**
   * One of the listed values. Default: `ascending`.
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
