import { Failure } from "./failure.js";
import { pathOf } from "./finding-messages.js";
import { escaped } from "./format-message.js";
import { page } from "./html.js";
import { moduleOf } from "./modules.js";
import { modulesNamed, noModule, pathsNamed } from "./paraminfo.js";
/** A page for people: of the modules that are named, or of all. */
export function help(query) {
    const { table } = query;
    const { modules, unknown } = modulesNamed(table, pathsNamed(query, "help"));
    const [first] = unknown;
    if (first !== undefined && first !== "main")
        throw new Failure({ ...noModule(first), code: "badmodule", module: "help" });
    const body = modules.length > 0 ? modules.map(moduleHelp).join("\n") : contents(table);
    return page(`${table.title}: help`, `<h1>${escaped(table.title)}</h1>\n${body}`);
}
function contents(table) {
    const address = (name) => `?action=help&amp;modules=${encodeURIComponent(pathOf(moduleOf(table, name)))}`;
    const item = (name) => `<li><a href="${address(name)}">${escaped(name)}</a></li>`;
    return Object.entries(table.groups)
        .map(([selector, names]) => `<h2>${escaped(selector)}</h2>\n<ul>\n${names.map(item).join("\n")}\n</ul>`)
        .join("\n");
}
function moduleHelp(module) {
    const rows = module.parameters.map((one) => row(module, one));
    const marks = [module.generator ? "generator" : "", module.deprecated ? "deprecated" : ""].filter((mark) => mark !== "").join(", ");
    const head = `<h2>${escaped(pathOf(module))}</h2>\n<p>${escaped([module.group, marks].filter((text) => text !== "").join(", "))}</p>`;
    return `${head}\n<table>\n<tr><th>Parameter</th><th>Type</th><th>Default</th></tr>\n${rows.join("\n")}\n</table>`;
}
function row(module, { name, type, multi, required, deprecated, default: value = "" }) {
    const kind = typeof type === "string" ? type : type.map((value) => (value === "" ? "(empty)" : value)).join(", ");
    const marks = [multi ? "several" : "", required ? "required" : "", deprecated ? "deprecated" : ""].filter((mark) => mark !== "");
    const cells = [module.prefix + name, [kind, ...marks].join("; "), String(value)];
    return `<tr>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join("")}</tr>`;
}
