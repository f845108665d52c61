// The module recentchanges of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/query/client/narrow.js";

/**
 * Lists recent changes to the site, such as edits, new pages and log entries. The site keeps them for a limited time.
 *
 * The parameters of `recentchanges`, without the prefix `rc`. The module can be a generator.
 *
 * The patrol flags need a right. Without it, the error is `permissiondenied`. (decided: D-147)
 * @see {@link https://www.mediawiki.org/wiki/API:Recentchanges}
 * @example for await (const item of wiki.list("recentchanges", { type: ["edit"], prop: ["title", "ids", "timestamp", "user", "comment", "sizes"], limit: 1 })) console.log(item); // The latest edit
 */
export interface RecentchangesParameters {
  /**
   * Timestamp to start from: the latest, or with `dir=newer` the earliest.
   *
   * Wire name: `rcstart` (decided: D-107), in a generator `grcstart` (decided: D-108).
   */
  readonly start?: Date | string | undefined;
  /**
   * Timestamp to stop at: the earliest, or with `dir=newer` the latest.
   *
   * Wire name: `rcend` (decided: D-107), in a generator `grcend` (decided: D-108).
   */
  readonly end?: Date | string | undefined;
  /**
   * Whether the oldest or the newest changes come first. Default: `older`.
   *
   * - `newer`: Oldest first.
   * - `older`: Newest first.
   *
   * Wire name: `rcdir` (decided: D-107), in a generator `grcdir` (decided: D-108).
   */
  readonly dir?: "newer" | "older" | undefined;
  /**
   * Lists only changes to pages in these namespaces. The id of a namespace, or `-2` or `-1`. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` means all values.
   *
   * Wire name: `rcnamespace` (decided: D-107), in a generator `grcnamespace` (decided: D-108).
   */
  readonly namespace?: number | readonly number[] | "*" | undefined;
  /**
   * Lists only changes by this user. A user, given as `name`, `ip`, `temp`, `interwiki` or `id`.
   *
   * At most one of `user`, `excludeuser` (otherwise `invalidparammix`). (decided: D-181)
   *
   * Wire name: `rcuser` (decided: D-107), in a generator `grcuser` (decided: D-108).
   */
  readonly user?: string | undefined;
  /**
   * Excludes changes by this user. A user, given as `name`, `ip`, `temp`, `interwiki` or `id`.
   *
   * At most one of `user`, `excludeuser` (otherwise `invalidparammix`). (decided: D-181)
   *
   * Wire name: `rcexcludeuser` (decided: D-107), in a generator `grcexcludeuser` (decided: D-108).
   */
  readonly excludeuser?: string | undefined;
  /**
   * Lists only changes with this change tag.
   *
   * Wire name: `rctag` (decided: D-107), in a generator `grctag` (decided: D-108).
   */
  readonly tag?: string | undefined;
  /**
   * Properties to return for each change in addition to its type. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `title`, `timestamp`, `ids`.
   *
   * - `comment`: The edit summary or log comment.
   * - `flags`: Whether the change is a bot edit, a minor edit, or a page creation.
   * - `ids`: The IDs of the page, of the change, and of the new and old revisions.
   * - `loginfo`: The ID, type, action and parameters of a log entry.
   * - `parsedcomment`: The edit summary or log comment as HTML.
   * - `patrolled`: Whether the change is patrolled, and whether automatically. Requires a right.
   * - `redirect`: Whether the page is a redirect now.
   * - `sha1`: The SHA-1 of the revision, in hexadecimal digits.
   * - `sizes`: The size of the page before and after the change, in bytes.
   * - `tags`: The change tags of the change.
   * - `timestamp`: The time of the change.
   * - `title`: The title and namespace ID of the page.
   * - `user`: The user name of the author.
   * - `userid`: The user ID of the author.
   *
   * Wire name: `rcprop` (decided: D-107), in a generator `grcprop` (decided: D-108).
   */
  readonly prop?: "comment" | "flags" | "ids" | "loginfo" | "parsedcomment" | "patrolled" | "redirect" | "sha1" | "sizes" | "tags" | "timestamp" | "title" | "user" | "userid" | readonly ("comment" | "flags" | "ids" | "loginfo" | "parsedcomment" | "patrolled" | "redirect" | "sha1" | "sizes" | "tags" | "timestamp" | "title" | "user" | "userid")[] | undefined;
  /**
   * Lists only changes that meet all of these conditions. `!` negates a condition. Conditions about patrolling require a right. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * - `!anon`: Changes by registered users.
   * - `!autopatrolled`: Changes that were not automatically patrolled.
   * - `!bot`: Changes not marked as bot edits.
   * - `!minor`: Changes not marked as minor.
   * - `!patrolled`: Changes that are not patrolled.
   * - `!redirect`: Changes to pages that are not redirects.
   * - `anon`: Changes by anonymous users.
   * - `autopatrolled`: Changes that were automatically patrolled.
   * - `bot`: Changes marked as bot edits.
   * - `minor`: Changes marked as minor.
   * - `patrolled`: Changes that are patrolled, manually or automatically.
   * - `redirect`: Changes to redirects.
   * - `unpatrolled`: Changes that are not patrolled. On sites that patrol only new pages, only unpatrolled new pages.
   *
   * Contradicting values of `show`: `minor` and `!minor`, `bot` and `!bot`, `anon` and `!anon`, `redirect` and `!redirect`, `patrolled` and `!patrolled` and `unpatrolled`, `autopatrolled` and `!autopatrolled`, `autopatrolled` and `unpatrolled`, `autopatrolled` and `!patrolled` (`show`). (decided: D-183)
   *
   * Wire name: `rcshow` (decided: D-107), in a generator `grcshow` (decided: D-108).
   */
  readonly show?: "!anon" | "!autopatrolled" | "!bot" | "!minor" | "!patrolled" | "!redirect" | "anon" | "autopatrolled" | "bot" | "minor" | "patrolled" | "redirect" | "unpatrolled" | readonly ("!anon" | "!autopatrolled" | "!bot" | "!minor" | "!patrolled" | "!redirect" | "anon" | "autopatrolled" | "bot" | "minor" | "patrolled" | "redirect" | "unpatrolled")[] | undefined;
  /**
   * Maximum number of changes to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`.
   *
   * Wire name: `rclimit` (decided: D-107), in a generator `grclimit` (decided: D-108).
   */
  readonly limit?: number | "max" | undefined;
  /**
   * The types of changes to list. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `edit`, `new`, `log`, `categorize`.
   *
   * - `categorize`: Pages added to or removed from a category.
   * - `edit`: Edits to existing pages.
   * - `external`: Changes on other sites, such as to linked data.
   * - `log`: Log entries.
   * - `new`: Page creations.
   *
   * Wire name: `rctype` (decided: D-107), in a generator `grctype` (decided: D-108).
   */
  readonly type?: "categorize" | "edit" | "external" | "log" | "new" | readonly ("categorize" | "edit" | "external" | "log" | "new")[] | undefined;
  /**
   * Lists only the latest change of each page. A flag: present means true, absent means false (decided: D-119).
   *
   * Wire name: `rctoponly` (decided: D-107), in a generator `grctoponly` (decided: D-108).
   */
  readonly toponly?: boolean | undefined;
  /**
   * Lists only changes to this page. Form: the title of a page of this site (otherwise `invalidtitle`). (decided: D-184)
   *
   * Wire name: `rctitle` (decided: D-107), in a generator `grctitle` (decided: D-108).
   */
  readonly title?: string | undefined;
  /**
   * Continues from a previous response. Pass the value of its `continue` member. Form: `<timestamp>|<integer>` (otherwise `badcontinue`). (decided: D-186)
   *
   * Wire name: `rccontinue` (decided: D-107), in a generator `grccontinue` (decided: D-108).
   */
  readonly continue?: string | undefined;
  /**
   * When used as a generator, generates revision IDs instead of titles. Changes without a revision, such as most log entries, are excluded. A flag: present means true, absent means false (decided: D-119).
   *
   * Wire name: `rcgeneraterevisions` (decided: D-107), in a generator `grcgeneraterevisions` (decided: D-108).
   */
  readonly generaterevisions?: boolean | undefined;
  /**
   * Lists only edits and new pages that changed the content of this slot.
   *
   * - `main`: The main slot, which every revision has.
   *
   * Wire name: `rcslot` (decided: D-107), in a generator `grcslot` (decided: D-108).
   */
  readonly slot?: "main" | undefined;
}

