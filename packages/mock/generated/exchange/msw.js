// Handlers for MSW of Exchange Management API. Generated: change the spec instead.
import { handlersOf, overridesOf } from "../runtime/mock/msw.js";

export const exchangeHandlers = handlersOf;

export const exchangeOverrides = overridesOf;
