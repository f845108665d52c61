/* The handlers, as `ExchangeHandlers` has them: the operations of each resource. */
export { tokens } from "./login-tokens.ts";
export { pagingGroups } from "./paging-groups.ts";
