// The module allredirects of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/action-api/client/narrow.js";

/** The parameters of `allredirects`, without the prefix `ar`. The module can be a generator. */
export interface AllredirectsParameters {
  /**
   * Text. Form: `<text>` with `unique`; or `<text>|<integer>` without `unique` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `arcontinue`, in a generator `garcontinue`. Documented.
   */
  readonly continue?: string | undefined;
  /**
   * Text. Form: without `continue`: the beginning of a title without its namespace, which is that in `namespace` (else `invalidtitle`). (decided: D-185)
   *
   * Wire name: `arfrom`, in a generator `garfrom`. Documented.
   */
  readonly from?: string | undefined;
  /**
   * Text. Form: the beginning of a title without its namespace, which is that in `namespace` (else `invalidtitle`). (decided: D-185)
   *
   * Wire name: `arto`, in a generator `garto`. Documented.
   */
  readonly to?: string | undefined;
  /**
   * Text. Form: the beginning of a title without its namespace, which is that in `namespace` (else `invalidtitle`). (decided: D-185)
   *
   * Wire name: `arprefix`, in a generator `garprefix`. Documented.
   */
  readonly prefix?: string | undefined;
  /**
   * A flag: present means true, absent means false.
   *
   * `unique` only without `prop=ids|fragment|interwiki` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `arunique`, in a generator `garunique`. Documented.
   */
  readonly unique?: boolean | undefined;
  /**
   * One of the listed values. Up to 50 values, for privileged callers up to 500. Default: `title`.
   *
   * Wire name: `arprop`, in a generator `garprop`. Documented.
   */
  readonly prop?: "fragment" | "ids" | "interwiki" | "title" | readonly ("fragment" | "ids" | "interwiki" | "title")[] | undefined;
  /**
   * The id of a namespace, or `-2` or `-1`. Default: `0`.
   *
   * Wire name: `arnamespace`, in a generator `garnamespace`. Documented.
   */
  readonly namespace?: number | undefined;
  /**
   * How many: 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`.
   *
   * Wire name: `arlimit`, in a generator `garlimit`. Documented.
   */
  readonly limit?: number | "max" | undefined;
  /**
   * One of the listed values. Default: `ascending`.
   *
   * Wire name: `ardir`, in a generator `gardir`. Documented.
   */
  readonly dir?: "ascending" | "descending" | undefined;
}

/** An item of `allredirects`. (decided: D-219) */
export type AllredirectsItem<P = AllredirectsParameters> = Flat<MembersIf<Holds<P, "prop", "ids", Defaults>, {
  /** Comes with `prop=ids`. */
  readonly fromid: number;
}> & MembersIf<Holds<P, "prop", "title", Defaults>, {
  /** Comes with `prop=title`. */
  readonly ns: number;
  /** Comes with `prop=title`. */
  readonly title: string;
}> & MembersIf<Holds<P, "prop", "fragment", Defaults>, {
  /** Comes with `prop=fragment`. May be missing. */
  readonly fragment?: string;
}> & MembersIf<Holds<P, "prop", "interwiki", Defaults>, {
  /** Comes with `prop=interwiki`. May be missing. */
  readonly interwiki?: string;
}>>;

interface Defaults {
  readonly prop: ["title"];
}

export {};
