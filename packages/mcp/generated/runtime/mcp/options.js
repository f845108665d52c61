import { findEntry } from "./search.js";
/** Returns the permission to read and to call the operations that the options allow. */
export function permissionOf(project, { allowWrites = false, allow = [] }) {
    const named = new Set(allow.map((name) => writingEntry(project, name).name));
    return {
        mayWrite: allowWrites || named.size > 0,
        refusal({ name, writes }) {
            if (!writes || allowWrites || named.has(name))
                return undefined;
            return `${name} changes data, and this server only reads. Its operator can allow this with --allow ${name}, or all changes with --allow-writes.`;
        },
    };
}
/** @throws {RangeError} if no operation that changes data has this name. */
function writingEntry(project, name) {
    const entry = findEntry(project, name)?.entry;
    if (entry?.writes)
        return entry;
    throw new RangeError(entry === undefined
        ? `There is no operation ${JSON.stringify(name)} to allow.`
        : `${entry.name} changes no data, so it needs no permission.`);
}
/** Reads the client options of each service from the environment. Empty variables are ignored. */
export function optionsFromEnvironment({ services }, environment) {
    return Object.fromEntries(services.map(({ id, variables }) => {
        const set = variables.flatMap(({ name, option }) => environment[name] ? [[option, environment[name]]] : []);
        return [id, Object.fromEntries(set)];
    }));
}
