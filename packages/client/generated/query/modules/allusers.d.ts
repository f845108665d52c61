// The module allusers of query. Generated: change the spec instead.
import type { Every, Filled, Flat, Given, Holds, MembersIf } from "../../runtime/query/client/narrow.js";
import type { Rights, UserGroups } from "../values.js";

/**
 * Lists the registered users of the site by name.
 *
 * The parameters of `allusers`, without the prefix `au`.
 * @see {@link https://www.mediawiki.org/wiki/API:Allusers}
 * @example for await (const item of wiki.list("allusers", { group: ["bot"], prop: ["editcount", "registration"] })) console.log(item); // Users of the group bot, with their edits
 */
export interface AllusersParameters {
  /**
   * The name at which the list starts. No user need have it.
   *
   * Wire name: `aufrom` (decided: D-107).
   */
  readonly from?: string | undefined;
  /**
   * The name at which the list ends. No user need have it.
   *
   * Wire name: `auto` (decided: D-107).
   */
  readonly to?: string | undefined;
  /**
   * Lists only users whose names begin with this text.
   *
   * Wire name: `auprefix` (decided: D-107).
   */
  readonly prefix?: string | undefined;
  /**
   * The order of the names. Default: `ascending`.
   *
   * - `ascending`: From A to Z by the name of the user.
   * - `descending`: From Z to A by the name of the user.
   *
   * Wire name: `audir` (decided: D-107).
   */
  readonly dir?: "ascending" | "descending" | undefined;
  /**
   * Lists only users who are in at least one of these groups. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * `group` or `rights` with a value only without `excludegroup` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `augroup` (decided: D-107).
   */
  readonly group?: UserGroups | readonly UserGroups[] | undefined;
  /**
   * Leaves out the users who are in one of these groups. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * Wire name: `auexcludegroup` (decided: D-107).
   */
  readonly excludegroup?: UserGroups | readonly UserGroups[] | undefined;
  /**
   * Lists only users who are in a group with one of these rights. Groups that users are in by themselves, such as `user`, do not count. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * `group` or `rights` with a value only without `excludegroup` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `aurights` (decided: D-107).
   */
  readonly rights?: Rights | readonly Rights[] | undefined;
  /**
   * What to say of each user beside name and id. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * - `blockinfo`: The block that holds for the user, if there is one.
   * - `centralids`: The ids of the account in central systems, and whether it is connected with this wiki there.
   * - `editcount`: How many edits the user has made.
   * - `groups`: All groups of the user. An answer may then hold fewer users than `limit` allows.
   * - `implicitgroups`: The groups that come by themselves, such as `user`.
   * - `registration`: When the account was made. Empty for some old accounts.
   * - `rights`: The rights of the user.
   *
   * Wire name: `auprop` (decided: D-107).
   */
  readonly prop?: "blockinfo" | "centralids" | "editcount" | "groups" | "implicitgroups" | "registration" | "rights" | readonly ("blockinfo" | "centralids" | "editcount" | "groups" | "implicitgroups" | "registration" | "rights")[] | undefined;
  /**
   * The most users that one answer lists. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `10`.
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
   * Lists only users who did something in the last days, by default 30, and says how many actions they took. A flag: present means true, absent means false (decided: D-119).
   *
   * Wire name: `auactiveusers` (decided: D-107).
   */
  readonly activeusers?: boolean | undefined;
  /**
   * The id of another wiki. With `prop=centralids` the answer says whether the account is connected with that wiki, too.
   *
   * Wire name: `auattachedwiki` (decided: D-107).
   */
  readonly attachedwiki?: string | undefined;
  /**
   * Leaves out the users who are not temporary. A flag: present means true, absent means false (decided: D-119).
   *
   * Wire name: `auexcludenamed` (decided: D-107).
   */
  readonly excludenamed?: boolean | undefined;
  /**
   * Leaves out temporary users. A flag: present means true, absent means false (decided: D-119).
   *
   * Wire name: `auexcludetemp` (decided: D-107).
   */
  readonly excludetemp?: boolean | undefined;
}

