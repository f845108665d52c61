import { allSpecifier } from "./service.js";
import { Syntax } from "./syntax.js";
import { isOrdinary, parseTitle } from "./titles.js";

/** @typedef {import("./run.js").Run} Run */

/** @param {string} code @param {boolean} local @param {number | undefined} namespace @param {string | undefined} cannotExist */
export const title = (code, local, namespace, cannotExist) =>
  new Syntax(code, () => (text, { options }) => {
    const parsed = parseTitle(text, options);
    if (parsed === undefined || (local && parsed.interwiki !== "") || (namespace !== undefined && parsed.namespace !== namespace)) return false;
    return (cannotExist !== undefined && (parsed.namespace < 0 || parsed.text === "") && cannotExist) || true;
  });

/** What becomes a title of the namespace when a letter is appended. @param {string} text @param {number} namespace @param {Run} run */
function isPart(text, namespace, { options }) {
  if (isOrdinary(text)) return true;
  const parsed = parseTitle(`${text}x`, options, namespace);
  return parsed !== undefined && parsed.interwiki === "" && parsed.namespace === namespace && !parsed.fragment && !hasNamespace(text, namespace, options);
}

/** Whether a name of a namespace stands before it that is the expected one by chance. @param {string} text @param {number} namespace @param {import("./options.js").Options} options */
function hasNamespace(text, namespace, options) {
  return text.includes(":") && parseTitle(`${text}x`, options, namespace === 0 ? 4 : 0)?.namespace === namespace;
}

/** @param {string} code @param {number | string} namespace an id, or the parameter that holds it */
export const titlePart = (code, namespace) =>
  new Syntax(code, () => (text, run) => {
    const given = typeof namespace === "number" ? namespace : (run.value[namespace] ?? 0);
    return [given].flat().every((id) => isPart(text, id === allSpecifier ? 0 : id, run));
  });

/** @param {string} code */
export const titlePrefix = (code) =>
  new Syntax(code, () => (text, { options }) => {
    if (isOrdinary(text)) return true;
    const parsed = parseTitle(`${text}x`, options);
    return parsed !== undefined && parsed.interwiki === "";
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
