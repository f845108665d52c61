// The module recentchanges of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/query/client/narrow.js";

/**
 * Lists recent changes of all pages, such as edits, new pages and log entries. The site keeps them for a limited time.
 *
 * The parameters of `recentchanges`, without the prefix `rc`. The module can be a generator.
 *
 * The patrol flags need a right. Without it, the error is `permissiondenied`. (decided: D-147)
 * @see {@link https://www.mediawiki.org/wiki/API:Recentchanges}
 * @example for await (const item of wiki.list("recentchanges", { type: ["edit"], prop: ["title", "ids", "timestamp", "user", "comment", "sizes"], limit: 1 })) console.log(item); // The last edit
 */
export interface RecentchangesParameters {
  /**
   * The time at which the list starts: the latest, or with `dir=newer` the earliest.
   *
   * Wire name: `rcstart` (decided: D-107), in a generator `grcstart` (decided: D-108).
   */
  readonly start?: Date | string | undefined;
  /**
   * The time at which the list ends: the earliest, or with `dir=newer` the latest.
   *
   * Wire name: `rcend` (decided: D-107), in a generator `grcend` (decided: D-108).
   */
  readonly end?: Date | string | undefined;
  /**
   * Whether the oldest or the newest changes come first. Default: `older`.
   *
   * - `newer`: From the oldest to the newest.
   * - `older`: From the newest to the oldest.
   *
   * Wire name: `rcdir` (decided: D-107), in a generator `grcdir` (decided: D-108).
   */
  readonly dir?: "newer" | "older" | undefined;
  /**
   * Lists only changes of pages in these namespaces. The id of a namespace, or `-2` or `-1`. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` alone stands for all values.
   *
   * Wire name: `rcnamespace` (decided: D-107), in a generator `grcnamespace` (decided: D-108).
   */
  readonly namespace?: number | readonly number[] | "*" | undefined;
  /**
   * Lists only changes that this user made. A user, given as `name`, `ip`, `temp`, `interwiki` or `id`.
   *
   * At most one of `user`, `excludeuser` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `rcuser` (decided: D-107), in a generator `grcuser` (decided: D-108).
   */
  readonly user?: string | undefined;
  /**
   * Leaves out the changes that this user made. A user, given as `name`, `ip`, `temp`, `interwiki` or `id`.
   *
   * At most one of `user`, `excludeuser` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `rcexcludeuser` (decided: D-107), in a generator `grcexcludeuser` (decided: D-108).
   */
  readonly excludeuser?: string | undefined;
  /**
   * Lists only changes that carry this change tag.
   *
   * Wire name: `rctag` (decided: D-107), in a generator `grctag` (decided: D-108).
   */
  readonly tag?: string | undefined;
  /**
   * What to say of each change beside its type. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `title`, `timestamp`, `ids`.
   *
   * - `comment`: The comment of the change.
   * - `flags`: Whether a bot made the change, whether it was marked as minor, and whether it made a new page.
   * - `ids`: The ids of the page, of the change, and of the revisions after and before it.
   * - `loginfo`: Of a log entry, its id, its type, its action and its parameters.
   * - `parsedcomment`: The comment of the change in HTML.
   * - `patrolled`: Whether the change is patrolled, and whether that happened automatically. Needs a right.
   * - `redirect`: Whether the page is a redirect now.
   * - `sha1`: The SHA-1 of the revision, in hexadecimal digits.
   * - `sizes`: The size of the page before and after the change in bytes.
   * - `tags`: The change tags of the change.
   * - `timestamp`: When the change was made.
   * - `title`: The title of the page and the id of its namespace.
   * - `user`: The name of the author.
   * - `userid`: The id of the author.
   *
   * Wire name: `rcprop` (decided: D-107), in a generator `grcprop` (decided: D-108).
   */
  readonly prop?: "comment" | "flags" | "ids" | "loginfo" | "parsedcomment" | "patrolled" | "redirect" | "sha1" | "sizes" | "tags" | "timestamp" | "title" | "user" | "userid" | readonly ("comment" | "flags" | "ids" | "loginfo" | "parsedcomment" | "patrolled" | "redirect" | "sha1" | "sizes" | "tags" | "timestamp" | "title" | "user" | "userid")[] | undefined;
  /**
   * Lists only changes that meet all of these conditions. `!` before one means the opposite. Those about patrols need a right. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * - `!anon`: Changes by users with an account.
   * - `!autopatrolled`: Changes that were not patrolled automatically.
   * - `!bot`: Changes that are not marked as made by a bot.
   * - `!minor`: Changes that are not marked as minor.
   * - `!patrolled`: Changes that are not patrolled.
   * - `!redirect`: Changes of pages that are no redirects.
   * - `anon`: Changes by users without an account.
   * - `autopatrolled`: Changes that were patrolled automatically.
   * - `bot`: Changes that are marked as made by a bot.
   * - `minor`: Changes that are marked as minor.
   * - `patrolled`: Changes that are patrolled, by a person or automatically.
   * - `redirect`: Changes of pages that are redirects.
   * - `unpatrolled`: Changes that are not patrolled. Where the site has only new pages patrolled, these alone.
   *
   * Values of `show` that contradict each other: `minor` and `!minor`, `bot` and `!bot`, `anon` and `!anon`, `redirect` and `!redirect`, `patrolled` and `!patrolled` and `unpatrolled`, `autopatrolled` and `!autopatrolled`, `autopatrolled` and `unpatrolled`, `autopatrolled` and `!patrolled` (`show`). (decided: D-183)
   *
   * Wire name: `rcshow` (decided: D-107), in a generator `grcshow` (decided: D-108).
   */
  readonly show?: "!anon" | "!autopatrolled" | "!bot" | "!minor" | "!patrolled" | "!redirect" | "anon" | "autopatrolled" | "bot" | "minor" | "patrolled" | "redirect" | "unpatrolled" | readonly ("!anon" | "!autopatrolled" | "!bot" | "!minor" | "!patrolled" | "!redirect" | "anon" | "autopatrolled" | "bot" | "minor" | "patrolled" | "redirect" | "unpatrolled")[] | undefined;
  /**
   * The most changes that one answer lists. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `10`.
   *
   * Wire name: `rclimit` (decided: D-107), in a generator `grclimit` (decided: D-108).
   */
  readonly limit?: number | "max" | undefined;
  /**
   * The kinds of changes to list. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `edit`, `new`, `log`, `categorize`.
   *
   * - `categorize`: Pages that came into a category or left it.
   * - `edit`: Edits of pages that existed.
   * - `external`: Changes on other sites, such as of linked data.
   * - `log`: Log entries.
   * - `new`: New pages.
   *
   * Wire name: `rctype` (decided: D-107), in a generator `grctype` (decided: D-108).
   */
  readonly type?: "categorize" | "edit" | "external" | "log" | "new" | readonly ("categorize" | "edit" | "external" | "log" | "new")[] | undefined;
  /**
   * Lists only changes that made the current revision of their page. A flag: present means true, absent means false (decided: D-119).
   *
   * Wire name: `rctoponly` (decided: D-107), in a generator `grctoponly` (decided: D-108).
   */
  readonly toponly?: boolean | undefined;
  /**
   * Lists only changes of the page with this title. Form: the title of a page of this site (else `invalidtitle`). (decided: D-184)
   *
   * Wire name: `rctitle` (decided: D-107), in a generator `grctitle` (decided: D-108).
   */
  readonly title?: string | undefined;
  /**
   * Goes on after an earlier answer, whose member `continue` holds the value. Form: `<timestamp>|<integer>` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `rccontinue` (decided: D-107), in a generator `grccontinue` (decided: D-108).
   */
  readonly continue?: string | undefined;
  /**
   * As a generator, makes revisions of the changes instead of pages. Changes without a revision, such as most log entries, are left out. A flag: present means true, absent means false (decided: D-119).
   *
   * Wire name: `rcgeneraterevisions` (decided: D-107), in a generator `grcgeneraterevisions` (decided: D-108).
   */
  readonly generaterevisions?: boolean | undefined;
  /**
   * Lists only edits and new pages that changed the contents of this slot.
   *
   * - `main`: The slot of the page itself, which every revision has.
   *
   * Wire name: `rcslot` (decided: D-107), in a generator `grcslot` (decided: D-108).
   */
  readonly slot?: "main" | undefined;
}

