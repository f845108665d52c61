import { SetupError } from "../../server/http/setup-error.js";
/** Refuses handlers that nothing can ask for: a name is misspelt, or the spec no longer has the module. */
export function refuseUnknownHandlers(table, { modules = {}, generators = {} }) {
    const unknown = [
        ...Object.keys(modules).filter((name) => !Object.hasOwn(table.modules, name)).map((name) => `modules.${name}`),
        ...Object.keys(generators).filter((name) => !table.generators.includes(name)).map((name) => `generators.${name}`),
    ];
    if (unknown.length === 0)
        return;
    throw new SetupError(`These handlers have no module in the spec: ${unknown.join(", ")}; remove them, or rename them to modules.`);
}
