// Handlers for MSW of Exchange Management API. Generated: change the spec instead.
import type { HttpHandler } from "msw";
import type { Overrides } from "../runtime/resource/mock/overrides.js";
import type { ExchangeMock, ExchangeMockHandlers } from "./index.js";

/** Handlers for `setupServer` or `setupWorker`: the mock responds to every request to Exchange Management API. */
export declare function exchangeHandlers(mock: ExchangeMock): readonly HttpHandler[];

/** A handler for each operation, for `server.use`: after the checks of the mock, it responds with the given value until MSW resets its handlers. */
export declare function exchangeOverrides(mock: ExchangeMock): Overrides<ExchangeMockHandlers, HttpHandler>;
