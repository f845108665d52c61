import { Failure } from "./failure.js";
import { pathOf } from "./modules.js";
/** Creates the context that a handler receives in addition to its parameters. */
export function contextOf({ table, caller, onCaller, warnings, root }, { request, name, generator = false, pages, next }) {
    const module = name === undefined ? undefined : table.modules[name];
    const path = module === undefined ? root : pathOf(module);
    const start = `${generator ? table.generator[1] : ""}${module?.prefix ?? ""}`;
    return {
        request,
        get caller() {
            onCaller?.();
            return caller;
        },
        generator,
        pages,
        continueWith: (value, parameter = "continue") => void (next[start + parameter] = [value].flat().join(table.separators[0])),
        warn: (code, text) => void warnings.push({ ...text, code, module: path }),
        fail: (code, text, status) => {
            throw new Failure({ ...text, code, module: path }, status);
        },
    };
}
