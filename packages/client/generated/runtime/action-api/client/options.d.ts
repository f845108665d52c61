import type { CallOptions, QueryClientOptions as GeneralOptions, WireParameters } from "../../query/client/options.js";
import type { Item } from "../../query/client/errors.js";
/** A program name, followed by a contact for its operator in parentheses, such as `MyBot/1.0 (ops@wiki.example)`. */
export type UserAgent = `${string}(${string}${Contact}${string})${string}`;
/** A substring of every contact: an email address, a URL or a user page on the wiki. */
type Contact = "@" | "://" | "User:";
/** The options of a client. Outside browsers, `userAgent` is required. */
export type QueryClientOptions = BrowserOptions | NamedOptions;
interface NamedOptions extends ActionApiOptions {
    /**
     * The name of the program and a contact for its operator: `MyBot/1.0 (ops@wiki.example)`. Browsers send it as
     * `Api-User-Agent`.
     */
    readonly userAgent: UserAgent;
    /** For browsers: `*` sends requests without cookies. The origin of the page sends them with cookies. */
    readonly origin?: string | undefined;
}
interface BrowserOptions extends ActionApiOptions {
    /**
     * The name of the program and a contact for its operator: `MyGadget/1.0 (User:Example)`. It is sent as
     * `Api-User-Agent`.
     */
    readonly userAgent?: UserAgent | undefined;
    /** For browsers: `*` sends requests without cookies. The origin of the page sends them with cookies. */
    readonly origin: string;
}
interface ActionApiOptions extends Omit<GeneralOptions, "userAgent"> {
    /** The URL of the single endpoint, such as `https://wiki.example/w/api.php`. */
    readonly endpoint: string | URL;
    /** The required kind of caller. Every request fails if the caller is of another kind. */
    readonly assert?: "anon" | "user" | "bot" | undefined;
    /**
     * The maximum database lag in seconds. While the lag exceeds it, a request is retried after the time in
     * `Retry-After`.
     */
    readonly maxlag?: number | undefined;
}
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
export {};
