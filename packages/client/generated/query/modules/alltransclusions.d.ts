// The module alltransclusions of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/action-api/client/narrow.js";

/** The parameters of `alltransclusions`, without the prefix `at`. The module can be a generator. */
export interface AlltransclusionsParameters {
  /**
   * Text. Form: `<text>` with `unique`; or `<text>|<integer>` without `unique` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `atcontinue`, in a generator `gatcontinue`. Documented.
   */
  readonly continue?: string | undefined;
  /**
   * Text. Form: without `continue`: the beginning of a title without its namespace, which is that in `namespace` (else `invalidtitle`). (decided: D-185)
   *
   * Wire name: `atfrom`, in a generator `gatfrom`. Documented.
   */
  readonly from?: string | undefined;
  /**
   * Text. Form: the beginning of a title without its namespace, which is that in `namespace` (else `invalidtitle`). (decided: D-185)
   *
   * Wire name: `atto`, in a generator `gatto`. Documented.
   */
  readonly to?: string | undefined;
  /**
   * Text. Form: the beginning of a title without its namespace, which is that in `namespace` (else `invalidtitle`). (decided: D-185)
   *
   * Wire name: `atprefix`, in a generator `gatprefix`. Documented.
   */
  readonly prefix?: string | undefined;
  /**
   * A flag: present means true, absent means false.
   *
   * `unique` only without `prop=ids` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `atunique`, in a generator `gatunique`. Documented.
   */
  readonly unique?: boolean | undefined;
  /**
   * One of the listed values. Up to 50 values, for privileged callers up to 500. Default: `title`.
   *
   * Wire name: `atprop`, in a generator `gatprop`. Documented.
   */
  readonly prop?: "ids" | "title" | readonly ("ids" | "title")[] | undefined;
  /**
   * The id of a namespace, or `-2` or `-1`. Default: `10`.
   *
   * Wire name: `atnamespace`, in a generator `gatnamespace`. Documented.
   */
  readonly namespace?: number | undefined;
  /**
   * How many: 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`.
   *
   * Wire name: `atlimit`, in a generator `gatlimit`. Documented.
   */
  readonly limit?: number | "max" | undefined;
  /**
   * One of the listed values. Default: `ascending`.
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
