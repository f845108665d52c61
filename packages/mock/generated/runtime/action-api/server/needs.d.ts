import type { DecodedRequest, Finding } from "../../query/server/decoded-request.js";
import type { MessageText } from "../../query/server/message.js";
import type { ActiveRequest } from "./active-request.js";
/**
 * A requirement for callers of a module, or of some of its parameter values, and the error for those who do not meet
 * it.
 */
export interface Need extends MessageText {
    /** One of these rights; without rights, a login. */
    readonly rights?: readonly string[];
    /** The values, by parameter, of which any one needs it; without them, the module does. */
    readonly where?: Readonly<Record<string, readonly string[]>>;
    /** The parameters of which any one removes the requirement. */
    readonly unless?: readonly string[];
    /**
     * True if the requirement does not apply to a generator, because a generator reveals nothing of the protected data.
     */
    readonly exceptGenerator?: boolean;
    readonly code: string;
}
/** Rejects a caller who lacks the rights that the request needs, before any of its modules runs. */
export declare function checkNeeds({ generator, modules }: DecodedRequest, active: ActiveRequest): void;
/**
 * Rejects a caller who may not use a module that comes before the given fault. In the real system each module runs
 * before the next one is read. It checks the caller before it compares its parameters.
 */
export declare function checkNeedsBefore(fault: Finding, active: ActiveRequest): void;
/**
 * Reports whether a request uses only modules that need no right to read. A request without modules needs the right, as
 * in the real system.
 */
export declare function isFree({ table, given, options: { free } }: ActiveRequest): boolean;
