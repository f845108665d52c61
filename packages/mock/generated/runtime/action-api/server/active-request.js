/** Returns the descriptions of all actions that have one. */
export function describedActions({ actions }) {
    return [...actions.values()].flatMap(({ module }) => (module === undefined ? [] : [module]));
}
/** Returns a table for the messages about an action's parameters. They have the same form as those about a module's. */
export function tableOf(module, table) {
    return { ...table, constants: { action: module.name }, groups: {}, modules: { [module.name]: module } };
}
