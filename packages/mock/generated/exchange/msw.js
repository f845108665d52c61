// Handlers for MSW of Exchange Management API. Generated: change the spec instead.

export { handlersOf as exchangeHandlers, overridesOf as exchangeOverrides } from "../runtime/resource/mock/msw.js";
