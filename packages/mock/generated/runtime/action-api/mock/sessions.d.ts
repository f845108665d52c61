import type { TokenCheck } from "../server/action.js";
import type { Caller, Request } from "../../query/server/request.js";
/** Passwords by the names that log in, such as `Example@bot`. */
export type Accounts = Readonly<Record<string, string>>;
/** The sessions of a mock. */
export interface Sessions {
    callerOf(request: Request): Caller;
    /** The fields `Set-Cookie` of a response to a caller. */
    cookiesOf(caller: Caller): readonly string[];
    /** Begins a session; undefined where the password is wrong. */
    enter(caller: Caller, name: string, password: string): Caller | undefined;
    leave(caller: Caller): void;
    tokenOf(type: string, caller: Caller): string;
    isToken(check: TokenCheck): boolean;
    clear(): void;
}
export declare function createSessions(accounts: Accounts | undefined): Sessions;
