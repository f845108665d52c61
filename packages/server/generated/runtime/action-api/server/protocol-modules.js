import { pathOf } from "../../query/server/modules.js";
import { formatNames, formatParameters, parametersOfFormat } from "./formats.js";
export function mainModule({ table, actions }) {
    const own = setOf(table, "main").filter(({ name }) => !formatParameters.has(name));
    const described = own.map((parameter) => {
        if (parameter.name === "action")
            return { ...parameter, ...ownNames([...actions.keys()]), default: "help", required: false };
        if (parameter.name === "format")
            return { ...parameter, ...ownNames(formatNames), default: "jsonfm" };
        return parameter;
    });
    return { name: "main", path: "main", prefix: "", parameters: described };
}
/** Returns the module `query`. Its parameters include those that select modules and those that name pages. */
export function queryModule({ table }) {
    const paths = (names) => {
        return names.flatMap((name) => table.modules[name] === undefined ? [] : [[name, pathOf(table.modules[name])]]);
    };
    const [low, high] = table.mostValues;
    const many = { required: false, multi: true, lowlimit: low, highlimit: high };
    const selectors = Object.entries(table.groups).map(([name, names]) => ({ name, ...many, ...modulesIn(paths(names)) }));
    const [generator, submoduleparamprefix] = table.generator;
    const generators = {
        name: generator,
        required: false,
        multi: false,
        ...modulesIn(paths(table.generators)),
        submoduleparamprefix,
    };
    const pages = setOf(table, table.pageSet);
    const naming = pages.filter(({ name }) => table.pageParameters.includes(name));
    const others = pages.filter(({ name }) => !table.pageParameters.includes(name));
    const parameters = [...selectors, ...setOf(table, "query"), ...naming, generators, ...others];
    return { name: "query", path: "query", group: "action", prefix: "", readrights: true, parameters };
}
export function formatModules({ table }) {
    const all = setOf(table, "main");
    return formatNames.map((name) => {
        const parameters = parametersOfFormat(name).flatMap((one) => all.filter((parameter) => parameter.name === one));
        return { name, path: name, group: "format", prefix: "", readrights: true, parameters };
    });
}
function setOf({ sets }, name) {
    return sets[name]?.parameters ?? [];
}
function ownNames(names) {
    return modulesIn(names.map((name) => [name, name]));
}
/** Returns a parameter type whose values are module names, with the path of each module. */
function modulesIn(paths) {
    const sorted = paths.toSorted(([one], [other]) => (one < other ? -1 : 1));
    return { type: sorted.map(([name]) => name), submodules: Object.fromEntries(sorted) };
}
