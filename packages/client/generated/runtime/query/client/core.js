import { createClient } from "./client.js";
/** Creates a client that supports only the modules in its options. They are added to the empty `groups`. */
export function createCoreClient(wire, groups, { modules, ...options }) {
    return createClient(chosenModules(wire, groups, modules), options);
}
export function chosenModules(wire, groups, modules) {
    for (const [group, name, entry] of modules)
        groups[group][name] = entry;
    return { ...wire, groups };
}
