import { actionModule, type ActionModule, type ActiveRequest, describedActions } from "../action.js";
import { moduleOf, pathOf } from "../../../query/server/modules.js";
import { formatNames, formatParameters, parametersOfFormat } from "../formats/formats.js";
import { messageText, escaped } from "../message-texts.js";
import type { MessageText } from "../../../query/server/message.js";
import type { ModuleInfo, Table, ParameterInfo } from "../../../query/server/table.js";

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

export interface NamedModules {
  readonly modules: readonly DescribedModule[];
  /** Paths that match no module. */
  readonly unknown: readonly string[];
}

/**
 * Returns modules by path. `query+*` matches all modules of `query`, and `*` all top-level modules. `**` also matches
 * nested modules.
 */
export function modulesNamed(active: ActiveRequest, paths: readonly string[]): NamedModules {
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

export function mainModule({ table, actions }: ActiveRequest): DescribedModule {
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
export function queryModule({ table }: ActiveRequest): DescribedModule {
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
export function descriptionIn(form: string, markdown: string | undefined): object {
  const print = forms[form];
  return markdown === undefined || print === undefined ? {} : { description: print(markdown) };
}

const forms: Readonly<Record<string, (markdown: string) => unknown>> = {
  html: descriptionHtml,
  wikitext: descriptionWikitext,
  // The key of a message that consists only of its first parameter.
  raw: (markdown) => [{ key: "rawmessage", params: [descriptionWikitext(markdown)] }],
};

export function descriptionHtml(markdown: string): string {
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
