// The parameters of mystashedfiles. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/core/validators/types.js";

/**
 * Lists the files in the caller's upload stash: uploaded but not yet published.
 *
 * The parameters of `mystashedfiles`, without the prefix.
 *
 * The module needs a login. Without one, the error is `stashnotloggedin`. (decided: D-147)
 * @see {@link https://www.mediawiki.org/wiki/API:Mystashedfiles}
 */
export interface MystashedfilesParameters {
  /**
   * Properties to return for each file in addition to its key and status. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: no value.
   *
   * - `size`: The size in bytes, the width and height in pixels, and the bits per sample.
   * - `type`: The media type, such as `image/png`, and the media category, such as `BITMAP`.
   */
  readonly prop?: readonly ("size" | "type")[];
  /** Maximum number of files to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`. */
  readonly limit?: number | "max";
  /** Continues from a previous response. Pass the value of its `continue` member. Form: `<integer>` (otherwise `badcontinue`). (decided: D-186) */
  readonly continue?: string;
}

/** Returns whether the value is valid for the module: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is MystashedfilesParameters;

/** Reads the parameters of the module from a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<MystashedfilesParameters>;

/**
 * Returns the query string that decodes to the value.
 * @example encode({ prop: ["size", "type"] }); // The caller's unpublished files
 */
export declare function encode(value: MystashedfilesParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object and returns the result of `decode`, with defaults. Its issues are the findings of that function. */
export declare const standard: StandardSchema<MystashedfilesParameters>;
