/* What answers, as `ExchangeHandlers` has it: the operations of each resource. */
export { pagingGroups } from "./paging-groups.js";
export { tokens } from "./tokens.js";
