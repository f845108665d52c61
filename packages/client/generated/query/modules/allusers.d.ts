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
   * Wire name: `aufrom`. Documented.
   */
  readonly from?: string | undefined;
  /**
   * The name at which the list ends. No user need have it.
   *
   * Wire name: `auto`. Documented.
   */
  readonly to?: string | undefined;
  /**
   * Lists only users whose names begin with this text.
   *
   * Wire name: `auprefix`. Documented.
   */
  readonly prefix?: string | undefined;
  /**
   * The order of the names. Default: `ascending`.
   *
   * Wire name: `audir`. Documented.
   */
  readonly dir?: "ascending" | "descending" | undefined;
  /**
   * Lists only users who are in at least one of these groups. Up to 50 values, for privileged callers up to 500.
   *
   * `group` or `rights` with a value only without `excludegroup` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `augroup`. Documented.
   */
  readonly group?: UserGroups | readonly UserGroups[] | undefined;
  /**
   * Leaves out the users who are in one of these groups. Up to 50 values, for privileged callers up to 500.
   *
   * Wire name: `auexcludegroup`. Documented.
   */
  readonly excludegroup?: UserGroups | readonly UserGroups[] | undefined;
  /**
   * Lists only users who are in a group with one of these rights. Groups that users are in by themselves, such as `user`, do not count. Up to 50 values, for privileged callers up to 500.
   *
   * `group` or `rights` with a value only without `excludegroup` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `aurights`. Documented.
   */
  readonly rights?: Rights | readonly Rights[] | undefined;
  /**
   * What to say of each user beside name and id. Up to 50 values, for privileged callers up to 500.
   *
   * - `blockinfo`: The block that holds for the user, if there is one.
   * - `centralids`: The ids of the account in central systems, and whether it is connected with this wiki there.
   * - `editcount`: How many edits the user has made.
   * - `groups`: All groups of the user. An answer may then hold fewer users than `limit` allows.
   * - `implicitgroups`: The groups that come by themselves, such as `user`.
   * - `registration`: When the account was made. Empty for some old accounts.
   * - `rights`: The rights of the user.
   *
   * Wire name: `auprop`. Documented.
   */
  readonly prop?: "blockinfo" | "centralids" | "editcount" | "groups" | "implicitgroups" | "registration" | "rights" | readonly ("blockinfo" | "centralids" | "editcount" | "groups" | "implicitgroups" | "registration" | "rights")[] | undefined;
  /**
   * The most users that one answer lists. From 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`.
   *
   * Wire name: `aulimit`. Documented.
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Lists only users who have made at least one edit. A flag: present means true, absent means false.
   *
   * Wire name: `auwitheditsonly`. Documented.
   */
  readonly witheditsonly?: boolean | undefined;
  /**
   * Lists only users who did something in the last days, by default 30, and says how many actions they took. A flag: present means true, absent means false.
   *
   * Wire name: `auactiveusers`. Documented.
   */
  readonly activeusers?: boolean | undefined;
  /**
   * The id of another wiki. With `prop=centralids` the answer says whether the account is connected with that wiki, too.
   *
   * Wire name: `auattachedwiki`. Documented.
   */
  readonly attachedwiki?: string | undefined;
  /**
   * Leaves out the users who are not temporary. A flag: present means true, absent means false.
   *
   * Wire name: `auexcludenamed`. Documented.
   */
  readonly excludenamed?: boolean | undefined;
  /**
   * Leaves out temporary users. A flag: present means true, absent means false.
   *
   * Wire name: `auexcludetemp`. Documented.
   */
  readonly excludetemp?: boolean | undefined;
}

