// The module mystashedfiles of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/action-api/client/narrow.js";

/**
 * The parameters of `mystashedfiles`, without the prefix `msf`.
 *
 * The module needs a login. Without one, the error is `stashnotloggedin`. (decided: D-147)
 */
export interface MystashedfilesParameters {
  /**
   * One of the listed values. Up to 50 values, for privileged callers up to 500. Default: no value.
   *
   * Wire name: `msfprop`. Documented.
   */
  readonly prop?: "size" | "type" | readonly ("size" | "type")[] | undefined;
  /**
   * How many: 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`.
   *
   * Wire name: `msflimit`. Documented.
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Text. Form: `<integer>` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `msfcontinue`. Documented.
   */
  readonly continue?: string | undefined;
}

/** An item of `mystashedfiles`. (decided: D-219) */
export type MystashedfilesItem<P = MystashedfilesParameters> = Flat<{
  readonly filekey: string;
  readonly status: string;
} & MembersIf<Holds<P, "prop", "size", Defaults>, {
  /** In bytes. Comes with `prop=size`. */
  readonly size: number;
  /** In pixels. Comes with `prop=size`. */
  readonly width: number;
  /** In pixels. Comes with `prop=size`. */
  readonly height: number;
  /** Comes with `prop=size`. */
  readonly bits: number;
}> & MembersIf<Holds<P, "prop", "type", Defaults>, {
  /** Comes with `prop=type`. May be `null`. */
  readonly mimetype: string | null;
  /** Comes with `prop=type`. May be `null`. */
  readonly mediatype: string | null;
}>>;

interface Defaults {
  readonly prop: [];
}

export {};
