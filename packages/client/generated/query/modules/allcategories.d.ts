// The module allcategories of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/action-api/client/narrow.js";

/** The parameters of `allcategories`, without the prefix `ac`. The module can be a generator. */
export interface AllcategoriesParameters {
  /**
   * Text. Form: the beginning of a title without its namespace, which is that with the id 14 (else `invalidtitle`). (decided: D-185)
   *
   * Wire name: `acfrom`, in a generator `gacfrom`. Documented.
   */
  readonly from?: string | undefined;
  /**
   * Text. Form: `<text>` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `accontinue`, in a generator `gaccontinue`. Documented.
   */
  readonly continue?: string | undefined;
  /**
   * Text. Form: the beginning of a title without its namespace, which is that with the id 14 (else `invalidtitle`). (decided: D-185)
   *
   * Wire name: `acto`, in a generator `gacto`. Documented.
   */
  readonly to?: string | undefined;
  /**
   * Text. Form: the beginning of a title without its namespace, which is that with the id 14 (else `invalidtitle`). (decided: D-185)
   *
   * Wire name: `acprefix`, in a generator `gacprefix`. Documented.
   */
  readonly prefix?: string | undefined;
  /**
   * One of the listed values. Default: `ascending`.
   *
   * Wire name: `acdir`, in a generator `gacdir`. Documented.
   */
  readonly dir?: "ascending" | "descending" | undefined;
  /**
   * A whole number.
   *
   * Wire name: `acmin`, in a generator `gacmin`. Documented.
   */
  readonly min?: number | undefined;
  /**
   * A whole number.
   *
   * Wire name: `acmax`, in a generator `gacmax`. Documented.
   */
  readonly max?: number | undefined;
  /**
   * How many: 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`.
   *
   * Wire name: `aclimit`, in a generator `gaclimit`. Documented.
   */
  readonly limit?: number | "max" | undefined;
  /**
   * One of the listed values. Up to 50 values, for privileged callers up to 500. Default: no value.
   *
   * Wire name: `acprop`, in a generator `gacprop`. Documented.
   */
  readonly prop?: "hidden" | "size" | readonly ("hidden" | "size")[] | undefined;
}

/** An item of `allcategories`. (decided: D-219) */
export type AllcategoriesItem<P = AllcategoriesParameters> = Flat<{
  readonly category: string;
} & MembersIf<Holds<P, "prop", "size", Defaults>, {
  /** Comes with `prop=size`. */
  readonly size: number;
  /** Comes with `prop=size`. */
  readonly pages: number;
  /** Comes with `prop=size`. */
  readonly files: number;
  /** Comes with `prop=size`. */
  readonly subcats: number;
}> & MembersIf<Holds<P, "prop", "hidden", Defaults>, {
  /** Comes with `prop=hidden`. */
  readonly hidden: boolean;
}>>;

interface Defaults {
  readonly prop: [];
}

export {};
