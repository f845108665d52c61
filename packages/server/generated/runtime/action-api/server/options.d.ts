import type { MessageSubject, MessageText } from "../../query/server/message.js";
import type { MockOptions as GeneralMockOptions, Options as GeneralOptions } from "../../query/server/options.js";
import type { Caller, Request } from "../../query/server/request.js";
import type { CheckAnswer } from "../../query/server/results/finding.js";
import type { KeptPages } from "./results/mock-site.js";
import type { Action, TokenCheck } from "./action.js";
export interface Options extends Omit<GeneralOptions, "highLimits"> {
    /** The URL of the endpoint in messages. */
    readonly address?: string;
    /**
     * The properties that distinguish the site from a new installation. See the validators' options of the same names.
     */
    readonly namespaces?: readonly number[];
    readonly namespaceNames?: Readonly<Record<string, number>>;
    readonly interwikis?: readonly string[];
    readonly temporaryUser?: RegExp;
    /**
     * The origins of other sites whose scripts may send requests on behalf of the logged-in user. By default there are
     * none.
     */
    readonly origins?: readonly string[];
    /** The name of the host in the response member `servedby`. */
    readonly host?: string;
    /** Returns the database lag in seconds. The default is -1, the value for a site with a single database. */
    readonly lag?: () => number;
    /** The language code of the site; English by default. */
    readonly language?: string;
    /** Actions in addition to `query`, `paraminfo` and `help`. */
    readonly actions?: readonly Action[];
    /** Returns whether the caller was issued this token with this type. By default every token is rejected. */
    readonly checkToken?: (check: TokenCheck) => boolean | Promise<boolean>;
    /** Returns the `Set-Cookie` headers of a response. It is called after the response has been built. */
    readonly cookies?: (caller: Caller, request: Request) => readonly string[];
    /** The rights of anonymous callers when scripts of any site may read the response; none by default. */
    readonly everyone?: readonly string[];
    /** True if only callers with the right `read` may read pages. */
    readonly isPrivate?: boolean;
    /** Modules that do not require the right to read, if a request uses no other modules. */
    readonly free?: readonly string[];
    /** Requirements for callers in addition to the right to read, by module. */
    readonly needs?: Readonly<Record<string, readonly Need[]>>;
    /** Returns a site's own text for a message, or undefined for the default text. */
    readonly messageText?: (subject: MessageSubject) => MessageText | undefined;
}
/** The options of a mock. */
export interface MockOptions extends GeneralMockOptions {
    /** The URLs of other sites by interwiki prefix, with `$1` for the title. */
    readonly interwikis?: Readonly<Record<string, string>> | undefined;
    /** @internal Pages that edits have stored. */
    readonly stored?: KeptPages | undefined;
}
/** The properties that distinguish a site from a new installation. */
export type SiteOptions = Pick<Options, "namespaces" | "namespaceNames" | "interwikis" | "temporaryUser">;
/** Information that the spec lacks but that is needed to compare requests and responses with it. */
export interface ContractOptions {
    /** The properties that distinguish the site from a new installation. */
    readonly site?: SiteOptions;
    /**
     * Returns the problems of a response in version 2 of the format. Without this function, only members that belong to
     * no module are checked.
     */
    readonly checkAnswer?: CheckAnswer;
}
/**
 * A requirement for callers of a module, or of some of its parameter values, and the error for those who do not meet
 * it.
 */
export interface Need extends MessageText {
    /** The caller needs one of these rights. Without this member, the caller only has to be logged in. */
    readonly rights?: readonly string[];
    /**
     * The parameter values that cause the requirement, by parameter. Without this member, the module itself causes it.
     */
    readonly where?: Readonly<Record<string, readonly string[]>>;
    /** Parameters that each remove the requirement. */
    readonly unless?: readonly string[];
    /** True if the requirement does not apply to a generator, because a generator does not reveal the protected data. */
    readonly exceptGenerator?: boolean;
    readonly code: string;
}
