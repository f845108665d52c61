import type { DecodedRequest } from "./decoded-request.js";
import type { Context, Handlers, Page } from "./handlers.js";
import type { Message } from "./message.js";
import type { Caller } from "./request.js";
import type { Table } from "./table.js";
/** The context of a request in progress. */
export interface Query {
    readonly table: Table;
    readonly handlers: Handlers;
    /** The parameters of the request, by name. */
    readonly given: ReadonlyMap<string, string>;
    readonly caller: Caller;
    /** Called when a handler reads the caller. The response may then differ between callers. */
    readonly onCaller?: () => void;
    /** True if the higher limits apply to the caller. */
    readonly high: boolean;
    readonly warnings: Message[];
    /** The module name in messages about the whole request. */
    readonly root: string;
    /** The ids of the site's namespaces, if it has any. */
    readonly namespaces: readonly number[];
    /** True if a response may continue a previous one. */
    readonly continues: boolean;
}
export interface HandlerCall {
    readonly request: DecodedRequest;
    /** The name of the module; undefined during the lookup of the request's pages. */
    readonly name?: string;
    readonly generator?: boolean;
    readonly pages: readonly Page[];
    /** Collects the parameters that continue the request. */
    readonly next: Record<string, string>;
}
/** Creates the context that a handler receives in addition to its parameters. */
export declare function contextOf({ table, caller, onCaller, warnings, root }: Query, { request, name, generator, pages, next }: HandlerCall): Context;
