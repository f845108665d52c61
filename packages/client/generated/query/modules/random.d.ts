// The module random of query. Generated: change the spec instead.
import type { Every, Flat, Given, Holds, MembersIf, Not } from "../../runtime/action-api/client/narrow.js";

/** The parameters of `random`, without the prefix `rn`. The module can be a generator. */
export interface RandomParameters {
  /**
   * The id of a namespace. Up to 50 values, for privileged callers up to 500. `*` alone stands for all values.
   *
   * Wire name: `rnnamespace`, in a generator `grnnamespace`. Documented.
   */
  readonly namespace?: number | readonly number[] | "*" | undefined;
  /**
   * One of the listed values. Default: `nonredirects`.
   *
   * At most one of `filterredir`, `redirect` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `rnfilterredir`, in a generator `grnfilterredir`. Documented.
   */
  readonly filterredir?: "all" | "nonredirects" | "redirects" | undefined;
  /**
   * A whole number.
   *
   * Wire name: `rnminsize`, in a generator `grnminsize`. Documented.
   */
  readonly minsize?: number | undefined;
  /**
   * A whole number.
   *
   * Wire name: `rnmaxsize`, in a generator `grnmaxsize`. Documented.
   */
  readonly maxsize?: number | undefined;
  /**
   * One of the listed values.
   *
   * Wire name: `rncontentmodel`, in a generator `grncontentmodel`. Documented.
   */
  readonly contentmodel?: "css" | "javascript" | "json" | "text" | "unknown" | "vue" | "wikitext" | undefined;
  /**
   * A flag: present means true, absent means false.
   *
   * At most one of `filterredir`, `redirect` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `rnredirect`, in a generator `grnredirect`. Documented.
   * @deprecated
   */
  readonly redirect?: boolean | undefined;
  /**
   * How many: 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `1`.
   *
   * Wire name: `rnlimit`, in a generator `grnlimit`. Documented.
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Text. Form: `<fraction>|<fraction>|<integer>|<bit>` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `rncontinue`, in a generator `grncontinue`. Documented.
   */
  readonly continue?: string | undefined;
}

/** An item of `random`. (decided: D-219) */
export type RandomItem<P = RandomParameters> = Flat<{
  readonly id: number;
  readonly ns: number;
  readonly title: string;
} & MembersIf<Every<Holds<P, "filterredir", "all", Defaults> | Not<Given<P, "redirect">>>, {
  /** Comes with `filterredir=all`, without `redirect`. */
  readonly redirect: boolean;
}>>;

interface Defaults {
  readonly filterredir: "nonredirects";
}

export {};
