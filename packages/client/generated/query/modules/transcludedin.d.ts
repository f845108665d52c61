// The module transcludedin of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/action-api/client/narrow.js";

/** The parameters of `transcludedin`, without the prefix `ti`. The module can be a generator. */
export interface TranscludedinParameters {
  /**
   * One of the listed values. Up to 50 values, for privileged callers up to 500. Default: `pageid`, `title`, `redirect`.
   *
   * Wire name: `tiprop`, in a generator `gtiprop`. Documented.
   */
  readonly prop?: "pageid" | "redirect" | "title" | readonly ("pageid" | "redirect" | "title")[] | undefined;
  /**
   * The id of a namespace. Up to 50 values, for privileged callers up to 500. `*` alone stands for all values.
   *
   * Wire name: `tinamespace`, in a generator `gtinamespace`. Documented.
   */
  readonly namespace?: number | readonly number[] | "*" | undefined;
  /**
   * One of the listed values. Up to 50 values, for privileged callers up to 500.
   *
   * Values of `show` that contradict each other: `redirect` and `!redirect` (`show`). (decided: D-183)
   *
   * Wire name: `tishow`, in a generator `gtishow`. Documented.
   */
  readonly show?: "!redirect" | "redirect" | readonly ("!redirect" | "redirect")[] | undefined;
  /**
   * How many: 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`.
   *
   * Wire name: `tilimit`, in a generator `gtilimit`. Documented.
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Text. Form: `<integer>` without several pages; or `<integer>|<integer>` with `namespace` without several pages; or `<text>|<integer>` with several pages; or `<integer>|<integer>` with several pages; or `<integer>|<text>|<integer>` with several pages; or `<text>|<integer>|<integer>` with several pages and `namespace`; or `<integer>|<text>|<integer>|<integer>` with several pages and `namespace` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `ticontinue`, in a generator `gticontinue`. Documented.
   */
  readonly continue?: string | undefined;
}

/** What a page has of `transcludedin`. (decided: D-219) */
export type TranscludedinPage<P = TranscludedinParameters, Kind = "existing"> = (Kind extends "existing" | "special" | "missing" ? {
  /** Of pages that are existing or special or missing only. May be missing. */
  readonly transcludedin?: readonly (Flat<MembersIf<Holds<P, "prop", "pageid", Defaults>, {
    /** Comes with `prop=pageid`. */
    readonly pageid: number;
  }> & MembersIf<Holds<P, "prop", "title", Defaults>, {
    /** Comes with `prop=title`. */
    readonly ns: number;
    /** Comes with `prop=title`. */
    readonly title: string;
  }> & MembersIf<Holds<P, "prop", "redirect", Defaults>, {
    /** Comes with `prop=redirect`. */
    readonly redirect: boolean;
  }>>)[];
} : {});

interface Defaults {
  readonly prop: ["pageid", "title", "redirect"];
}

export {};
