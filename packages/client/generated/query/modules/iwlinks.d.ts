// The module iwlinks of query. Generated: change the spec instead.
import type { Flat, Given, Holds, MembersIf, Some } from "../../runtime/action-api/client/narrow.js";

/** The parameters of `iwlinks`, without the prefix `iw`. */
export interface IwlinksParameters {
  /**
   * One of the listed values. Up to 50 values, for privileged callers up to 500.
   *
   * At most one of `url`, `prop` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `iwprop`. Documented.
   */
  readonly prop?: "url" | readonly "url"[] | undefined;
  /**
   * Text.
   *
   * Wire name: `iwprefix`. Documented.
   */
  readonly prefix?: string | undefined;
  /**
   * Text.
   *
   * `title` only with `prefix` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `iwtitle`. Documented.
   */
  readonly title?: string | undefined;
  /**
   * One of the listed values. Default: `ascending`.
   *
   * Wire name: `iwdir`. Documented.
   */
  readonly dir?: "ascending" | "descending" | undefined;
  /**
   * How many: 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`.
   *
   * Wire name: `iwlimit`. Documented.
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Text. Form: `<integer>|<text>|<text>` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `iwcontinue`. Documented.
   */
  readonly continue?: string | undefined;
  /**
   * A flag: present means true, absent means false.
   *
   * At most one of `url`, `prop` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `iwurl`. Documented.
   * @deprecated
   */
  readonly url?: boolean | undefined;
}

/** What a page has of `iwlinks`. (decided: D-219) */
export type IwlinksPage<P = IwlinksParameters, Kind = "existing"> = (Kind extends "existing" ? {
  /** Of pages that are existing only. May be missing. */
  readonly iwlinks?: readonly (Flat<{
    readonly prefix: string;
    readonly title: string;
  } & MembersIf<Some<Holds<P, "prop", "url"> | Given<P, "url">>, {
    /** Comes with `prop=url` or `url`. */
    readonly url: string;
  }>>)[];
} : {});
