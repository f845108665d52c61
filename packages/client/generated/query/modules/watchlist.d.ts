// The module watchlist of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/query/client/narrow.js";

/**
 * Lists recent changes to the pages on a watchlist.
 *
 * The parameters of `watchlist`, without the prefix `wl`. The module can be a generator.
 *
 * The module needs a login. Without one, the error is `notloggedin`. (decided: D-147)
 * @see {@link https://www.mediawiki.org/wiki/API:Watchlist}
 * @example for await (const item of wiki.list("watchlist", { prop: ["ids", "title", "timestamp", "user", "comment"], limit: 1 })) console.log(item); // The latest change to a page on the caller's watchlist
 */
export interface WatchlistParameters {
  /**
   * Lists all changes of a page. By default, only log entries and the latest change are listed. When used as a generator, generates revision IDs instead of titles. A flag: present means true, absent means false (decided: D-119).
   *
   * Wire name: `wlallrev` (decided: D-107), in a generator `gwlallrev` (decided: D-108).
   */
  readonly allrev?: boolean | undefined;
  /**
   * Timestamp to start from: the latest, or with `dir=newer` the earliest.
   *
   * Wire name: `wlstart` (decided: D-107), in a generator `gwlstart` (decided: D-108).
   */
  readonly start?: Date | string | undefined;
  /**
   * Timestamp to stop at: the earliest, or with `dir=newer` the latest.
   *
   * Wire name: `wlend` (decided: D-107), in a generator `gwlend` (decided: D-108).
   */
  readonly end?: Date | string | undefined;
  /**
   * Lists only changes to pages in these namespaces. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` means all values.
   *
   * Wire name: `wlnamespace` (decided: D-107), in a generator `gwlnamespace` (decided: D-108).
   */
  readonly namespace?: number | readonly number[] | "*" | undefined;
  /**
   * Lists only changes by this user. A user, given as `name`, `ip`, `temp`, `interwiki` or `id`.
   *
   * At most one of `user`, `excludeuser` (otherwise `invalidparammix`). (decided: D-181)
   *
   * Wire name: `wluser` (decided: D-107), in a generator `gwluser` (decided: D-108).
   */
  readonly user?: string | undefined;
  /**
   * Excludes changes by this user. A user, given as `name`, `ip`, `temp`, `interwiki` or `id`.
   *
   * At most one of `user`, `excludeuser` (otherwise `invalidparammix`). (decided: D-181)
   *
   * Wire name: `wlexcludeuser` (decided: D-107), in a generator `gwlexcludeuser` (decided: D-108).
   */
  readonly excludeuser?: string | undefined;
  /**
   * Whether the oldest or the newest changes come first. Default: `older`.
   *
   * - `newer`: Oldest first.
   * - `older`: Newest first.
   *
   * Wire name: `wldir` (decided: D-107), in a generator `gwldir` (decided: D-108).
   */
  readonly dir?: "newer" | "older" | undefined;
  /**
   * Maximum number of changes to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`.
   *
   * Wire name: `wllimit` (decided: D-107), in a generator `gwllimit` (decided: D-108).
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Properties to return for each change in addition to its type. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `ids`, `title`, `flags`.
   *
   * - `comment`: The edit summary or log comment.
   * - `expiry`: The time at which the page is removed from the watchlist, or `false` if it is not removed automatically.
   * - `flags`: Whether the change is a bot edit, a minor edit, or a page creation.
   * - `ids`: The IDs of the page, and of the new and old revisions.
   * - `loginfo`: The ID, type, action and parameters of a log entry.
   * - `notificationtimestamp`: The time of the first change that the owner has not seen. Empty if the owner has seen all changes.
   * - `parsedcomment`: The edit summary or log comment as HTML.
   * - `patrol`: Whether the change is patrolled, and whether automatically. Requires a right.
   * - `sizes`: The size of the page before and after the change, in bytes.
   * - `tags`: The change tags of the change.
   * - `timestamp`: The time of the change.
   * - `title`: The title and namespace ID of the page.
   * - `user`: The user name of the author.
   * - `userid`: The user ID of the author.
   *
   * Wire name: `wlprop` (decided: D-107), in a generator `gwlprop` (decided: D-108).
   */
  readonly prop?: "comment" | "expiry" | "flags" | "ids" | "loginfo" | "notificationtimestamp" | "parsedcomment" | "patrol" | "sizes" | "tags" | "timestamp" | "title" | "user" | "userid" | readonly ("comment" | "expiry" | "flags" | "ids" | "loginfo" | "notificationtimestamp" | "parsedcomment" | "patrol" | "sizes" | "tags" | "timestamp" | "title" | "user" | "userid")[] | undefined;
  /**
   * Lists only changes that meet all of these conditions. `!` negates a condition. Conditions about patrolling require a right. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * - `!anon`: Changes by registered users.
   * - `!autopatrolled`: Changes that were not automatically patrolled.
   * - `!bot`: Changes not marked as bot edits.
   * - `!minor`: Changes not marked as minor.
   * - `!patrolled`: Changes that are not patrolled.
   * - `!unread`: Changes that the owner of the watchlist has seen.
   * - `anon`: Changes by anonymous users.
   * - `autopatrolled`: Changes that were automatically patrolled.
   * - `bot`: Changes marked as bot edits.
   * - `minor`: Changes marked as minor.
   * - `patrolled`: Changes that are patrolled, manually or automatically.
   * - `unread`: Changes that the owner of the watchlist has not seen.
   *
   * Contradicting values of `show`: `minor` and `!minor`, `bot` and `!bot`, `anon` and `!anon`, `patrolled` and `!patrolled`, `unread` and `!unread`, `autopatrolled` and `!autopatrolled`, `autopatrolled` and `!patrolled` (`show`). (decided: D-183)
   *
   * Wire name: `wlshow` (decided: D-107), in a generator `gwlshow` (decided: D-108).
   */
  readonly show?: "!anon" | "!autopatrolled" | "!bot" | "!minor" | "!patrolled" | "!unread" | "anon" | "autopatrolled" | "bot" | "minor" | "patrolled" | "unread" | readonly ("!anon" | "!autopatrolled" | "!bot" | "!minor" | "!patrolled" | "!unread" | "anon" | "autopatrolled" | "bot" | "minor" | "patrolled" | "unread")[] | undefined;
  /**
   * The types of changes to list. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `edit`, `new`, `log`, `categorize`.
   *
   * - `categorize`: Pages added to or removed from a category.
   * - `edit`: Edits to existing pages.
   * - `external`: Changes on other sites, such as to linked data.
   * - `log`: Log entries.
   * - `new`: Page creations.
   *
   * Wire name: `wltype` (decided: D-107), in a generator `gwltype` (decided: D-108).
   */
  readonly type?: "categorize" | "edit" | "external" | "log" | "new" | readonly ("categorize" | "edit" | "external" | "log" | "new")[] | undefined;
  /**
   * The owner of the watchlist, together with `token`. Defaults to the caller. A user, given as `name`.
   *
   * Wire name: `wlowner` (decided: D-107), in a generator `gwlowner` (decided: D-108).
   */
  readonly owner?: string | undefined;
  /**
   * The watchlist token from the owner's preferences, which gives others access to the watchlist. Written in requests as `<WATCHLIST_TOKEN>`. Sensitive: do not log it.
   *
   * With `owner`: `token`, if present, has a value (otherwise `bad_wltoken`). (decided: D-301)
   *
   * Wire name: `wltoken` (decided: D-107), in a generator `gwltoken` (decided: D-108).
   */
  readonly token?: string | undefined;
  /**
   * Continues from a previous response. Pass the value of its `continue` member. Form: `<text>|<integer>` (otherwise `badcontinue`). (decided: D-186)
   *
   * Wire name: `wlcontinue` (decided: D-107), in a generator `gwlcontinue` (decided: D-108).
   */
  readonly continue?: string | undefined;
}

