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
    /** Properties by which the site differs from a new installation. See the validators' options of the same names. */
    readonly namespaces?: readonly number[];
    readonly namespaceNames?: Readonly<Record<string, number>>;
    readonly interwikis?: readonly string[];
    readonly temporaryUser?: RegExp;
    /**
     * The origins of other sites whose scripts may send requests on behalf of the logged-in user. By default there are
     * none.
     */
    readonly origins?: readonly string[];
    /** The name of this host, for the response member `servedby`. */
    readonly host?: string;
    /** Returns the database lag in seconds. The default is -1, as on a site with a single database. */
    readonly lag?: () => number;
    /** The code of the site's language; English by default. */
    readonly language?: string;
    /** Actions in addition to `query`, `paraminfo` and `help`. */
    readonly actions?: readonly Action[];
    /** Checks that the caller was issued this token, with this type. By default every token is rejected. */
    readonly checkToken?: (check: TokenCheck) => boolean | Promise<boolean>;
    /** Returns the `Set-Cookie` headers of a response. It is called when the response is complete. */
    readonly cookies?: (caller: Caller, request: Request) => readonly string[];
    /** The rights of anonymous callers when scripts of any site may read the response. By default there are none. */
    readonly everyone?: readonly string[];
    /** True if only callers with the right `read` may read. */
    readonly isPrivate?: boolean;
    /** Modules that can be used without the right to read, if a request uses no others. */
    readonly free?: readonly string[];
    /** Requirements for callers in addition to the right to read, by module. */
    readonly needs?: Readonly<Record<string, readonly Need[]>>;
    /** A site's own text for a message; undefined for that of the runtime. */
    readonly messageText?: (subject: MessageSubject) => MessageText | undefined;
}
/** The options of a mock. */
export interface MockOptions extends GeneralMockOptions {
    /** The addresses of other sites by the prefixes of their titles, with `$1` for the title. */
    readonly interwikis?: Readonly<Record<string, string>> | undefined;
    /** @internal Pages that were written. */
    readonly stored?: KeptPages | undefined;
}
/** Properties by which a site differs from a new installation. */
export type SiteOptions = Pick<Options, "namespaces" | "namespaceNames" | "interwikis" | "temporaryUser">;
/** Information beyond the spec, used to compare requests and responses with it. */
export interface ContractOptions {
    /** Properties by which the site differs from a new installation. */
    readonly site?: SiteOptions;
    /**
     * Returns the problems of a response in version 2 of the format. Without this function, only the members that belong
     * to no module are checked.
     */
    readonly checkAnswer?: CheckAnswer;
}
