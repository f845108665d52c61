/** @typedef {import("./types.js").Table} Table @typedef {import("./types.js").ModuleInfo} ModuleInfo @typedef {import("./types.js").ParameterInfo} ParameterInfo */

/** The namespaces that a fresh site has. */
const freshNamespaces = Array.from({ length: 16 }, (_, id) => id);

/**
 * Parameters as a handler has them: a number where as many as allowed were asked for, and all values where all were.
 * @param {Table} table @param {ModuleInfo} module @param {Readonly<Record<string, unknown>>} given
 * @param {{ readonly high: boolean, readonly namespaces?: readonly number[] | undefined }} site
 */
export function resolved(table, module, given, { high, namespaces = freshNamespaces }) {
  /** @type {Record<string, unknown>} */
  const values = { ...given };
  /** @type {number | undefined} the limit that stands for as many as allowed */
  let limit;
  for (const info of module.parameters) {
    const value = values[info.name];
    if (info.type === "limit" && value === table.most) values[info.name] = limit = mostOf(info, high);
    else if (info.multi && value === table.all) values[info.name] = allOf(info, namespaces) ?? value;
  }
  return { values, limit };
}

/** @param {ParameterInfo} info @param {boolean} high */
function mostOf({ max = 0, highmax = max }, high) {
  return high ? highmax : max;
}

/** All values; undefined where nobody can list them. @param {ParameterInfo} info @param {readonly number[]} namespaces */
function allOf({ type, extranamespaces = [] }, namespaces) {
  if (type === "namespace") return [...extranamespaces, ...namespaces];
  return typeof type === "string" ? undefined : type;
}