/** An item of `watchlist`. (decided: D-219) */
export type WatchlistItem<P = WatchlistParameters> = Flat<{
  /** The type of the change. `categorize`: A page was added to or removed from a category. `edit`: An existing page was edited. `external`: A change on another site, such as to linked data. `log`: A log entry. `new`: A page was created. */
  readonly type: "categorize" | "edit" | "external" | "log" | "new";
  /** True if the hidden data is hidden from administrators as well. May be missing. */
  readonly suppressed?: true;
} & MembersIf<Holds<P, "prop", "title", Defaults>, {
  /** The namespace ID of the changed page. Comes with `prop=title`. May be missing if `actionhidden` is present. */
  readonly ns?: number;
  /** The title of the changed page. Comes with `prop=title`. May be missing if `actionhidden` is present. */
  readonly title?: string;
}> & MembersIf<Holds<P, "prop", "ids", Defaults>, {
  /** The ID of the changed page. Comes with `prop=ids`. May be missing if `actionhidden` is present. */
  readonly pageid?: number;
  /** The ID of the new revision; `0` if not available. Comes with `prop=ids`. May be missing if `actionhidden` is present. */
  readonly revid?: number;
  /** The ID of the revision before the change; `0` if not available. Comes with `prop=ids`. May be missing if `actionhidden` is present. */
  readonly old_revid?: number;
}> & MembersIf<Holds<P, "prop", "ids" | "loginfo" | "title", Defaults>, {
  /** True if the action and its target are hidden from the public. They are still included for callers who may see hidden data. Comes with `prop=ids|loginfo|title`. May be missing. */
  readonly actionhidden?: true;
}> & MembersIf<Holds<P, "prop", "user" | "userid", Defaults>, {
  /** The user name of the author, or the user ID if `prop` has `userid` without `user`. Comes with `prop=user|userid`. May be missing if `userhidden` is present. */
  readonly user?: string | number;
  /** True if the user name is hidden from the public. It is still included for callers who may see hidden data. Comes with `prop=user|userid`. May be missing. */
  readonly userhidden?: true;
  /** Whether the author was not logged in. Comes with `prop=user|userid`. May be missing if `userhidden` is present. */
  readonly anon?: boolean;
}> & MembersIf<Holds<P, "prop", "userid", Defaults>, {
  /** The user ID of the author; `0` for an anonymous author. Comes with `prop=userid`. May be missing if `userhidden` is present. */
  readonly userid?: number;
}> & MembersIf<Holds<P, "prop", "user", Defaults>, {
  /** Whether the author used a temporary account. Comes with `prop=user`. May be missing if `userhidden` is present. */
  readonly temp?: boolean;
}> & MembersIf<Holds<P, "prop", "flags", Defaults>, {
  /** Whether the change is marked as a bot edit. Comes with `prop=flags`. */
  readonly bot: boolean;
  /** Whether the change created the page. Comes with `prop=flags`. */
  readonly new: boolean;
  /** Whether the change is marked as minor. Comes with `prop=flags`. */
  readonly minor: boolean;
}> & MembersIf<Holds<P, "prop", "sizes", Defaults>, {
  /** The size of the page before the change, in bytes. Comes with `prop=sizes`. */
  readonly oldlen: number;
  /** The size of the page after the change, in bytes. Comes with `prop=sizes`. */
  readonly newlen: number;
}> & MembersIf<Holds<P, "prop", "timestamp", Defaults>, {
  /** The time of the change. Comes with `prop=timestamp`. */
  readonly timestamp: string;
}> & MembersIf<Holds<P, "prop", "notificationtimestamp", Defaults>, {
  /** The time of the first change to the page that the caller has not seen; empty if the caller has seen all changes. Comes with `prop=notificationtimestamp`. */
  readonly notificationtimestamp: string | "";
}> & MembersIf<Holds<P, "prop", "comment", Defaults>, {
  /** The edit summary, in wikitext. Empty if no summary was given. Comes with `prop=comment`. May be missing if `commenthidden` is present. */
  readonly comment?: string;
}> & MembersIf<Holds<P, "prop", "parsedcomment", Defaults>, {
  /** The edit summary as HTML, with links rendered. Comes with `prop=parsedcomment`. May be missing if `commenthidden` is present. */
  readonly parsedcomment?: string;
}> & MembersIf<Holds<P, "prop", "comment" | "parsedcomment", Defaults>, {
  /** True if the summary is hidden from the public. It is still included for callers who may see hidden data. Comes with `prop=comment|parsedcomment`. May be missing. */
  readonly commenthidden?: true;
}> & MembersIf<Holds<P, "prop", "patrol", Defaults>, {
  /** Whether the change was patrolled, manually or automatically. Comes with `prop=patrol`. */
  readonly patrolled: boolean;
  /** Whether the change still has to be patrolled. Also `false` if it does not need to be patrolled. Comes with `prop=patrol`. */
  readonly unpatrolled: boolean;
  /** Whether the change was patrolled automatically because its author has the right `autopatrol`. Comes with `prop=patrol`. */
  readonly autopatrolled: boolean;
}> & MembersIf<Holds<P, "prop", "loginfo", Defaults>, {
  /** The ID of the log entry. Comes with `prop=loginfo`. May be missing. */
  readonly logid?: number;
  /** The type of the log entry, such as `delete`. Comes with `prop=loginfo`. May be missing. May be `null`. */
  readonly logtype?: string | null;
  /** The action within the type of the log entry, such as `restore`. Comes with `prop=loginfo`. May be missing. May be `null`. */
  readonly logaction?: string | null;
  /** Additional data by name, depending on the type of the log entry, such as the new title after a move. Comes with `prop=loginfo`. May be missing. */
  readonly logparams?: { readonly [key: string]: unknown };
  /** The log entry as a sentence, in the caller's language. Comes with `prop=loginfo`. May be missing. */
  readonly logdisplay?: string;
}> & MembersIf<Holds<P, "prop", "tags", Defaults>, {
  /** The change tags of the change, such as `mw-undo`. Can be empty. Comes with `prop=tags`. */
  readonly tags: readonly string[];
}> & MembersIf<Holds<P, "prop", "expiry", Defaults>, {
  /** The time at which the page is removed from the watchlist; `false` if it is not removed automatically. Comes with `prop=expiry`. */
  readonly expiry: string | false;
}>>;

interface Defaults {
  readonly prop: ["ids", "title", "flags"];
}

export {};
