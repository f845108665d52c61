// The parameters of allmessages. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/validators/types.js";

/**
 * Lists the messages of the user interface, as the software has them or as the site has changed them.
 *
 * The parameters of `allmessages`, without the prefix.
 *
 * `*`, the default of `messages`, stands for all messages that the language has. (decided: D-264)
 * @see {@link https://www.mediawiki.org/wiki/API:Allmessages}
 */
export interface AllmessagesParameters {
  /** The names of the messages to list. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `*`. */
  readonly messages?: readonly string[];
  /**
   * What to say of each message beside its text. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * - `default`: The text of the software, where the site has another.
   */
  readonly prop?: readonly "default"[];
  /** Expands templates, variables and parser functions in the texts. Without it the texts are as they are stored. A flag: present means true, absent means false (decided: D-119). */
  readonly enableparser?: boolean;
  /** Leaves out the texts of the messages. A flag: present means true, absent means false (decided: D-119). */
  readonly nocontent?: boolean;
  /** Where all messages are listed, adds those that only pages in the namespace MediaWiki define. Some of these, such as scripts, are no messages. A flag: present means true, absent means false (decided: D-119). */
  readonly includelocal?: boolean;
  /** What replaces `$1`, `$2` and so on in the texts, in this order. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112); the same value may be given twice and counts twice. */
  readonly args?: readonly string[];
  /** Lists only messages whose names contain this text. Upper and lower case differ. */
  readonly filter?: string;
  /**
   * Whether messages are listed that the site has changed. Default: `all`.
   *
   * - `all`: All messages.
   * - `modified`: Messages that the site has changed.
   * - `unmodified`: Messages as the software has them.
   */
  readonly customised?: "all" | "modified" | "unmodified";
  /** The code of the language of the texts. Without it that of the user interface is taken. Form: a language code (else `invalidlang`). (decided: D-187) */
  readonly lang?: string;
  /** The name of the message at which the list starts. Nothing is listed where no message has exactly this name. */
  readonly from?: string;
  /** The name of the message at which the list ends. It need not exist. */
  readonly to?: string;
  /** The page that texts with `enableparser` are expanded for. Without it a page named `API`. Form: with `enableparser`: the title of a page of this site (else `invalidtitle`). (decided: D-184) */
  readonly title?: string;
  /** Lists only messages whose names begin with this text. */
  readonly prefix?: string;
}

/** Whether the value is what the module takes: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is AllmessagesParameters;

/** Reads the module's parameters out of a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<AllmessagesParameters>;

/**
 * The query string that decodes to the value.
 * @example encode({ messages: ["edit"], lang: "de" }); // The text of one message, in German
 */
export declare function encode(value: AllmessagesParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object, and gives what `decode` makes of it, with defaults. Its issues are what that finds. */
export declare const standard: StandardSchema<AllmessagesParameters>;
