// The module exturlusage of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/query/client/narrow.js";
import type { UrlProtocols } from "../values.js";

/**
 * Lists the links to external URLs, such as the pages of a website, with the pages that contain them.
 *
 * The parameters of `exturlusage`, without the prefix `eu`. The module can be a generator.
 * @see {@link https://www.mediawiki.org/wiki/API:Exturlusage}
 * @example for await (const item of wiki.list("exturlusage", { protocol: "https", query: "museum.invalid" })) console.log(item); // Pages that link to a website
 */
export interface ExturlusageParameters {
  /**
   * Properties to return for each item. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `ids`, `title`, `url`.
   *
   * - `ids`: The ID of the linking page.
   * - `title`: The title and namespace ID of the linking page.
   * - `url`: The URL of the link.
   *
   * Wire name: `euprop` (decided: D-107), in a generator `geuprop` (decided: D-108).
   */
  readonly prop?: "ids" | "title" | "url" | readonly ("ids" | "title" | "url")[] | undefined;
  /**
   * Continues from a previous response. Pass the value of its `continue` member. Form: `<text>` (otherwise `badcontinue`). (decided: D-186)
   *
   * Wire name: `eucontinue` (decided: D-107), in a generator `geucontinue` (decided: D-108).
   */
  readonly continue?: string | undefined;
  /**
   * Lists only URLs with this scheme. If it is empty, `http` and `https` are searched when `query` is given, and all schemes otherwise. Default: (empty).
   *
   * Wire name: `euprotocol` (decided: D-107), in a generator `geuprotocol` (decided: D-108).
   */
  readonly protocol?: UrlProtocols | undefined;
  /**
   * Lists only URLs that match this search string, without a scheme: a host, optionally followed by the beginning of a path. `*.` before the host includes its subdomains. Defaults to all URLs.
   *
   * Wire name: `euquery` (decided: D-107), in a generator `geuquery` (decided: D-108).
   */
  readonly query?: string | undefined;
  /**
   * Lists only links in pages of these namespaces. On sites in miser mode, the response may contain fewer items than `limit`. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` means all values.
   *
   * Wire name: `eunamespace` (decided: D-107), in a generator `geunamespace` (decided: D-108).
   */
  readonly namespace?: number | readonly number[] | "*" | undefined;
  /**
   * Maximum number of items to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`.
   *
   * Wire name: `eulimit` (decided: D-107), in a generator `geulimit` (decided: D-108).
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Expands protocol-relative URLs, such as `//example.org`, with the site's scheme. A flag: present means true, absent means false (decided: D-119).
   *
   * Wire name: `euexpandurl` (decided: D-107), in a generator `geuexpandurl` (decided: D-108).
   * @deprecated
   */
  readonly expandurl?: boolean | undefined;
}

/** An item of `exturlusage`. (decided: D-219) */
export type ExturlusageItem<P = ExturlusageParameters> = Flat<MembersIf<Holds<P, "prop", "ids", Defaults>, {
  /** The ID of the page that contains the link. Comes with `prop=ids`. */
  readonly pageid: number;
}> & MembersIf<Holds<P, "prop", "title", Defaults>, {
  /** The namespace ID of the linking page. Comes with `prop=title`. */
  readonly ns: number;
  /** The title of the page that contains the link. Comes with `prop=title`. */
  readonly title: string;
}> & MembersIf<Holds<P, "prop", "url", Defaults>, {
  /** The URL of the link. Comes with `prop=url`. */
  readonly url: string;
}>>;

interface Defaults {
  readonly prop: ["ids", "title", "url"];
}

export {};
