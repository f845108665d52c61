/** The actions that are described, for programs and for people. */
export function describedActions({ actions }) {
    return [...actions.values()].flatMap(({ module }) => (module === undefined ? [] : [module]));
}
/** The table of an action, from which messages about its parameters are made as those about a module's are. */
export function tableOf(module, table) {
    return { ...table, constants: { action: module.name }, groups: {}, modules: { [module.name]: module } };
}
