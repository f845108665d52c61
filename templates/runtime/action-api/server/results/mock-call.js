import { askedOf } from "./asked.js";
import { placeOf, valueAt } from "./position.js";

/**
 * @typedef {import("./types.js").Field} Field
 * @typedef {object} Mock a module that is made up
 * @property {import("../types.js").Table} table
 * @property {import("./types.js").ResultTable} results
 * @property {string} name
 * @typedef {object} Call a request to it
 * @property {import("./types.js").ModuleResult} result
 * @property {import("./asked.js").Asked} asked
 * @property {number} start the place where it begins, from 0
 * @property {number} limit
 * @property {number} total how many things there are
 * @property {(place: number) => import("./sample.js").Spot} spotAt that of a thing in a list, by its place there
 * @property {(number: number, kind?: string) => import("./sample.js").Spot} spotOf that of a thing by its own number
 * @property {boolean} isDownwards
 * @property {(place: number) => string | number | undefined} valueAt what goes on there
 */

/** As many things as there are of everything: more than the usual limit, so that a request has to go on. */
const usual = 25;
/** Directions in which what is last comes first. */
const downwards = ["descending", "older"];
/** The usual namespaces of things that may be in any. */
const someNamespaces = [0, 1, 2, 4, 6, 10, 12, 14];

/** @param {Mock} mock @param {Readonly<Record<string, any>>} parameters @param {import("../types.js").Context} context @returns {Call} */
export function callOf({ table, results, name }, parameters, { request, generator }) {
  const result = results.modules[name];
  const asked = askedFor(results, name, generator, request);
  const { parameters: infos } = table.modules[name];
  const hasLimit = infos.some(({ type }) => type === "limit");
  const named = hasLimit ? undefined : namedOnes(infos, parameters);
  const total = named?.values.length ?? usual;
  const isDownwards = downwards.includes(parameters.dir);
  const namespaces = namespacesOf(infos, parameters);
  const echoes = echoesOf(infos, parameters, named);
  /** @type {Call["spotOf"]} */
  const spotOf = (number, kind) => ({ results, asked, number, namespaces, echoes, kind });
  return {
    result,
    asked,
    start: placeOf(result.next, asked),
    limit: typeof parameters.limit === "number" ? parameters.limit : Infinity,
    total,
    spotAt: (place) => spotOf(isDownwards ? total - place : place + 1),
    spotOf,
    isDownwards,
    valueAt: (place) => valueAt(result.next, asked, place),
  };
}

/** @param {import("./types.js").ResultTable} results @param {string} name @param {boolean} generator @param {import("../context.js").Decoded} request */
function askedFor(results, name, generator, request) {
  const role = generator ? "generator" : "module";
  const use = askedOf(results, request).uses.find(({ module, asked }) => module === name && asked.role === role);
  if (use === undefined) throw new TypeError(`The request does not name the module ${name}.`);
  return use.asked;
}

/**
 * What a module without a limit is asked for one by one, such as users by their names.
 * @param {readonly import("../types.js").ParameterInfo[]} infos @param {Readonly<Record<string, unknown>>} parameters
 */
function namedOnes(infos, parameters) {
  for (const { name, multi, type } of infos) {
    const values = parameters[name];
    if (multi && typeof type === "string" && type !== "namespace" && Array.isArray(values) && values.length > 0) return { name, type, values };
  }
  return undefined;
}

/** @param {readonly import("../types.js").ParameterInfo[]} infos @param {Readonly<Record<string, any>>} parameters @returns {readonly number[]} */
function namespacesOf(infos, parameters) {
  const info = infos.find(({ type }) => type === "namespace");
  const values = info === undefined ? undefined : parameters[info.name];
  const ids = [values ?? []].flat().filter((id) => id >= 0);
  return ids.length > 0 ? ids : someNamespaces;
}

/**
 * Values that were asked for, by the member that has them: the one of the parameter's name. Titles are not among them: a title that is
 * asked for is what the things are about, not theirs.
 * @param {readonly import("../types.js").ParameterInfo[]} infos @param {Readonly<Record<string, unknown>>} parameters @param {ReturnType<typeof namedOnes>} named
 */
function echoesOf(infos, parameters, named) {
  /** @type {Record<string, readonly unknown[]>} */
  const echoes = {};
  for (const { name, type } of infos) {
    const values = [parameters[name] ?? []].flat();
    if (values.length > 0 && values[0] !== "" && (type === "user" || Array.isArray(type) || (type === "string" && !isAbout(name)))) echoes[name] = values;
  }
  if (named === undefined) return echoes;
  return { ...echoes, [named.name.replace(/s$/, "")]: named.values, ...(named.type === "integer" ? {} : { name: named.values }) };
}

/** Parameters of these names say where to begin, or what the things have to do with. @param {string} name */
function isAbout(name) {
  return ["title", "from", "to", "continue"].includes(name);
}
