import { Failure } from "../../../query/server/message.js";
import { actionModule, describedActions, Unformatted } from "../action.js";
import { descriptionHtml, modulesNamed, noModule } from "./paraminfo.js";
import { escaped, page } from "../message-texts.js";
import { helpPage } from "../formats/formats.js";
import { moduleOf, pathOf } from "../../../query/server/modules.js";
export const helpModule = actionModule({
    name: "help",
    parameters: {
        modules: { type: "string", multi: true, default: "main" },
        submodules: { type: "boolean" },
        recursivesubmodules: { type: "boolean" },
        wrap: { type: "boolean" },
        toc: { type: "boolean" },
    },
});
/** Returns an HTML help page for the named modules. With `wrap`, the response contains the page as a string. */
export function help(values, active) {
    const { modules: paths, submodules, recursivesubmodules, wrap, toc } = values;
    const { table } = active;
    const { modules, unknown } = modulesNamed(active, paths);
    const [first] = unknown;
    if (first !== undefined)
        throw new Failure({ ...noModule(first), code: "badmodule", module: "help" });
    const below = modules.map(({ name }) => (name === "main" ? "*" : `${name}+*`));
    const inner = submodules || recursivesubmodules ? modulesNamed(active, below).modules : [];
    const all = [...new Set([...modules, ...inner])];
    const body = all
        .map((module) => (module.name === "main" ? `${moduleHelp(module)}\n${contents(active)}` : moduleHelp(module)))
        .join("\n");
    const text = page(`${table.title}: help`, `<h1>${escaped(table.title)}</h1>\n${toc ? tableOfContents(all) : ""}${body}`);
    return wrap
        ? { help: { mime: "text/html", filename: "api-help.html", help: text } }
        : new Unformatted(helpPage(text));
}
function tableOfContents(modules) {
    const items = modules.map(({ name, path = name }) => `<li><a href="#${attribute(path)}">${escaped(path)}</a></li>`);
    return `<ul>\n${items.join("\n")}\n</ul>\n`;
}
function contents(active) {
    const { table } = active;
    const groups = Object.entries(table.groups).map(([selector, names]) => [selector, names.map((name) => moduleOf(table, name))]);
    return [["action", describedActions(active)], ...groups]
        .map(([title, modules]) => `<h2>${escaped(title)}</h2>\n<ul>\n${modules.map(item).join("\n")}\n</ul>`)
        .join("\n");
}
function item(module) {
    return `<li><a href="?action=help&amp;modules=${encodeURIComponent(pathOf(module))}">${escaped(module.name)}</a></li>`;
}
function moduleHelp(module) {
    const rows = module.parameters.map((one) => row(module, one));
    const marks = [module.generator ? "generator" : "", module.deprecated ? "deprecated" : ""]
        .filter((mark) => mark !== "")
        .join(", ");
    const { name, path = name, group = "" } = module;
    const kind = [group, marks].filter((text) => text !== "").join(", ");
    const head = `<h2 id="${attribute(path)}">${escaped(path)}</h2>\n<p>${escaped(kind)}</p>`;
    const columns = ["Parameter", "Type", "Default", "Description"].map((name) => `<th>${name}</th>`).join("");
    return `${head}\n${about(module)}${examplesHtml(module)}<table>\n<tr>${columns}</tr>\n${rows.join("\n")}\n</table>`;
}
function about({ description, helpurls = [] }) {
    const text = description === undefined ? "" : `<p>${descriptionHtml(description)}</p>\n`;
    const links = helpurls.map((url) => `<a rel="nofollow" href="${attribute(url)}">${escaped(url)}</a>`);
    return links.length === 0 ? text : `${text}<p>Manual: ${links.join(", ")}</p>\n`;
}
function examplesHtml({ examples = [] }) {
    const items = examples.map(({ query, description }) => {
        const link = `<a rel="nofollow" href="?${attribute(query)}">?${escaped(query)}</a>`;
        return `<dt>${descriptionHtml(description)}</dt>\n<dd>${link}</dd>\n`;
    });
    return items.length === 0 ? "" : `<h3>Examples</h3>\n<dl>\n${items.join("")}</dl>\n`;
}
function attribute(text) {
    return escaped(text).replaceAll('"', "&quot;");
}
function row(module, parameter) {
    const { name, type, multi, required, deprecated, default: value = "", description = "" } = parameter;
    const kind = typeof type === "string" ? type : type.map((value) => (value === "" ? "(empty)" : value)).join(", ");
    const marks = [multi ? "several" : "", required ? "required" : "", deprecated ? "deprecated" : ""].filter((mark) => mark !== "");
    const cells = [module.prefix + name, [kind, ...marks].join("; "), String(value)];
    return `<tr>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join("")}<td>${descriptionHtml(description)}</td></tr>`;
}
