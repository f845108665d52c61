import type { MessageSubject, MessageText } from "../../query/server/message.js";
import type { MockOptions as GeneralMockOptions, Options as GeneralOptions } from "../../query/server/options.js";
import type { Caller, Request } from "../../query/server/request.js";
import type { CheckAnswer } from "../../query/server/results/finding.js";
import type { KeptPages } from "./results/mock-site.js";
import type { Action, TokenCheck } from "./action.js";
import type { Need } from "./needs.js";
export interface Options extends Omit<GeneralOptions, "highLimits"> {
    /** The address of the endpoint, as messages name it. */
    readonly address?: string;
    /** What the site has beyond a fresh one; see the validators' options of the same names. */
    readonly namespaces?: readonly number[];
    readonly namespaceNames?: Readonly<Record<string, number>>;
    readonly interwikis?: readonly string[];
    readonly temporaryUser?: RegExp;
    /**
     * The origins of other sites whose scripts may ask in the name of the user who is logged in; none where it is not
     * given.
     */
    readonly origins?: readonly string[];
    /** The name of this host, where answers may name it. */
    readonly host?: string;
    /** How many seconds the databases lag; -1, as on a site with one database, where it is not given. */
    readonly lag?: () => number;
    /** The code of the site's language; English where it is not given. */
    readonly language?: string;
    /** The actions beside `query`, `paraminfo` and `help`. */
    readonly actions?: readonly Action[];
    /** Whether a token is one of this type that the caller was given; without it, none is. */
    readonly checkToken?: (check: TokenCheck) => boolean | Promise<boolean>;
    /** The fields `Set-Cookie` of an answer to a caller, asked for when the answer is complete. */
    readonly cookies?: (caller: Caller, request: Request) => readonly string[];
    /** The rights of callers who are not logged in, where scripts of any site ask; none where it is not given. */
    readonly everyone?: readonly string[];
    /** Whether only callers with the right `read` may read. */
    readonly isPrivate?: boolean;
    /** The modules that need no right to read, where a request asks for nothing else. */
    readonly free?: readonly string[];
    /** What callers need beside the right to read, by module. */
    readonly needs?: Readonly<Record<string, readonly Need[]>>;
    /** A site's own text for a message; undefined for that of the runtime. */
    readonly messageText?: (subject: MessageSubject) => MessageText | undefined;
}
/** What examples are made with. */
export interface MockOptions extends GeneralMockOptions {
    /** The addresses of other sites by the prefixes of their titles, with `$1` for the title. */
    readonly interwikis?: Readonly<Record<string, string>> | undefined;
    /** @internal Pages that were written. */
    readonly stored?: KeptPages | undefined;
}
/** What a site has beyond a fresh one. */
export type SiteOptions = Pick<Options, "namespaces" | "namespaceNames" | "interwikis" | "temporaryUser">;
/** What is known beyond the spec where requests and answers are compared with it. */
export interface ContractOptions {
    /** What the site has beyond a fresh one. */
    readonly site?: SiteOptions;
    /**
     * What is wrong with an answer in version 2 of the format; without it, only the members that belong to no module are
     * looked at.
     */
    readonly checkAnswer?: CheckAnswer;
}
