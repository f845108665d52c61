import { Failure } from "../../query/server/failure.js";
import { pathOf } from "../../query/server/modules.js";
import { descriptionIn } from "./description.js";
import { messageText } from "./message-texts.js";
/** What the action takes beside the parameters of every request. */
export const ownParameters = ["modules", "helpformat"];
const helpFormats = ["html", "none", "raw", "wikitext"];
/** What the service says of its modules. */
export function paraminfo(query) {
    const { table, given, high, warnings } = query;
    const asked = given.get("helpformat") ?? "none";
    const helpformat = helpFormats.includes(asked) ? asked : "none";
    const { modules, unknown } = modulesNamed(table, pathsNamed(query, "paraminfo"));
    warnings.push(...unknown.map((path) => ({ ...noModule(path), code: "badmodule", module: "paraminfo" })));
    const infos = modules.map((module) => infoOf(table, module, high, helpformat));
    return { paraminfo: { helpformat, modules: infos } };
}
/** With the number of values that this caller may give beside those of all callers. */
function infoOf({ firstIndex }, { description, examples, ...module }, high, helpformat) {
    const all = module.parameters.map(({ description, ...one }, at) => ({
        ...(firstIndex === undefined ? {} : { index: at + firstIndex }),
        ...one,
        ...descriptionIn(helpformat, description),
        ...(one.multi ? { limit: high ? one.highlimit : one.lowlimit } : {}),
    }));
    const some = (templated) => all.filter(({ templatevars }) => (templatevars !== undefined) === templated);
    const about = { ...descriptionIn(helpformat, description), ...examplesIn(helpformat, examples) };
    return { ...module, ...about, parameters: some(false), templatedparameters: some(true) };
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
/** Modules by their paths; `query+*` are all. */
export function modulesNamed(table, paths) {
    const all = Object.values(table.modules);
    const byPath = new Map(all.map((module) => [pathOf(module), module]));
    const starts = new Set(all.map((module) => pathOf(module).slice(0, -module.name.length)));
    const isEverything = (path) => starts.has(path.replace(/\*{1,2}$/, "")) && path.endsWith("*");
    const found = paths.flatMap((path) => (isEverything(path) ? all : (byPath.get(path) ?? [])));
    return { modules: [...new Set(found)], unknown: paths.filter((path) => !isEverything(path) && !byPath.has(path)) };
}
export function noModule(path) {
    const [parent = "", name] = path.split("+");
    return name === undefined
        ? messageText("apierror-badmodule-unknown", "There is no description of the module <kbd>$1</kbd>.", parent)
        : messageText("apierror-badmodule-badsubmodule", "The module <kbd>$1</kbd> does not have a submodule <kbd>$2</kbd>.", parent, name);
}
/** The paths that a request names, of which this caller may name so many. */
export function pathsNamed({ table, given, high }, action) {
    const [standard, alternative] = table.separators;
    const text = given.get("modules") ?? "";
    const isAlternative = alternative !== "" && text.startsWith(alternative);
    const values = isAlternative ? text.slice(alternative.length).split(alternative) : text.split(standard || "\0");
    const [lowlimit, highlimit] = table.mostValues;
    const limit = high ? highlimit : lowlimit;
    if (values.length > limit) {
        const text = messageText("paramvalidator-toomanyvalues", 'Too many values supplied for parameter "$1". The limit is $2.', "modules", limit);
        const data = { parameter: "modules", limit, lowlimit, highlimit };
        throw new Failure({ ...text, code: "toomanyvalues", module: action, data });
    }
    return [...new Set(values.filter((value) => value !== ""))];
}
