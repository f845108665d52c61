// The parameters of duplicatefiles. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/core/validators/types.js";

/**
 * Lists, for each file, the other files with the same content, found by hash.
 *
 * The parameters of `duplicatefiles`, without the prefix.
 * @see {@link https://www.mediawiki.org/wiki/API:Duplicatefiles}
 */
export interface DuplicatefilesParameters {
  /** Maximum number of files to return, for all files of the request together. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`. */
  readonly limit?: number | "max";
  /** Continues from a previous response. Pass the value of its `continue` member. Form: `<text>|<text>` (otherwise `badcontinue`). (decided: D-186) */
  readonly continue?: string;
  /**
   * Sort direction of the names. Default: `ascending`.
   *
   * - `ascending`: Ascending, by the name of the duplicate.
   * - `descending`: Descending, by the name of the duplicate.
   */
  readonly dir?: "ascending" | "descending";
  /** Searches only the files stored on the site, not those in shared repositories. A flag: present means true, absent means false (decided: D-119). */
  readonly localonly?: boolean;
}

/** Returns whether the value is valid for the module: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is DuplicatefilesParameters;

/** Reads the parameters of the module from a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<DuplicatefilesParameters>;

/**
 * Returns the query string that decodes to the value.
 * @example encode({}); // The duplicates of a file
 */
export declare function encode(value: DuplicatefilesParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object and returns the result of `decode`, with defaults. Its issues are the findings of that function. */
export declare const standard: StandardSchema<DuplicatefilesParameters>;
