// The parameters of protectedtitles. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/core/validators/types.js";

/**
 * Lists the titles that are protected against creation.
 *
 * The parameters of `protectedtitles`, without the prefix.
 * @see {@link https://www.mediawiki.org/wiki/API:Protectedtitles}
 */
export interface ProtectedtitlesParameters {
  /** Lists only titles in these namespaces. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` means all values. */
  readonly namespace?: readonly number[] | "*";
  /**
   * Lists only titles with one of these protection levels. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * - `autoconfirmed`: Only autoconfirmed users may create the page.
   * - `sysop`: Only administrators may create the page.
   */
  readonly level?: readonly ("autoconfirmed" | "sysop")[];
  /** Maximum number of titles to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`. */
  readonly limit?: number | "max";
  /**
   * Whether the oldest or the newest protections come first. Default: `older`.
   *
   * - `newer`: Oldest first.
   * - `older`: Newest first.
   */
  readonly dir?: "newer" | "older";
  /** Timestamp to start from, by protection time: the latest, or with `dir=newer` the earliest. */
  readonly start?: string;
  /** Timestamp to stop at, by protection time: the earliest, or with `dir=newer` the latest. */
  readonly end?: string;
  /**
   * Properties to return for each title. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `timestamp`, `level`.
   *
   * - `comment`: The reason as wikitext.
   * - `expiry`: The expiry time of the protection, or `infinity`.
   * - `level`: The protection level.
   * - `parsedcomment`: The reason as HTML.
   * - `timestamp`: The time at which the title was protected.
   * - `user`: The name and ID of the user who protected the title.
   * - `userid`: The ID of the user who protected the title.
   */
  readonly prop?: readonly ("comment" | "expiry" | "level" | "parsedcomment" | "timestamp" | "user" | "userid")[];
  /** Continues from a previous response. Pass the value of its `continue` member. Form: `<timestamp>|<integer>|<text>` (otherwise `badcontinue`). (decided: D-186) */
  readonly continue?: string;
}

/** Returns whether the value is valid for the module: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is ProtectedtitlesParameters;

/** Reads the parameters of the module from a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<ProtectedtitlesParameters>;

/**
 * Returns the query string that decodes to the value.
 * @example encode({ level: ["sysop"], prop: ["timestamp", "user", "comment", "expiry", "level"] }); // Titles protected against creation
 */
export declare function encode(value: ProtectedtitlesParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object and returns the result of `decode`, with defaults. Its issues are the findings of that function. */
export declare const standard: StandardSchema<ProtectedtitlesParameters>;
