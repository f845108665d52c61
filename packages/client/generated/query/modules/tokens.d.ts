// The module tokens of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/query/client/narrow.js";

/**
 * Returns the tokens required by actions that modify data.
 *
 * The parameters of `tokens`, which has no prefix.
 *
 * The module does not carry the read-rights marker. It does not require the right `read` if the request contains only such modules. (decided: D-145)
 * @see {@link https://www.mediawiki.org/wiki/API:Tokens}
 * @example console.log(await wiki.meta("tokens", { type: ["csrf"] })); // An edit token for an anonymous user
 */
export interface TokensParameters {
  /**
   * The types of tokens to return. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` means all values. Default: `csrf`.
   *
   * - `createaccount`: For creating an account.
   * - `csrf`: For most actions, such as edits.
   * - `login`: For logging in.
   * - `patrol`: For patrolling a change.
   * - `rollback`: For rolling back edits.
   * - `userrights`: For changing the groups of a user.
   * - `watch`: For changing one's own watchlist.
   *
   * Wire name: `type` (decided: D-107).
   */
  readonly type?: "createaccount" | "csrf" | "login" | "patrol" | "rollback" | "userrights" | "watch" | readonly ("createaccount" | "csrf" | "login" | "patrol" | "rollback" | "userrights" | "watch")[] | "*" | undefined;
}

/** The result of `tokens`. (decided: D-220) */
export type TokensAnswer<P = TokensParameters> = Flat<MembersIf<Holds<P, "type", "createaccount" | "*", Defaults>, {
  /** The token for creating an account. Comes with `type=createaccount`. */
  readonly createaccounttoken: string;
}> & MembersIf<Holds<P, "type", "csrf" | "*", Defaults>, {
  /** The token for most changes, such as edits. Comes with `type=csrf`. */
  readonly csrftoken: string;
}> & MembersIf<Holds<P, "type", "login" | "*", Defaults>, {
  /** The token for logging in. Comes with `type=login`. */
  readonly logintoken: string;
}> & MembersIf<Holds<P, "type", "patrol" | "*", Defaults>, {
  /** The token for marking changes as patrolled. Comes with `type=patrol`. */
  readonly patroltoken: string;
}> & MembersIf<Holds<P, "type", "rollback" | "*", Defaults>, {
  /** The token for rolling back edits. Comes with `type=rollback`. */
  readonly rollbacktoken: string;
}> & MembersIf<Holds<P, "type", "userrights" | "*", Defaults>, {
  /** The token for changing the groups of users. Comes with `type=userrights`. */
  readonly userrightstoken: string;
}> & MembersIf<Holds<P, "type", "watch" | "*", Defaults>, {
  /** The token for adding pages to the watchlist and removing them. Comes with `type=watch`. */
  readonly watchtoken: string;
}>>;

interface Defaults {
  readonly type: ["csrf"];
}

export {};
