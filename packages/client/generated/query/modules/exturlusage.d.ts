// The module exturlusage of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/action-api/client/narrow.js";
import type { UrlProtocols } from "../values.js";

/** The parameters of `exturlusage`, without the prefix `eu`. The module can be a generator. */
export interface ExturlusageParameters {
  /**
   * One of the listed values. Up to 50 values, for privileged callers up to 500. Default: `ids`, `title`, `url`.
   *
   * Wire name: `euprop`, in a generator `geuprop`. Documented.
   */
  readonly prop?: "ids" | "title" | "url" | readonly ("ids" | "title" | "url")[] | undefined;
  /**
   * Text. Form: `<text>` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `eucontinue`, in a generator `geucontinue`. Documented.
   */
  readonly continue?: string | undefined;
  /**
   * One of the listed values. Default: (empty).
   *
   * Wire name: `euprotocol`, in a generator `geuprotocol`. Documented.
   */
  readonly protocol?: UrlProtocols | undefined;
  /**
   * Text.
   *
   * Wire name: `euquery`, in a generator `geuquery`. Documented.
   */
  readonly query?: string | undefined;
  /**
   * The id of a namespace. Up to 50 values, for privileged callers up to 500. `*` alone stands for all values.
   *
   * Wire name: `eunamespace`, in a generator `geunamespace`. Documented.
   */
  readonly namespace?: number | readonly number[] | "*" | undefined;
  /**
   * How many: 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`.
   *
   * Wire name: `eulimit`, in a generator `geulimit`. Documented.
   */
  readonly limit?: number | "max" | undefined;
  /**
   * A flag: present means true, absent means false.
   *
   * Wire name: `euexpandurl`, in a generator `geuexpandurl`. Documented.
   * @deprecated
   */
  readonly expandurl?: boolean | undefined;
}

/** An item of `exturlusage`. (decided: D-219) */
export type ExturlusageItem<P = ExturlusageParameters> = Flat<MembersIf<Holds<P, "prop", "ids", Defaults>, {
  /** Comes with `prop=ids`. */
  readonly pageid: number;
}> & MembersIf<Holds<P, "prop", "title", Defaults>, {
  /** Comes with `prop=title`. */
  readonly ns: number;
  /** Comes with `prop=title`. */
  readonly title: string;
}> & MembersIf<Holds<P, "prop", "url", Defaults>, {
  /** Comes with `prop=url`. */
  readonly url: string;
}>>;

interface Defaults {
  readonly prop: ["ids", "title", "url"];
}

export {};
