import { SetupError } from "../../http/server/setup-error.js";
/** Rejects handlers that no request can reach, because a name is misspelled or the spec no longer has the module. */
export function refuseUnknownHandlers(table, { modules = {}, generators = {} }) {
    const unknown = [
        ...Object.keys(modules)
            .filter((name) => !Object.hasOwn(table.modules, name))
            .map((name) => `modules.${name}`),
        ...Object.keys(generators)
            .filter((name) => !table.generators.includes(name))
            .map((name) => `generators.${name}`),
    ];
    if (unknown.length === 0)
        return;
    throw new SetupError(`These handlers belong to no module of the spec: ${unknown.join(", ")}; remove them, or give them the names of modules.`);
}
