// The module allmessages of query. Generated: change the spec instead.
import type { Flat, Given, Holds, MembersIf, Not } from "../../runtime/query/client/narrow.js";

/**
 * Lists the messages of the user interface, as the software has them or as the site has changed them.
 *
 * The parameters of `allmessages`, without the prefix `am`.
 *
 * `*`, the default of `messages`, stands for all messages that the language has. (decided: D-264)
 * @see {@link https://www.mediawiki.org/wiki/API:Allmessages}
 * @example console.log(await wiki.meta("allmessages", { messages: ["edit"], lang: "de" })); // The text of one message, in German
 */
export interface AllmessagesParameters {
  /**
   * The names of the messages to list. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `*`.
   *
   * Wire name: `ammessages` (decided: D-107).
   */
  readonly messages?: string | readonly string[] | undefined;
  /**
   * What to say of each message beside its text. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * - `default`: The text of the software, where the site has another.
   *
   * Wire name: `amprop` (decided: D-107).
   */
  readonly prop?: "default" | readonly "default"[] | undefined;
  /**
   * Expands templates, variables and parser functions in the texts. Without it the texts are as they are stored. A flag: present means true, absent means false (decided: D-119).
   *
   * Wire name: `amenableparser` (decided: D-107).
   */
  readonly enableparser?: boolean | undefined;
  /**
   * Leaves out the texts of the messages. A flag: present means true, absent means false (decided: D-119).
   *
   * Wire name: `amnocontent` (decided: D-107).
   */
  readonly nocontent?: boolean | undefined;
  /**
   * Where all messages are listed, adds those that only pages in the namespace MediaWiki define. Some of these, such as scripts, are no messages. A flag: present means true, absent means false (decided: D-119).
   *
   * Wire name: `amincludelocal` (decided: D-107).
   */
  readonly includelocal?: boolean | undefined;
  /**
   * What replaces `$1`, `$2` and so on in the texts, in this order. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112); the same value may be given twice and counts twice.
   *
   * Wire name: `amargs` (decided: D-107).
   */
  readonly args?: string | readonly string[] | undefined;
  /**
   * Lists only messages whose names contain this text. Upper and lower case differ.
   *
   * Wire name: `amfilter` (decided: D-107).
   */
  readonly filter?: string | undefined;
  /**
   * Whether messages are listed that the site has changed. Default: `all`.
   *
   * - `all`: All messages.
   * - `modified`: Messages that the site has changed.
   * - `unmodified`: Messages as the software has them.
   *
   * Wire name: `amcustomised` (decided: D-107).
   */
  readonly customised?: "all" | "modified" | "unmodified" | undefined;
  /**
   * The code of the language of the texts. Without it that of the user interface is taken. Form: a language code (else `invalidlang`). (decided: D-187)
   *
   * Wire name: `amlang` (decided: D-107).
   */
  readonly lang?: string | undefined;
  /**
   * The name of the message at which the list starts. Nothing is listed where no message has exactly this name.
   *
   * Wire name: `amfrom` (decided: D-107).
   */
  readonly from?: string | undefined;
  /**
   * The name of the message at which the list ends. It need not exist.
   *
   * Wire name: `amto` (decided: D-107).
   */
  readonly to?: string | undefined;
  /**
   * The page that texts with `enableparser` are expanded for. Without it a page named `API`. Form: with `enableparser`: the title of a page of this site (else `invalidtitle`). (decided: D-184)
   *
   * Wire name: `amtitle` (decided: D-107).
   */
  readonly title?: string | undefined;
  /**
   * Lists only messages whose names begin with this text.
   *
   * Wire name: `amprefix` (decided: D-107).
   */
  readonly prefix?: string | undefined;
}

/** What comes of `allmessages`. (decided: D-219) */
export type AllmessagesAnswer<P = AllmessagesParameters> = readonly (Flat<{
  /** The name of the message, as the request or the software writes it. */
  readonly name: string;
  /** The name of the message in the form that the software compares, with a small first letter and underscores. */
  readonly normalizedname: string;
  /** There is no message of this name. May be missing. */
  readonly missing?: true;
} & MembersIf<Holds<P, "customised", "modified", Defaults>, {
  /** The site has a text of its own for the message. Comes with `customised=modified`. */
  readonly customised: true;
}> & MembersIf<Not<Given<P, "nocontent">>, {
  /** The text of the message in the language that the request asks for, as wikitext. Comes without `nocontent`. May be missing where `missing` is there. */
  readonly content?: string;
}> & MembersIf<Holds<P, "prop", "default">, {
  /** The text that the software comes with, where the site has another. Comes with `prop=default`. May be missing. */
  readonly default?: string;
  /** The software comes with no text for the message: the site alone has one. Comes with `prop=default`. May be missing. */
  readonly defaultmissing?: true;
}>>)[];

interface Defaults {
  readonly customised: "all";
}

export {};
