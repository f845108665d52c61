import type { OverrideOptions } from "../../mock/overrides.js";
import type { ModuleMockOptions } from "../../query/mock/options.js";
import type { MockExtension } from "../../query/mock/query-mock.js";
import type { ActionContext } from "../server/action.js";
import { type MockEdit } from "./pages.js";
import { type Accounts } from "./sessions.js";
/** Options of the mock of a wiki, in addition to those of any query service. */
export interface WikiMockOptions<Handlers, Options> extends ModuleMockOptions<Handlers, Options> {
    /** Texts of pages at the start, by title. All other titles have examples. */
    readonly pages?: Readonly<Record<string, string>> | undefined;
    /**
     * Passwords by the names that log in, such as `{ "Example@bot": "secret" }`. Without them, any name and password do.
     */
    readonly accounts?: Accounts | undefined;
}
/** Members of the mock of a wiki, in addition to those of any query service. */
export interface WikiMock {
    /** The edits that were made, the first one first; `reset` forgets them. */
    readonly edits: readonly MockEdit[];
}
/** Replaces an action: gets its parameters, and returns members of the body or a `Response`. */
export type ActionOverride = (parameters: Readonly<Record<string, unknown>>, context: ActionContext) => object | Promise<object>;
/** A function for each action of the mock, as for modules. */
export interface ActionOverrides<Result> {
    readonly action: {
        readonly [Name in "clientlogin" | "edit" | "login" | "logout"]: (respond: ActionOverride, options?: OverrideOptions) => Result;
    };
}
/** The module and the parameter that provide tokens. */
export interface TokenSource {
    readonly module: string;
    readonly parameter: string;
}
/**
 * Adds tokens, `login`, `clientlogin`, `logout` and `edit` to the mock of a wiki; what is edited is returned by later
 * queries.
 */
export declare function extendMock(given: WikiMockOptions<unknown, {
    readonly now?: () => number;
    readonly interwikis?: readonly string[];
}>, forms: Readonly<Record<string, string>>, tokens: TokenSource | undefined): MockExtension;
