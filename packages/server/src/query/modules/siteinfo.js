import { table } from "../../../generated/query/index.js";
import { unanswered } from "../unanswered.js";

/** The namespaces of a fresh site. */
const namespaces = Array.from({ length: 16 }, (_, id) => id);

/** What is known of a site that has nothing on it, by the names of what can be asked for. @type {Readonly<Record<string, () => unknown>>} */
const known = {
  general: () => ({ sitename: table.title, generator: `${table.title} ${table.version}`, timezone: "UTC", timeoffset: 0, time: `${new Date().toISOString().slice(0, 19)}Z` }),
  namespaces: () => Object.fromEntries(namespaces.map((id) => [id, { id }])),
  restrictions: () => ({ types: valuesOf("allpages", "prtype"), levels: valuesOf("allpages", "prlevel") }),
  usergroups: () => valuesOf("allusers", "group").map((name) => ({ name })),
};

/** @type {NonNullable<import("../../../generated/query/index.js").HandlersByModule["siteinfo"]>} */
export const siteinfo = ({ prop }, context) => {
  const asked = [...prop];
  unanswered(context, "prop", asked.filter((one) => !Object.hasOwn(known, one)));
  return Object.fromEntries(asked.filter((one) => Object.hasOwn(known, one)).map((one) => [one, known[one]?.()]));
};

/** The listed values of a parameter. @param {string} module @param {string} name @returns {readonly string[]} */
function valuesOf(module, name) {
  const type = table.modules[module]?.parameters.find((one) => one.name === name)?.type ?? [];
  return typeof type === "string" ? [] : type;
}
