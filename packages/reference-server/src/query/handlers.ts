/* What answers, as `QueryHandlers` has it. */
export * as generators from "./generators.js";
export * as modules from "./modules.js";
