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
   * What to say of each user beside name and id. Up to 50 values, for privileged callers up to 500.
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
   * Wire name: `usprop`. Documented.
   */
  readonly prop?: "blockinfo" | "cancreate" | "centralids" | "editcount" | "emailable" | "gender" | "groupmemberships" | "groups" | "implicitgroups" | "registration" | "rights" | readonly ("blockinfo" | "cancreate" | "centralids" | "editcount" | "emailable" | "gender" | "groupmemberships" | "groups" | "implicitgroups" | "registration" | "rights")[] | undefined;
  /**
   * The id of another wiki. With `prop=centralids` the answer says whether the account is connected with that wiki, too.
   *
   * Wire name: `usattachedwiki`. Documented.
   */
  readonly attachedwiki?: string | undefined;
  /**
   * The names of the users. Up to 50 values, for privileged callers up to 500.
   *
   * At most one of `userids`, `users` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `ususers`. Documented.
   */
  readonly users?: string | readonly string[] | undefined;
  /**
   * The ids of the users. Up to 50 values, for privileged callers up to 500.
   *
   * At most one of `userids`, `users` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `ususerids`. Documented.
   */
  readonly userids?: number | readonly number[] | undefined;
}

/** An item of `users`. (decided: D-219) */
export type UsersItem<P = UsersParameters> = OneOf<{
  readonly 0: Flat<{
    readonly userid: number;
    readonly name: string;
    /** May be missing. */
    readonly systemuser?: true;
    /** May be missing. */
    readonly hidden?: true;
  } & MembersIf<Holds<P, "prop", "editcount">, {
    /** Comes with `prop=editcount`. */
    readonly editcount: number;
  }> & MembersIf<Holds<P, "prop", "registration">, {
    /** Comes with `prop=registration`. May be `null`. */
    readonly registration: string | null;
  }> & MembersIf<Holds<P, "prop", "groups">, {
    /** Comes with `prop=groups`. */
    readonly groups: readonly string[];
  }> & MembersIf<Holds<P, "prop", "groupmemberships">, {
    /** Comes with `prop=groupmemberships`. */
    readonly groupmemberships: readonly ({
      readonly group: string;
      readonly expiry: string | "infinity";
    })[];
  }> & MembersIf<Holds<P, "prop", "implicitgroups">, {
    /** Comes with `prop=implicitgroups`. */
    readonly implicitgroups: readonly string[];
  }> & MembersIf<Holds<P, "prop", "rights">, {
    /** Comes with `prop=rights`. */
    readonly rights: readonly string[];
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
  }> & MembersIf<Holds<P, "prop", "emailable">, {
    /** Comes with `prop=emailable`. */
    readonly emailable: boolean;
  }> & MembersIf<Holds<P, "prop", "gender">, {
    /** Comes with `prop=gender`. */
    readonly gender: "female" | "male" | "unknown";
  }> & MembersIf<Holds<P, "prop", "centralids">, {
    /** By provider; `0` where there is none. Comes with `prop=centralids`. */
    readonly centralids: { readonly [key: string]: number };
    /** Comes with `prop=centralids`. */
    readonly attachedlocal: { readonly [key: string]: boolean };
  }> & MembersIf<Every<Holds<P, "prop", "centralids"> | Filled<P, "attachedwiki">>, {
    /** Comes with `prop=centralids` together with `attachedwiki` with a value. */
    readonly attachedwiki: { readonly [key: string]: boolean };
  }>>;
  readonly 1: {
    readonly name: string;
    readonly invalid: true;
  };
  readonly 2: Flat<{
    readonly name: string;
    readonly missing: true;
  } & MembersIf<Holds<P, "prop", "cancreate">, {
    /** Comes with `prop=cancreate`. */
    readonly cancreate: boolean;
    /** Comes with `prop=cancreate`. May be missing. */
    readonly cancreateerror?: readonly ({
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
  readonly 3: {
    readonly userid: number;
    readonly missing: true;
  };
}, P>;
