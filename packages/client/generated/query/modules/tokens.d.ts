// The module tokens of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/query/client/narrow.js";

/**
 * Gives out the tokens without which actions that change data refuse a request.
 *
 * The parameters of `tokens`, which has no prefix.
 *
 * The module does not carry the read-rights marker. It is free of the right `read` where a request asks for nothing but such modules. (decided: D-145)
 * @see {@link https://www.mediawiki.org/wiki/API:Tokens}
 * @example console.log(await wiki.meta("tokens", { type: ["csrf"] })); // A token for edits, of somebody who is not logged in
 */
export interface TokensParameters {
  /**
   * The kinds of tokens to give out. Up to 50 values, for privileged callers up to 500. `*` alone stands for all values. Default: `csrf`.
   *
   * - `createaccount`: For creating an account.
   * - `csrf`: For most actions, such as edits.
   * - `login`: For logging in.
   * - `patrol`: For patrolling a change.
   * - `rollback`: For rolling back edits.
   * - `userrights`: For changing the groups of a user.
   * - `watch`: For changing the own watchlist.
   *
   * Wire name: `type`. Documented.
   */
  readonly type?: "createaccount" | "csrf" | "login" | "patrol" | "rollback" | "userrights" | "watch" | readonly ("createaccount" | "csrf" | "login" | "patrol" | "rollback" | "userrights" | "watch")[] | "*" | undefined;
}

/** What comes of `tokens`. (decided: D-220) */
export type TokensAnswer<P = TokensParameters> = Flat<MembersIf<Holds<P, "type", "createaccount" | "*", Defaults>, {
  /** Comes with `type=createaccount`. */
  readonly createaccounttoken: string;
}> & MembersIf<Holds<P, "type", "csrf" | "*", Defaults>, {
  /** Comes with `type=csrf`. */
  readonly csrftoken: string;
}> & MembersIf<Holds<P, "type", "login" | "*", Defaults>, {
  /** Comes with `type=login`. */
  readonly logintoken: string;
}> & MembersIf<Holds<P, "type", "patrol" | "*", Defaults>, {
  /** Comes with `type=patrol`. */
  readonly patroltoken: string;
}> & MembersIf<Holds<P, "type", "rollback" | "*", Defaults>, {
  /** Comes with `type=rollback`. */
  readonly rollbacktoken: string;
}> & MembersIf<Holds<P, "type", "userrights" | "*", Defaults>, {
  /** Comes with `type=userrights`. */
  readonly userrightstoken: string;
}> & MembersIf<Holds<P, "type", "watch" | "*", Defaults>, {
  /** Comes with `type=watch`. */
  readonly watchtoken: string;
}>>;

interface Defaults {
  readonly type: ["csrf"];
}

export {};
