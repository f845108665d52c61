// The parameters of tags. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/validators/types.js";

/**
 * Lists the change tags of the site by name.
 *
 * The parameters of `tags`, without the prefix.
 * @see {@link https://www.mediawiki.org/wiki/API:Tags}
 */
export interface TagsParameters {
  /** Goes on after an earlier answer, whose member `continue` holds the value. */
  readonly continue?: string;
  /** The most tags that one answer lists. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `10`. */
  readonly limit?: number | "max";
  /**
   * What to say of each tag beside its name. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: no value.
   *
   * - `active`: Whether changes still get the tag.
   * - `defined`: Whether the software or the site defines the tag.
   * - `description`: What the tag means, as wikitext.
   * - `displayname`: The name under which the tag is shown, in HTML, or `false` where it is not shown.
   * - `hitcount`: How many revisions and log entries carry the tag.
   * - `source`: Whether the software or people set the tag.
   */
  readonly prop?: readonly ("active" | "defined" | "description" | "displayname" | "hitcount" | "source")[];
}

/** Whether the value is what the module takes: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is TagsParameters;

/** Reads the module's parameters out of a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<TagsParameters>;

/**
 * The query string that decodes to the value.
 * @example encode({ prop: ["displayname", "hitcount"], limit: 2 }); // Tags of changes, and how often they are used
 */
export declare function encode(value: TagsParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object, and gives what `decode` makes of it, with defaults. Its issues are what that finds. */
export declare const standard: StandardSchema<TagsParameters>;
