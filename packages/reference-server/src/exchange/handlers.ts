/* The handlers of `ExchangeHandlers`: the operations of each resource. */
export { tokens } from "./login-tokens.ts";
export { pagingGroups } from "./paging-groups.ts";
