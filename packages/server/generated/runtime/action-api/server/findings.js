import { say, words } from "./words.js";

/**
 * @typedef {import("./types.js").Message} Message
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("./types.js").Options} Options
 * @typedef {import("./types.js").ModuleInfo} ModuleInfo
 * @typedef {import("./types.js").ParameterInfo} ParameterInfo
 * @typedef {import("./types.js").RuleInfo} RuleInfo
 * @typedef {object} Finding what the reader of requests has found
 * @property {string} code
 * @property {string | undefined} parameter without the prefix
 * @property {string | undefined} wireName
 * @property {string | undefined} received
 * @property {string | undefined} [module]
 * @property {readonly string[] | undefined} [values]
 * @typedef {object} Request
 * @property {Table} table
 * @property {Options} options
 * @property {ReadonlyMap<string, string>} given
 * @property {boolean} high whether the caller may have more
 */

/** The parameters that say how an answer is printed, and what the module is called that checks them. */
const printed = "formatversion";
const printer = "json";
const main = "main";
const query = "query";

/** What a finding says to the caller. @param {Finding} finding @param {Request} request @returns {Message} */
export function messageOf(finding, request) {
  const { table, options } = request;
  const { code, wireName: name } = finding;
  const module = finding.module === undefined ? undefined : table.modules[finding.module];
  const parameter = parameterOf(finding, module, table);
  const about = { code, module, parameter, name, value: name === undefined ? undefined : request.given.get(name) };
  const told = options.messageText?.(about) ?? wordsOf(finding, parameter, module, request);
  return { ...told, code, module: module === undefined ? ownerOf(finding, table) : pathOf(module) };
}

/** @param {ModuleInfo} module */
export function pathOf({ name, path = name }) {
  return path;
}

/** The module of the system that reads a parameter which belongs to none of the catalogue. @param {Finding} finding @param {Table} table */
function ownerOf({ parameter }, table) {
  if (parameter === printed) return printer;
  return parameter === undefined || table.sets[main]?.parameters.some(({ name }) => name === parameter) ? main : query;
}

/** @param {Finding} finding @param {ModuleInfo | undefined} module @param {Table} table @returns {ParameterInfo | undefined} */
function parameterOf({ parameter }, module, table) {
  if (parameter === undefined) return undefined;
  const all = module === undefined ? Object.values(table.sets).flatMap(({ parameters }) => parameters) : module.parameters;
  return all.find(({ name }) => name === parameter) ?? all.find(({ name, templatevars }) => templatevars !== undefined && parameter.startsWith(name.slice(0, name.indexOf("{"))));
}

/** @param {Finding} finding @param {ParameterInfo | undefined} parameter @param {ModuleInfo | undefined} module @param {Request} request */
function wordsOf(finding, parameter, module, request) {
  const { table, given, high } = request;
  const make = Object.hasOwn(words, finding.code) ? words[finding.code] : undefined;
  if (make === undefined) return say(`apierror-${finding.code}`, conditionOf(finding, table));
  const { wireName: name = "", received = "", values = [] } = finding;
  const whole = given.get(name) ?? received;
  const start = startOf(finding, module, request);
  const rule = parameter?.required ? undefined : ruleOf(finding, module, request, start);
  return make({
    name, parameter, high, values,
    value: parameter?.multi && finding.code !== "unrecognizedvalues" ? received : whole,
    rule: rule?.parameters.map((one) => start + one) ?? [],
    kind: rule?.kind ?? "",
    present: declared(rule, module).map((one) => start + one).filter((one) => given.has(one)),
    isList: whole.startsWith(table.separators[1] || "\0"),
    feature: featureOf(finding, parameter, module, table),
  });
}

/** What stands before the names of the parameters in this request. @param {Finding} finding @param {ModuleInfo | undefined} module @param {Request} request */
function startOf({ parameter, wireName }, module, { table, given }) {
  if (parameter !== undefined && wireName !== undefined) return wireName.slice(0, wireName.length - parameter.length);
  const isGenerator = module !== undefined && given.get(table.generator[0]) === module.name;
  return `${isGenerator ? table.generator[1] : ""}${module?.prefix ?? ""}`;
}

/**
 * The rule that was broken: of those whose first parameter the finding names, or where it names none, of those that exclude what is given.
 * @param {Finding} finding @param {ModuleInfo | undefined} module @param {Request} request @param {string} start
 */
function ruleOf({ code, parameter }, module, { table, given }, start) {
  const rules = module === undefined ? Object.values(table.sets).flatMap(({ rules }) => rules) : (table.rules[module.name] ?? []);
  const isMissing = code === "missingparam";
  const isGivenTwice = (/** @type {readonly string[]} */ names) => names.filter((name) => given.has(start + name)).length > 1;
  if (parameter === undefined) return rules.find(({ kind, parameters }) => kind === "excludes" && isGivenTwice(parameters));
  const kinds = isMissing ? ["exactly-one-of", "at-least-one-of"] : ["exactly-one-of", "at-most-one-of"];
  return rules.find(({ kind, parameters }) => parameters[0] === parameter && kinds.includes(kind));
}

/** The parameters of a rule in the order in which the module has them. @param {RuleInfo | undefined} rule @param {ModuleInfo | undefined} module */
function declared(rule, module) {
  const names = rule?.parameters ?? [];
  return module === undefined ? names : module.parameters.map(({ name }) => name).filter((name) => names.includes(name));
}

/** `action=query&list=allpages&apfoo=bar`. @param {Finding} finding @param {ParameterInfo | undefined} parameter @param {ModuleInfo | undefined} module @param {Table} table */
function featureOf({ wireName, received }, parameter, module, table) {
  const selector = Object.keys(table.groups).find((group) => module !== undefined && table.groups[group].includes(module.name));
  const parts = ["action=query", ...(selector === undefined ? [] : [`${selector}=${module?.name}`])];
  if (wireName !== undefined) parts.push(parameter?.deprecated || received === undefined ? wireName : `${wireName}=${received}`);
  return parts.join("&");
}

/** When the code is answered, in the words of the service. @param {Finding} finding @param {Table} table */
function conditionOf({ code, parameter, wireName = "" }, table) {
  const general = parameter === undefined ? code : code.replace(wireName, "{wireName}");
  const known = [code, general].find((one) => Object.hasOwn(table.errors, one));
  return known === undefined ? code : table.errors[known].condition.replaceAll("`", "");
}

/** The HTTP status of an error. @param {Table} table @param {string} code */
export function statusOf(table, code) {
  return (Object.hasOwn(table.errors, code) ? table.errors[code].status : undefined) ?? 200;
}
