import { Failure } from "../../query/server/failure.js";
import { moduleOf, pathOf } from "../../query/server/modules.js";
/** Refuses a caller who may not ask a module what the request asks, before any of its modules runs. */
export function checkNeeds({ generator, modules }, active) {
    const uses = Object.entries(modules).map(([name, parameters]) => ({ name, parameters }));
    if (generator !== undefined)
        checkUse(generator, active, true);
    for (const use of uses)
        checkUse(use, active, false);
}
function checkUse(use, active, isGenerator) {
    const { options, caller, table, onCaller } = active;
    for (const { rights, where, unless = [], exceptGenerator = false, ...message } of options.needs?.[use.name] ?? []) {
        if (isGenerator && exceptGenerator)
            continue;
        if (where !== undefined && !asksFor(where, use, table.all))
            continue;
        if (unless.some((name) => use.parameters[name] !== undefined))
            continue;
        onCaller?.();
        const isMet = rights === undefined ? caller.name !== undefined : rights.some((right) => caller.rights.includes(right));
        if (!isMet)
            throw new Failure({ ...message, module: pathOf(moduleOf(table, use.name)) });
    }
}
function asksFor(where, { parameters }, all) {
    return Object.entries(where).some(([name, values]) => [parameters[name]].flat().some((given) => given === all || values.some((one) => one === given)));
}
/**
 * Whether a request asks for nothing but modules that need no right to read. One that asks for nothing needs it, as it does in the real
 * system.
 */
export function isFree({ table, given, options: { free = [] } }) {
    const selectors = Object.keys(table.groups);
    const asked = selectors.flatMap((selector) => (given.get(selector) ?? "").split(table.separators[0] || "\0")).filter((name) => name !== "");
    const pages = [table.generator[0], ...table.pageParameters];
    return asked.length > 0 && asked.every((name) => free.includes(name)) && !pages.some((name) => given.has(name));
}
