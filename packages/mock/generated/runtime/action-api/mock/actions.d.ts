import { type Action, type TokenCheck } from "../server/action.js";
import { type PageSite } from "../server/page-set/read-title.js";
import type { MockEdit, StoredPages } from "./pages.js";
import type { Caller, Request } from "../../query/server/request.js";
/** The state that the actions of a mock share. */
export interface MockWiki {
    readonly site: PageSite;
    readonly pages: StoredPages;
    readonly sessions: Sessions;
    readonly edits: MockEdit[];
}
/** Returns the actions that a bot needs in addition to `query`. */
export declare function actionsOf(wiki: MockWiki): readonly Action[];
/** Passwords by login name, such as `Example@bot`. */
export type Accounts = Readonly<Record<string, string>>;
export interface Sessions {
    callerOf(request: Request): Caller;
    cookiesOf(caller: Caller): readonly string[];
    /** Begins a session. Returns undefined if the name or the password is wrong. */
    enter(caller: Caller, name: string, password: string): Caller | undefined;
    leave(caller: Caller): void;
    tokenOf(type: string, caller: Caller): string;
    isToken(check: TokenCheck): boolean;
    clear(): void;
}
export declare function createSessions(accounts: Accounts | undefined): Sessions;
