/* The handlers, as `QueryHandlers` has them. */
export * as generators from "./generators.ts";
export * as modules from "./modules.ts";
