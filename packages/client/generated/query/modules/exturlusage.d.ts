// The module exturlusage of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/query/client/narrow.js";
import type { UrlProtocols } from "../values.js";

/**
 * Lists the links to URLs outside of the site, all or those that match a text, with the pages that hold them.
 *
 * The parameters of `exturlusage`, without the prefix `eu`. The module can be a generator.
 * @see {@link https://www.mediawiki.org/wiki/API:Exturlusage}
 * @example for await (const item of wiki.list("exturlusage", { protocol: "https", query: "museum.invalid" })) console.log(item); // Pages that link to a site
 */
export interface ExturlusageParameters {
  /**
   * What to say of each item. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `ids`, `title`, `url`.
   *
   * - `ids`: The id of the page that holds the link.
   * - `title`: The title of the page that holds the link and the id of its namespace.
   * - `url`: The URL that the link leads to.
   *
   * Wire name: `euprop` (decided: D-107), in a generator `geuprop` (decided: D-108).
   */
  readonly prop?: "ids" | "title" | "url" | readonly ("ids" | "title" | "url")[] | undefined;
  /**
   * Goes on after an earlier answer, whose member `continue` holds the value. Form: `<text>` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `eucontinue` (decided: D-107), in a generator `geucontinue` (decided: D-108).
   */
  readonly continue?: string | undefined;
  /**
   * Lists only URLs with this scheme. The empty text means `http` and `https` where `query` is given, and otherwise all schemes. Default: (empty).
   *
   * Wire name: `euprotocol` (decided: D-107), in a generator `geuprotocol` (decided: D-108).
   */
  readonly protocol?: UrlProtocols | undefined;
  /**
   * Lists only URLs that match this text without a scheme: a host, perhaps with the beginning of a path. `*.` in front of the host adds its subdomains. Without it all URLs are listed.
   *
   * Wire name: `euquery` (decided: D-107), in a generator `geuquery` (decided: D-108).
   */
  readonly query?: string | undefined;
  /**
   * Lists only links in pages of these namespaces. On a site in miser mode an answer may then hold fewer items than `limit` allows. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` alone stands for all values.
   *
   * Wire name: `eunamespace` (decided: D-107), in a generator `geunamespace` (decided: D-108).
   */
  readonly namespace?: number | readonly number[] | "*" | undefined;
  /**
   * The most items that one answer lists. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `10`.
   *
   * Wire name: `eulimit` (decided: D-107), in a generator `geulimit` (decided: D-108).
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Adds the site's scheme to URLs that have none, such as `//example.org`. A flag: present means true, absent means false (decided: D-119).
   *
   * Wire name: `euexpandurl` (decided: D-107), in a generator `geuexpandurl` (decided: D-108).
   * @deprecated
   */
  readonly expandurl?: boolean | undefined;
}

/** An item of `exturlusage`. (decided: D-219) */
export type ExturlusageItem<P = ExturlusageParameters> = Flat<MembersIf<Holds<P, "prop", "ids", Defaults>, {
  /** The id of the page on which the link stands. Comes with `prop=ids`. */
  readonly pageid: number;
}> & MembersIf<Holds<P, "prop", "title", Defaults>, {
  /** The namespace id of the page on which the link stands. Comes with `prop=title`. */
  readonly ns: number;
  /** The title of the page on which the link stands. Comes with `prop=title`. */
  readonly title: string;
}> & MembersIf<Holds<P, "prop", "url", Defaults>, {
  /** The address that the link leads to. Comes with `prop=url`. */
  readonly url: string;
}>>;

interface Defaults {
  readonly prop: ["ids", "title", "url"];
}

export {};
