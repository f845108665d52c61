// The module userinfo of query. Generated: change the spec instead.
import type { Every, Filled, Flat, Holds, MembersIf } from "../../runtime/query/client/narrow.js";

/**
 * Returns information about the caller, such as user name, groups, rights, preferences and limits.
 *
 * The parameters of `userinfo`, without the prefix `ui`.
 * @see {@link https://www.mediawiki.org/wiki/API:Userinfo}
 * @example console.log(await wiki.meta("userinfo", { prop: ["groups", "editcount"] })); // The caller's name and groups
 */
export interface UserinfoParameters {
  /**
   * Properties to return for the caller in addition to name and ID. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` means all values.
   *
   * - `acceptlang`: The languages in the request header `Accept-Language`, with their weights.
   * - `blockinfo`: The current block of the user, if any.
   * - `cancreateaccount`: Whether the user can create accounts and, if not, why.
   * - `centralids`: The user's IDs in central systems, and whether the account is attached there.
   * - `changeablegroups`: The groups that the user can add users to or remove users from.
   * - `editcount`: How many edits the account has made.
   * - `email`: The email address, and when it was confirmed. Requires the right `viewmyprivateinfo`.
   * - `groupmemberships`: The explicit groups of the user, with their expiry times.
   * - `groups`: All groups of the user.
   * - `hasmsg`: Whether the user's talk page has new messages.
   * - `implicitgroups`: The implicit groups of the user, such as `user`.
   * - `latestcontrib`: The time of the user's latest edit.
   * - `options`: The preferences of the user.
   * - `ratelimits`: The rate limits of the user, as a number of actions per number of seconds.
   * - `realname`: The real name of the user, if the site uses real names.
   * - `registrationdate`: The time at which the account was registered.
   * - `rights`: The rights of the user.
   * - `theoreticalratelimits`: Like `ratelimits`, but for a user who is not exempt from the limits.
   * - `unreadcount`: The number of pages on the watchlist with unseen changes: at most 999, or `1000+`.
   *
   * Wire name: `uiprop` (decided: D-107).
   */
  readonly prop?: "acceptlang" | "blockinfo" | "cancreateaccount" | "centralids" | "changeablegroups" | "editcount" | "email" | "groupmemberships" | "groups" | "hasmsg" | "implicitgroups" | "latestcontrib" | "options" | "ratelimits" | "realname" | "registrationdate" | "rights" | "theoreticalratelimits" | "unreadcount" | readonly ("acceptlang" | "blockinfo" | "cancreateaccount" | "centralids" | "changeablegroups" | "editcount" | "email" | "groupmemberships" | "groups" | "hasmsg" | "implicitgroups" | "latestcontrib" | "options" | "ratelimits" | "realname" | "registrationdate" | "rights" | "theoreticalratelimits" | "unreadcount")[] | "*" | undefined;
  /**
   * The ID of another wiki. With `prop=centralids`, the response also says whether the account is attached on that wiki.
   *
   * Wire name: `uiattachedwiki` (decided: D-107).
   */
  readonly attachedwiki?: string | undefined;
}

