import type { WireParameters, CallOptions } from "../../query/client/options.js";
import type { Item } from "../../query/client/results.js";
/** The part of a client that logs in and writes. */
export interface Account<TokenType extends string> {
    /** Returns a token. Each type is requested only once. */
    token(type: TokenType, call?: CallOptions): Promise<string>;
    /** Sends a POST request with a token, which is renewed once if it has expired. Otherwise the same as `request`. */
    postWithToken(type: TokenType, parameters: WireParameters, call?: CallOptions): Promise<Item>;
    /** Begins a session with a bot password. */
    login(account: Credentials, call?: CallOptions): Promise<LoggedIn>;
    /** Ends the session. */
    logout(call?: CallOptions): Promise<void>;
}
/** A bot password. Its name has the form `User@name-of-the-bot`. */
export interface Credentials {
    readonly name: string;
    readonly password: string;
}
/** The user who is logged in. */
export interface LoggedIn {
    readonly id: number;
    readonly name: string;
}
