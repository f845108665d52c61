// The parameters of tokens. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/core/validators/types.js";

/**
 * Returns the tokens required by actions that modify data.
 *
 * The parameters of `tokens`, without the prefix.
 *
 * The module does not carry the read-rights marker. It does not require the right `read` if the request contains only such modules. (decided: D-145)
 * @see {@link https://www.mediawiki.org/wiki/API:Tokens}
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
   */
  readonly type?: readonly ("createaccount" | "csrf" | "login" | "patrol" | "rollback" | "userrights" | "watch")[] | "*";
}

/** Returns whether the value is valid for the module: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is TokensParameters;

/** Reads the parameters of the module from a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<TokensParameters>;

/**
 * Returns the query string that decodes to the value.
 * @example encode({ type: ["csrf"] }); // An edit token for an anonymous user
 */
export declare function encode(value: TokensParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object and returns the result of `decode`, with defaults. Its issues are the findings of that function. */
export declare const standard: StandardSchema<TokensParameters>;
