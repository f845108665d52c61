import type { DecodedRequest, Finding } from "../../query/server/request.js";
import { Failure, type MessageText } from "../../query/server/message.js";
import type { ActiveRequest } from "./action.js";
import type { Options } from "./options.js";
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
/** Rejects a caller without the rights that the request needs, before any module runs. */
export declare function checkNeeds({ generator, modules }: DecodedRequest, active: ActiveRequest): void;
/**
 * Rejects a caller who may not use a module that precedes the given error. In the real system, each module runs before
 * the next one is decoded. It checks the caller before the rules between its parameters.
 */
export declare function checkNeedsBefore(fault: Finding, active: ActiveRequest): void;
/**
 * Reports whether a request uses only modules that need no right to read. A request without modules needs the right, as
 * in the real system.
 */
export declare function isFree({ table, given, options: { free } }: ActiveRequest): boolean;
/** Rejects a request if the database lag exceeds the request's limit. */
export declare function checkLag(maxlag: number | undefined, { lag: lagOf }: Options): void;
/** Returns the headers that repeat the information of a lag error. */
export declare function lagHeaders({ error: { code, data } }: Failure): Readonly<Record<string, string>>;
