import type { WireParameters } from "../../query/client/calls.js";
import type { CallOptions } from "../../query/client/options.js";
import type { Item } from "../../query/client/results.js";

/** The part of a client that logs in and writes. */
export interface Account<TokenType extends string> {
  /** Returns a token, which is requested only once. */
  token(type: TokenType, call?: CallOptions): Promise<string>;
  /** The same as `request`, posted with a token, which is renewed once if it has expired. */
  postWithToken(type: TokenType, parameters: WireParameters, call?: CallOptions): Promise<Item>;
  /** Begins a session with a bot password. */
  login(account: Credentials, call?: CallOptions): Promise<LoggedIn>;
  /** Ends it. */
  logout(call?: CallOptions): Promise<void>;
}

/** A bot password: its name is `User@name-of-the-bot`. */
export interface Credentials {
  readonly name: string;
  readonly password: string;
}

/** The user who is logged in. */
export interface LoggedIn {
  readonly id: number;
  readonly name: string;
}
