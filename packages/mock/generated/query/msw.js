// Handlers for MSW of Content Query Interface. Generated: change the spec instead.

export { handlersOf as queryHandlers, overridesOf as queryOverrides } from "../runtime/query/mock/msw.js";
