// The module mystashedfiles of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/query/client/narrow.js";

/**
 * Lists the files that the caller has uploaded to the stash but not published yet.
 *
 * The parameters of `mystashedfiles`, without the prefix `msf`.
 *
 * The module needs a login. Without one, the error is `stashnotloggedin`. (decided: D-147)
 * @see {@link https://www.mediawiki.org/wiki/API:Mystashedfiles}
 * @example for await (const item of wiki.list("mystashedfiles", { prop: ["size", "type"] })) console.log(item); // My files that are not published yet
 */
export interface MystashedfilesParameters {
  /**
   * What to say of each file beside its key and status. Up to 50 values, for privileged callers up to 500. Default: no value.
   *
   * - `size`: The size in bytes, the width and height in pixels, and the bits per sample.
   * - `type`: The media type, such as `image/png`, and the kind of the medium, such as `BITMAP`.
   *
   * Wire name: `msfprop`. Documented.
   */
  readonly prop?: "size" | "type" | readonly ("size" | "type")[] | undefined;
  /**
   * The most files that one answer lists. From 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`.
   *
   * Wire name: `msflimit`. Documented.
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Goes on after an earlier answer, whose member `continue` holds the value. Form: `<integer>` (else `badcontinue`). (decided: D-186)
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
