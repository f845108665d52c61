import { actionModule, type ActionModule } from "./action.js";
import { type ActiveRequest, describedActions } from "./active-request.js";
import { moduleOf } from "../../query/server/modules.js";
import { descriptionIn } from "./description.js";
import { formatNames } from "./formats.js";
import { messageText } from "./message-texts.js";
import { formatModules, mainModule, queryModule, type DescribedModule } from "./protocol-modules.js";
import type { MessageText } from "../../query/server/message.js";
import type { ModuleInfo, Table } from "../../query/server/table.js";

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
