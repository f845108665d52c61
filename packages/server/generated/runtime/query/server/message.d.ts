import type { GroundText } from "../../http/server/ground.js";
import type { ModuleInfo, ParameterInfo } from "./table.js";
export interface Message extends MessageText {
    readonly code: string;
    /** The path or name of the module, such as `query+allpages`; empty for the whole request if that has no name. */
    readonly module: string;
    /** The parameter as the request names it, if the message concerns one. */
    readonly parameter?: string | undefined;
    /** The ground for the message, if it involves more than the code. Error formats have no member for it. */
    readonly ground?: GroundText | undefined;
}
/**
 * A message: its text with the placeholders `$1`, `$2` …, data for programs, and a key if the service identifies
 * messages by keys.
 */
export interface MessageText {
    readonly key?: string;
    readonly text: string;
    readonly parameters?: readonly MessageParameter[];
    readonly data?: Readonly<Record<string, unknown>>;
}
/**
 * A parameter of a message: a string, a number, a number that only selects a plural form, a missing number, a string in
 * message markup, or a list of strings. The items of a list with `bare` are also in markup.
 */
export type MessageParameter = string | number | {
    readonly count: number;
} | {
    readonly noNumber: true;
} | {
    readonly markup: string;
} | {
    readonly list: readonly (string | number)[];
    readonly type: "comma" | "text";
    readonly bare?: boolean;
};
export interface MessageSubject {
    readonly code: string;
    readonly severity: "error" | "warning";
    /** Undefined for the request as a whole. */
    readonly module: ModuleInfo | undefined;
    readonly parameter: ParameterInfo | undefined;
    /** The parameter as the request names it. */
    readonly name: string | undefined;
    /** The given value, or the single item if the parameter is a list. */
    readonly value: string | undefined;
    /** The parameters of the request by name, without those that are arrays. */
    readonly given: ReadonlyMap<string, string>;
    /** Returns the value escaped for message markup, if the service has such markup. */
    readonly markup?: string | undefined;
}
/**
 * Replaces the placeholders of a message by its parameters. `shown` may format a parameter differently; its result may
 * already be in markup.
 */
export declare function fillMessage(text: string, { parameters }: Pick<MessageText, "parameters">, shown?: (one: string, isMarkup: boolean) => string): string;
/** Ends a request with an error for the caller. `Context.fail` throws one. */
export declare class Failure extends Error {
    readonly error: Message;
    /** The HTTP status. If undefined, the status of the code applies. */
    readonly status: number | undefined;
    constructor(error: Message, status?: number);
}
