import type { DecodedRequest, Finding } from "../../query/server/decoded-request.js";
import type { MessageText } from "../../query/server/message.js";
import type { ActiveRequest } from "./active-request.js";
/** What a caller needs for a module, or for some values of its parameters, and the error of those who lack it. */
export interface Need extends MessageText {
    /** One of these rights; without them, a login. */
    readonly rights?: readonly string[];
    /** The values, by parameter, of which any one needs it; without them, the module does. */
    readonly where?: Readonly<Record<string, readonly string[]>>;
    /** The parameters of which any one takes the need away. */
    readonly unless?: readonly string[];
    /** Whether a generator does not need it, since it tells nothing of that. */
    readonly exceptGenerator?: boolean;
    readonly code: string;
}
/** Refuses a caller who may not ask a module what the request asks, before any of its modules runs. */
export declare function checkNeeds({ generator, modules }: DecodedRequest, active: ActiveRequest): void;
/**
 * Refuses a caller who may not ask a module at all, where the request has this fault: each module runs before the next
 * one is read, and asks who calls before it compares its parameters.
 */
export declare function checkNeedsBefore(fault: Finding, active: ActiveRequest): void;
/**
 * Returns whether a request asks for nothing but modules that need no right to read. One that asks for nothing needs
 * it, as it does in the real system.
 */
export declare function isFree({ table, given, options: { free } }: ActiveRequest): boolean;
