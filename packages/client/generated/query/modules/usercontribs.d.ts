// The module usercontribs of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/query/client/narrow.js";

/** The parameters of `usercontribs` without alternatives. */
export interface UsercontribsOptions {
  /**
   * Maximum number of edits to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`.
   *
   * Wire name: `uclimit` (decided: D-107).
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Timestamp to start from: the latest, or with `dir=newer` the earliest.
   *
   * Wire name: `ucstart` (decided: D-107).
   */
  readonly start?: Date | string | undefined;
  /**
   * Timestamp to stop at: the earliest, or with `dir=newer` the latest.
   *
   * Wire name: `ucend` (decided: D-107).
   */
  readonly end?: Date | string | undefined;
  /**
   * Continues from a previous response. Pass the value of its `continue` member. Form: `<timestamp>|<integer>` without `userprefix` or `iprange`; or `actor|<integer>|<timestamp>|<integer>` without `userprefix` or `iprange`; or `name|<text>|<timestamp>|<integer>` with `userprefix`; or `name|<text>|<timestamp>|<integer>` with `iprange` (otherwise `badcontinue`). (decided: D-186)
   *
   * Wire name: `uccontinue` (decided: D-107).
   */
  readonly continue?: string | undefined;
  /**
   * Whether the oldest or the newest edits come first. It also reverses the order of users. Default: `older`.
   *
   * - `newer`: Oldest first.
   * - `older`: Newest first.
   *
   * Wire name: `ucdir` (decided: D-107).
   */
  readonly dir?: "newer" | "older" | undefined;
  /**
   * Lists only edits of pages in these namespaces. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` means all values.
   *
   * Wire name: `ucnamespace` (decided: D-107).
   */
  readonly namespace?: number | readonly number[] | "*" | undefined;
  /**
   * Properties to return for each edit in addition to its user. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `ids`, `title`, `timestamp`, `comment`, `size`, `flags`.
   *
   * - `comment`: The edit summary.
   * - `flags`: Whether the edit is a page creation, a minor edit, or the latest edit of its page.
   * - `ids`: The IDs of the page, the revision and its parent revision.
   * - `parsedcomment`: The edit summary as HTML.
   * - `patrolled`: Whether the edit is patrolled, and whether automatically. Requires a right.
   * - `size`: The size of the page after the edit, in bytes.
   * - `sizediff`: The change in page size caused by the edit, in bytes.
   * - `tags`: The change tags of the edit.
   * - `timestamp`: The time of the edit.
   * - `title`: The title and namespace ID of the page.
   *
   * Wire name: `ucprop` (decided: D-107).
   */
  readonly prop?: "comment" | "flags" | "ids" | "parsedcomment" | "patrolled" | "size" | "sizediff" | "tags" | "timestamp" | "title" | readonly ("comment" | "flags" | "ids" | "parsedcomment" | "patrolled" | "size" | "sizediff" | "tags" | "timestamp" | "title")[] | undefined;
  /**
   * Lists only edits that meet all of these conditions. `!` negates a condition. Conditions about patrolling require a right and match only edits that are still in the recent changes. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * - `!autopatrolled`: Edits that were not automatically patrolled.
   * - `!minor`: Edits not marked as minor.
   * - `!new`: Edits to existing pages.
   * - `!patrolled`: Edits that are not patrolled.
   * - `!top`: Edits that are not the latest of their page.
   * - `autopatrolled`: Edits that were automatically patrolled.
   * - `minor`: Edits marked as minor.
   * - `new`: Edits that created a page.
   * - `patrolled`: Edits that are patrolled, manually or automatically.
   * - `top`: Edits that are the latest of their page.
   *
   * Contradicting values of `show`: `minor` and `!minor`, `new` and `!new`, `patrolled` and `!patrolled`, `top` and `!top`, `autopatrolled` and `!autopatrolled`, `autopatrolled` and `!patrolled` (`show`). (decided: D-183)
   *
   * Wire name: `ucshow` (decided: D-107).
   */
  readonly show?: "!autopatrolled" | "!minor" | "!new" | "!patrolled" | "!top" | "autopatrolled" | "minor" | "new" | "patrolled" | "top" | readonly ("!autopatrolled" | "!minor" | "!new" | "!patrolled" | "!top" | "autopatrolled" | "minor" | "new" | "patrolled" | "top")[] | undefined;
  /**
   * Lists only edits with this change tag.
   *
   * Wire name: `uctag` (decided: D-107).
   */
  readonly tag?: string | undefined;
  /**
   * Lists only edits that are the latest of their page. Superseded by `show=top`. A flag: present means true, absent means false (decided: D-119).
   *
   * `toponly` only without `show=!top` (otherwise `show`). (decided: D-183)
   *
   * Wire name: `uctoponly` (decided: D-107).
   * @deprecated
   */
  readonly toponly?: boolean | undefined;
}

/**
 * Lists the edits of one or more users.
 *
 * The parameters of `usercontribs`, without the prefix `uc`.
 *
 * The patrol flags need a right. Without it, the error is `permissiondenied`. (decided: D-147)
 * @see {@link https://www.mediawiki.org/wiki/API:Usercontribs}
 * @example for await (const item of wiki.list("usercontribs", { user: ["Mira"], limit: 1 })) console.log(item); // The latest edit of a user
 */