/** An item of `recentchanges`. (decided: D-219) */
export type RecentchangesItem<P = RecentchangesParameters> = Flat<{
  /** What kind of change it is. `categorize`: A page came into a category or left it. `edit`: A page that existed was edited. `external`: Something changed on another site, such as linked data. `log`: An action was recorded in a log. `new`: A page was created. */
  readonly type: "categorize" | "edit" | "external" | "log" | "new";
  /** What is hidden is hidden from administrators, too. May be missing. */
  readonly suppressed?: true;
} & MembersIf<Holds<P, "prop", "title", Defaults>, {
  /** The namespace id of the page that changed. Comes with `prop=title`. May be missing where `actionhidden` is there. */
  readonly ns?: number;
  /** The title of the page that changed. Comes with `prop=title`. May be missing where `actionhidden` is there. */
  readonly title?: string;
}> & MembersIf<Holds<P, "prop", "ids", Defaults>, {
  /** The id of the page that changed. Comes with `prop=ids`. May be missing where `actionhidden` is there. */
  readonly pageid?: number;
  /** The id of the revision that the change made; `0` where it made none. Comes with `prop=ids`. May be missing where `actionhidden` is there. */
  readonly revid?: number;
  /** The id of the revision before the change; `0` where there was none. Comes with `prop=ids`. May be missing where `actionhidden` is there. */
  readonly old_revid?: number;
  /** The id of the change in the list of recent changes. Comes with `prop=ids`. */
  readonly rcid: number;
}> & MembersIf<Holds<P, "prop", "ids" | "loginfo" | "title", Defaults>, {
  /** The action and its target are hidden from the public. Callers with the right to see hidden data still get them. Comes with `prop=ids|loginfo|title`. May be missing. */
  readonly actionhidden?: true;
}> & MembersIf<Holds<P, "prop", "user", Defaults>, {
  /** The name of the author, or an IP address. Comes with `prop=user`. May be missing where `userhidden` is there. */
  readonly user?: string;
}> & MembersIf<Holds<P, "prop", "userid", Defaults>, {
  /** The id of the author; `0` where nobody was logged in. Comes with `prop=userid`. May be missing where `userhidden` is there. */
  readonly userid?: number;
}> & MembersIf<Holds<P, "prop", "user" | "userid", Defaults>, {
  /** The user is hidden from the public. Callers with the right to see hidden data still get the name. Comes with `prop=user|userid`. May be missing. */
  readonly userhidden?: true;
  /** The author used a temporary account. Comes with `prop=user|userid`. May be missing. */
  readonly temp?: true;
  /** The author was not logged in and is known by an IP address. Comes with `prop=user|userid`. May be missing. */
  readonly anon?: true;
}> & MembersIf<Holds<P, "prop", "flags", Defaults>, {
  /** Whether the change is marked as made by a bot. Comes with `prop=flags`. */
  readonly bot: boolean;
  /** Whether the change created the page. Comes with `prop=flags`. */
  readonly new: boolean;
  /** Whether the author marked the change as minor. Comes with `prop=flags`. */
  readonly minor: boolean;
}> & MembersIf<Holds<P, "prop", "sizes", Defaults>, {
  /** The size of the page before the change, in bytes. Comes with `prop=sizes`. */
  readonly oldlen: number;
  /** The size of the page after the change, in bytes. Comes with `prop=sizes`. */
  readonly newlen: number;
}> & MembersIf<Holds<P, "prop", "timestamp", Defaults>, {
  /** When the change was made. Comes with `prop=timestamp`. */
  readonly timestamp: string;
}> & MembersIf<Holds<P, "prop", "comment", Defaults>, {
  /** The summary of the change, in wikitext. Empty where none was given. Comes with `prop=comment`. May be missing where `commenthidden` is there. */
  readonly comment?: string;
}> & MembersIf<Holds<P, "prop", "parsedcomment", Defaults>, {
  /** The summary of the change in HTML, with links made of its wikitext. Comes with `prop=parsedcomment`. May be missing where `commenthidden` is there. */
  readonly parsedcomment?: string;
}> & MembersIf<Holds<P, "prop", "comment" | "parsedcomment", Defaults>, {
  /** The comment is hidden from the public. Callers with the right to see hidden data still get it. Comes with `prop=comment|parsedcomment`. May be missing. */
  readonly commenthidden?: true;
}> & MembersIf<Holds<P, "prop", "redirect", Defaults>, {
  /** Whether the page is a redirect now. Comes with `prop=redirect`. */
  readonly redirect: boolean;
}> & MembersIf<Holds<P, "prop", "patrolled", Defaults>, {
  /** Whether the change was patrolled, by a person or automatically. Comes with `prop=patrolled`. */
  readonly patrolled: boolean;
  /** Whether the change still waits to be patrolled. `false`, too, where it needs no patrol. Comes with `prop=patrolled`. */
  readonly unpatrolled: boolean;
  /** Whether the change was patrolled automatically, since its author has the right to that. Comes with `prop=patrolled`. */
  readonly autopatrolled: boolean;
}> & MembersIf<Holds<P, "prop", "loginfo", Defaults>, {
  /** The id of the log entry. Comes with `prop=loginfo`. May be missing. */
  readonly logid?: number;
  /** The type of the log entry, such as `delete`. Comes with `prop=loginfo`. May be missing. May be `null`. */
  readonly logtype?: string | null;
  /** What was done, within the type of the log entry, such as `restore`. Comes with `prop=loginfo`. May be missing. May be `null`. */
  readonly logaction?: string | null;
  /** What log entries of this type say besides, by name, such as the new title after a move. Comes with `prop=loginfo`. May be missing. */
  readonly logparams?: { readonly [key: string]: unknown };
}> & MembersIf<Holds<P, "prop", "tags", Defaults>, {
  /** The names of its change tags, such as `mw-undo`. Empty where it carries none. Comes with `prop=tags`. */
  readonly tags: readonly string[];
}> & MembersIf<Holds<P, "prop", "sha1", Defaults>, {
  /** The SHA-1 of the new revision, in 40 hexadecimal digits. Empty where it was not computed. Comes with `prop=sha1`. May be missing. */
  readonly sha1?: string;
  /** The SHA-1 is hidden together with the contents. Callers with the right to see hidden data still get it. Comes with `prop=sha1`. May be missing. */
  readonly sha1hidden?: true;
}>>;

interface Defaults {
  readonly prop: ["title", "timestamp", "ids"];
}

export {};
