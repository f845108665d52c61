import { isAddress, isRange, usualForm } from "./addresses.js";
import { distinct, severalOf } from "./lists.js";
import { ofText, Parameter } from "./parameters.js";
import { parseTitle, upperFirst } from "./titles.js";

/** @typedef {import("./parameters.js").Read} Read @typedef {import("./run.js").Options} Options */

const userNamespace = 2;
/** What most names are: words with a capital first, one space between them. */
const ordinary = /^[A-Z][A-Za-z0-9]*(?: [A-Za-z0-9]+)*$/;
const unseen = /[\u0080-\u00a0\u00ad\u2000-\u200f\u2028-\u202f\u3000\ue000-\uf8ff]/;
const likeAddress = /^\d{1,3}\.\d{1,3}\.\d{1,3}\.(?:xxx|\d{1,3})$|^(?:[0-9A-Fa-f]{0,4}:){2,7}[0-9A-Fa-f]{0,4}$/;

/**
 * The user that a text names, in the usual form, or undefined where it is none of these kinds.
 * @param {string} text @param {readonly string[]} kinds @param {Options} options
 */
export function userOf(text, kinds, options) {
  if (text.length < 80 && ordinary.test(text) && kinds.includes("name")) return text;
  if (/^#\d+$/.test(text)) return kinds.includes("id") ? text : undefined;
  if (text.includes(">")) return kinds.includes("interwiki") && !text.includes("#") ? upperFirst(text.replaceAll("_", " ")) : undefined;
  const title = text.includes("#") ? undefined : parseTitle(text, options, userNamespace);
  if (title === undefined || title.namespace !== userNamespace || title.interwiki !== "") return undefined;
  const name = upperFirst(title.text);
  if (isAddress(name)) return kinds.includes("ip") ? usualForm(name) : undefined;
  if (isRange(name)) return kinds.includes("cidr") ? usualForm(name) : undefined;
  if (name === "" || name.includes("/") || likeAddress.test(name) || unseen.test(name)) return undefined;
  const isTemporary = options.temporaryUser?.test(name) === true;
  return kinds.includes("name") || (kinds.includes("temp") && isTemporary) ? name : undefined;
}

/** @type {Read} */
function readUser(run, parameter, text, start, end) {
  return userOf(text.slice(start, end), parameter.detail, run.options) ?? run.fail("baduser", parameter, text, start, end);
}

/** @param {readonly string[]} kinds */
export const user = (...kinds) => ofText(new Parameter(readUser, "a user", kinds));
/** @param {readonly string[]} kinds */
export const users = (...kinds) => ofText(severalOf(distinct(readUser), "users", kinds));