export type UsercontribsParameters = UsercontribsOptions & ({
  /**
   * Lists the edits of each user whose name begins with this string, one user after another.
   *
   * Exactly one of `userprefix`, `userids`, `iprange`, `user` (none: `missingparam`, several: `invalidparammix`). (decided: D-181)
   *
   * Wire name: `ucuserprefix` (decided: D-107).
   */
  readonly userprefix: string;
  readonly userids?: undefined;
  readonly iprange?: undefined;
  readonly user?: undefined;
} | {
  readonly userprefix?: undefined;
  /**
   * The users whose edits to list, by ID. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Form: an id, above 0 (otherwise `invaliduserid`). (decided: D-188)
   *
   * Exactly one of `userprefix`, `userids`, `iprange`, `user` (none: `missingparam`, several: `invalidparammix`). (decided: D-181)
   *
   * `userids`, if present, has a value (otherwise `paramempty_<parameter>`). (decided: D-181)
   *
   * Wire name: `ucuserids` (decided: D-107).
   */
  readonly userids: number | readonly number[];
  readonly iprange?: undefined;
  readonly user?: undefined;
} | {
  readonly userprefix?: undefined;
  readonly userids?: undefined;
  /**
   * Lists the edits from all IP addresses in this range, such as `192.0.2.0/24`, one address after another. Form: a range of IP addresses, not broader than /16 or for IPv6 /32 (otherwise `invalidiprange`). (decided: D-189)
   *
   * Exactly one of `userprefix`, `userids`, `iprange`, `user` (none: `missingparam`, several: `invalidparammix`). (decided: D-181)
   *
   * Wire name: `uciprange` (decided: D-107).
   */
  readonly iprange: string;
  readonly user?: undefined;
} | {
  readonly userprefix?: undefined;
  readonly userids?: undefined;
  readonly iprange?: undefined;
  /**
   * The users whose edits to list, by name or IP address. A user, given as `name`, `ip`, `temp` or `interwiki`. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * Exactly one of `userprefix`, `userids`, `iprange`, `user` (none: `missingparam`, several: `invalidparammix`). (decided: D-181)
   *
   * `user`, if present, has a value (otherwise `paramempty_<parameter>`). (decided: D-181)
   *
   * Wire name: `ucuser` (decided: D-107).
   */
  readonly user: string | readonly string[];
});

/** An item of `usercontribs`. (decided: D-219) */
export type UsercontribsItem<P = UsercontribsParameters> = Flat<{
  /** The user ID; `0` for an IP address. */
  readonly userid: number;
  /** The user name, or an IP address. */
  readonly user: string;
  /** True if the user name is hidden from the public. It is still included for callers who may see hidden data. May be missing. */
  readonly userhidden?: true;
  /** True if the content is hidden from the public. It is still included for callers who may see hidden data. May be missing. */
  readonly texthidden?: true;
  /** True if the hidden data is hidden from administrators as well. May be missing. */
  readonly suppressed?: true;
} & MembersIf<Holds<P, "prop", "ids", Defaults>, {
  /** The ID of the edited page. Comes with `prop=ids`. */
  readonly pageid: number;
  /** The ID of the revision that the edit created. Comes with `prop=ids`. */
  readonly revid: number;
  /** The ID of the parent revision; `0` if the edit created the page. Comes with `prop=ids`. May be missing. */
  readonly parentid?: number;
}> & MembersIf<Holds<P, "prop", "title", Defaults>, {
  /** The namespace ID of the edited page. Comes with `prop=title`. */
  readonly ns: number;
  /** The title of the edited page. Comes with `prop=title`. */
  readonly title: string;
}> & MembersIf<Holds<P, "prop", "timestamp", Defaults>, {
  /** The time of the edit. Comes with `prop=timestamp`. */
  readonly timestamp: string;
}> & MembersIf<Holds<P, "prop", "flags", Defaults>, {
  /** Whether the edit created the page. Comes with `prop=flags`. */
  readonly new: boolean;
  /** Whether the edit is marked as minor. Comes with `prop=flags`. */
  readonly minor: boolean;
  /** Whether the edit is the latest of its page. Comes with `prop=flags`. */
  readonly top: boolean;
}> & MembersIf<Holds<P, "prop", "comment", Defaults>, {
  /** The edit summary, in wikitext. Empty if no summary was given. Comes with `prop=comment`. May be missing if `commenthidden` is present. */
  readonly comment?: string;
}> & MembersIf<Holds<P, "prop", "parsedcomment", Defaults>, {
  /** The edit summary as HTML, with links rendered. Comes with `prop=parsedcomment`. May be missing if `commenthidden` is present. */
  readonly parsedcomment?: string;
}> & MembersIf<Holds<P, "prop", "comment" | "parsedcomment", Defaults>, {
  /** True if the summary is hidden from the public. It is still included for callers who may see hidden data. Comes with `prop=comment|parsedcomment`. May be missing. */
  readonly commenthidden?: true;
}> & MembersIf<Holds<P, "prop", "patrolled", Defaults>, {
  /** Whether the edit is patrolled. Comes with `prop=patrolled`. */
  readonly patrolled: boolean;
  /** Whether the edit was patrolled automatically because the user has the right `autopatrol`. Comes with `prop=patrolled`. */
  readonly autopatrolled: boolean;
}> & MembersIf<Holds<P, "prop", "size", Defaults>, {
  /** The size of the page after the edit, in bytes. Comes with `prop=size`. May be missing. */
  readonly size?: number;
}> & MembersIf<Holds<P, "prop", "sizediff", Defaults>, {
  /** The number of bytes that the edit added; negative if it removed some. Comes with `prop=sizediff`. May be missing. */
  readonly sizediff?: number;
}> & MembersIf<Holds<P, "prop", "tags", Defaults>, {
  /** The change tags of the edit, such as `mw-undo`. Can be empty. Comes with `prop=tags`. */
  readonly tags: readonly string[];
}>>;

interface Defaults {
  readonly prop: ["ids", "title", "timestamp", "comment", "size", "flags"];
}

export {};
