import { type ServiceMock } from "../../http/mock/mock.js";
import type { Handler, Handlers } from "../server/handlers.js";
import type { Answer } from "../server/request.js";
import type { SiteNames } from "../server/results/sample.js";
import type { ResultTable } from "../server/results/table.js";
import type { Table } from "../server/table.js";
import type { ModuleMockOptions } from "./options.js";
import { type AnyModuleOverrides } from "./overrides.js";
/** The generated parts of a service that its mock requires. */
export interface QueryParts {
    readonly table: Table;
    readonly groups: Readonly<Record<string, readonly string[]>>;
    /** Undefined if the spec describes no results. */
    readonly results?: ResultTable | undefined;
    readonly site?: SiteNames | undefined;
    readonly answerWith: (handlers: Handlers, options: object) => Answer;
    /** Returns the handlers, with examples for modules without a handler. */
    readonly withExamples: (handlers: Handlers, options: object) => Handlers;
    /** Creates the extension for the profile of the service. */
    readonly extend?: ((options: object) => MockExtension) | undefined;
}
/** The part of a mock that its profile adds: actions, accounts, and the pages that they change. */
export interface MockExtension {
    /** The group that contains its actions among the overrides, and their names. */
    readonly group: string;
    readonly actions: readonly string[];
    /** Additional members of the mock. */
    readonly members: object;
    readonly examples: object;
    /** Returns options of the server. `overridable` lets an override replace an action. */
    readonly options: (overridable: (name: string, run: Handler) => Handler) => object;
    /** Returns handlers that apply earlier writes to the examples. */
    readonly handlers: (examples: Handlers) => Handlers;
    readonly reset: () => void;
}
/** A mock of a service of query modules, with the data for the MSW handlers. */
export interface QueryMock extends ServiceMock {
    readonly override: AnyModuleOverrides<() => void>;
    readonly internal: {
        /** Matches the URLs of requests to the service, without their queries. */
        readonly addresses: RegExp;
        readonly groups: QueryParts["groups"];
        readonly answer: (request: Request) => Promise<Response>;
        /** Returns the response with the result of an override, or undefined if the request does not name its module. */
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
