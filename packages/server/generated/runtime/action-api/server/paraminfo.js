import { actionModule } from "./action.js";
import { pathOf } from "../../query/server/modules.js";
import { descriptionIn } from "./description.js";
import { messageText } from "./message-texts.js";
import { describedActions } from "./served-action.js";
export const paraminfoModule = actionModule({
    name: "paraminfo",
    parameters: {
        modules: { type: "string", multi: true },
        helpformat: { type: ["html", "none", "raw", "wikitext"], default: "none" },
    },
});
/** What the service says of its modules. */
export function paraminfo(values, active) {
    const { modules: paths = [], helpformat } = values;
    const { table, high, warnings, onCaller } = active;
    const { modules, unknown } = modulesNamed(active, paths);
    warnings.push(...unknown.map((path) => ({ ...noModule(path), code: "badmodule", module: "paraminfo" })));
    // Who has higher limits is told of them.
    onCaller?.();
    return { paraminfo: { helpformat, modules: modules.map((module) => infoOf(table, module, high, helpformat)) } };
}
/** With the number of values that this caller may give beside those of all callers. */
function infoOf({ firstIndex, mostValues: [low, most] }, { description, examples, ...module }, high, helpformat) {
    const all = module.parameters.map(({ description, ...one }, at) => ({
        ...(firstIndex === undefined ? {} : { index: at + firstIndex }),
        ...one,
        ...descriptionIn(helpformat, description),
        ...(one.multi ? manyOf(one.lowlimit ?? low, one.highlimit ?? most, high) : {}),
    }));
    const some = (templated) => all.filter(({ templatevars }) => (templatevars !== undefined) === templated);
    const about = { ...descriptionIn(helpformat, description), ...examplesIn(helpformat, examples) };
    return { ...module, ...about, parameters: some(false), templatedparameters: some(true) };
}
function manyOf(lowlimit, highlimit, high) {
    return { lowlimit, highlimit, limit: high ? highlimit : lowlimit };
}
/** Like descriptions, they are there where a form of help is asked for. A message stands by itself, not in a list. */
function examplesIn(helpformat, examples = []) {
    if (helpformat === "none")
        return {};
    const printed = examples.map(({ query, description }) => {
        const { description: text } = descriptionIn(helpformat, description);
        return { query, description: Array.isArray(text) ? text[0] : text };
    });
    return { examples: printed };
}
/** Modules by their paths; `query+*` are all of `query`, and `*` all actions. */
export function modulesNamed(active, paths) {
    const all = [...describedActions(active), ...Object.values(active.table.modules)];
    const byPath = new Map(all.map((module) => [pathOf(module), module]));
    const starts = new Set(all.map(startOf));
    const allIn = (path) => all.filter((module) => `${startOf(module)}*` === path.replace(/\*\*$/, "*"));
    const isEverything = (path) => path.endsWith("*") && starts.has(path.replace(/\*{1,2}$/, ""));
    const found = paths.flatMap((path) => (isEverything(path) ? allIn(path) : (byPath.get(path) ?? [])));
    return { modules: [...new Set(found)], unknown: paths.filter((path) => path !== "" && !isEverything(path) && !byPath.has(path)) };
}
/** Where a path is, without the name at its end. */
function startOf(module) {
    return pathOf(module).slice(0, -module.name.length);
}
export function noModule(path) {
    const [parent = "", name] = path.split("+");
    return name === undefined
        ? messageText("apierror-badmodule-unknown", "There is no description of the module <kbd>$1</kbd>.", parent)
        : messageText("apierror-badmodule-badsubmodule", "The module <kbd>$1</kbd> does not have a submodule <kbd>$2</kbd>.", parent, name);
}
