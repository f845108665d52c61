import type { CallOptions, SendOptions } from "./options.js";
import type { Item } from "./results.js";

/** What a parameter may hold: a flag that is `false`, and `undefined`, are left out. */
export type Value = string | number | boolean | Date | readonly (string | number | Date)[] | undefined;

/** The parameters of a request of one's own, by their names on the wire. */
export type WireParameters = Readonly<Record<string, Value>>;

/** What every client does, whatever its modules are. */
export interface ClientBase {
  /** Any request, by the names of the wire, on the same way; what comes is the whole answer. `post` sends the parameters in a body. */
  request(parameters: WireParameters, call?: SendOptions): Promise<Item>;
}

/** What a client has beside it that can log in and write. */
export interface Account<TokenType extends string> {
  /** A token, asked for once. */
  token(type: TokenType, call?: CallOptions): Promise<string>;
  /** The same as `request`, posted with a token, which is renewed once where it has run out. */
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

/** Who is logged in. */
export interface LoggedIn {
  readonly id: number;
  readonly name: string;
}
