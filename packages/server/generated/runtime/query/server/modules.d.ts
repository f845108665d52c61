import type { ModuleInfo, Table } from "./table.js";
import type { Caller, DecodedRequest } from "./request.js";
import { type Message } from "./message.js";
import type { Context, Handlers, Page } from "./handlers.js";
/**
 * Returns the module that a decoded request names. It always exists, because decoder and table are generated from the
 * same spec.
 */
export declare function moduleOf({ modules }: Table, name: string): ModuleInfo;
/** Returns the name of a module in messages: its path, or its own name if it has no path. */
export declare function pathOf({ name, path }: ModuleInfo): string;
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
interface HandlerCall {
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
/** Rejects handlers that no request can reach, because a name is misspelled or the spec no longer has the module. */
export declare function refuseUnknownHandlers(table: Table, { modules, generators }: Handlers): void;
/** The HTTP status of a request for which this server has no handler. */
export declare const notImplemented = 501;
export declare function missingOf(table: Table, handlers: Handlers): {
    modules: string[];
    generators: string[];
    pages: boolean;
};
/** Returns the parameters that name pages, or undefined if the request names none. */
export declare function pageSetOf(request: DecodedRequest, { pageSet, pageParameters }: Table): object | undefined;
/** The combined contributions of the modules that have run. */
export interface Ran {
    readonly request: DecodedRequest;
    /** The limits for parameters whose value is the word for the maximum. */
    readonly limits: Record<string, number>;
    /** The continuation parameters of each module. */
    readonly modulesAt: Map<string, Record<string, string>>;
    readonly generatorAt: Record<string, string>;
    pages: readonly Page[];
    /** The members collected for each page. */
    readonly members: Map<Page, Record<string, unknown>>;
    /** Result members that describe how the pages of the request were found. */
    readonly named: Record<string, unknown>;
    readonly result: Record<string, unknown>;
    /** Response members other than the results. */
    readonly body: Record<string, unknown>;
}
/** The parts of a request to skip, because earlier requests completed them. */
interface Skipped {
    /** True if no module that adds members to pages has to run. */
    readonly generatorDone: boolean;
    /** The modules that are complete. */
    readonly done: ReadonlySet<string>;
}
export declare function runModules(request: DecodedRequest, query: Query, start?: Skipped): Promise<Ran>;
/** Builds the response body from the members that modules add to it and the results, including the pages. */
export declare function bodyOf({ members: [results, pages] }: Table, { named, result, body }: Pick<Ran, "named" | "result" | "body">, pageList: unknown): Record<string, unknown>;
/** Returns the pages of a response with all members that modules added, or undefined if there are none. */
export declare function pagesOf({ members }: Ran): readonly Page[] | undefined;
export {};
