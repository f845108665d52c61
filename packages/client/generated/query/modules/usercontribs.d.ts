// The module usercontribs of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/query/client/narrow.js";

/** The parameters of `usercontribs` beside any choice. */
export interface UsercontribsOptions {
  /**
   * The most edits that one answer lists. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `10`.
   *
   * Wire name: `uclimit` (decided: D-107).
   */
  readonly limit?: number | "max" | undefined;
  /**
   * The time at which the list starts: the latest, or with `dir=newer` the earliest.
   *
   * Wire name: `ucstart` (decided: D-107).
   */
  readonly start?: Date | string | undefined;
  /**
   * The time at which the list ends: the earliest, or with `dir=newer` the latest.
   *
   * Wire name: `ucend` (decided: D-107).
   */
  readonly end?: Date | string | undefined;
  /**
   * Goes on after an earlier answer, whose member `continue` holds the value. Form: `<timestamp>|<integer>` without `userprefix` or `iprange`; or `actor|<integer>|<timestamp>|<integer>` without `userprefix` or `iprange`; or `name|<text>|<timestamp>|<integer>` with `userprefix`; or `name|<text>|<timestamp>|<integer>` with `iprange` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `uccontinue` (decided: D-107).
   */
  readonly continue?: string | undefined;
  /**
   * Whether the oldest or the newest edits come first. It also turns the order of several users. Default: `older`.
   *
   * - `newer`: From the oldest to the newest.
   * - `older`: From the newest to the oldest.
   *
   * Wire name: `ucdir` (decided: D-107).
   */
  readonly dir?: "newer" | "older" | undefined;
  /**
   * Lists only edits of pages in these namespaces. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` alone stands for all values.
   *
   * Wire name: `ucnamespace` (decided: D-107).
   */
  readonly namespace?: number | readonly number[] | "*" | undefined;
  /**
   * What to say of each edit beside its user. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `ids`, `title`, `timestamp`, `comment`, `size`, `flags`.
   *
   * - `comment`: The comment of the edit.
   * - `flags`: Whether the edit made a new page, was marked as minor, and made the current revision.
   * - `ids`: The ids of the page, of the revision and of the one before it.
   * - `parsedcomment`: The comment of the edit in HTML.
   * - `patrolled`: Whether the edit is patrolled, and whether that happened automatically. Needs a right.
   * - `size`: The size of the page after the edit in bytes.
   * - `sizediff`: By how many bytes the edit changed the size of the page.
   * - `tags`: The change tags of the edit.
   * - `timestamp`: When the edit was made.
   * - `title`: The title of the page and the id of its namespace.
   *
   * Wire name: `ucprop` (decided: D-107).
   */
  readonly prop?: "comment" | "flags" | "ids" | "parsedcomment" | "patrolled" | "size" | "sizediff" | "tags" | "timestamp" | "title" | readonly ("comment" | "flags" | "ids" | "parsedcomment" | "patrolled" | "size" | "sizediff" | "tags" | "timestamp" | "title")[] | undefined;
  /**
   * Lists only edits that meet all of these conditions. `!` before one means the opposite. Those about patrols need a right, and find only edits that are still among the recent changes. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * - `!autopatrolled`: Edits that were not patrolled automatically.
   * - `!minor`: Edits that are not marked as minor.
   * - `!new`: Edits of pages that existed.
   * - `!patrolled`: Edits that are not patrolled.
   * - `!top`: Edits that were followed by others.
   * - `autopatrolled`: Edits that were patrolled automatically.
   * - `minor`: Edits that are marked as minor.
   * - `new`: Edits that made a new page.
   * - `patrolled`: Edits that are patrolled, by a person or automatically.
   * - `top`: Edits that made the current revision of their page.
   *
   * Values of `show` that contradict each other: `minor` and `!minor`, `new` and `!new`, `patrolled` and `!patrolled`, `top` and `!top`, `autopatrolled` and `!autopatrolled`, `autopatrolled` and `!patrolled` (`show`). (decided: D-183)
   *
   * Wire name: `ucshow` (decided: D-107).
   */
  readonly show?: "!autopatrolled" | "!minor" | "!new" | "!patrolled" | "!top" | "autopatrolled" | "minor" | "new" | "patrolled" | "top" | readonly ("!autopatrolled" | "!minor" | "!new" | "!patrolled" | "!top" | "autopatrolled" | "minor" | "new" | "patrolled" | "top")[] | undefined;
  /**
   * Lists only edits that carry this change tag.
   *
   * Wire name: `uctag` (decided: D-107).
   */
  readonly tag?: string | undefined;
  /**
   * Lists only edits that made the current revision of their page. Superseded by `show=top`. A flag: present means true, absent means false (decided: D-119).
   *
   * `toponly` only without `show=!top` (else `show`). (decided: D-183)
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
 * @example for await (const item of wiki.list("usercontribs", { user: ["Mira"], limit: 1 })) console.log(item); // The last edit of a user
 */
export type UsercontribsParameters = UsercontribsOptions & ({
  /**
   * Lists the edits of each user whose name begins with this text, user by user.
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
   * The users whose edits are listed, by id. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Form: an id, above 0 (else `invaliduserid`). (decided: D-188)
   *
   * Exactly one of `userprefix`, `userids`, `iprange`, `user` (none: `missingparam`, several: `invalidparammix`). (decided: D-181)
   *
   * `userids`, where it is given, with a value (else `paramempty_<parameter>`). (decided: D-181)
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
   * Lists the edits from all IP addresses in this range, written as in `192.0.2.0/24`, address by address. Form: a range of IP addresses, not broader than /16 or for IPv6 /32 (else `invalidiprange`). (decided: D-189)
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
   * The users whose edits are listed, by name or IP address. A user, given as `name`, `ip`, `temp` or `interwiki`. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * Exactly one of `userprefix`, `userids`, `iprange`, `user` (none: `missingparam`, several: `invalidparammix`). (decided: D-181)
   *
   * `user`, where it is given, with a value (else `paramempty_<parameter>`). (decided: D-181)
   *
   * Wire name: `ucuser` (decided: D-107).
   */
  readonly user: string | readonly string[];
});

/** An item of `usercontribs`. (decided: D-219) */
export type UsercontribsItem<P = UsercontribsParameters> = Flat<{
  /** The id of the user; `0` for an IP address. */
  readonly userid: number;
  /** The name of the user, or an IP address. */
  readonly user: string;
  /** The user is hidden from the public. Callers with the right to see hidden data still get the name. May be missing. */
  readonly userhidden?: true;
  /** The contents are hidden from the public. Callers with the right to see hidden data still get them. May be missing. */
  readonly texthidden?: true;
  /** What is hidden is hidden from administrators, too. May be missing. */
  readonly suppressed?: true;
} & MembersIf<Holds<P, "prop", "ids", Defaults>, {
  /** The id of the page that was edited. Comes with `prop=ids`. */
  readonly pageid: number;
  /** The id of the revision that the edit made. Comes with `prop=ids`. */
  readonly revid: number;
  /** The id of the revision that was edited; `0` where the edit began the page. Comes with `prop=ids`. May be missing. */
  readonly parentid?: number;
}> & MembersIf<Holds<P, "prop", "title", Defaults>, {
  /** The namespace id of the page that was edited. Comes with `prop=title`. */
  readonly ns: number;
  /** The title of the page that was edited. Comes with `prop=title`. */
  readonly title: string;
}> & MembersIf<Holds<P, "prop", "timestamp", Defaults>, {
  /** When the edit was saved. Comes with `prop=timestamp`. */
  readonly timestamp: string;
}> & MembersIf<Holds<P, "prop", "flags", Defaults>, {
  /** Whether the edit began the page. Comes with `prop=flags`. */
  readonly new: boolean;
  /** Whether the user marked the edit as minor. Comes with `prop=flags`. */
  readonly minor: boolean;
  /** Whether the edit made the newest revision of the page. Comes with `prop=flags`. */
  readonly top: boolean;
}> & MembersIf<Holds<P, "prop", "comment", Defaults>, {
  /** The summary of the edit, in wikitext. Empty where the user gave none. Comes with `prop=comment`. May be missing where `commenthidden` is there. */
  readonly comment?: string;
}> & MembersIf<Holds<P, "prop", "parsedcomment", Defaults>, {
  /** The summary of the edit in HTML, with links made of its wikitext. Comes with `prop=parsedcomment`. May be missing where `commenthidden` is there. */
  readonly parsedcomment?: string;
}> & MembersIf<Holds<P, "prop", "comment" | "parsedcomment", Defaults>, {
  /** The comment is hidden from the public. Callers with the right to see hidden data still get it. Comes with `prop=comment|parsedcomment`. May be missing. */
  readonly commenthidden?: true;
}> & MembersIf<Holds<P, "prop", "patrolled", Defaults>, {
  /** Whether the edit was marked as patrolled. Comes with `prop=patrolled`. */
  readonly patrolled: boolean;
  /** Whether the edit was patrolled automatically, since the user has the right to that. Comes with `prop=patrolled`. */
  readonly autopatrolled: boolean;
}> & MembersIf<Holds<P, "prop", "size", Defaults>, {
  /** The size of the page after the edit, in bytes. Comes with `prop=size`. May be missing. */
  readonly size?: number;
}> & MembersIf<Holds<P, "prop", "sizediff", Defaults>, {
  /** How many bytes the edit added; negative where it removed some. Comes with `prop=sizediff`. May be missing. */
  readonly sizediff?: number;
}> & MembersIf<Holds<P, "prop", "tags", Defaults>, {
  /** The names of its change tags, such as `mw-undo`. Empty where it carries none. Comes with `prop=tags`. */
  readonly tags: readonly string[];
}>>;

interface Defaults {
  readonly prop: ["ids", "title", "timestamp", "comment", "size", "flags"];
}

export {};
