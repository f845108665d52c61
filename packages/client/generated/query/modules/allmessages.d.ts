// The module allmessages of query. Generated: change the spec instead.
import type { Flat, Given, Holds, MembersIf, Not } from "../../runtime/query/client/narrow.js";

/**
 * Lists the messages of the user interface, as the software has them or as the site has changed them.
 *
 * The parameters of `allmessages`, without the prefix `am`.
 * @see {@link https://www.mediawiki.org/wiki/API:Allmessages}
 * @example console.log(await wiki.meta("allmessages", { messages: ["edit"], lang: "de" })); // The text of one message, in German
 */
export interface AllmessagesParameters {
  /**
   * The names of the messages to list. The default, `*`, is all that the language has. Up to 50 values, for privileged callers up to 500. Default: `*`.
   *
   * Wire name: `ammessages`. Documented.
   */
  readonly messages?: string | readonly string[] | undefined;
  /**
   * What to say of each message beside its text. Up to 50 values, for privileged callers up to 500.
   *
   * - `default`: The text of the software, where the site has another.
   *
   * Wire name: `amprop`. Documented.
   */
  readonly prop?: "default" | readonly "default"[] | undefined;
  /**
   * Expands templates, variables and parser functions in the texts. Without it the texts are as they are stored. A flag: present means true, absent means false.
   *
   * Wire name: `amenableparser`. Documented.
   */
  readonly enableparser?: boolean | undefined;
  /**
   * Leaves out the texts of the messages. A flag: present means true, absent means false.
   *
   * Wire name: `amnocontent`. Documented.
   */
  readonly nocontent?: boolean | undefined;
  /**
   * Where all messages are listed, adds those that only pages in the namespace MediaWiki define. Some of these, such as scripts, are no messages. A flag: present means true, absent means false.
   *
   * Wire name: `amincludelocal`. Documented.
   */
  readonly includelocal?: boolean | undefined;
  /**
   * What replaces `$1`, `$2` and so on in the texts, in this order. Up to 50 values, for privileged callers up to 500; the same value may be given twice and counts twice.
   *
   * Wire name: `amargs`. Documented.
   */
  readonly args?: string | readonly string[] | undefined;
  /**
   * Lists only messages whose names contain this text. Upper and lower case differ.
   *
   * Wire name: `amfilter`. Documented.
   */
  readonly filter?: string | undefined;
  /**
   * Whether messages are listed that the site has changed. Default: `all`.
   *
   * - `all`: All messages.
   * - `modified`: Messages that the site has changed.
   * - `unmodified`: Messages as the software has them.
   *
   * Wire name: `amcustomised`. Documented.
   */
  readonly customised?: "all" | "modified" | "unmodified" | undefined;
  /**
   * The code of the language of the texts. Without it that of the user interface is taken. Form: a language code (else `invalidlang`). (decided: D-187)
   *
   * Wire name: `amlang`. Documented.
   */
  readonly lang?: string | undefined;
  /**
   * The name of the message at which the list starts. Nothing is listed where no message has exactly this name.
   *
   * Wire name: `amfrom`. Documented.
   */
  readonly from?: string | undefined;
  /**
   * The name of the message at which the list ends. It need not exist.
   *
   * Wire name: `amto`. Documented.
   */
  readonly to?: string | undefined;
  /**
   * The page that texts with `enableparser` are expanded for. Without it a page named `API`. Form: with `enableparser`: the title of a page of this site (else `invalidtitle`). (decided: D-184)
   *
   * Wire name: `amtitle`. Documented.
   */
  readonly title?: string | undefined;
  /**
   * Lists only messages whose names begin with this text.
   *
   * Wire name: `amprefix`. Documented.
   */
  readonly prefix?: string | undefined;
}

/** What comes of `allmessages`. (decided: D-219) */
export type AllmessagesAnswer<P = AllmessagesParameters> = readonly (Flat<{
  readonly name: string;
  readonly normalizedname: string;
  /** May be missing. */
  readonly missing?: true;
} & MembersIf<Holds<P, "customised", "modified", Defaults>, {
  /** Comes with `customised=modified`. */
  readonly customised: true;
}> & MembersIf<Not<Given<P, "nocontent">>, {
  /** Comes without `nocontent`. May be missing where `missing` is there. */
  readonly content?: string;
}> & MembersIf<Holds<P, "prop", "default">, {
  /** The text of the software, where it is another. Comes with `prop=default`. May be missing. */
  readonly default?: string;
  /** Comes with `prop=default`. May be missing. */
  readonly defaultmissing?: true;
}>>)[];

interface Defaults {
  readonly customised: "all";
}

export {};
