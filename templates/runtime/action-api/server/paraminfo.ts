import { type ActiveRequest, describedActions } from "./active-request.js";
import { type ActionModule, Unformatted, actionModule } from "./action.js";
import { moduleOf, pathOf } from "../../query/server/modules.js";
import { formatNames, formatParameters, helpPage, parametersOfFormat } from "./formats/formats.js";
import { escaped, messageText, page } from "./message-texts.js";
import { Failure, type MessageText } from "../../query/server/message.js";
import type { ModuleInfo, ParameterInfo, Table } from "../../query/server/table.js";

export function paraminfoModule({ modules }: Table): ActionModule {
  const old = { deprecated: true } as const;
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

interface Values {
  readonly modules?: readonly string[];
  readonly helpformat: string;
  /** The deprecated form of `modules`. */
  readonly querymodules?: readonly string[];
  readonly formatmodules?: readonly string[];
}

export function paraminfo(values: Readonly<Record<string, unknown>>, active: ActiveRequest): object {
  const { modules: paths = [], helpformat, querymodules = [], formatmodules = [] } = values as unknown as Values;
  const { table, high, warnings, onCaller } = active;
  const { modules, unknown } = modulesNamed(active, paths);
  warnings.push(...unknown.map((path) => ({ ...noModule(path), code: "badmodule", module: "paraminfo" })));
  // The limits in the response depend on the caller.
  onCaller?.();
  const infos = (all: readonly DescribedModule[]) => all.map((module) => infoOf(table, module, high, helpformat));
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
function withType(info: object): object {
  return { ...info, querytype: (info as ModuleInfo).group };
}

/**
 * Returns the description of a module. It includes the maximum number of parameter values for this caller and in
 * general.
 */
function infoOf(
  { firstIndex, mostValues: [low, most] }: Table,
  { name, path = name, description, examples, ...module }: DescribedModule,
  high: boolean,
  helpformat: string,
): object {
  const all = module.parameters.map(({ description, ...one }, at) => ({
    ...(firstIndex === undefined ? {} : { index: at + firstIndex }),
    ...one,
    ...descriptionIn(helpformat, description),
    ...(one.multi ? manyOf(one.lowlimit ?? low, one.highlimit ?? most, high) : {}),
  }));
  const some = (templated: boolean) => all.filter(({ templatevars }) => (templatevars !== undefined) === templated);
  const about = { ...descriptionIn(helpformat, description), ...examplesIn(helpformat, examples) };
  return { name, path, ...module, ...about, parameters: some(false), templatedparameters: some(true) };
}

function manyOf(lowlimit: number, highlimit: number, high: boolean): object {
  return { lowlimit, highlimit, limit: high ? highlimit : lowlimit };
}

/** Returns the examples if help is requested. Their descriptions are single messages, not lists. */
function examplesIn(helpformat: string, examples: ModuleInfo["examples"] = []): object {
  if (helpformat === "none") return {};
  const printed = examples.map(({ query, description }) => {
    const { description: text } = descriptionIn(helpformat, description) as { readonly description?: unknown };
    return { query, description: Array.isArray(text) ? (text[0] as unknown) : text };
  });
  return { examples: printed };
}

interface NamedModules {
  readonly modules: readonly DescribedModule[];
  /** Paths that match no module. */
  readonly unknown: readonly string[];
}

/**
 * Returns modules by path. `query+*` matches all modules of `query`, and `*` all top-level modules. `**` also matches
 * nested modules.
 */
function modulesNamed(active: ActiveRequest, paths: readonly string[]): NamedModules {
  const described = [...describedActions(active), queryModule(active)].toSorted((one, other) =>
    one.name < other.name ? -1 : 1,
  );
  const all: readonly DescribedModule[] = [
    ...described,
    ...formatModules(active),
    ...Object.values(active.table.modules),
  ];
  const byPath = new Map([mainModule(active), ...all].map((module) => [module.path ?? module.name, module]));
  const starts = new Set(all.map(startOf));
  const isEverything = (path: string): boolean => path.endsWith("*") && starts.has(path.replace(/\*{1,2}$/, ""));
  const allIn = (path: string): readonly DescribedModule[] => {
    const start = path.replace(/\*{1,2}$/, "");
    return all.filter((module) =>
      path.endsWith("**") ? startOf(module).startsWith(start) : startOf(module) === start,
    );
  };
  const found = paths.flatMap((path) => (isEverything(path) ? allIn(path) : (byPath.get(path) ?? [])));
  return {
    modules: [...new Set(found)],
    unknown: paths.filter((path) => path !== "" && !isEverything(path) && !byPath.has(path)),
  };
}

/** Returns a module's path without its name. */
function startOf({ name, path = name }: DescribedModule): string {
  return path.slice(0, -name.length);
}

/** Returns the message for an unknown path. A path with a single name is a submodule of `main`. */
export function noModule(path: string): MessageText {
  const names = path.split("+");
  const [parent = "", name = ""] = names.length > 1 ? names : ["main", ...names];
  return messageText(
    "apierror-badmodule-badsubmodule",
    "The module <kbd>$1</kbd> does not have a submodule <kbd>$2</kbd>.",
    parent,
    name,
  );
}

/*
 * Descriptions of the protocol's modules other than actions and query modules: the main module, `query` and the
 * formats.
 */

/** A module in the form that paraminfo describes. Top-level modules have no group. */
export interface DescribedModule extends Omit<ModuleInfo, "group"> {
  readonly group?: string;
  readonly readrights?: boolean | undefined;
}

function mainModule({ table, actions }: ActiveRequest): DescribedModule {
  const own = setOf(table, "main").filter(({ name }) => !formatParameters.has(name));
  const described = own.map((parameter): ParameterInfo => {
    if (parameter.name === "action")
      return { ...parameter, ...ownNames([...actions.keys()]), default: "help", required: false };
    if (parameter.name === "format") return { ...parameter, ...ownNames(formatNames), default: "jsonfm" };
    return parameter;
  });
  return { name: "main", path: "main", prefix: "", parameters: described };
}

/** Returns the module `query`. Its parameters include those that select modules and those that name pages. */
function queryModule({ table }: ActiveRequest): DescribedModule {
  const paths = (names: readonly string[]): readonly (readonly [string, string])[] => {
    return names.flatMap((name) =>
      table.modules[name] === undefined ? [] : [[name, pathOf(table.modules[name])] as const],
    );
  };
  const [low, high] = table.mostValues;
  const many = { required: false, multi: true, lowlimit: low, highlimit: high };
  const selectors = Object.entries(table.groups).map(
    ([name, names]): ParameterInfo => ({ name, ...many, ...modulesIn(paths(names)) }),
  );
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

export function formatModules({ table }: ActiveRequest): readonly DescribedModule[] {
  const all = setOf(table, "main");
  return formatNames.map((name) => {
    const parameters = parametersOfFormat(name).flatMap((one) => all.filter((parameter) => parameter.name === one));
    return { name, path: name, group: "format", prefix: "", readrights: true, parameters };
  });
}

function setOf({ sets }: Table, name: string): readonly ParameterInfo[] {
  return sets[name]?.parameters ?? [];
}

function ownNames(names: readonly string[]): Pick<ParameterInfo, "type" | "submodules"> {
  return modulesIn(names.map((name) => [name, name]));
}

/** Returns a parameter type whose values are module names, with the path of each module. */
function modulesIn(
  paths: readonly (readonly [name: string, path: string])[],
): Pick<ParameterInfo, "type" | "submodules"> {
  const sorted = paths.toSorted(([one], [other]) => (one < other ? -1 : 1));
  return { type: sorted.map(([name]) => name), submodules: Object.fromEntries(sorted) };
}

/* Descriptions are Markdown of paragraphs, lists with `- ` and code spans; everything else in them is text. */

/** Returns a description in one of the help formats. The result is empty for `none`. */
function descriptionIn(form: string, markdown: string | undefined): object {
  const print = forms[form];
  return markdown === undefined || print === undefined ? {} : { description: print(markdown) };
}

const forms: Readonly<Record<string, (markdown: string) => unknown>> = {
  html: descriptionHtml,
  wikitext: descriptionWikitext,
  // The key of a message that consists only of its first parameter.
  raw: (markdown) => [{ key: "rawmessage", params: [descriptionWikitext(markdown)] }],
};

function descriptionHtml(markdown: string): string {
  return markdown
    .split("\n\n")
    .map((block) => (block.startsWith("- ") ? `<ul>${block.split("\n").map(htmlItem).join("")}</ul>` : html(block)))
    .join("\n");
}

function htmlItem(line: string): string {
  return `<li>${html(line.slice(2))}</li>`;
}

function html(text: string): string {
  return withCode(text, escaped);
}

function descriptionWikitext(markdown: string): string {
  return withCode(markdown, plainWikitext).replace(/^- /gm, "* ");
}

/** Escapes all wikitext markup in a string. */
function plainWikitext(text: string): string {
  return escaped(text).replace(/[[\]{}|]|''|~~~/g, (mark) =>
    [...mark].map((character) => `&#${character.charCodeAt(0)};`).join(""),
  );
}

/** Converts code spans, with one or more backquotes, to `<kbd>`. */
function withCode(text: string, print: (text: string) => string): string {
  const parts = text.split(/(`+)([^`]+)\1/);
  return parts.map((part, at) => [print(part), "", `<kbd>${print(part.trim())}</kbd>`][at % 3]).join("");
}

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

interface HelpValues {
  readonly modules: readonly string[];
  readonly submodules: boolean;
  readonly recursivesubmodules: boolean;
  readonly wrap: boolean;
  readonly toc: boolean;
}

/** Returns an HTML help page for the named modules. With `wrap`, the response contains the page as a string. */
export function help(values: Readonly<Record<string, unknown>>, active: ActiveRequest): object {
  const { modules: paths, submodules, recursivesubmodules, wrap, toc } = values as unknown as HelpValues;
  const { table } = active;
  const { modules, unknown } = modulesNamed(active, paths);
  const [first] = unknown;
  if (first !== undefined) throw new Failure({ ...noModule(first), code: "badmodule", module: "help" });
  const below = modules.map(({ name }) => (name === "main" ? "*" : `${name}+*`));
  const inner = submodules || recursivesubmodules ? modulesNamed(active, below).modules : [];
  const all = [...new Set([...modules, ...inner])];
  const body = all
    .map((module) => (module.name === "main" ? `${moduleHelp(module)}\n${contents(active)}` : moduleHelp(module)))
    .join("\n");
  const text = page(
    `${table.title}: help`,
    `<h1>${escaped(table.title)}</h1>\n${toc ? tableOfContents(all) : ""}${body}`,
  );
  return wrap
    ? { help: { mime: "text/html", filename: "api-help.html", help: text } }
    : new Unformatted(helpPage(text));
}

function tableOfContents(modules: readonly DescribedModule[]): string {
  const items = modules.map(({ name, path = name }) => `<li><a href="#${attribute(path)}">${escaped(path)}</a></li>`);
  return `<ul>\n${items.join("\n")}\n</ul>\n`;
}

function contents(active: ActiveRequest): string {
  const { table } = active;
  const groups = Object.entries(table.groups).map(
    ([selector, names]) => [selector, names.map((name) => moduleOf(table, name))] as const,
  );
  return [["action", describedActions(active)] as const, ...groups]
    .map(([title, modules]) => `<h2>${escaped(title)}</h2>\n<ul>\n${modules.map(item).join("\n")}\n</ul>`)
    .join("\n");
}

function item(module: ModuleInfo): string {
  return `<li><a href="?action=help&amp;modules=${encodeURIComponent(pathOf(module))}">${escaped(module.name)}</a></li>`;
}

function moduleHelp(module: DescribedModule): string {
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

function about({ description, helpurls = [] }: DescribedModule): string {
  const text = description === undefined ? "" : `<p>${descriptionHtml(description)}</p>\n`;
  const links = helpurls.map((url) => `<a rel="nofollow" href="${attribute(url)}">${escaped(url)}</a>`);
  return links.length === 0 ? text : `${text}<p>Manual: ${links.join(", ")}</p>\n`;
}

function examplesHtml({ examples = [] }: DescribedModule): string {
  const items = examples.map(({ query, description }) => {
    const link = `<a rel="nofollow" href="?${attribute(query)}">?${escaped(query)}</a>`;
    return `<dt>${descriptionHtml(description)}</dt>\n<dd>${link}</dd>\n`;
  });
  return items.length === 0 ? "" : `<h3>Examples</h3>\n<dl>\n${items.join("")}</dl>\n`;
}

function attribute(text: string): string {
  return escaped(text).replaceAll('"', "&quot;");
}

function row(module: DescribedModule, parameter: ParameterInfo): string {
  const { name, type, multi, required, deprecated, default: value = "", description = "" } = parameter;
  const kind = typeof type === "string" ? type : type.map((value) => (value === "" ? "(empty)" : value)).join(", ");
  const marks = [multi ? "several" : "", required ? "required" : "", deprecated ? "deprecated" : ""].filter(
    (mark) => mark !== "",
  );
  const cells = [module.prefix + name, [kind, ...marks].join("; "), String(value)];
  return `<tr>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join("")}<td>${descriptionHtml(description)}</td></tr>`;
}
