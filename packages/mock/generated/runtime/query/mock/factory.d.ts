import type { Factory, PartOf } from "../../http/mock/factory.js";
import { type OverriddenModule, type RequestedPart } from "./requested.js";
import { type SiteNames } from "../server/results/sample.js";
import type { Shape, Type } from "../server/results/table.js";
import type { Context, Handler, Items, Page } from "../server/handlers.js";
/**
 * Creates objects with all members that requests can select, each in its first form. `shapes` are the shapes of nested
 * objects.
 */
export declare function factoryOf<T>(name: string, type: Type, shapes: Readonly<Record<string, Shape>>, site?: SiteNames): Factory<T>;
/** Creates the mock's own result for this request, with the given members replaced. */
export interface RequestFactory<T> {
    /** `index` is the position in the list or of the page, from 0. */
    (given?: PartOf<T>, options?: {
        readonly index?: number | undefined;
    }): T;
}
/** The factory that an override gets in addition to the parameters of its module. */
export type RequestFactories<Answer> = Awaited<Answer> extends Items<infer One> ? One extends readonly [Page, infer Members] ? {
    /** Creates the requested members that the module adds to a page. */
    readonly members: RequestFactory<Members>;
} : {
    /** Creates an item with the requested members. */
    readonly item: RequestFactory<One>;
} : {
    /** Creates the result with the requested members. */
    readonly result: RequestFactory<Awaited<Answer>>;
};
/**
 * Everything that a factory for one request needs. `example` is the mock's own handler of the module, which returns its
 * result synchronously.
 */
export interface FactorySetup {
    readonly module: OverriddenModule;
    readonly example: Handler;
    readonly site: SiteNames | undefined;
    readonly seed: number;
}
/** Returns the factory for one request to a module, by its name. */
export declare function requestFactories(setup: FactorySetup, parameters: object, context: Context): Readonly<Record<string, RequestFactory<object>>>;
/** Completes a page of a generator, so that a title is sufficient. */
export declare function completedPage(setup: FactorySetup, part: RequestedPart, page: object, index: number): object;
