import type { ServiceMock } from "../../mock/mock.js";
import type { Handler, Handlers } from "../server/handlers.js";
import type { Answer } from "../server/request.js";
import type { SiteNames } from "../server/results/site.js";
import type { ResultTable } from "../server/results/table.js";
import type { Table } from "../server/table.js";
import type { ModuleMockOptions } from "./options.js";
import { type AnyModuleOverrides } from "./overrides.js";
/** The parts of a service that a mock consists of, as its generated files have them. */
export interface QueryParts {
    readonly table: Table;
    /** The names of modules, by group. */
    readonly groups: Readonly<Record<string, readonly string[]>>;
    /** Undefined if the spec describes no results. */
    readonly results?: ResultTable | undefined;
    readonly site?: SiteNames | undefined;
    readonly answerWith: (handlers: Handlers, options: object) => Answer;
    /** The handlers, and examples for modules without one. */
    readonly withExamples: (handlers: Handlers, options: object) => Handlers;
    /** The extension of the profile of the service. */
    readonly extend?: ((options: object) => MockExtension) | undefined;
}
/** The part of a mock that its profile adds: actions, accounts, and the pages that they change. */
export interface MockExtension {
    /** The group of its actions among overrides, and their names. */
    readonly group: string;
    readonly actions: readonly string[];
    /** Members of the mock. */
    readonly members: object;
    /** Options of the examples. */
    readonly examples: object;
    /** Options of the server. `overridable` lets an override replace an action. */
    readonly options: (overridable: (name: string, run: Handler) => Handler) => object;
    /** The examples of modules, changed by writes. */
    readonly handlers: (examples: Handlers) => Handlers;
    readonly reset: () => void;
}
/** A mock of a service of query modules, with the data for the handlers of MSW. */
export interface QueryMock extends ServiceMock {
    readonly override: AnyModuleOverrides<() => void>;
    readonly internal: {
        /** Addresses of requests to the service, without their queries. */
        readonly addresses: RegExp;
        readonly groups: QueryParts["groups"];
        readonly answer: (request: Request) => Promise<Response>;
        /** The response with the result of an override; undefined if the request does not name its module. */
        readonly answerBy: (request: Request, kept: Kept) => Promise<Response | undefined>;
    };
}
/** An override of a module or an action. */
export interface Kept {
    readonly group: string;
    readonly name: string;
    readonly handler: Handler;
    readonly once: boolean;
}
export declare function createQueryMock(parts: QueryParts, given?: ModuleMockOptions<Handlers, object>): QueryMock;
/** Returns a handler that throws an error. */
export declare function errorAnswer(code: string, text?: string): () => never;
