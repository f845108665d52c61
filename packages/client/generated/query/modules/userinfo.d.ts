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
   * What to say of the caller beside name and id. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` alone stands for all values.
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
   * Wire name: `uiprop` (decided: D-107).
   */
  readonly prop?: "acceptlang" | "blockinfo" | "cancreateaccount" | "centralids" | "changeablegroups" | "editcount" | "email" | "groupmemberships" | "groups" | "hasmsg" | "implicitgroups" | "latestcontrib" | "options" | "ratelimits" | "realname" | "registrationdate" | "rights" | "theoreticalratelimits" | "unreadcount" | readonly ("acceptlang" | "blockinfo" | "cancreateaccount" | "centralids" | "changeablegroups" | "editcount" | "email" | "groupmemberships" | "groups" | "hasmsg" | "implicitgroups" | "latestcontrib" | "options" | "ratelimits" | "realname" | "registrationdate" | "rights" | "theoreticalratelimits" | "unreadcount")[] | "*" | undefined;
  /**
   * The id of another wiki. With `prop=centralids` the answer says whether the account is connected with that wiki, too.
   *
   * Wire name: `uiattachedwiki` (decided: D-107).
   */
  readonly attachedwiki?: string | undefined;
}

/** What comes of `userinfo`. (decided: D-219) */
export type UserinfoAnswer<P = UserinfoParameters> = Flat<{
  /** The id of the caller; `0` where nobody is logged in. */
  readonly id: number;
  /** The name of the caller, or the IP address where nobody is logged in. */
  readonly name: string;
  /** Nobody is logged in. May be missing. */
  readonly anon?: true;
  /** The caller uses a temporary account. May be missing. */
  readonly temp?: true;
} & MembersIf<Holds<P, "prop", "blockinfo" | "*">, {
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
}> & MembersIf<Holds<P, "prop", "hasmsg" | "*">, {
  /** Whether the caller has unread messages on their talk page. Comes with `prop=hasmsg`. */
  readonly messages: boolean;
}> & MembersIf<Holds<P, "prop", "groups" | "*">, {
  /** The names of all groups that the user is in, among them those that everybody is in. Comes with `prop=groups`. */
  readonly groups: readonly string[];
}> & MembersIf<Holds<P, "prop", "groupmemberships" | "*">, {
  /** The groups into which the user was put, with the time until when. Comes with `prop=groupmemberships`. */
  readonly groupmemberships: readonly ({
    /** The name of the group, such as `sysop`. */
    readonly group: string;
    /** When the membership ends; `infinity` where never. */
    readonly expiry: string | "infinity";
  })[];
}> & MembersIf<Holds<P, "prop", "implicitgroups" | "*">, {
  /** The names of the groups that the user is in without being put there, such as `*` and `user`. Comes with `prop=implicitgroups`. */
  readonly implicitgroups: readonly string[];
}> & MembersIf<Holds<P, "prop", "rights" | "*">, {
  /** The rights that the user has by these groups. Comes with `prop=rights`. */
  readonly rights: readonly string[];
}> & MembersIf<Holds<P, "prop", "changeablegroups" | "*">, {
  /** The groups of others, and of oneself, that the caller can change. Comes with `prop=changeablegroups`. */
  readonly changeablegroups: {
    /** The groups into which the caller can put users. */
    readonly add: readonly string[] | { readonly [key: string]: string };
    /** The groups out of which the caller can take users. */
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
  /** How many edits the user has made. Comes with `prop=editcount`. */
  readonly editcount: number;
}> & MembersIf<Holds<P, "prop", "ratelimits" | "*">, {
  /** How often the caller may take actions: by action, then by the kind of user that the limit is for. Empty where none applies. Comes with `prop=ratelimits`. */
  readonly ratelimits: { readonly [key: string]: { readonly [key: string]: {
    /** How many times the action may be taken within that time. */
    readonly hits: number;
    /** The length of the time in which they are counted, in seconds. */
    readonly seconds: number;
  } } };
}> & MembersIf<Holds<P, "prop", "theoreticalratelimits" | "*">, {
  /** The limits that would apply if the caller had no right to ignore them: by action, then by the kind of user. Comes with `prop=theoreticalratelimits`. */
  readonly theoreticalratelimits: { readonly [key: string]: { readonly [key: string]: {
    /** How many times the action may be taken within that time. */
    readonly hits: number;
    /** The length of the time in which they are counted, in seconds. */
    readonly seconds: number;
  } } };
}> & MembersIf<Holds<P, "prop", "realname" | "*">, {
  /** The real name that the caller gave. Missing where the site asks for none. Comes with `prop=realname`. May be missing. */
  readonly realname?: string;
}> & MembersIf<Holds<P, "prop", "email" | "*">, {
  /** The mail address of the caller; empty where none is set. Missing without the right to see it. Comes with `prop=email`. May be missing. */
  readonly email?: string;
  /** When the caller proved to own the mail address. Comes with `prop=email`. May be missing. */
  readonly emailauthenticated?: string;
}> & MembersIf<Holds<P, "prop", "registrationdate" | "*">, {
  /** When the account was created. Comes with `prop=registrationdate`. May be missing. May be `null`. */
  readonly registrationdate?: string | null;
}> & MembersIf<Holds<P, "prop", "acceptlang" | "*">, {
  /** The languages that the caller's request prefers, by its header field `Accept-Language`. Comes with `prop=acceptlang`. */
  readonly acceptlang: readonly ({
    /** How much the language is preferred, from 0 to 1. */
    readonly q: number;
    /** The code of the language that is preferred. */
    readonly code: string;
  })[];
}> & MembersIf<Holds<P, "prop", "unreadcount" | "*">, {
  /** How many watched pages have changes that the caller has not seen; `1000+` where there are that many or more. Comes with `prop=unreadcount`. */
  readonly unreadcount: number | string;
}> & MembersIf<Holds<P, "prop", "centralids" | "*">, {
  /** The id under which several sites know the user, by source; `0` where there is none. Comes with `prop=centralids`. */
  readonly centralids: { readonly [key: string]: number };
  /** Whether the account on this site belongs to that id, by source. Comes with `prop=centralids`. */
  readonly attachedlocal: { readonly [key: string]: boolean };
}> & MembersIf<Every<Holds<P, "prop", "centralids" | "*"> | Filled<P, "attachedwiki">>, {
  /** Whether the account on the site that `attachedwiki` names belongs to that id, by source. Comes with `prop=centralids` together with `attachedwiki` with a value. */
  readonly attachedwiki: { readonly [key: string]: boolean };
}> & MembersIf<Holds<P, "prop", "latestcontrib" | "*">, {
  /** When the caller last edited. Missing where there is no edit. Comes with `prop=latestcontrib`. May be missing. */
  readonly latestcontrib?: string;
}> & MembersIf<Holds<P, "prop", "cancreateaccount" | "*">, {
  /** Whether the caller may create accounts. Comes with `prop=cancreateaccount`. */
  readonly cancreateaccount: boolean;
  /** Why the caller may not create accounts. Comes with `prop=cancreateaccount`. May be missing. */
  readonly cancreateaccounterror?: readonly ({
    /** The code of the reason for programs, such as `protectedpage`. */
    readonly code: string;
    /** The reason for people: plain text or wikitext, as `errorformat` asks. May be missing. */
    readonly text?: string;
    /** The reason for people in HTML, with `errorformat=html`. May be missing. */
    readonly html?: string;
    /** The name of the message that gives the reason, with `errorformat=raw`. May be missing. */
    readonly key?: string;
    /** What is filled into that message, in its order. May be missing. */
    readonly params?: readonly unknown[];
    /** The name of the message that gives the reason, with `errorformat=bc`. May be missing. */
    readonly message?: string;
    /** The severity of the reason, such as `error`, with `errorformat=bc`. May be missing. */
    readonly type?: string;
    /** Data for programs that belong to the reason. May be missing. */
    readonly data?: { readonly [key: string]: unknown };
  })[];
}>>;
