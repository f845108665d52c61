// The module userinfo of query. Generated: change the spec instead.
import type { Every, Filled, Flat, Holds, MembersIf } from "../../runtime/query/client/narrow.js";

/**
 * Tells of the caller: the name, and such things as groups, rights, preferences and limits.
 *
 * The parameters of `userinfo`, without the prefix `ui`.
 * @see {@link https://www.mediawiki.org/wiki/API:Userinfo}
 * @example console.log(await wiki.meta("userinfo", { prop: ["groups", "editcount"] })); // Who I am, and what groups I am in
 */
export interface UserinfoParameters {
  /**
   * What to say of the caller beside name and id. Up to 50 values, for privileged callers up to 500. `*` alone stands for all values.
   *
   * - `acceptlang`: The languages of the header `Accept-Language` of the request, with their weights.
   * - `blockinfo`: The block that holds for the user, if there is one.
   * - `cancreateaccount`: Whether the user can create accounts, and if not, why.
   * - `centralids`: The ids of the account in central systems, and whether it is connected with this wiki there.
   * - `changeablegroups`: The groups that the user can put others or themselves into, or take them out of.
   * - `editcount`: How many edits the user has made.
   * - `email`: The email address, and when it was confirmed. Needs the right `viewmyprivateinfo`.
   * - `groupmemberships`: The groups that the user was put into, and until when.
   * - `groups`: All groups of the user.
   * - `hasmsg`: Whether there are new messages on the talk page of the user.
   * - `implicitgroups`: The groups that come by themselves, such as `user`.
   * - `latestcontrib`: When the user made the last edit.
   * - `options`: The preferences of the user.
   * - `ratelimits`: How often the user can take actions, as number of times in a number of seconds.
   * - `realname`: The real name of the user, where the site has one.
   * - `registrationdate`: When the account was made.
   * - `rights`: The rights of the user.
   * - `theoreticalratelimits`: The same as `ratelimits` for a user who is not exempt from the limits.
   * - `unreadcount`: How many pages on the watchlist have changes not seen yet: up to 999, or `1000+`.
   *
   * Wire name: `uiprop`. Documented.
   */
  readonly prop?: "acceptlang" | "blockinfo" | "cancreateaccount" | "centralids" | "changeablegroups" | "editcount" | "email" | "groupmemberships" | "groups" | "hasmsg" | "implicitgroups" | "latestcontrib" | "options" | "ratelimits" | "realname" | "registrationdate" | "rights" | "theoreticalratelimits" | "unreadcount" | readonly ("acceptlang" | "blockinfo" | "cancreateaccount" | "centralids" | "changeablegroups" | "editcount" | "email" | "groupmemberships" | "groups" | "hasmsg" | "implicitgroups" | "latestcontrib" | "options" | "ratelimits" | "realname" | "registrationdate" | "rights" | "theoreticalratelimits" | "unreadcount")[] | "*" | undefined;
  /**
   * The id of another wiki. With `prop=centralids` the answer says whether the account is connected with that wiki, too.
   *
   * Wire name: `uiattachedwiki`. Documented.
   */
  readonly attachedwiki?: string | undefined;
}

