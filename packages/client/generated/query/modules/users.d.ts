// The module users of query. Generated: change the spec instead.
import type { Every, Filled, Flat, Holds, MembersIf, OneOf } from "../../runtime/query/client/narrow.js";

/**
 * Returns information about the given users.
 *
 * The parameters of `users`, without the prefix `us`.
 * @see {@link https://www.mediawiki.org/wiki/API:Users}
 * @example for await (const item of wiki.list("users", { users: ["Jonas", "Nobody"], prop: ["editcount", "registration"] })) console.log(item); // Two users by name, one of whom does not exist
 */
export interface UsersParameters {
  /**
   * Properties to return for each user in addition to name and ID. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * - `blockinfo`: The current block of the user, if any.
   * - `cancreate`: For a name that no user has, whether the account can be created and, if not, why.
   * - `centralids`: The user's IDs in central systems, and whether the account is attached there.
   * - `editcount`: How many edits the account has made.
   * - `emailable`: Whether the caller can send email to the user.
   * - `gender`: The gender that the user has set: `female`, `male` or `unknown`.
   * - `groupmemberships`: The explicit groups of the user, with their expiry times.
   * - `groups`: All groups of the user.
   * - `implicitgroups`: The implicit groups of the user, such as `user`.
   * - `registration`: The time at which the account was registered. Null for some old accounts.
   * - `rights`: The rights of the user.
   *
   * Wire name: `usprop` (decided: D-107).
   */
  readonly prop?: "blockinfo" | "cancreate" | "centralids" | "editcount" | "emailable" | "gender" | "groupmemberships" | "groups" | "implicitgroups" | "registration" | "rights" | readonly ("blockinfo" | "cancreate" | "centralids" | "editcount" | "emailable" | "gender" | "groupmemberships" | "groups" | "implicitgroups" | "registration" | "rights")[] | undefined;
  /**
   * The ID of another wiki. With `prop=centralids`, the response also says whether the account is attached on that wiki.
   *
   * Wire name: `usattachedwiki` (decided: D-107).
   */
  readonly attachedwiki?: string | undefined;
  /**
   * Names of the users to look up. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * At most one of `userids`, `users` (otherwise `invalidparammix`). (decided: D-181)
   *
   * Wire name: `ususers` (decided: D-107).
   */
  readonly users?: string | readonly string[] | undefined;
  /**
   * IDs of the users to look up. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * At most one of `userids`, `users` (otherwise `invalidparammix`). (decided: D-181)
   *
   * Wire name: `ususerids` (decided: D-107).
   */
  readonly userids?: number | readonly number[] | undefined;
}

/** An item of `users`. (decided: D-219) */
export type UsersItem<P = UsersParameters> = OneOf<{
  readonly 0: Flat<{
    /** The user ID, or the ID given in the request. */
    readonly userid: number;
    /** The user name; the name given in the request if it is not a valid user name. */
    readonly name: string;
    /** True if the account belongs to the software and cannot be used to log in. May be missing. */
    readonly systemuser?: true;
    /** True if a block hides the user name from the public. May be missing. */
    readonly hidden?: true;
  } & MembersIf<Holds<P, "prop", "editcount">, {
    /** How many edits the account has made. Comes with `prop=editcount`. */
    readonly editcount: number;
  }> & MembersIf<Holds<P, "prop", "registration">, {
    /** The time at which the account was registered. Null if it is not known. Comes with `prop=registration`. May be `null`. */
    readonly registration: string | null;
  }> & MembersIf<Holds<P, "prop", "groups">, {
    /** The names of all groups of the user, including implicit ones. Comes with `prop=groups`. */
    readonly groups: readonly string[];
  }> & MembersIf<Holds<P, "prop", "groupmemberships">, {
    /** The explicit groups of the user, with their expiry times. Comes with `prop=groupmemberships`. */
    readonly groupmemberships: readonly ({
      /** The name of the group, such as `sysop`. */
      readonly group: string;
      /** The time at which the membership expires; `infinity` if it does not expire. */
      readonly expiry: string | "infinity";
    })[];
  }> & MembersIf<Holds<P, "prop", "implicitgroups">, {
    /** The names of the groups that the user belongs to automatically, such as `*` and `user`. Comes with `prop=implicitgroups`. */
    readonly implicitgroups: readonly string[];
  }> & MembersIf<Holds<P, "prop", "rights">, {
    /** The rights that the user has through groups. Comes with `prop=rights`. */
    readonly rights: readonly string[];
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
  }> & MembersIf<Holds<P, "prop", "emailable">, {
    /** Whether the caller can send email to the user. Comes with `prop=emailable`. */
    readonly emailable: boolean;
  }> & MembersIf<Holds<P, "prop", "gender">, {
    /** The grammatical gender that messages use for the user. `female`: Feminine forms. `male`: Masculine forms. `unknown`: Neutral forms, if the language has them. Comes with `prop=gender`. */
    readonly gender: "female" | "male" | "unknown";
  }> & MembersIf<Holds<P, "prop", "centralids">, {
    /** The user's ID in each central system, by system; `0` if not available. Comes with `prop=centralids`. */
    readonly centralids: { readonly [key: string]: number };
    /** Whether the account on this site is attached to that central ID, by system. Comes with `prop=centralids`. */
    readonly attachedlocal: { readonly [key: string]: boolean };
  }> & MembersIf<Every<Holds<P, "prop", "centralids"> | Filled<P, "attachedwiki">>, {
    /** Whether the account on the wiki that `attachedwiki` names is attached to that central ID, by system. Comes with `prop=centralids` together with `attachedwiki` with a value. */
    readonly attachedwiki: { readonly [key: string]: boolean };
  }>>;
  readonly 1: {
    /** The user name; the name given in the request if it is not a valid user name. */
    readonly name: string;
    /** True if the name given in the request is not a valid user name. */
    readonly invalid: true;
  };
  readonly 2: Flat<{
    /** The user name; the name given in the request if it is not a valid user name. */
    readonly name: string;
    /** True if the user does not exist. */
    readonly missing: true;
  } & MembersIf<Holds<P, "prop", "cancreate">, {
    /** Whether the caller may create an account with this name. Comes with `prop=cancreate`. */
    readonly cancreate: boolean;
    /** Why an account with this name cannot be created. Comes with `prop=cancreate`. May be missing. */
    readonly cancreateerror?: readonly ({
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
  readonly 3: {
    /** The user ID, or the ID given in the request. */
    readonly userid: number;
    /** True if the user does not exist. */
    readonly missing: true;
  };
}, P>;
