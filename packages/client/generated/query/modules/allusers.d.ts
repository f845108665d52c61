// The module allusers of query. Generated: change the spec instead.
import type { Every, Filled, Flat, Given, Holds, MembersIf } from "../../runtime/query/client/narrow.js";
import type { Rights, UserGroups } from "../values.js";

/**
 * Lists the registered users of the site by name, such as those in a group.
 *
 * The parameters of `allusers`, without the prefix `au`.
 * @see {@link https://www.mediawiki.org/wiki/API:Allusers}
 * @example for await (const item of wiki.list("allusers", { group: ["bot"], prop: ["editcount", "registration"] })) console.log(item); // Users in the group `bot`, with their edit counts
 */
export interface AllusersParameters {
  /**
   * User name to start from. The user does not have to exist.
   *
   * Wire name: `aufrom` (decided: D-107).
   */
  readonly from?: string | undefined;
  /**
   * User name to stop at. The user does not have to exist.
   *
   * Wire name: `auto` (decided: D-107).
   */
  readonly to?: string | undefined;
  /**
   * Lists only users whose names begin with this string.
   *
   * Wire name: `auprefix` (decided: D-107).
   */
  readonly prefix?: string | undefined;
  /**
   * Sort direction of the names. Default: `ascending`.
   *
   * - `ascending`: Ascending, by the name of the user.
   * - `descending`: Descending, by the name of the user.
   *
   * Wire name: `audir` (decided: D-107).
   */
  readonly dir?: "ascending" | "descending" | undefined;
  /**
   * Lists only users in at least one of these groups. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * `group` or `rights` with a value only without `excludegroup` (otherwise `invalidparammix`). (decided: D-181)
   *
   * Wire name: `augroup` (decided: D-107).
   */
  readonly group?: UserGroups | readonly UserGroups[] | undefined;
  /**
   * Excludes users in any of these groups. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * Wire name: `auexcludegroup` (decided: D-107).
   */
  readonly excludegroup?: UserGroups | readonly UserGroups[] | undefined;
  /**
   * Lists only users with at least one of these rights. Rights granted by implicit groups, such as `user`, are not considered. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * `group` or `rights` with a value only without `excludegroup` (otherwise `invalidparammix`). (decided: D-181)
   *
   * Wire name: `aurights` (decided: D-107).
   */
  readonly rights?: Rights | readonly Rights[] | undefined;
  /**
   * Properties to return for each user in addition to name and ID. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * - `blockinfo`: The current block of the user, if any.
   * - `centralids`: The user's IDs in central systems, and whether the account is attached there.
   * - `editcount`: How many edits the account has made.
   * - `groups`: All groups of the user. The response may then contain fewer users than `limit`.
   * - `implicitgroups`: The implicit groups of the user, such as `user`.
   * - `registration`: The time at which the account was registered. Empty for some old accounts.
   * - `rights`: The rights of the user.
   *
   * Wire name: `auprop` (decided: D-107).
   */
  readonly prop?: "blockinfo" | "centralids" | "editcount" | "groups" | "implicitgroups" | "registration" | "rights" | readonly ("blockinfo" | "centralids" | "editcount" | "groups" | "implicitgroups" | "registration" | "rights")[] | undefined;
  /**
   * Maximum number of users to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`.
   *
   * Wire name: `aulimit` (decided: D-107).
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Lists only users who have made at least one edit. A flag: present means true, absent means false (decided: D-119).
   *
   * Wire name: `auwitheditsonly` (decided: D-107).
   */
  readonly witheditsonly?: boolean | undefined;
  /**
   * Lists only users who were active recently, by default in the last 30 days, and returns their number of actions. A flag: present means true, absent means false (decided: D-119).
   *
   * Wire name: `auactiveusers` (decided: D-107).
   */
  readonly activeusers?: boolean | undefined;
  /**
   * The ID of another wiki. With `prop=centralids`, the response also says whether the account is attached on that wiki.
   *
   * Wire name: `auattachedwiki` (decided: D-107).
   */
  readonly attachedwiki?: string | undefined;
  /**
   * Excludes named accounts: lists only temporary accounts. A flag: present means true, absent means false (decided: D-119).
   *
   * Wire name: `auexcludenamed` (decided: D-107).
   */
  readonly excludenamed?: boolean | undefined;
  /**
   * Excludes temporary accounts. A flag: present means true, absent means false (decided: D-119).
   *
   * Wire name: `auexcludetemp` (decided: D-107).
   */
  readonly excludetemp?: boolean | undefined;
}

