import type { OverrideOptions } from "../../http/mock/mock.js";
import type { Handler, Items, Page } from "../server/handlers.js";
import type { RequestFactories } from "./factory.js";
/** A function that sets an override for each module, by group and name. */
export type ModuleOverrides<Modules, Result> = {
    readonly [Group in keyof Modules]: {
        readonly [Name in keyof Modules[Group]]-?: (respond: ModuleOverride<Modules[Group][Name]>, options?: OverrideOptions) => Result;
    };
};
/**
 * Returns the result of a module, as a server's handler does, or a `Response`. It receives the module's parameters and
 * a factory for the request: `item` for lists, `members` for pages, `result` for other modules. Members that the
 * request does not select are removed, because the service does not send them either.
 */
export type ModuleOverride<Handler> = Handler extends (parameters: infer Parameters, context: infer Context) => infer Answer ? (request: Parameters & Omit<RequestFactories<Answer>, keyof Parameters>, context: Context) => Answer | OfEachPage<Answer> | Response | Promise<Awaited<Answer> | OfEachPage<Answer> | Response> : never;
/** The result of a module of pages, which may also be members for every page of the request. */
type OfEachPage<Answer> = Awaited<Answer> extends Items<infer One> ? (One extends readonly [Page, infer Members] ? Members : never) : never;
/** Overrides for programs that do not know the service. */
export type AnyModuleOverrides<Result> = Readonly<Record<string, Readonly<Record<string, (respond: Handler, options?: OverrideOptions) => Result>>>>;
/** Creates a value for each module, by group. */
export declare function eachModule<Result>(groups: Readonly<Record<string, readonly string[]>>, make: (group: string, name: string) => Result): Readonly<Record<string, Readonly<Record<string, Result>>>>;
export {};