/** An item of `allusers`. (decided: D-219) */
export type AllusersItem<P = AllusersParameters> = Flat<{
  /** The id of the user, which stays the same when the name changes. */
  readonly userid: number;
  /** The name of the user, under which the site shows them. */
  readonly name: string;
  /** A block hides the name of the user from the public. May be missing. */
  readonly hidden?: true;
} & MembersIf<Holds<P, "prop", "centralids">, {
  /** The id under which several sites know the user, by source; `0` where there is none. Comes with `prop=centralids`. */
  readonly centralids: { readonly [key: string]: number };
  /** Whether the account on this site belongs to that id, by source. Comes with `prop=centralids`. */
  readonly attachedlocal: { readonly [key: string]: boolean };
}> & MembersIf<Every<Holds<P, "prop", "centralids"> | Filled<P, "attachedwiki">>, {
  /** Whether the account on the site that `attachedwiki` names belongs to that id, by source. Comes with `prop=centralids` together with `attachedwiki` with a value. */
  readonly attachedwiki: { readonly [key: string]: boolean };
}> & MembersIf<Holds<P, "prop", "blockinfo">, {
  /** The id of the block that the user is under. Null where it is made of several, or imposed by a rule of the software. Comes with `prop=blockinfo`. May be missing. May be `null`. */
  readonly blockid?: number | null;
  /** The name of the user who made the block; empty where it is nobody of this site. Comes with `prop=blockinfo`. May be missing. */
  readonly blockedby?: string;
  /** The id of the user who made the block; `0` where it is nobody of this site. Comes with `prop=blockinfo`. May be missing. */
  readonly blockedbyid?: number;
  /** The reason that was given for the block, as text. Comes with `prop=blockinfo`. May be missing. */
  readonly blockreason?: string;
  /** When the block was made. Comes with `prop=blockinfo`. May be missing. */
  readonly blockedtimestamp?: string;
  /** When the block ends; `infinite` where it has no end. Comes with `prop=blockinfo`. May be missing. */
  readonly blockexpiry?: string | "infinite";
  /** Whether the block covers some pages, namespaces or actions only, and not the whole site. Comes with `prop=blockinfo`. May be missing. */
  readonly blockpartial?: boolean;
  /** Whether the block forbids creating accounts. Comes with `prop=blockinfo`. May be missing. */
  readonly blocknocreate?: boolean;
  /** Whether the block spares users who are logged in. Comes with `prop=blockinfo`. May be missing. */
  readonly blockanononly?: boolean;
  /** Whether the block forbids sending mail to other users. Comes with `prop=blockinfo`. May be missing. */
  readonly blockemail?: boolean;
  /** Whether the block forbids the user to edit their own talk page. Comes with `prop=blockinfo`. May be missing. */
  readonly blockowntalk?: boolean;
  /** When the block was made, as a date in the language of the caller. Comes with `prop=blockinfo`. May be missing. */
  readonly blockedtimestampformatted?: string;
  /** When the block ends, as a date in the language of the caller. Missing where it has no end. Comes with `prop=blockinfo`. May be missing. */
  readonly blockexpiryformatted?: string;
  /** How far away the end of the block is, in words of the language of the caller. Missing where it has no end. Comes with `prop=blockinfo`. May be missing. */
  readonly blockexpiryrelative?: string;
  /** The block hides the name of the user from the public. Comes with `prop=blockinfo`. May be missing. */
  readonly blockhidden?: true;
  /** Which rule of the software imposed the block, such as `proxy`, where no user did. Comes with `prop=blockinfo`. May be missing. */
  readonly systemblocktype?: string;
  /** The blocks that this one is made of, where several apply at once. Comes with `prop=blockinfo`. May be missing. */
  readonly blockcomponents?: readonly ({
    /** The id of this part; null for a block that the software applies automatically. May be `null`. */
    readonly blockid: number | null;
    /** The name of the user who made this part of the block. */
    readonly blockedby: string;
    /** The id of the user who made this part; `0` where it is nobody of this site. */
    readonly blockedbyid: number;
    /** The reason that was given for this part, as text. */
    readonly blockreason: string;
    /** When this part was made. */
    readonly blockedtimestamp: string;
    /** When this part ends; `infinite` where it has no end. */
    readonly blockexpiry: string | "infinite";
    /** Whether this part covers some pages, namespaces or actions only, and not the whole site. */
    readonly blockpartial: boolean;
    /** Whether this part forbids creating accounts. */
    readonly blocknocreate: boolean;
    /** Whether this part spares users who are logged in. */
    readonly blockanononly: boolean;
    /** Whether this part forbids sending mail to other users. */
    readonly blockemail: boolean;
    /** Whether this part forbids the user to edit their own talk page. */
    readonly blockowntalk: boolean;
    /** When this part was made, as a date in the language of the caller. */
    readonly blockedtimestampformatted: string;
    /** When this part ends, as a date in the language of the caller. May be missing. */
    readonly blockexpiryformatted?: string;
    /** How far away the end of this part is, in words of the language of the caller. May be missing. */
    readonly blockexpiryrelative?: string;
    /** This part hides the name of the user from the public. May be missing. */
    readonly blockhidden?: true;
    /** Which rule of the software imposed this part, such as `proxy`, where no user did. May be missing. */
    readonly systemblocktype?: string;
  })[];
}> & MembersIf<Holds<P, "prop", "editcount">, {
  /** How many edits the user has made. Comes with `prop=editcount`. */
  readonly editcount: number;
}> & MembersIf<Given<P, "activeusers">, {
  /** How many edits and log entries the user made in the last days, 30 by default. Comes with `activeusers`. */
  readonly recentactions: number;
}> & MembersIf<Holds<P, "prop", "registration">, {
  /** When the account was created; empty where the site does not know it. Comes with `prop=registration`. */
  readonly registration: string | "";
}> & MembersIf<Holds<P, "prop", "groups">, {
  /** The names of all groups that the user is in, among them those that everybody is in. Comes with `prop=groups`. */
  readonly groups: readonly string[];
}> & MembersIf<Holds<P, "prop", "implicitgroups">, {
  /** The names of the groups that the user is in without being put there, such as `*` and `user`. Comes with `prop=implicitgroups`. */
  readonly implicitgroups: readonly string[];
}> & MembersIf<Holds<P, "prop", "rights">, {
  /** The rights that the user has by these groups. Comes with `prop=rights`. */
  readonly rights: readonly string[];
}>>;
