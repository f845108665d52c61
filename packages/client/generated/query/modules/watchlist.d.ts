// The module watchlist of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/query/client/narrow.js";

/**
 * Lists recent changes of the pages on a watchlist.
 *
 * The parameters of `watchlist`, without the prefix `wl`. The module can be a generator.
 *
 * The module needs a login. Without one, the error is `notloggedin`. (decided: D-147)
 * @see {@link https://www.mediawiki.org/wiki/API:Watchlist}
 * @example for await (const item of wiki.list("watchlist", { prop: ["ids", "title", "timestamp", "user", "comment"], limit: 1 })) console.log(item); // The last change of a page on my watchlist
 */
export interface WatchlistParameters {
  /**
   * Lists all changes of a page. Without it, only log entries and the change that made the current revision. As a generator, makes revisions of the changes instead of pages. A flag: present means true, absent means false (decided: D-119).
   *
   * Wire name: `wlallrev` (decided: D-107), in a generator `gwlallrev` (decided: D-108).
   */
  readonly allrev?: boolean | undefined;
  /**
   * The time at which the list starts: the latest, or with `dir=newer` the earliest.
   *
   * Wire name: `wlstart` (decided: D-107), in a generator `gwlstart` (decided: D-108).
   */
  readonly start?: Date | string | undefined;
  /**
   * The time at which the list ends: the earliest, or with `dir=newer` the latest.
   *
   * Wire name: `wlend` (decided: D-107), in a generator `gwlend` (decided: D-108).
   */
  readonly end?: Date | string | undefined;
  /**
   * Lists only changes of pages in these namespaces. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` alone stands for all values.
   *
   * Wire name: `wlnamespace` (decided: D-107), in a generator `gwlnamespace` (decided: D-108).
   */
  readonly namespace?: number | readonly number[] | "*" | undefined;
  /**
   * Lists only changes that this user made. A user, given as `name`, `ip`, `temp`, `interwiki` or `id`.
   *
   * At most one of `user`, `excludeuser` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `wluser` (decided: D-107), in a generator `gwluser` (decided: D-108).
   */
  readonly user?: string | undefined;
  /**
   * Leaves out the changes that this user made. A user, given as `name`, `ip`, `temp`, `interwiki` or `id`.
   *
   * At most one of `user`, `excludeuser` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `wlexcludeuser` (decided: D-107), in a generator `gwlexcludeuser` (decided: D-108).
   */
  readonly excludeuser?: string | undefined;
  /**
   * Whether the oldest or the newest changes come first. Default: `older`.
   *
   * - `newer`: From the oldest to the newest.
   * - `older`: From the newest to the oldest.
   *
   * Wire name: `wldir` (decided: D-107), in a generator `gwldir` (decided: D-108).
   */
  readonly dir?: "newer" | "older" | undefined;
  /**
   * The most changes that one answer lists. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `10`.
   *
   * Wire name: `wllimit` (decided: D-107), in a generator `gwllimit` (decided: D-108).
   */
  readonly limit?: number | "max" | undefined;
  /**
   * What to say of each change beside its type. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `ids`, `title`, `flags`.
   *
   * - `comment`: The comment of the change.
   * - `expiry`: When the page is removed from the watchlist automatically, or `false` where it does not.
   * - `flags`: Whether a bot made the change, whether it was marked as minor, and whether it made a new page.
   * - `ids`: The ids of the page, and of the revisions after and before the change.
   * - `loginfo`: Of a log entry, its id, its type, its action and its parameters.
   * - `notificationtimestamp`: The time of the first change that the owner has not seen yet. Empty where all were seen.
   * - `parsedcomment`: The comment of the change in HTML.
   * - `patrol`: Whether the change is patrolled, and whether that happened automatically. Needs a right.
   * - `sizes`: The size of the page before and after the change in bytes.
   * - `tags`: The change tags of the change.
   * - `timestamp`: When the change was made.
   * - `title`: The title of the page and the id of its namespace.
   * - `user`: The name of the author.
   * - `userid`: The id of the author.
   *
   * Wire name: `wlprop` (decided: D-107), in a generator `gwlprop` (decided: D-108).
   */
  readonly prop?: "comment" | "expiry" | "flags" | "ids" | "loginfo" | "notificationtimestamp" | "parsedcomment" | "patrol" | "sizes" | "tags" | "timestamp" | "title" | "user" | "userid" | readonly ("comment" | "expiry" | "flags" | "ids" | "loginfo" | "notificationtimestamp" | "parsedcomment" | "patrol" | "sizes" | "tags" | "timestamp" | "title" | "user" | "userid")[] | undefined;
  /**
   * Lists only changes that meet all of these conditions. `!` before one means the opposite. Those about patrols need a right. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * - `!anon`: Changes by users with an account.
   * - `!autopatrolled`: Changes that were not patrolled automatically.
   * - `!bot`: Changes that are not marked as made by a bot.
   * - `!minor`: Changes that are not marked as minor.
   * - `!patrolled`: Changes that are not patrolled.
   * - `!unread`: Changes that the owner of the watchlist has seen.
   * - `anon`: Changes by users without an account.
   * - `autopatrolled`: Changes that were patrolled automatically.
   * - `bot`: Changes that are marked as made by a bot.
   * - `minor`: Changes that are marked as minor.
   * - `patrolled`: Changes that are patrolled, by a person or automatically.
   * - `unread`: Changes that the owner of the watchlist has not seen yet.
   *
   * Values of `show` that contradict each other: `minor` and `!minor`, `bot` and `!bot`, `anon` and `!anon`, `patrolled` and `!patrolled`, `unread` and `!unread`, `autopatrolled` and `!autopatrolled`, `autopatrolled` and `!patrolled` (`show`). (decided: D-183)
   *
   * Wire name: `wlshow` (decided: D-107), in a generator `gwlshow` (decided: D-108).
   */
  readonly show?: "!anon" | "!autopatrolled" | "!bot" | "!minor" | "!patrolled" | "!unread" | "anon" | "autopatrolled" | "bot" | "minor" | "patrolled" | "unread" | readonly ("!anon" | "!autopatrolled" | "!bot" | "!minor" | "!patrolled" | "!unread" | "anon" | "autopatrolled" | "bot" | "minor" | "patrolled" | "unread")[] | undefined;
  /**
   * The kinds of changes to list. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `edit`, `new`, `log`, `categorize`.
   *
   * - `categorize`: Pages that came into a category or left it.
   * - `edit`: Edits of pages that existed.
   * - `external`: Changes on other sites, such as of linked data.
   * - `log`: Log entries.
   * - `new`: New pages.
   *
   * Wire name: `wltype` (decided: D-107), in a generator `gwltype` (decided: D-108).
   */
  readonly type?: "categorize" | "edit" | "external" | "log" | "new" | readonly ("categorize" | "edit" | "external" | "log" | "new")[] | undefined;
  /**
   * The user whose watchlist is read, together with `token`. Without both it is that of the caller. A user, given as `name`.
   *
   * Wire name: `wlowner` (decided: D-107), in a generator `gwlowner` (decided: D-108).
   */
  readonly owner?: string | undefined;
  /**
   * The secret in the preferences of the owner, which lets others read the watchlist. Written in requests as `<WATCHLIST_TOKEN>`. Sensitive: never to be logged.
   *
   * With `owner`: `token`, where it is given, with a value (else `bad_wltoken`). (decided: D-301)
   *
   * Wire name: `wltoken` (decided: D-107), in a generator `gwltoken` (decided: D-108).
   */
  readonly token?: string | undefined;
  /**
   * Goes on after an earlier answer, whose member `continue` holds the value. Form: `<text>|<integer>` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `wlcontinue` (decided: D-107), in a generator `gwlcontinue` (decided: D-108).
   */
  readonly continue?: string | undefined;
}

