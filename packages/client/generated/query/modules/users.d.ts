// The module users of query. Generated: change the spec instead.
import type { Every, Filled, Flat, Holds, MembersIf, OneOf } from "../../runtime/query/client/narrow.js";

/**
 * Tells of the users that the request names.
 *
 * The parameters of `users`, without the prefix `us`.
 * @see {@link https://www.mediawiki.org/wiki/API:Users}
 * @example for await (const item of wiki.list("users", { users: ["Jonas", "Nobody"], prop: ["editcount", "registration"] })) console.log(item); // Two users by name, of whom one does not exist
 */
export interface UsersParameters {
  /**
   * What to say of each user beside name and id. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * - `blockinfo`: The block that holds for the user, if there is one.
   * - `cancreate`: For a name that no user has, whether an account can be made with it, and if not, why.
   * - `centralids`: The ids of the account in central systems, and whether it is connected with this wiki there.
   * - `editcount`: How many edits the user has made.
   * - `emailable`: Whether other users can send email to the user.
   * - `gender`: The gender that the user has chosen: `female`, `male` or `unknown`.
   * - `groupmemberships`: The groups that the user was put into, and until when.
   * - `groups`: All groups of the user.
   * - `implicitgroups`: The groups that come by themselves, such as `user`.
   * - `registration`: When the account was made. Null for some old accounts.
   * - `rights`: The rights of the user.
   *
   * Wire name: `usprop` (decided: D-107).
   */
  readonly prop?: "blockinfo" | "cancreate" | "centralids" | "editcount" | "emailable" | "gender" | "groupmemberships" | "groups" | "implicitgroups" | "registration" | "rights" | readonly ("blockinfo" | "cancreate" | "centralids" | "editcount" | "emailable" | "gender" | "groupmemberships" | "groups" | "implicitgroups" | "registration" | "rights")[] | undefined;
  /**
   * The id of another wiki. With `prop=centralids` the answer says whether the account is connected with that wiki, too.
   *
   * Wire name: `usattachedwiki` (decided: D-107).
   */
  readonly attachedwiki?: string | undefined;
  /**
   * The names of the users to look up. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * At most one of `userids`, `users` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `ususers` (decided: D-107).
   */
  readonly users?: string | readonly string[] | undefined;
  /**
   * The ids of the users to look up. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * At most one of `userids`, `users` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `ususerids` (decided: D-107).
   */
  readonly userids?: number | readonly number[] | undefined;
}

/** An item of `users`. (decided: D-219) */
export type UsersItem<P = UsersParameters> = OneOf<{
  readonly 0: Flat<{
    /** The id of the user, or the one that the request gave. */
    readonly userid: number;
    /** The name of the user; one that cannot be a user's as the request gave it. */
    readonly name: string;
    /** The account belongs to the software, and nobody can log in with it. May be missing. */
    readonly systemuser?: true;
    /** A block hides the name of the user from the public. May be missing. */
    readonly hidden?: true;
  } & MembersIf<Holds<P, "prop", "editcount">, {
    /** How many edits the user has made. Comes with `prop=editcount`. */
    readonly editcount: number;
  }> & MembersIf<Holds<P, "prop", "registration">, {
    /** When the account was created. Null where the site does not know it. Comes with `prop=registration`. May be `null`. */
    readonly registration: string | null;
  }> & MembersIf<Holds<P, "prop", "groups">, {
    /** The names of all groups that the user is in, among them those that everybody is in. Comes with `prop=groups`. */
    readonly groups: readonly string[];
  }> & MembersIf<Holds<P, "prop", "groupmemberships">, {
    /** The groups into which the user was put, with the time until when. Comes with `prop=groupmemberships`. */
    readonly groupmemberships: readonly ({
      /** The name of the group, such as `sysop`. */
      readonly group: string;
      /** When the membership ends; `infinity` where never. */
      readonly expiry: string | "infinity";
    })[];
  }> & MembersIf<Holds<P, "prop", "implicitgroups">, {
    /** The names of the groups that the user is in without being put there, such as `*` and `user`. Comes with `prop=implicitgroups`. */
    readonly implicitgroups: readonly string[];
  }> & MembersIf<Holds<P, "prop", "rights">, {
    /** The rights that the user has by these groups. Comes with `prop=rights`. */
    readonly rights: readonly string[];
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
  }> & MembersIf<Holds<P, "prop", "emailable">, {
    /** Whether the caller can send mail to the user through the site. Comes with `prop=emailable`. */
    readonly emailable: boolean;
  }> & MembersIf<Holds<P, "prop", "gender">, {
    /** Which grammatical forms messages use for the user. `female`: With feminine forms. `male`: With masculine forms. `unknown`: With neutral forms, where the language has some. Comes with `prop=gender`. */
    readonly gender: "female" | "male" | "unknown";
  }> & MembersIf<Holds<P, "prop", "centralids">, {
    /** The id under which several sites know the user, by source; `0` where there is none. Comes with `prop=centralids`. */
    readonly centralids: { readonly [key: string]: number };
    /** Whether the account on this site belongs to that id, by source. Comes with `prop=centralids`. */
    readonly attachedlocal: { readonly [key: string]: boolean };
  }> & MembersIf<Every<Holds<P, "prop", "centralids"> | Filled<P, "attachedwiki">>, {
    /** Whether the account on the site that `attachedwiki` names belongs to that id, by source. Comes with `prop=centralids` together with `attachedwiki` with a value. */
    readonly attachedwiki: { readonly [key: string]: boolean };
  }>>;
  readonly 1: {
    /** The name of the user; one that cannot be a user's as the request gave it. */
    readonly name: string;
    /** The text that the request gave cannot be the name of a user. */
    readonly invalid: true;
  };
  readonly 2: Flat<{
    /** The name of the user; one that cannot be a user's as the request gave it. */
    readonly name: string;
    /** There is no such user. */
    readonly missing: true;
  } & MembersIf<Holds<P, "prop", "cancreate">, {
    /** Whether the caller may create an account of this name. Comes with `prop=cancreate`. */
    readonly cancreate: boolean;
    /** Why an account of this name may not be created. Comes with `prop=cancreate`. May be missing. */
    readonly cancreateerror?: readonly ({
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
  readonly 3: {
    /** The id of the user, or the one that the request gave. */
    readonly userid: number;
    /** There is no such user. */
    readonly missing: true;
  };
}, P>;
