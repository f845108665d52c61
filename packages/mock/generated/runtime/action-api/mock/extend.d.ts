import type { OverrideOptions } from "../../http/mock/mock.js";
import type { ModuleMockOptions } from "../../query/mock/options.js";
import type { MockExtension } from "../../query/mock/query-mock.js";
import type { ActionContext } from "../server/action.js";
import { type Accounts } from "./actions.js";
import { type MockEdit } from "./pages.js";
/** Options of a wiki mock, in addition to those of any query service. */
export interface WikiMockOptions<Handlers, Options> extends ModuleMockOptions<Handlers, Options> {
    /** The initial text of pages, by title. All other titles have example content. */
    readonly pages?: Readonly<Record<string, string>> | undefined;
    /**
     * Passwords by login name, such as `{ "Example@bot": "secret" }`. Without this option, any name and password are
     * accepted.
     */
    readonly accounts?: Accounts | undefined;
}
/** Members of a wiki mock, in addition to those of any query service. */
export interface WikiMock {
    /** The edits made so far, oldest first. `reset` clears them. */
    readonly edits: readonly MockEdit[];
}
/** Replaces an action. Receives its parameters and returns members of the body or a `Response`. */
export type ActionOverride = (parameters: Readonly<Record<string, unknown>>, context: ActionContext) => object | Promise<object>;
/** A function for each action of the mock, in the same form as for modules. */
export interface ActionOverrides<Result> {
    readonly action: {
        readonly [Name in "clientlogin" | "edit" | "login" | "logout"]: (respond: ActionOverride, options?: OverrideOptions) => Result;
    };
}
export interface TokenSource {
    readonly module: string;
    readonly parameter: string;
}
/** Adds tokens, `login`, `clientlogin`, `logout` and `edit` to a wiki mock. Later queries return the edited text. */
export declare function extendMock(given: WikiMockOptions<unknown, {
    readonly now?: () => number;
    readonly interwikis?: readonly string[];
}>, forms: Readonly<Record<string, string>>, tokens: TokenSource | undefined): MockExtension;
