import { pathOf } from "../../query/server/modules.js";
import type { ModuleInfo, ParameterInfo, Table } from "../../query/server/table.js";
import type { ActiveRequest } from "./active-request.js";
import { formatNames, formatParameters, parametersOfFormat } from "./formats.js";

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
