import { chosenModules } from "../../query/client/core.js";
import { createClient } from "./client.js";
/** A client that knows no modules but those of its options. They go into the empty `groups`. */
export function createCoreClient(wire, groups, { modules, ...options }) {
    return createClient(chosenModules(wire, groups, modules), options);
}
