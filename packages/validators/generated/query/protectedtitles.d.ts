// The parameters of protectedtitles. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/validators/types.js";

/**
 * Lists the titles under which no page exists and not everybody may create one.
 *
 * The parameters of `protectedtitles`, without the prefix.
 * @see {@link https://www.mediawiki.org/wiki/API:Protectedtitles}
 */
export interface ProtectedtitlesParameters {
  /** Lists only titles in these namespaces. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` alone stands for all values. */
  readonly namespace?: readonly number[] | "*";
  /**
   * Lists only titles with one of these levels of protection. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * - `autoconfirmed`: Only accounts that are confirmed may create the page.
   * - `sysop`: Only administrators may create the page.
   */
  readonly level?: readonly ("autoconfirmed" | "sysop")[];
  /** The most titles that one answer lists. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `10`. */
  readonly limit?: number | "max";
  /**
   * Whether the oldest or the newest protections come first. Default: `older`.
   *
   * - `newer`: From the oldest to the newest.
   * - `older`: From the newest to the oldest.
   */
  readonly dir?: "newer" | "older";
  /** The time of protection at which the list starts: the latest, or with `dir=newer` the earliest. */
  readonly start?: string;
  /** The time of protection at which the list ends: the earliest, or with `dir=newer` the latest. */
  readonly end?: string;
  /**
   * What to say of each title. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `timestamp`, `level`.
   *
   * - `comment`: The reason as wikitext.
   * - `expiry`: When the protection ends, or `infinity`.
   * - `level`: The level of the protection.
   * - `parsedcomment`: The reason in HTML.
   * - `timestamp`: When the title was protected.
   * - `user`: Who protected it, by name and id.
   * - `userid`: Who protected it, by id.
   */
  readonly prop?: readonly ("comment" | "expiry" | "level" | "parsedcomment" | "timestamp" | "user" | "userid")[];
  /** Goes on after an earlier answer, whose member `continue` holds the value. Form: `<timestamp>|<integer>|<text>` (else `badcontinue`). (decided: D-186) */
  readonly continue?: string;
}

/** Whether the value is what the module takes: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is ProtectedtitlesParameters;

/** Reads the module's parameters out of a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<ProtectedtitlesParameters>;

/**
 * The query string that decodes to the value.
 * @example encode({ level: ["sysop"], prop: ["timestamp", "user", "comment", "expiry", "level"] }); // Titles that nobody may create
 */
export declare function encode(value: ProtectedtitlesParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object, and gives what `decode` makes of it, with defaults. Its issues are what that finds. */
export declare const standard: StandardSchema<ProtectedtitlesParameters>;
