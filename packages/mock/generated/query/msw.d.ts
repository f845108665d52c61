// Handlers for MSW of Content Query Interface. Generated: change the spec instead.
import type { HttpHandler } from "msw";
import type { ActionOverrides } from "../runtime/action-api/mock/extend.js";
import type { ModuleOverrides } from "../runtime/query/mock/overrides.js";
import type { QueryMock, QueryMockHandlers } from "./index.js";

/** Handlers for `setupServer` or `setupWorker`: the mock responds to every request to Content Query Interface. */
export declare function queryHandlers(mock: QueryMock): readonly HttpHandler[];

/** A handler for each module, for `server.use`: after the checks of the mock, it responds with the given value until MSW resets its handlers. A request without the module continues to the next handler. */
export declare function queryOverrides(mock: QueryMock): ModuleOverrides<QueryMockHandlers, HttpHandler> & ActionOverrides<HttpHandler>;
