import { actionModule, describedActions } from "../action.js";
import { moduleOf, pathOf } from "../../../query/server/modules.js";
import { formatNames, formatParameters, parametersOfFormat } from "../formats/formats.js";
import { messageText, escaped } from "../message-texts.js";
export function paraminfoModule({ modules }) {
    const old = { deprecated: true };
    return actionModule({
        name: "paraminfo",
        parameters: {
            modules: { type: "string", multi: true },
            helpformat: { type: ["html", "none", "raw", "wikitext"], default: "none" },
            querymodules: { type: Object.keys(modules).toSorted(), multi: true, ...old },
            mainmodule: { type: "string", ...old },
            pagesetmodule: { type: "string", ...old },
            formatmodules: { type: formatNames, multi: true, ...old },
        },
    });
}
export function paraminfo(values, active) {
    const { modules: paths = [], helpformat, querymodules = [], formatmodules = [] } = values;
    const { table, high, warnings, onCaller } = active;
    const { modules, unknown } = modulesNamed(active, paths);
    warnings.push(...unknown.map((path) => ({ ...noModule(path), code: "badmodule", module: "paraminfo" })));
    // The limits in the response depend on the caller.
    onCaller?.();
    const infos = (all) => all.map((module) => infoOf(table, module, high, helpformat));
    const lists = {
        modules: infos(modules),
        querymodules: infos(querymodules.map((name) => moduleOf(table, name))).map(withType),
        formatmodules: infos(formatModules(active).filter(({ name }) => formatmodules.includes(name))),
    };
    return {
        paraminfo: { helpformat, ...Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)) },
    };
}
/** Adds the member `querytype`, which is part of the deprecated description of query modules. */
function withType(info) {
    return { ...info, querytype: info.group };
}
/**
 * Returns the description of a module. It includes the maximum number of parameter values for this caller and in
 * general.
 */
function infoOf({ firstIndex, mostValues: [low, most] }, { name, path = name, description, examples, ...module }, high, helpformat) {
    const all = module.parameters.map(({ description, ...one }, at) => ({
        ...(firstIndex === undefined ? {} : { index: at + firstIndex }),
        ...one,
        ...descriptionIn(helpformat, description),
        ...(one.multi ? manyOf(one.lowlimit ?? low, one.highlimit ?? most, high) : {}),
    }));
    const some = (templated) => all.filter(({ templatevars }) => (templatevars !== undefined) === templated);
    const about = { ...descriptionIn(helpformat, description), ...examplesIn(helpformat, examples) };
    return { name, path, ...module, ...about, parameters: some(false), templatedparameters: some(true) };
}
function manyOf(lowlimit, highlimit, high) {
    return { lowlimit, highlimit, limit: high ? highlimit : lowlimit };
}
/** Returns the examples if help is requested. Their descriptions are single messages, not lists. */
function examplesIn(helpformat, examples = []) {
    if (helpformat === "none")
        return {};
    const printed = examples.map(({ query, description }) => {
        const { description: text } = descriptionIn(helpformat, description);
        return { query, description: Array.isArray(text) ? text[0] : text };
    });
    return { examples: printed };
}
/**
 * Returns modules by path. `query+*` matches all modules of `query`, and `*` all top-level modules. `**` also matches
 * nested modules.
 */
export function modulesNamed(active, paths) {
    const described = [...describedActions(active), queryModule(active)].toSorted((one, other) => one.name < other.name ? -1 : 1);
    const all = [
        ...described,
        ...formatModules(active),
        ...Object.values(active.table.modules),
    ];
    const byPath = new Map([mainModule(active), ...all].map((module) => [module.path ?? module.name, module]));
    const starts = new Set(all.map(startOf));
    const isEverything = (path) => path.endsWith("*") && starts.has(path.replace(/\*{1,2}$/, ""));
    const allIn = (path) => {
        const start = path.replace(/\*{1,2}$/, "");
        return all.filter((module) => path.endsWith("**") ? startOf(module).startsWith(start) : startOf(module) === start);
    };
    const found = paths.flatMap((path) => (isEverything(path) ? allIn(path) : (byPath.get(path) ?? [])));
    return {
        modules: [...new Set(found)],
        unknown: paths.filter((path) => path !== "" && !isEverything(path) && !byPath.has(path)),
    };
}
/** Returns a module's path without its name. */
function startOf({ name, path = name }) {
    return path.slice(0, -name.length);
}
/** Returns the message for an unknown path. A path with a single name is a submodule of `main`. */
export function noModule(path) {
    const names = path.split("+");
    const [parent = "", name = ""] = names.length > 1 ? names : ["main", ...names];
    return messageText("apierror-badmodule-badsubmodule", "The module <kbd>$1</kbd> does not have a submodule <kbd>$2</kbd>.", parent, name);
}
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
/* Descriptions are Markdown of paragraphs, lists with `- ` and code spans; everything else in them is text. */
/** Returns a description in one of the help formats. The result is empty for `none`. */
export function descriptionIn(form, markdown) {
    const print = forms[form];
    return markdown === undefined || print === undefined ? {} : { description: print(markdown) };
}
const forms = {
    html: descriptionHtml,
    wikitext: descriptionWikitext,
    // The key of a message that consists only of its first parameter.
    raw: (markdown) => [{ key: "rawmessage", params: [descriptionWikitext(markdown)] }],
};
export function descriptionHtml(markdown) {
    return markdown
        .split("\n\n")
        .map((block) => (block.startsWith("- ") ? `<ul>${block.split("\n").map(htmlItem).join("")}</ul>` : html(block)))
        .join("\n");
}
function htmlItem(line) {
    return `<li>${html(line.slice(2))}</li>`;
}
function html(text) {
    return withCode(text, escaped);
}
function descriptionWikitext(markdown) {
    return withCode(markdown, plainWikitext).replace(/^- /gm, "* ");
}
/** Escapes all wikitext markup in a string. */
function plainWikitext(text) {
    return escaped(text).replace(/[[\]{}|]|''|~~~/g, (mark) => [...mark].map((character) => `&#${character.charCodeAt(0)};`).join(""));
}
/** Converts code spans, with one or more backquotes, to `<kbd>`. */
function withCode(text, print) {
    const parts = text.split(/(`+)([^`]+)\1/);
    return parts.map((part, at) => [print(part), "", `<kbd>${print(part.trim())}</kbd>`][at % 3]).join("");
}
