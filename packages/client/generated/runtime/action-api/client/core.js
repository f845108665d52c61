import { createClient } from "./client.js";
/** A client that knows no modules but those of its options. They go into the empty `groups`. */
export function createCoreClient(wire, groups, { modules, ...options }) {
    for (const [group, name, entry] of modules)
        groups[group][name] = entry;
    return createClient({ ...wire, groups }, options);
}
