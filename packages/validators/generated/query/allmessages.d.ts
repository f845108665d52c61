// The parameters of allmessages. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/core/validators/types.js";

/**
 * Lists the interface messages, as the software defines them or as customized by the site.
 *
 * The parameters of `allmessages`, without the prefix.
 *
 * `*`, the default of `messages`, stands for all messages that the language has. (decided: D-264)
 * @see {@link https://www.mediawiki.org/wiki/API:Allmessages}
 */
export interface AllmessagesParameters {
  /** Which interface messages to list, by name. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `*`. */
  readonly messages?: readonly string[];
  /**
   * Properties to return for each message in addition to its text. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * - `default`: The software's text, if the site has customized the message.
   */
  readonly prop?: readonly "default"[];
  /** Expands templates, variables and parser functions in the messages. By default, messages are returned as stored. A flag: present means true, absent means false (decided: D-119). */
  readonly enableparser?: boolean;
  /** Excludes the text of the messages. A flag: present means true, absent means false (decided: D-119). */
  readonly nocontent?: boolean;
  /** When all messages are listed, includes those that are defined only by pages in the MediaWiki namespace. Some of these, such as scripts, are not messages. A flag: present means true, absent means false (decided: D-119). */
  readonly includelocal?: boolean;
  /** Values for the placeholders `$1`, `$2` and so on, in order. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112); duplicate values are allowed and count separately. */
  readonly args?: readonly string[];
  /** Lists only messages whose names contain this string. Case-sensitive. */
  readonly filter?: string;
  /**
   * How to filter by customization. Default: `all`.
   *
   * - `all`: All messages.
   * - `modified`: Messages that the site has customized.
   * - `unmodified`: Messages that the site has not customized.
   */
  readonly customised?: "all" | "modified" | "unmodified";
  /** Language code of the messages. Defaults to the user interface language. Form: a language code (otherwise `invalidlang`). (decided: D-187) */
  readonly lang?: string;
  /** Name of the message to start from. If no message has exactly this name, the list is empty. */
  readonly from?: string;
  /** Name of the message to stop at. It does not have to exist. */
  readonly to?: string;
  /** Title of the page to use as context when messages are expanded with `enableparser`. Defaults to a page named `API`. Form: with `enableparser`: the title of a page of this site (otherwise `invalidtitle`). (decided: D-184) */
  readonly title?: string;
  /** Lists only messages whose names begin with this string. */
  readonly prefix?: string;
}

/** Returns whether the value is valid for the module: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is AllmessagesParameters;

/** Reads the parameters of the module from a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<AllmessagesParameters>;

/**
 * Returns the query string that decodes to the value.
 * @example encode({ messages: ["edit"], lang: "de" }); // One message in German
 */
export declare function encode(value: AllmessagesParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object and returns the result of `decode`, with defaults. Its issues are the findings of that function. */
export declare const standard: StandardSchema<AllmessagesParameters>;