/** The result of `userinfo`. (decided: D-219) */
export type UserinfoAnswer<P = UserinfoParameters> = Flat<{
  /** The user ID of the caller; `0` for an anonymous caller. */
  readonly id: number;
  /** The user name of the caller, or the IP address of an anonymous caller. */
  readonly name: string;
  /** True if the caller is not logged in. May be missing. */
  readonly anon?: true;
  /** True if the caller uses a temporary account. May be missing. */
  readonly temp?: true;
} & MembersIf<Holds<P, "prop", "blockinfo" | "*">, {
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
}> & MembersIf<Holds<P, "prop", "hasmsg" | "*">, {
  /** Whether the caller has unread messages on their talk page. Comes with `prop=hasmsg`. */
  readonly messages: boolean;
}> & MembersIf<Holds<P, "prop", "groups" | "*">, {
  /** The names of all groups of the user, including implicit ones. Comes with `prop=groups`. */
  readonly groups: readonly string[];
}> & MembersIf<Holds<P, "prop", "groupmemberships" | "*">, {
  /** The explicit groups of the caller, with their expiry times. Comes with `prop=groupmemberships`. */
  readonly groupmemberships: readonly ({
    /** The name of the group, such as `sysop`. */
    readonly group: string;
    /** The time at which the membership expires; `infinity` if it does not expire. */
    readonly expiry: string | "infinity";
  })[];
}> & MembersIf<Holds<P, "prop", "implicitgroups" | "*">, {
  /** The names of the groups that the user belongs to automatically, such as `*` and `user`. Comes with `prop=implicitgroups`. */
  readonly implicitgroups: readonly string[];
}> & MembersIf<Holds<P, "prop", "rights" | "*">, {
  /** The rights that the user has through groups. Comes with `prop=rights`. */
  readonly rights: readonly string[];
}> & MembersIf<Holds<P, "prop", "changeablegroups" | "*">, {
  /** The groups whose membership the caller can change. Comes with `prop=changeablegroups`. */
  readonly changeablegroups: {
    /** The groups that the caller can add users to. */
    readonly add: readonly string[] | { readonly [key: string]: string };
    /** The groups that the caller can remove users from. */
    readonly remove: readonly string[] | { readonly [key: string]: string };
    /** The groups that the caller can join. */
    readonly "add-self": readonly string[] | { readonly [key: string]: string };
    /** The groups that the caller can leave. */
    readonly "remove-self": readonly string[] | { readonly [key: string]: string };
  };
}> & MembersIf<Holds<P, "prop", "options" | "*">, {
  /** The preferences of the caller, by name. Comes with `prop=options`. */
  readonly options: { readonly [key: string]: unknown };
}> & MembersIf<Holds<P, "prop", "editcount" | "*">, {
  /** How many edits the account has made. Comes with `prop=editcount`. */
  readonly editcount: number;
}> & MembersIf<Holds<P, "prop", "ratelimits" | "*">, {
  /** The rate limits of the caller, by action and then by the kind of user that the limit applies to. Can be empty. Comes with `prop=ratelimits`. */
  readonly ratelimits: { readonly [key: string]: { readonly [key: string]: {
    /** The number of times that the action may be performed within the period. */
    readonly hits: number;
    /** The length of the period in seconds. */
    readonly seconds: number;
  } } };
}> & MembersIf<Holds<P, "prop", "theoreticalratelimits" | "*">, {
  /** The rate limits that would apply if the caller were not exempt, by action and then by kind of user. Comes with `prop=theoreticalratelimits`. */
  readonly theoreticalratelimits: { readonly [key: string]: { readonly [key: string]: {
    /** The number of times that the action may be performed within the period. */
    readonly hits: number;
    /** The length of the period in seconds. */
    readonly seconds: number;
  } } };
}> & MembersIf<Holds<P, "prop", "realname" | "*">, {
  /** The real name that the caller entered. Absent if the site does not use real names. Comes with `prop=realname`. May be missing. */
  readonly realname?: string;
}> & MembersIf<Holds<P, "prop", "email" | "*">, {
  /** The email address of the caller; empty if none is set. Absent without the right to see it. Comes with `prop=email`. May be missing. */
  readonly email?: string;
  /** The time at which the email address was confirmed. Comes with `prop=email`. May be missing. */
  readonly emailauthenticated?: string;
}> & MembersIf<Holds<P, "prop", "registrationdate" | "*">, {
  /** The time at which the account was registered. Comes with `prop=registrationdate`. May be missing. May be `null`. */
  readonly registrationdate?: string | null;
}> & MembersIf<Holds<P, "prop", "acceptlang" | "*">, {
  /** The preferred languages of the request, from its header `Accept-Language`. Comes with `prop=acceptlang`. */
  readonly acceptlang: readonly ({
    /** The weight of the language, from 0 to 1. */
    readonly q: number;
    /** The language code. */
    readonly code: string;
  })[];
}> & MembersIf<Holds<P, "prop", "unreadcount" | "*">, {
  /** The number of watched pages with unseen changes; `1000+` for 1000 or more. Comes with `prop=unreadcount`. */
  readonly unreadcount: number | string;
}> & MembersIf<Holds<P, "prop", "centralids" | "*">, {
  /** The user's ID in each central system, by system; `0` if not available. Comes with `prop=centralids`. */
  readonly centralids: { readonly [key: string]: number };
  /** Whether the account on this site is attached to that central ID, by system. Comes with `prop=centralids`. */
  readonly attachedlocal: { readonly [key: string]: boolean };
}> & MembersIf<Every<Holds<P, "prop", "centralids" | "*"> | Filled<P, "attachedwiki">>, {
  /** Whether the account on the wiki that `attachedwiki` names is attached to that central ID, by system. Comes with `prop=centralids` together with `attachedwiki` with a value. */
  readonly attachedwiki: { readonly [key: string]: boolean };
}> & MembersIf<Holds<P, "prop", "latestcontrib" | "*">, {
  /** The time of the caller's latest edit. Absent if the caller never edited. Comes with `prop=latestcontrib`. May be missing. */
  readonly latestcontrib?: string;
}> & MembersIf<Holds<P, "prop", "cancreateaccount" | "*">, {
  /** Whether the caller may create accounts. Comes with `prop=cancreateaccount`. */
  readonly cancreateaccount: boolean;
  /** Why the caller may not create accounts. Comes with `prop=cancreateaccount`. May be missing. */
  readonly cancreateaccounterror?: readonly ({
    /** The code of the reason, such as `protectedpage`. */
    readonly code: string;
    /** The reason as plain text or wikitext, as selected by `errorformat`. May be missing. */
    readonly text?: string;
    /** The reason as HTML, with `errorformat=html`. May be missing. */
    readonly html?: string;
    /** The message key of the reason, with `errorformat=raw`. May be missing. */
    readonly key?: string;
    /** The message parameters, in order. May be missing. */
    readonly params?: readonly unknown[];
    /** The message key of the reason, with `errorformat=bc`. May be missing. */
    readonly message?: string;
    /** The severity of the reason, such as `error`, with `errorformat=bc`. May be missing. */
    readonly type?: string;
    /** Additional data for programs. May be missing. */
    readonly data?: { readonly [key: string]: unknown };
  })[];
}>>;
