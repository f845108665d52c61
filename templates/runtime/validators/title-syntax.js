import { allSpecifier } from "./service.js";
import { Syntax } from "./syntax.js";
import { isOrdinary, namespaceName, parseTitle } from "./titles.js";

/** @typedef {import("./run.js").Run} Run */

/** @param {string} code @param {boolean} local @param {number | undefined} namespace @param {string | undefined} cannotExist */
export const title = (code, local, namespace, cannotExist) =>
  new Syntax(code, () => (text, { options }) => {
    const parsed = parseTitle(text, options);
    if (parsed === undefined || (local && parsed.interwiki !== "") || (namespace !== undefined && parsed.namespace !== namespace)) return false;
    return (cannotExist !== undefined && (parsed.namespace < 0 || parsed.text === "") && cannotExist) || true;
  });

/** What becomes a title of the namespace when a letter is appended, and the name of the namespace put before it. @param {string} text @param {number} namespace @param {Run} run */
function isPart(text, namespace, { options }) {
  if (isOrdinary(text)) return true;
  const name = namespaceName(namespace, options);
  const parsed = parseTitle(name === "" ? `${text}x` : `${name}:${text}x`, options);
  return parsed !== undefined && parsed.interwiki === "" && (name !== "" || parsed.namespace === 0) && !parsed.fragment;
}

/** @param {string} code @param {number | string} namespace an id, or the parameter that holds it */
export const titlePart = (code, namespace) =>
  new Syntax(code, () => (text, run) => {
    const given = typeof namespace === "number" ? namespace : (run.value[namespace] ?? 0);
    return [given].flat().every((id) => isPart(text, id === allSpecifier ? 0 : id, run));
  });

/** The beginning of a title, of one letter at least. @param {string} code */
export const titlePrefix = (code) =>
  new Syntax(code, () => (text, { options }) => {
    if (isOrdinary(text)) return true;
    const parsed = parseTitle(`${text}X`, options);
    return parsed !== undefined && parsed.interwiki === "" && !parsed.fragment && parsed.text !== "X";
  });

/** The title that a parameter holds must be of one namespace. @param {string} code @param {string} name @param {number} namespace @returns {import("./rules.js").Rule} */
export const inNamespace = (code, name, namespace) => (module) => ({
  bits: module.bitOf(name),
  check: (run) => {
    const parsed = typeof run.value[name] === "string" ? parseTitle(run.value[name], run.options) : undefined;
    if (parsed !== undefined && parsed.namespace !== namespace) {
      run.refuse(code, { name, sensitive: false, expected: () => `a title of namespace ${namespace}` }, run.value[name]);
    }
  },
});