/** An item of `allusers`. (decided: D-219) */
export type AllusersItem<P = AllusersParameters> = Flat<{
  /** The user ID, which does not change when the user is renamed. */
  readonly userid: number;
  /** The name under which the site shows the account. */
  readonly name: string;
  /** True if a block hides the user name from the public. May be missing. */
  readonly hidden?: true;
} & MembersIf<Holds<P, "prop", "centralids">, {
  /** The user's ID in each central system, by system; `0` if not available. Comes with `prop=centralids`. */
  readonly centralids: { readonly [key: string]: number };
  /** Whether the account on this site is attached to that central ID, by system. Comes with `prop=centralids`. */
  readonly attachedlocal: { readonly [key: string]: boolean };
}> & MembersIf<Every<Holds<P, "prop", "centralids"> | Filled<P, "attachedwiki">>, {
  /** Whether the account on the wiki that `attachedwiki` names is attached to that central ID, by system. Comes with `prop=centralids` together with `attachedwiki` with a value. */
  readonly attachedwiki: { readonly [key: string]: boolean };
}> & MembersIf<Holds<P, "prop", "blockinfo">, {
  /** The ID of the user's block. Null for a composite block or one imposed by the system. Comes with `prop=blockinfo`. May be missing. May be `null`. */
  readonly blockid?: number | null;
  /** The name of the user who set the block; empty if it is not a user of this site. Comes with `prop=blockinfo`. May be missing. */
  readonly blockedby?: string;
  /** The ID of the user who set the block; `0` if it is not a user of this site. Comes with `prop=blockinfo`. May be missing. */
  readonly blockedbyid?: number;
  /** Why the block was set, as text. Comes with `prop=blockinfo`. May be missing. */
  readonly blockreason?: string;
  /** The time at which the block was set. Comes with `prop=blockinfo`. May be missing. */
  readonly blockedtimestamp?: string;
  /** The time at which the block expires; `infinite` if it does not expire. Comes with `prop=blockinfo`. May be missing. */
  readonly blockexpiry?: string | "infinite";
  /** Whether the block is partial: it covers certain pages, namespaces or actions only. Comes with `prop=blockinfo`. May be missing. */
  readonly blockpartial?: boolean;
  /** Whether the block prevents account creation. Comes with `prop=blockinfo`. May be missing. */
  readonly blocknocreate?: boolean;
  /** Whether the block exempts logged-in users. Comes with `prop=blockinfo`. May be missing. */
  readonly blockanononly?: boolean;
  /** Whether the block prevents sending email to other users. Comes with `prop=blockinfo`. May be missing. */
  readonly blockemail?: boolean;
  /** Whether the block prevents the user from editing their own talk page. Comes with `prop=blockinfo`. May be missing. */
  readonly blockowntalk?: boolean;
  /** The time at which the block was set, formatted in the caller's language. Comes with `prop=blockinfo`. May be missing. */
  readonly blockedtimestampformatted?: string;
  /** The time at which the block expires, formatted in the caller's language. Absent if it does not expire. Comes with `prop=blockinfo`. May be missing. */
  readonly blockexpiryformatted?: string;
  /** The time until the block expires, in words in the caller's language. Absent if it does not expire. Comes with `prop=blockinfo`. May be missing. */
  readonly blockexpiryrelative?: string;
  /** True if the block hides the user name from the public. Comes with `prop=blockinfo`. May be missing. */
  readonly blockhidden?: true;
  /** The system rule that imposed the block, such as `proxy`, if no user set it. Comes with `prop=blockinfo`. May be missing. */
  readonly systemblocktype?: string;
  /** The components of a composite block. Comes with `prop=blockinfo`. May be missing. */
  readonly blockcomponents?: readonly ({
    /** The block ID; null for a block that the software applies automatically. May be `null`. */
    readonly blockid: number | null;
    /** The name of the user who set the block. */
    readonly blockedby: string;
    /** The ID of the user who set the block; `0` if it is not a user of this site. */
    readonly blockedbyid: number;
    /** Why the block was set, as text. */
    readonly blockreason: string;
    /** The time at which the block was set. */
    readonly blockedtimestamp: string;
    /** The time at which the block expires; `infinite` if it does not expire. */
    readonly blockexpiry: string | "infinite";
    /** Whether the block is partial: it covers certain pages, namespaces or actions only. */
    readonly blockpartial: boolean;
    /** Whether the block prevents account creation. */
    readonly blocknocreate: boolean;
    /** Whether the block exempts logged-in users. */
    readonly blockanononly: boolean;
    /** Whether the block prevents sending email to other users. */
    readonly blockemail: boolean;
    /** Whether the block prevents the user from editing their own talk page. */
    readonly blockowntalk: boolean;
    /** The time at which the block was set, formatted in the caller's language. */
    readonly blockedtimestampformatted: string;
    /** The time at which the block expires, formatted in the caller's language. May be missing. */
    readonly blockexpiryformatted?: string;
    /** The time until the block expires, in words in the caller's language. May be missing. */
    readonly blockexpiryrelative?: string;
    /** True if the block hides the user name from the public. May be missing. */
    readonly blockhidden?: true;
    /** The system rule that imposed the block, such as `proxy`, if no user set it. May be missing. */
    readonly systemblocktype?: string;
  })[];
}> & MembersIf<Holds<P, "prop", "editcount">, {
  /** How many edits the account has made. Comes with `prop=editcount`. */
  readonly editcount: number;
}> & MembersIf<Given<P, "activeusers">, {
  /** The number of recent edits and log entries of the user, by default in the last 30 days. Comes with `activeusers`. */
  readonly recentactions: number;
}> & MembersIf<Holds<P, "prop", "registration">, {
  /** The time at which the account was registered; empty if it is not known. Comes with `prop=registration`. */
  readonly registration: string | "";
}> & MembersIf<Holds<P, "prop", "groups">, {
  /** The names of all groups of the user, including implicit ones. Comes with `prop=groups`. */
  readonly groups: readonly string[];
}> & MembersIf<Holds<P, "prop", "implicitgroups">, {
  /** The names of the groups that the user belongs to automatically, such as `*` and `user`. Comes with `prop=implicitgroups`. */
  readonly implicitgroups: readonly string[];
}> & MembersIf<Holds<P, "prop", "rights">, {
  /** The rights that the user has through groups. Comes with `prop=rights`. */
  readonly rights: readonly string[];
}>>;
