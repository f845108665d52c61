import { isNamed } from "./scan.js";
import { allSpecifier } from "./service.js";

/**
 * A test of a request, bound to a module when the module is made.
 * @typedef {import("./run.js").Run} Run
 * @typedef {import("./decoder.js").Module} Module
 * @typedef {object} BoundTest
 * @property {number} bits the parameters of which the request must name one for the test to be met, as `Module.bitOf` has them; or `always`
 * @property {(run: Run, unknown: boolean) => boolean} isMet `unknown` is the answer where nobody knows
 * @typedef {(module: Module) => BoundTest} Test
 */

/** The bits of what does not hang on single parameters. */
export const always = -1;

/** @param {readonly { readonly bits: number }[]} parts */
export function anyOf(parts) {
  return parts.reduce((sum, { bits }) => sum | bits, 0);
}

/** @param {readonly BoundTest[]} tests @param {Run} run @param {boolean} unknown */
export function someMet(tests, run, unknown) {
  for (let index = 0; index < tests.length; index++) if (tests[index].isMet(run, unknown)) return true;
  return false;
}

/** A value, where it has no default or is another than that. @param {string} name @returns {Test} */
export const given = (name) => (module) => {
  const index = module.placeOf(name);
  const usual = module.defaults[name];
  return {
    bits: module.bitOf(name),
    isMet: (run) => {
      if (!isNamed(index)) return false;
      const value = run.value[name];
      return value !== undefined && (usual === undefined || (value !== usual && String(value) !== String(usual)));
    },
  };
};

/** @param {string} name @returns {Test} */
export const filled = (name) => (module) => {
  const index = module.placeOf(name);
  return {
    bits: module.bitOf(name),
    isMet: (run) => {
      if (!isNamed(index)) return false;
      const value = run.value[name];
      return value !== undefined && value !== "" && value !== "0" && value !== 0 && value.length !== 0;
    },
  };
};

/** One of these is the value, or among the values. @param {string} name @param {readonly string[]} values @returns {Test} */
export const holds = (name, ...values) => (module) => {
  const index = module.placeOf(name);
  const usually = holdsOneOf(module.defaults[name], values);
  return {
    bits: usually ? always : module.bitOf(name),
    isMet: (run) => (isNamed(index) ? holdsOneOf(run.value[name], values) : usually),
  };
};

/** @param {any} value @param {readonly string[]} values */
function holdsOneOf(value, values) {
  if (!Array.isArray(value)) return value === allSpecifier || isAmong(value, values);
  for (let index = 0; index < value.length; index++) if (isAmong(value[index], values)) return true;
  return false;
}

/** A loop is faster than `includes` for the few values that tests have. @param {string | number} value @param {readonly string[]} values */
function isAmong(value, values) {
  const text = typeof value === "number" ? String(value) : value;
  for (let index = 0; index < values.length; index++) if (values[index] === text) return true;
  return false;
}

/** @param {"some" | "several" | "revisions"} which @returns {Test} */
export const pages = (which) => () => ({ bits: always, isMet: (run, unknown) => run.options.pages?.[which] ?? unknown });

/** @param {"generator" | "module"} role @returns {Test} */
export const role = (role) => () => ({ bits: always, isMet: (run) => (run.options.generator === true) === (role === "generator") });

/** @param {readonly Test[]} tests @returns {Test} */
export const both = (...tests) => (module) => {
  const bound = tests.map((test) => test(module));
  return {
    bits: bound.find(({ bits }) => bits !== always)?.bits ?? always,
    isMet: (run, unknown) => bound.every((test) => test.isMet(run, unknown)),
  };
};
