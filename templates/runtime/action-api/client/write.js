import { refusal } from "./errors.js";

/** @typedef {import("./types.js").Table} Table @typedef {import("./parts.js").Part} Part */

/** @param {unknown} value */
export const isGiven = (value) => value !== undefined && value !== null && value !== false;

/** A value as it is written: a list with a separator that none of its values has. @param {any} value @param {Table["separators"]} separators @returns {string} */
export function textOf(value, separators) {
  if (!Array.isArray(value)) return value.toISOString?.() ?? `${value === true ? 1 : value}`;
  const [usual, alternative] = separators;
  const texts = value.map((one) => textOf(one, separators));
  if (`${texts}`.includes(alternative)) throw refusal("unwritable", "U+001F in a list");
  if (texts.some((text) => text.includes(usual))) return alternative + texts.join(alternative);
  // One empty text is not an empty list; given twice it counts once.
  return texts.join(usual) || (texts.length > 0 ? usual : "");
}

/**
 * A request in as many as its lists demand, by the names on the wire, and the modules that answer beside its pages. It has parts: what is
 * about pages, what is not (lists and the like), and what both need. Where one part goes into several, the other is not asked for again.
 * @param {Table} table @param {Readonly<Record<string, any>>} request @param {number} most values of a list
 */
export function requestsOf({ groups, generator: [selector, start], separators, pages }, request, most) {
  /** @type {[Part, Part, Part]} */
  const parts = [{}, {}, {}];
  /** @type {[group: string, module: string][]} */
  const names = [];
  /** @type {Record<string, string>} */
  const entries = Object.assign({}, ...Object.values(groups));

  /** @param {number} part @param {string} name @param {any} value @param {readonly string[]} [texts] the words of a module's entry @param {string} [short] */
  const put = (part, name, value, texts = [], short = name) => {
    if (!isGiven(value)) return;
    if (parts.some((one) => name in one)) throw refusal("ambiguous", `two parameters are called ${name}`);
    const splits = texts.includes(short);
    if ((splits || texts.includes(`${short}!`)) && `${value}`.includes(separators[0])) value = [value].flat();
    parts[part][name] = Array.isArray(value) && (splits || typeof value[0] === "number") ? value : textOf(value, separators);
  };

  for (const key in request) {
    const value = request[key];
    if (key !== selector && !(key in groups)) put(pages.includes(key) ? 0 : 2, key, value, pages);
    else if (value) {
      const beside = key !== selector && key !== "prop" ? 1 : 0;
      const given = Object.keys(value).filter((name) => value[name]);
      if (given.length > 0) put(beside, key, given);
      for (const name of given) {
        if (!Object.hasOwn(entries, name)) throw refusal("unknown-module", name);
        const [prefix, ...texts] = entries[name].split("/");
        for (const short in value[name]) put(beside, (key === selector ? start : "") + prefix + short, value[name][short], texts, short);
        if (beside) names.push([key, name]);
      }
    }
  }
  const [some, others] = [split(parts[0], most), split(parts[1], most)];
  const requests = (some.length > others.length ? some : others).map((_, index) => ({ ...parts[2], ...some[index], ...others[index] }));
  return { requests, names };
}

/** The part as often as its longest lists demand. @param {Part} part @param {number} most @returns {Part[]} */
function split(part, most) {
  const name = Object.keys(part).find((one) => Array.isArray(part[one]) && part[one].length > most);
  if (!name) return [part];
  const [parts, values] = [/** @type {Part[]} */ ([]), [...new Set(part[name])]];
  while (values.length > 0) parts.push(...split({ ...part, [name]: values.splice(0, most) }, most));
  return parts;
}
