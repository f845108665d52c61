// The module allmessages of query. Generated: change the spec instead.
import type { Flat, Given, Holds, MembersIf, Not } from "../../runtime/action-api/client/narrow.js";

/** The parameters of `allmessages`, without the prefix `am`. */
export interface AllmessagesParameters {
  /**
   * Text. Up to 50 values, for privileged callers up to 500. Default: `*`.
   *
   * Wire name: `ammessages`. Documented.
   */
  readonly messages?: string | readonly string[] | undefined;
  /**
   * One of the listed values. Up to 50 values, for privileged callers up to 500.
   *
   * Wire name: `amprop`. Documented.
   */
  readonly prop?: "default" | readonly "default"[] | undefined;
  /**
   * A flag: present means true, absent means false.
   *
   * Wire name: `amenableparser`. Documented.
   */
  readonly enableparser?: boolean | undefined;
  /**
   * A flag: present means true, absent means false.
   *
   * Wire name: `amnocontent`. Documented.
   */
  readonly nocontent?: boolean | undefined;
  /**
   * A flag: present means true, absent means false.
   *
   * Wire name: `amincludelocal`. Documented.
   */
  readonly includelocal?: boolean | undefined;
  /**
   * Text. Up to 50 values, for privileged callers up to 500; the same value may be given twice and counts twice.
   *
   * Wire name: `amargs`. Documented.
   */
  readonly args?: string | readonly string[] | undefined;
  /**
   * Text.
   *
   * Wire name: `amfilter`. Documented.
   */
  readonly filter?: string | undefined;
  /**
   * One of the listed values. Default: `all`.
   *
   * Wire name: `amcustomised`. Documented.
   */
  readonly customised?: "all" | "modified" | "unmodified" | undefined;
  /**
   * Text. Form: a language code (else `invalidlang`). (decided: D-187)
   *
   * Wire name: `amlang`. Documented.
   */
  readonly lang?: string | undefined;
  /**
   * Text.
   *
   * Wire name: `amfrom`. Documented.
   */
  readonly from?: string | undefined;
  /**
   * Text.
   *
   * Wire name: `amto`. Documented.
   */
  readonly to?: string | undefined;
  /**
   * Text. Form: with `enableparser`: the title of a page of this site (else `invalidtitle`). (decided: D-184)
   *
   * Wire name: `amtitle`. Documented.
   */
  readonly title?: string | undefined;
  /**
   * Text.
   *
   * Wire name: `amprefix`. Documented.
   */
  readonly prefix?: string | undefined;
}

/** What comes of `allmessages`. (decided: D-219) */
export type AllmessagesAnswer<P = AllmessagesParameters> = readonly (Flat<{
  readonly name: string;
  readonly normalizedname: string;
  /** May be missing. */
  readonly missing?: true;
} & MembersIf<Holds<P, "customised", "modified", Defaults>, {
  /** Comes with `customised=modified`. */
  readonly customised: true;
}> & MembersIf<Not<Given<P, "nocontent">>, {
  /** Comes without `nocontent`. May be missing where `missing` is there. */
  readonly content?: string;
}> & MembersIf<Holds<P, "prop", "default">, {
  /** The text of the software, where it is another. Comes with `prop=default`. May be missing. */
  readonly default?: string;
  /** Comes with `prop=default`. May be missing. */
  readonly defaultmissing?: true;
}>>)[];

interface Defaults {
  readonly customised: "all";
}

export {};
