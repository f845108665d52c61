// The module extlinks of query. Generated: change the spec instead.
import type { UrlProtocols } from "../values.js";

/** The parameters of `extlinks`, without the prefix `el`. */
export interface ExtlinksParameters {
  /**
   * How many: 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`.
   *
   * Wire name: `ellimit`. Documented.
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Text. Form: `<text>` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `elcontinue`. Documented.
   */
  readonly continue?: string | undefined;
  /**
   * One of the listed values. Default: (empty).
   *
   * Wire name: `elprotocol`. Documented.
   */
  readonly protocol?: UrlProtocols | undefined;
  /**
   * Text.
   *
   * Wire name: `elquery`. Documented.
   */
  readonly query?: string | undefined;
  /**
   * A flag: present means true, absent means false.
   *
   * Wire name: `elexpandurl`. Documented.
   * @deprecated
   */
  readonly expandurl?: boolean | undefined;
}

/** What a page has of `extlinks`. (decided: D-219) */
export type ExtlinksPage<Kind = "existing"> = (Kind extends "existing" ? {
  /** Of pages that are existing only. May be missing. */
  readonly extlinks?: readonly ({
    readonly url: string;
  })[];
} : {});