/** An item of `recentchanges`. (decided: D-219) */
export type RecentchangesItem<P = RecentchangesParameters> = Flat<{
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
  /** The ID of the change in the recent changes table. Comes with `prop=ids`. */
  readonly rcid: number;
}> & MembersIf<Holds<P, "prop", "ids" | "loginfo" | "title", Defaults>, {
  /** True if the action and its target are hidden from the public. They are still included for callers who may see hidden data. Comes with `prop=ids|loginfo|title`. May be missing. */
  readonly actionhidden?: true;
}> & MembersIf<Holds<P, "prop", "user", Defaults>, {
  /** The user name of the author, or an IP address. Comes with `prop=user`. May be missing if `userhidden` is present. */
  readonly user?: string;
}> & MembersIf<Holds<P, "prop", "userid", Defaults>, {
  /** The user ID of the author; `0` for an anonymous author. Comes with `prop=userid`. May be missing if `userhidden` is present. */
  readonly userid?: number;
}> & MembersIf<Holds<P, "prop", "user" | "userid", Defaults>, {
  /** True if the user name is hidden from the public. It is still included for callers who may see hidden data. Comes with `prop=user|userid`. May be missing. */
  readonly userhidden?: true;
  /** True if the author used a temporary account. Comes with `prop=user|userid`. May be missing. */
  readonly temp?: true;
  /** True if the author was not logged in and is identified by an IP address. Comes with `prop=user|userid`. May be missing. */
  readonly anon?: true;
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
}> & MembersIf<Holds<P, "prop", "comment", Defaults>, {
  /** The edit summary, in wikitext. Empty if no summary was given. Comes with `prop=comment`. May be missing if `commenthidden` is present. */
  readonly comment?: string;
}> & MembersIf<Holds<P, "prop", "parsedcomment", Defaults>, {
  /** The edit summary as HTML, with links rendered. Comes with `prop=parsedcomment`. May be missing if `commenthidden` is present. */
  readonly parsedcomment?: string;
}> & MembersIf<Holds<P, "prop", "comment" | "parsedcomment", Defaults>, {
  /** True if the summary is hidden from the public. It is still included for callers who may see hidden data. Comes with `prop=comment|parsedcomment`. May be missing. */
  readonly commenthidden?: true;
}> & MembersIf<Holds<P, "prop", "redirect", Defaults>, {
  /** Whether the page is a redirect now. Comes with `prop=redirect`. */
  readonly redirect: boolean;
}> & MembersIf<Holds<P, "prop", "patrolled", Defaults>, {
  /** Whether the change was patrolled, manually or automatically. Comes with `prop=patrolled`. */
  readonly patrolled: boolean;
  /** Whether the change still has to be patrolled. Also `false` if it does not need to be patrolled. Comes with `prop=patrolled`. */
  readonly unpatrolled: boolean;
  /** Whether the change was patrolled automatically because its author has the right `autopatrol`. Comes with `prop=patrolled`. */
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
}> & MembersIf<Holds<P, "prop", "tags", Defaults>, {
  /** The change tags of the change, such as `mw-undo`. Can be empty. Comes with `prop=tags`. */
  readonly tags: readonly string[];
}> & MembersIf<Holds<P, "prop", "sha1", Defaults>, {
  /** The SHA-1 of the new revision, as 40 hexadecimal digits. Empty if it was not computed. Comes with `prop=sha1`. May be missing. */
  readonly sha1?: string;
  /** True if the SHA-1 is hidden together with the content. It is still included for callers who may see hidden data. Comes with `prop=sha1`. May be missing. */
  readonly sha1hidden?: true;
}>>;

interface Defaults {
  readonly prop: ["title", "timestamp", "ids"];
}

export {};
