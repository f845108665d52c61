import { Failure } from "./failure.js";
import { pathOf } from "./findings.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").Table} Table @typedef {import("./types.js").ModuleInfo} ModuleInfo @typedef {import("./types.js").Message} Message */

/** What the action takes beside the parameters of every request. */
export const ownParameters = ["modules", "helpformat"];
const most = { low: 50, high: 500 };
const helpFormats = ["html", "none", "raw", "wikitext"];

/** What the service says of its modules. @param {import("./context.js").Query} query */
export function paraminfo(query) {
  const { table, given, high, warnings } = query;
  const helpformat = given.get("helpformat") ?? "none";
  const { modules, unknown } = modulesNamed(table, pathsNamed(query, "paraminfo"));
  warnings.push(...unknown.map((path) => ({ ...noModule(path), code: "badmodule", module: "paraminfo" })));
  return { paraminfo: { helpformat: helpFormats.includes(helpformat) ? helpformat : "none", modules: modules.map((module) => infoOf(module, high)) } };
}

/** How many values this caller may give stands beside what all may. @param {ModuleInfo} module @param {boolean} high */
function infoOf(module, high) {
  const all = module.parameters.map((one, at) => ({ index: at + 1, ...one, ...(one.multi ? { limit: high ? one.highlimit : one.lowlimit } : {}) }));
  const some = (/** @type {boolean} */ templated) => all.filter(({ templatevars }) => (templatevars !== undefined) === templated);
  return { ...module, parameters: some(false), templatedparameters: some(true) };
}

/** Modules by their paths; `query+*` are all. @param {Table} table @param {readonly string[]} paths */
export function modulesNamed(table, paths) {
  const all = Object.values(table.modules);
  const byPath = new Map(all.map((module) => [pathOf(module), module]));
  const starts = new Set(all.map((module) => pathOf(module).slice(0, -module.name.length)));
  const everything = (/** @type {string} */ path) => starts.has(path.replace(/\*{1,2}$/, "")) && path.endsWith("*");
  const found = paths.flatMap((path) => (everything(path) ? all : (byPath.get(path) ?? [])));
  return { modules: [...new Set(found)], unknown: paths.filter((path) => !everything(path) && !byPath.has(path)) };
}

/** @param {string} path */
export function noModule(path) {
  const [parent = "", name] = path.split("+");
  return name === undefined
    ? say("apierror-badmodule-unknown", "There is no description of the module <kbd>$1</kbd>.", parent)
    : say("apierror-badmodule-badsubmodule", "The module <kbd>$1</kbd> does not have a submodule <kbd>$2</kbd>.", parent, name);
}

/** The paths that a request names, of which this caller may name so many. @param {import("./context.js").Query} query @param {string} action */
export function pathsNamed({ table, given, high }, action) {
  const [usual, other] = table.separators;
  const text = given.get("modules") ?? "";
  const values = other !== "" && text.startsWith(other) ? text.slice(other.length).split(other) : text.split(usual || "\0");
  const limit = high ? most.high : most.low;
  if (values.length > limit) {
    const told = say("paramvalidator-toomanyvalues", 'Too many values supplied for parameter "$1". The limit is $2.', "modules", limit);
    throw new Failure({ ...told, code: "toomanyvalues", module: action, data: { parameter: "modules", limit, lowlimit: most.low, highlimit: most.high } });
  }
  return [...new Set(values.filter((value) => value !== ""))];
}
