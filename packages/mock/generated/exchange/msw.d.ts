// Handlers for MSW of Exchange Management API. Generated: change the spec instead.
import type { HttpHandler } from "msw";
import type { Overrides } from "../runtime/mock/overrides.js";
import type { ExchangeMock, ExchangeMockHandlers } from "./index.js";

/** What `setupServer` or `setupWorker` takes: every request to Exchange Management API is answered by the mock. */
export declare function exchangeHandlers(mock: ExchangeMock): readonly HttpHandler[];

/** A handler for each operation, for `server.use`: the request passes the checks of the mock, and then what is given answers, until MSW resets its handlers. */
export declare function exchangeOverrides(mock: ExchangeMock): Overrides<ExchangeMockHandlers, HttpHandler>;
