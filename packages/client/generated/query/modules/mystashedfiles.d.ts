// The module mystashedfiles of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/query/client/narrow.js";

/**
 * Lists the files in the caller's upload stash: uploaded but not yet published.
 *
 * The parameters of `mystashedfiles`, without the prefix `msf`.
 *
 * The module needs a login. Without one, the error is `stashnotloggedin`. (decided: D-147)
 * @see {@link https://www.mediawiki.org/wiki/API:Mystashedfiles}
 * @example for await (const item of wiki.list("mystashedfiles", { prop: ["size", "type"] })) console.log(item); // The caller's unpublished files
 */
export interface MystashedfilesParameters {
  /**
   * Properties to return for each file in addition to its key and status. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: no value.
   *
   * - `size`: The size in bytes, the width and height in pixels, and the bits per sample.
   * - `type`: The media type, such as `image/png`, and the media category, such as `BITMAP`.
   *
   * Wire name: `msfprop` (decided: D-107).
   */
  readonly prop?: "size" | "type" | readonly ("size" | "type")[] | undefined;
  /**
   * Maximum number of files to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`.
   *
   * Wire name: `msflimit` (decided: D-107).
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Continues from a previous response. Pass the value of its `continue` member. Form: `<integer>` (otherwise `badcontinue`). (decided: D-186)
   *
   * Wire name: `msfcontinue` (decided: D-107).
   */
  readonly continue?: string | undefined;
}

/** An item of `mystashedfiles`. (decided: D-219) */
export type MystashedfilesItem<P = MystashedfilesParameters> = Flat<{
  /** The key that identifies the stashed file in requests. */
  readonly filekey: string;
  /** The state of the upload: `finished`, or `chunks` if more parts are expected. */
  readonly status: string;
} & MembersIf<Holds<P, "prop", "size", Defaults>, {
  /** The size of the file in bytes. Comes with `prop=size`. */
  readonly size: number;
  /** The width of the image in pixels; `0` if the file is not an image. Comes with `prop=size`. */
  readonly width: number;
  /** The height of the image in pixels; `0` if the file is not an image. Comes with `prop=size`. */
  readonly height: number;
  /** The number of bits per sample of the image. Comes with `prop=size`. */
  readonly bits: number;
}> & MembersIf<Holds<P, "prop", "type", Defaults>, {
  /** The media type of the file, such as `image/png`. Comes with `prop=type`. May be `null`. */
  readonly mimetype: string | null;
  /** The media category, such as `BITMAP` or `AUDIO`. Comes with `prop=type`. May be `null`. */
  readonly mediatype: string | null;
}>>;

interface Defaults {
  readonly prop: [];
}

export {};
