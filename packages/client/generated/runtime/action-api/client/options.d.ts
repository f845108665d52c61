import type { QueryClientOptions as GeneralOptions } from "../../query/client/options.js";
/** Who asks: a program, and in parentheses how to reach who runs it, such as `MyBot/1.0 (ops@wiki.example)`. */
export type UserAgent = `${string}(${string}${Contact}${string})${string}`;
/** What a contact has: an address of mail, of a page, or of a user's page on the wiki. */
type Contact = "@" | "://" | "User:";
/** What a client is made with: outside browsers it has to say who asks. */
export type QueryClientOptions = BrowserOptions | NamedOptions;
interface NamedOptions extends ActionApiOptions {
    /** Who asks, and how to reach them: `MyBot/1.0 (ops@wiki.example)`. In browsers it is sent as `Api-User-Agent`. */
    readonly userAgent: UserAgent;
    /** For browsers: `*` asks without cookies, the origin of the page with them. */
    readonly origin?: string | undefined;
}
interface BrowserOptions extends ActionApiOptions {
    /** Who asks, and how to reach them: `MyGadget/1.0 (User:Example)`. It is sent as `Api-User-Agent`. */
    readonly userAgent?: UserAgent | undefined;
    /** For browsers: `*` asks without cookies, the origin of the page with them. */
    readonly origin: string;
}
interface ActionApiOptions extends Omit<GeneralOptions, "userAgent"> {
    /** The address of the one endpoint, such as `https://wiki.example/w/api.php`. */
    readonly endpoint: string | URL;
    /** Every request fails where the caller is not of this kind. */
    readonly assert?: "anon" | "user" | "bot" | undefined;
    /**
     * A request is put off while the lag of the databases is above so many seconds: it is sent again after what
     * `Retry-After` says.
     */
    readonly maxlag?: number | undefined;
}
export {};
