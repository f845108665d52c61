// The parameters of tags. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/core/validators/types.js";

/**
 * Lists the change tags of the site by name.
 *
 * The parameters of `tags`, without the prefix.
 * @see {@link https://www.mediawiki.org/wiki/API:Tags}
 */
export interface TagsParameters {
  /** Continues from a previous response. Pass the value of its `continue` member. */
  readonly continue?: string;
  /** Maximum number of tags to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`. */
  readonly limit?: number | "max";
  /**
   * Properties to return for each tag in addition to its name. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: no value.
   *
   * - `active`: Whether the tag is still applied to changes.
   * - `defined`: Whether the tag is defined by the software or the site.
   * - `description`: The description of the tag, as wikitext.
   * - `displayname`: The display name of the tag, as HTML, or `false` if the tag is not displayed.
   * - `hitcount`: The number of revisions and log entries with the tag.
   * - `source`: Whether the tag is set by the software or by users.
   */
  readonly prop?: readonly ("active" | "defined" | "description" | "displayname" | "hitcount" | "source")[];
}

/** Returns whether the value is valid for the module: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is TagsParameters;

/** Reads the parameters of the module from a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<TagsParameters>;

/**
 * Returns the query string that decodes to the value.
 * @example encode({ prop: ["displayname", "hitcount"], limit: 2 }); // Change tags with their usage counts
 */
export declare function encode(value: TagsParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object and returns the result of `decode`, with defaults. Its issues are the findings of that function. */
export declare const standard: StandardSchema<TagsParameters>;
