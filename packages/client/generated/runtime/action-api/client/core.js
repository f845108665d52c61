import { createClient } from "./client.js";
/** A client that knows no modules but those of its options. `groups` has the empty groups that these go into, and is the client's from then on. */
export function createCoreClient(wire, groups, { modules, ...options }) {
    for (const [group, name, entry] of modules)
        groups[group][name] = entry;
    return createClient({ ...wire, groups }, options);
}
