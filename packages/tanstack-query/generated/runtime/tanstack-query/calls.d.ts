import { type Scope } from "./key.js";
import type { OperationEntry } from "./table.js";
/** An operation of a client. `defaults` contains the client's options for all calls. */
export interface ClientOperation {
    (...given: unknown[]): Promise<unknown>;
    readonly defaults?: {
        readonly tenant?: string | undefined;
        readonly answers?: string | undefined;
    };
}
/** The members of a call's options that are used here. */
interface LastArgument {
    readonly signal?: AbortSignal | undefined;
    readonly tenant?: string | undefined;
    readonly shared?: boolean | undefined;
    readonly query?: object | undefined;
    readonly headers?: Readonly<Record<string, unknown>> | undefined;
}
/** The arguments of a call, separated by purpose. */
export interface Call {
    readonly ids: readonly unknown[];
    readonly before: readonly unknown[];
    readonly own: LastArgument;
    /** Undefined if neither the call nor the client specifies a tenant. */
    readonly tenant: string | undefined;
}
export declare function callOf(entry: OperationEntry, operation: ClientOperation, arguments_: readonly unknown[]): Call;
/** Adds the signal of a query to the arguments, in addition to the call's own signal. */
export declare function withSignal({ before, own }: Call, signal: AbortSignal): readonly unknown[];
/** Returns the part of the key that distinguishes calls of one operation. */
export declare function argumentsKey(entry: OperationEntry, operation: ClientOperation, call: Call, { scope }: Scope): Record<string, unknown>;
/** Returns the ids as strings, as they appear in a path. */
export declare function pathKey(names: readonly string[], ids: readonly unknown[]): Record<string, string | null>;
export {};