/** An item of `watchlist`. (decided: D-219) */
export type WatchlistItem<P = WatchlistParameters> = Flat<{
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
}> & MembersIf<Holds<P, "prop", "ids" | "loginfo" | "title", Defaults>, {
  /** The action and its target are hidden from the public. Callers with the right to see hidden data still get them. Comes with `prop=ids|loginfo|title`. May be missing. */
  readonly actionhidden?: true;
}> & MembersIf<Holds<P, "prop", "user" | "userid", Defaults>, {
  /** The name of the author, or the id where `prop` has `userid` without `user`. Comes with `prop=user|userid`. May be missing where `userhidden` is there. */
  readonly user?: string | number;
  /** The user is hidden from the public. Callers with the right to see hidden data still get the name. Comes with `prop=user|userid`. May be missing. */
  readonly userhidden?: true;
  /** Whether the change was made without being logged in. Comes with `prop=user|userid`. May be missing where `userhidden` is there. */
  readonly anon?: boolean;
}> & MembersIf<Holds<P, "prop", "userid", Defaults>, {
  /** The id of the author; `0` where nobody was logged in. Comes with `prop=userid`. May be missing where `userhidden` is there. */
  readonly userid?: number;
}> & MembersIf<Holds<P, "prop", "user", Defaults>, {
  /** Whether the change was made with a temporary account. Comes with `prop=user`. May be missing where `userhidden` is there. */
  readonly temp?: boolean;
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
}> & MembersIf<Holds<P, "prop", "notificationtimestamp", Defaults>, {
  /** The time of the first change of the page that the caller has not seen; empty where all are seen. Comes with `prop=notificationtimestamp`. */
  readonly notificationtimestamp: string | "";
}> & MembersIf<Holds<P, "prop", "comment", Defaults>, {
  /** The summary of the change, in wikitext. Empty where none was given. Comes with `prop=comment`. May be missing where `commenthidden` is there. */
  readonly comment?: string;
}> & MembersIf<Holds<P, "prop", "parsedcomment", Defaults>, {
  /** The summary of the change in HTML, with links made of its wikitext. Comes with `prop=parsedcomment`. May be missing where `commenthidden` is there. */
  readonly parsedcomment?: string;
}> & MembersIf<Holds<P, "prop", "comment" | "parsedcomment", Defaults>, {
  /** The comment is hidden from the public. Callers with the right to see hidden data still get it. Comes with `prop=comment|parsedcomment`. May be missing. */
  readonly commenthidden?: true;
}> & MembersIf<Holds<P, "prop", "patrol", Defaults>, {
  /** Whether the change was patrolled, by a person or automatically. Comes with `prop=patrol`. */
  readonly patrolled: boolean;
  /** Whether the change still waits to be patrolled. `false`, too, where it needs no patrol. Comes with `prop=patrol`. */
  readonly unpatrolled: boolean;
  /** Whether the change was patrolled automatically, since its author has the right to that. Comes with `prop=patrol`. */
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
  /** The log entry in a sentence, in the language of the caller. Comes with `prop=loginfo`. May be missing. */
  readonly logdisplay?: string;
}> & MembersIf<Holds<P, "prop", "tags", Defaults>, {
  /** The names of its change tags, such as `mw-undo`. Empty where it carries none. Comes with `prop=tags`. */
  readonly tags: readonly string[];
}> & MembersIf<Holds<P, "prop", "expiry", Defaults>, {
  /** When the page is removed from the watchlist automatically; `false` where never. Comes with `prop=expiry`. */
  readonly expiry: string | false;
}>>;

interface Defaults {
  readonly prop: ["ids", "title", "flags"];
}

export {};
