// Handlers for MSW of Content Query Interface. Generated: change the spec instead.
import type { HttpHandler } from "msw";
import type { ActionOverrides } from "../runtime/action-api/mock/extend.js";
import type { ModuleOverrides } from "../runtime/query/mock/overrides.js";
import type { QueryMock, QueryMockHandlers } from "./index.js";

/** What `setupServer` or `setupWorker` takes: every request to Content Query Interface is answered by the mock. */
export declare function queryHandlers(mock: QueryMock): readonly HttpHandler[];

/** A handler for each module, for `server.use`: the request passes the checks of the mock, and then what is given answers, until MSW resets its handlers. A request that does not ask for the module continues to the next handler. */
export declare function queryOverrides(mock: QueryMock): ModuleOverrides<QueryMockHandlers, HttpHandler> & ActionOverrides<HttpHandler>;
