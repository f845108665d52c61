import type { GroundText } from "../../server/http/ground.js";
import type { ModuleInfo, ParameterInfo } from "./table.js";
export interface Message extends MessageText {
    readonly code: string;
    /**
     * The path or the name of the module, such as `query+allpages`; empty for the request as a whole, where that has no
     * name.
     */
    readonly module: string;
    /** The parameter as the request names it, where the message is of one. */
    readonly parameter?: string | undefined;
    /**
     * What it rests on that the request has this message, where that is more than the code. Forms of errors have no
     * member for it.
     */
    readonly ground?: GroundText | undefined;
}
/**
 * A message: its text with `$1`, `$2` … for the parameters, data for programs, and a key where the service knows texts
 * by keys.
 */
export interface MessageText {
    readonly key?: string;
    readonly text: string;
    readonly parameters?: readonly MessageParameter[];
    readonly data?: Readonly<Record<string, unknown>>;
}
/**
 * A text, a number, a number that only selects a plural, none where one could stand, a text in the markup that messages
 * have, or a list of texts. The items of a list that is bare are in that markup, too.
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
/** What a message is about. */
export interface MessageSubject {
    readonly code: string;
    readonly severity: "error" | "warning";
    /** Undefined for the request as a whole. */
    readonly module: ModuleInfo | undefined;
    readonly parameter: ParameterInfo | undefined;
    /** The parameter as the request names it. */
    readonly name: string | undefined;
    /** What was given for it; of a list, the item. */
    readonly value: string | undefined;
    /** The parameters of the request by name, without those that are arrays. */
    readonly given: ReadonlyMap<string, string>;
    /** The value as a text of the markup of messages, where the service has one. */
    readonly markup?: string | undefined;
}
/**
 * A text with its parameters in their places. `shown` may write a parameter in another way, which may be in markup
 * already.
 */
export declare function fillMessage(text: string, { parameters }: Pick<MessageText, "parameters">, shown?: (one: string, isMarkup: boolean) => string): string;
