import { createClient } from "./client.js";
/** A client that knows no modules but those of its options. They go into the empty `groups`. */
export function createCoreClient(wire, groups, { modules, ...options }) {
    return createClient(chosenModules(wire, groups, modules), options);
}
/** The table of these modules alone. */
export function chosenModules(wire, groups, modules) {
    for (const [group, name, entry] of modules)
        groups[group][name] = entry;
    return { ...wire, groups };
}
