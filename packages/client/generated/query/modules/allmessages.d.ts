// The module allmessages of query. Generated: change the spec instead.
import type { Flat, Given, Holds, MembersIf, Not } from "../../runtime/query/client/narrow.js";

/**
 * Lists the interface messages, as the software defines them or as customized by the site.
 *
 * The parameters of `allmessages`, without the prefix `am`.
 *
 * `*`, the default of `messages`, stands for all messages that the language has. (decided: D-264)
 * @see {@link https://www.mediawiki.org/wiki/API:Allmessages}
 * @example console.log(await wiki.meta("allmessages", { messages: ["edit"], lang: "de" })); // One message in German
 */
export interface AllmessagesParameters {
  /**
   * Which interface messages to list, by name. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `*`.
   *
   * Wire name: `ammessages` (decided: D-107).
   */
  readonly messages?: string | readonly string[] | undefined;
  /**
   * Properties to return for each message in addition to its text. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * - `default`: The software's text, if the site has customized the message.
   *
   * Wire name: `amprop` (decided: D-107).
   */
  readonly prop?: "default" | readonly "default"[] | undefined;
  /**
   * Expands templates, variables and parser functions in the messages. By default, messages are returned as stored. A flag: present means true, absent means false (decided: D-119).
   *
   * Wire name: `amenableparser` (decided: D-107).
   */
  readonly enableparser?: boolean | undefined;
  /**
   * Excludes the text of the messages. A flag: present means true, absent means false (decided: D-119).
   *
   * Wire name: `amnocontent` (decided: D-107).
   */
  readonly nocontent?: boolean | undefined;
  /**
   * When all messages are listed, includes those that are defined only by pages in the MediaWiki namespace. Some of these, such as scripts, are not messages. A flag: present means true, absent means false (decided: D-119).
   *
   * Wire name: `amincludelocal` (decided: D-107).
   */
  readonly includelocal?: boolean | undefined;
  /**
   * Values for the placeholders `$1`, `$2` and so on, in order. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112); duplicate values are allowed and count separately.
   *
   * Wire name: `amargs` (decided: D-107).
   */
  readonly args?: string | readonly string[] | undefined;
  /**
   * Lists only messages whose names contain this string. Case-sensitive.
   *
   * Wire name: `amfilter` (decided: D-107).
   */
  readonly filter?: string | undefined;
  /**
   * How to filter by customization. Default: `all`.
   *
   * - `all`: All messages.
   * - `modified`: Messages that the site has customized.
   * - `unmodified`: Messages that the site has not customized.
   *
   * Wire name: `amcustomised` (decided: D-107).
   */
  readonly customised?: "all" | "modified" | "unmodified" | undefined;
  /**
   * Language code of the messages. Defaults to the user interface language. Form: a language code (otherwise `invalidlang`). (decided: D-187)
   *
   * Wire name: `amlang` (decided: D-107).
   */
  readonly lang?: string | undefined;
  /**
   * Name of the message to start from. If no message has exactly this name, the list is empty.
   *
   * Wire name: `amfrom` (decided: D-107).
   */
  readonly from?: string | undefined;
  /**
   * Name of the message to stop at. It does not have to exist.
   *
   * Wire name: `amto` (decided: D-107).
   */
  readonly to?: string | undefined;
  /**
   * Title of the page to use as context when messages are expanded with `enableparser`. Defaults to a page named `API`. Form: with `enableparser`: the title of a page of this site (otherwise `invalidtitle`). (decided: D-184)
   *
   * Wire name: `amtitle` (decided: D-107).
   */
  readonly title?: string | undefined;
  /**
   * Lists only messages whose names begin with this string.
   *
   * Wire name: `amprefix` (decided: D-107).
   */
  readonly prefix?: string | undefined;
}

/** The result of `allmessages`. (decided: D-219) */
export type AllmessagesAnswer<P = AllmessagesParameters> = readonly (Flat<{
  /** The name of the message, as given in the request or defined by the software. */
  readonly name: string;
  /** The normalized name of the message, with a lowercase first letter and underscores. */
  readonly normalizedname: string;
  /** True if no message has this name. May be missing. */
  readonly missing?: true;
} & MembersIf<Holds<P, "customised", "modified", Defaults>, {
  /** True if the site has customized the message. Comes with `customised=modified`. */
  readonly customised: true;
}> & MembersIf<Not<Given<P, "nocontent">>, {
  /** The text of the message in the requested language, as wikitext. Comes without `nocontent`. May be missing if `missing` is present. */
  readonly content?: string;
}> & MembersIf<Holds<P, "prop", "default">, {
  /** The software's default text, if the site has customized the message. Comes with `prop=default`. May be missing. */
  readonly default?: string;
  /** True if the software has no default text for the message: it is defined only by the site. Comes with `prop=default`. May be missing. */
  readonly defaultmissing?: true;
}>>)[];

interface Defaults {
  readonly customised: "all";
}

export {};
