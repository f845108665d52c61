// The module protectedtitles of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/action-api/client/narrow.js";

/** The parameters of `protectedtitles`, without the prefix `pt`. The module can be a generator. */
export interface ProtectedtitlesParameters {
  /**
   * The id of a namespace. Up to 50 values, for privileged callers up to 500. `*` alone stands for all values.
   *
   * Wire name: `ptnamespace`, in a generator `gptnamespace`. Documented.
   */
  readonly namespace?: number | readonly number[] | "*" | undefined;
  /**
   * One of the listed values. Up to 50 values, for privileged callers up to 500.
   *
   * Wire name: `ptlevel`, in a generator `gptlevel`. Documented.
   */
  readonly level?: "autoconfirmed" | "sysop" | readonly ("autoconfirmed" | "sysop")[] | undefined;
  /**
   * How many: 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`.
   *
   * Wire name: `ptlimit`, in a generator `gptlimit`. Documented.
   */
  readonly limit?: number | "max" | undefined;
  /**
   * One of the listed values. Default: `older`.
   *
   * Wire name: `ptdir`, in a generator `gptdir`. Documented.
   */
  readonly dir?: "newer" | "older" | undefined;
  /**
   * A timestamp.
   *
   * Wire name: `ptstart`, in a generator `gptstart`. Documented.
   */
  readonly start?: Date | string | undefined;
  /**
   * A timestamp.
   *
   * Wire name: `ptend`, in a generator `gptend`. Documented.
   */
  readonly end?: Date | string | undefined;
  /**
   * One of the listed values. Up to 50 values, for privileged callers up to 500. Default: `timestamp`, `level`.
   *
   * Wire name: `ptprop`, in a generator `gptprop`. Documented.
   */
  readonly prop?: "comment" | "expiry" | "level" | "parsedcomment" | "timestamp" | "user" | "userid" | readonly ("comment" | "expiry" | "level" | "parsedcomment" | "timestamp" | "user" | "userid")[] | undefined;
  /**
   * Text. Form: `<timestamp>|<integer>|<text>` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `ptcontinue`, in a generator `gptcontinue`. Documented.
   */
  readonly continue?: string | undefined;
}

/** An item of `protectedtitles`. (decided: D-219) */
export type ProtectedtitlesItem<P = ProtectedtitlesParameters> = Flat<{
  readonly ns: number;
  readonly title: string;
} & MembersIf<Holds<P, "prop", "timestamp", Defaults>, {
  /** Comes with `prop=timestamp`. */
  readonly timestamp: string;
}> & MembersIf<Holds<P, "prop", "user", Defaults>, {
  /** Comes with `prop=user`. May be missing. */
  readonly user?: string;
}> & MembersIf<Holds<P, "prop", "user" | "userid", Defaults>, {
  /** Comes with `prop=user|userid`. */
  readonly userid: number;
}> & MembersIf<Holds<P, "prop", "comment", Defaults>, {
  /** Comes with `prop=comment`. */
  readonly comment: string;
}> & MembersIf<Holds<P, "prop", "parsedcomment", Defaults>, {
  /** In HTML. Comes with `prop=parsedcomment`. */
  readonly parsedcomment: string;
}> & MembersIf<Holds<P, "prop", "expiry", Defaults>, {
  /** Comes with `prop=expiry`. */
  readonly expiry: string | "infinity";
}> & MembersIf<Holds<P, "prop", "level", Defaults>, {
  /** Comes with `prop=level`. */
  readonly level: string;
}>>;

interface Defaults {
  readonly prop: ["timestamp", "level"];
}

export {};