/** What comes of `userinfo`. (decided: D-219) */
export type UserinfoAnswer<P = UserinfoParameters> = Flat<{
  readonly id: number;
  readonly name: string;
  /** May be missing. */
  readonly anon?: true;
  /** May be missing. */
  readonly temp?: true;
} & MembersIf<Holds<P, "prop", "blockinfo" | "*">, {
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
}> & MembersIf<Holds<P, "prop", "hasmsg" | "*">, {
  /** Comes with `prop=hasmsg`. */
  readonly messages: boolean;
}> & MembersIf<Holds<P, "prop", "groups" | "*">, {
  /** Comes with `prop=groups`. */
  readonly groups: readonly string[];
}> & MembersIf<Holds<P, "prop", "groupmemberships" | "*">, {
  /** Comes with `prop=groupmemberships`. */
  readonly groupmemberships: readonly ({
    readonly group: string;
    readonly expiry: string | "infinity";
  })[];
}> & MembersIf<Holds<P, "prop", "implicitgroups" | "*">, {
  /** Comes with `prop=implicitgroups`. */
  readonly implicitgroups: readonly string[];
}> & MembersIf<Holds<P, "prop", "rights" | "*">, {
  /** Comes with `prop=rights`. */
  readonly rights: readonly string[];
}> & MembersIf<Holds<P, "prop", "changeablegroups" | "*">, {
  /** Comes with `prop=changeablegroups`. */
  readonly changeablegroups: {
    readonly add: readonly string[] | { readonly [key: string]: string };
    readonly remove: readonly string[] | { readonly [key: string]: string };
    readonly "add-self": readonly string[] | { readonly [key: string]: string };
    readonly "remove-self": readonly string[] | { readonly [key: string]: string };
  };
}> & MembersIf<Holds<P, "prop", "options" | "*">, {
  /** Comes with `prop=options`. */
  readonly options: { readonly [key: string]: unknown };
}> & MembersIf<Holds<P, "prop", "editcount" | "*">, {
  /** Comes with `prop=editcount`. */
  readonly editcount: number;
}> & MembersIf<Holds<P, "prop", "ratelimits" | "*">, {
  /** By action, then by kind of user. Comes with `prop=ratelimits`. */
  readonly ratelimits: { readonly [key: string]: { readonly [key: string]: {
    readonly hits: number;
    readonly seconds: number;
  } } };
}> & MembersIf<Holds<P, "prop", "theoreticalratelimits" | "*">, {
  /** Comes with `prop=theoreticalratelimits`. */
  readonly theoreticalratelimits: { readonly [key: string]: { readonly [key: string]: {
    readonly hits: number;
    readonly seconds: number;
  } } };
}> & MembersIf<Holds<P, "prop", "realname" | "*">, {
  /** Comes with `prop=realname`. May be missing. */
  readonly realname?: string;
}> & MembersIf<Holds<P, "prop", "email" | "*">, {
  /** Comes with `prop=email`. May be missing. */
  readonly email?: string;
  /** Comes with `prop=email`. May be missing. */
  readonly emailauthenticated?: string;
}> & MembersIf<Holds<P, "prop", "registrationdate" | "*">, {
  /** Comes with `prop=registrationdate`. May be missing. May be `null`. */
  readonly registrationdate?: string | null;
}> & MembersIf<Holds<P, "prop", "acceptlang" | "*">, {
  /** Comes with `prop=acceptlang`. */
  readonly acceptlang: readonly ({
    readonly q: number;
    readonly code: string;
  })[];
}> & MembersIf<Holds<P, "prop", "unreadcount" | "*">, {
  /** Comes with `prop=unreadcount`. */
  readonly unreadcount: number | string;
}> & MembersIf<Holds<P, "prop", "centralids" | "*">, {
  /** By provider; `0` where there is none. Comes with `prop=centralids`. */
  readonly centralids: { readonly [key: string]: number };
  /** Comes with `prop=centralids`. */
  readonly attachedlocal: { readonly [key: string]: boolean };
}> & MembersIf<Every<Holds<P, "prop", "centralids" | "*"> | Filled<P, "attachedwiki">>, {
  /** Comes with `prop=centralids` together with `attachedwiki` with a value. */
  readonly attachedwiki: { readonly [key: string]: boolean };
}> & MembersIf<Holds<P, "prop", "latestcontrib" | "*">, {
  /** Comes with `prop=latestcontrib`. May be missing. */
  readonly latestcontrib?: string;
}> & MembersIf<Holds<P, "prop", "cancreateaccount" | "*">, {
  /** Comes with `prop=cancreateaccount`. */
  readonly cancreateaccount: boolean;
  /** Comes with `prop=cancreateaccount`. May be missing. */
  readonly cancreateaccounterror?: readonly ({
    readonly code: string;
    /** May be missing. */
    readonly text?: string;
    /** May be missing. */
    readonly html?: string;
    /** May be missing. */
    readonly key?: string;
    /** May be missing. */
    readonly params?: readonly unknown[];
    /** May be missing. */
    readonly message?: string;
    /** May be missing. */
    readonly type?: string;
    /** May be missing. */
    readonly data?: { readonly [key: string]: unknown };
  })[];
}>>;