/** An item of `allusers`. (decided: D-219) */
export type AllusersItem<P = AllusersParameters> = Flat<{
  readonly userid: number;
  readonly name: string;
  /** May be missing. */
  readonly hidden?: true;
} & MembersIf<Holds<P, "prop", "centralids">, {
  /** By provider; `0` where there is none. Comes with `prop=centralids`. */
  readonly centralids: { readonly [key: string]: number };
  /** Comes with `prop=centralids`. */
  readonly attachedlocal: { readonly [key: string]: boolean };
}> & MembersIf<Every<Holds<P, "prop", "centralids"> | Filled<P, "attachedwiki">>, {
  /** Comes with `prop=centralids` together with `attachedwiki` with a value. */
  readonly attachedwiki: { readonly [key: string]: boolean };
}> & MembersIf<Holds<P, "prop", "blockinfo">, {
  /** Null where it is made of several. Comes with `prop=blockinfo`. May be missing. May be `null`. */
  readonly blockid?: number | null;
  /** Empty where it is nobody of this site. Comes with `prop=blockinfo`. May be missing. */
  readonly blockedby?: string;
  /** Comes with `prop=blockinfo`. May be missing. */
  readonly blockedbyid?: number;
  /** Comes with `prop=blockinfo`. May be missing. */
  readonly blockreason?: string;
  /** Comes with `prop=blockinfo`. May be missing. */
  readonly blockedtimestamp?: string;
  /** Comes with `prop=blockinfo`. May be missing. */
  readonly blockexpiry?: string | "infinite";
  /** Comes with `prop=blockinfo`. May be missing. */
  readonly blockpartial?: boolean;
  /** Comes with `prop=blockinfo`. May be missing. */
  readonly blocknocreate?: boolean;
  /** Comes with `prop=blockinfo`. May be missing. */
  readonly blockanononly?: boolean;
  /** Comes with `prop=blockinfo`. May be missing. */
  readonly blockemail?: boolean;
  /** Comes with `prop=blockinfo`. May be missing. */
  readonly blockowntalk?: boolean;
  /** Comes with `prop=blockinfo`. May be missing. */
  readonly blockedtimestampformatted?: string;
  /** Comes with `prop=blockinfo`. May be missing. */
  readonly blockexpiryformatted?: string;
  /** Comes with `prop=blockinfo`. May be missing. */
  readonly blockexpiryrelative?: string;
  /** Comes with `prop=blockinfo`. May be missing. */
  readonly blockhidden?: true;
  /** Comes with `prop=blockinfo`. May be missing. */
  readonly systemblocktype?: string;
  /** Comes with `prop=blockinfo`. May be missing. */
  readonly blockcomponents?: readonly ({
    /** May be `null`. */
    readonly blockid: number | null;
    readonly blockedby: string;
    readonly blockedbyid: number;
    readonly blockreason: string;
    readonly blockedtimestamp: string;
    readonly blockexpiry: string | "infinite";
    readonly blockpartial: boolean;
    readonly blocknocreate: boolean;
    readonly blockanononly: boolean;
    readonly blockemail: boolean;
    readonly blockowntalk: boolean;
    readonly blockedtimestampformatted: string;
    /** May be missing. */
    readonly blockexpiryformatted?: string;
    /** May be missing. */
    readonly blockexpiryrelative?: string;
    /** May be missing. */
    readonly blockhidden?: true;
    /** May be missing. */
    readonly systemblocktype?: string;
  })[];
}> & MembersIf<Holds<P, "prop", "editcount">, {
  /** Comes with `prop=editcount`. */
  readonly editcount: number;
}> & MembersIf<Given<P, "activeusers">, {
  /** Comes with `activeusers`. */
  readonly recentactions: number;
}> & MembersIf<Holds<P, "prop", "registration">, {
  /** Comes with `prop=registration`. */
  readonly registration: string | "";
}> & MembersIf<Holds<P, "prop", "groups">, {
  /** Comes with `prop=groups`. */
  readonly groups: readonly string[];
}> & MembersIf<Holds<P, "prop", "implicitgroups">, {
  /** Comes with `prop=implicitgroups`. */
  readonly implicitgroups: readonly string[];
}> & MembersIf<Holds<P, "prop", "rights">, {
  /** Comes with `prop=rights`. */
  readonly rights: readonly string[];
}>>;
