import { chosenModules } from "../../query/client/core.js";
import { createClient } from "./client.js";
/** Creates a client that supports only the modules in its options. They are added to the empty `groups`. */
export function createCoreClient(wire, groups, { modules, ...options }) {
    return createClient(chosenModules(wire, groups, modules), options);
}
