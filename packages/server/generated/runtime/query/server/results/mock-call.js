import { moduleOf } from "../modules.js";
import { placeOf, valueAt } from "./continue-value.js";
import { requestOf } from "./request.js";
import { numberNamed } from "./sample.js";
/** The default number of objects of any kind. It exceeds the default limit, so that requests have to continue. */
const totalOfAll = 25;
/** Directions that list the last item first. */
const downwards = ["descending", "older"];
/** The namespaces of items if the request does not restrict them. */
const someNamespaces = [0, 1, 2, 4, 6, 10, 12, 14];
export function callOf({ table, results, site, seed, name, special }, parameters, { request, generator }) {
    const result = results.modules[name] ?? { defaults: {} };
    const asked = askedFor(results, name, generator, request);
    const { parameters: infos } = moduleOf(table, name);
    const hasLimit = infos.some(({ type }) => type === "limit");
    const named = hasLimit ? undefined : namedOnes(infos, parameters);
    const total = named?.values.length ?? totalOfAll;
    const isDownwards = downwards.includes(String(parameters["dir"]));
    const namespaces = namespacesOf(infos, parameters, special.namespaces ?? someNamespaces);
    const echoes = echoesOf(infos, parameters);
    const spotOf = (number, kind) => ({ results, site, seed, asked, number, namespaces, echoes, kind });
    return {
        result,
        asked,
        start: placeOf(result.next, asked),
        limit: limitOf(infos, parameters),
        total,
        spotAt: (place) => named === undefined ? spotOf(isDownwards ? total - place : place + 1) : spotNamed(named, place, spotOf),
        spotOf,
        isDownwards,
        valueAt: (place) => valueAt(result.next, asked, place),
    };
}
/** Returns the requested number of objects, which is the value of the parameter of type `limit`. */
function limitOf(infos, parameters) {
    const name = infos.find(({ type }) => type === "limit")?.name;
    const value = name === undefined ? undefined : parameters[name];
    return typeof value === "number" ? value : Infinity;
}
function askedFor(results, name, generator, request) {
    const role = generator ? "generator" : "module";
    const use = requestOf(results, request).uses.find(({ module, asked }) => module === name && asked.role === role);
    if (use === undefined)
        throw new TypeError(`The request does not name the module ${name}.`);
    return use.asked;
}
/** Returns the spot of a requested value, with its own number. */
function spotNamed({ name, values }, place, spotOf) {
    const value = values[place];
    const spot = spotOf(numberNamed(value) ?? place + 1);
    const own = { [name.replace(/s$/, "")]: [value], ...(typeof value === "string" ? { name: [value] } : {}) };
    return { ...spot, echoes: { ...spot.echoes, ...own } };
}
/** Returns values that are requested individually from a module without a limit, such as user names. */
function namedOnes(infos, parameters) {
    for (const { name, multi, type } of infos) {
        const values = parameters[name];
        if (multi && typeof type === "string" && type !== "namespace" && Array.isArray(values) && values.length > 0)
            return { name, values };
    }
    return undefined;
}
function namespacesOf(infos, parameters, fallback) {
    const info = infos.find(({ type }) => type === "namespace");
    const values = info === undefined ? undefined : parameters[info.name];
    const ids = [values ?? []].flat().filter((id) => typeof id === "number" && id >= 0);
    return ids.length > 0 ? ids : fallback;
}
/**
 * Returns requested values by the name of the result member that repeats them. It is the name of the parameter, or its
 * singular for a list of users. Titles are excluded: the results relate to the requested title but do not contain it.
 */
function echoesOf(infos, parameters) {
    const echoes = {};
    for (const { name, multi, type } of infos) {
        const values = [parameters[name] ?? []].flat();
        if (values.length > 0 &&
            values[0] !== "" &&
            (type === "user" || Array.isArray(type) || (type === "string" && !isAbout(name))))
            echoes[multi && type === "user" ? name.replace(/s$/, "") : name] = values;
    }
    return echoes;
}
/** Returns true for names of parameters that select the start of a list or a relation of its items. */
function isAbout(name) {
    return ["title", "from", "to", "continue"].includes(name);
}
