import { array, marks, starts } from "./scan.js";

/** @typedef {import("./run.js").Run} Run @typedef {(run: Run, unknown: boolean) => boolean} Test `unknown` is the answer where nobody knows */

/** Whether the request names the parameter. A test belongs to one module, so the place of the parameter is looked up once. @param {string} name */
export function named(name) {
  /** @type {number | undefined} */
  let index;
  /** @param {Run} run */
  return (run) => {
    index ??= run.module.places.get(name) ?? -1;
    return index >= 0 && starts[index] >= 0 && marks[index] < array;
  };
}

/** A value, where it has no default or is another than that. @param {string} name @returns {Test} */
export const given = (name) => {
  const isNamed = named(name);
  return (run) => {
    if (!isNamed(run)) return false;
    const value = run.value[name];
    const usual = run.module.defaults[name];
    return value !== undefined && (usual === undefined || (value !== usual && String(value) !== String(usual)));
  };
};

/** @param {string} name @returns {Test} */
export const filled = (name) => {
  const isNamed = named(name);
  return (run) => {
    if (!isNamed(run)) return false;
    const value = run.value[name];
    return value !== undefined && value !== "" && value !== "0" && value !== 0 && value.length !== 0;
  };
};

/** One of these is the value, or among the values. @param {string} name @param {readonly string[]} values @returns {Test} */
export const holds = (name, ...values) => {
  /** @param {any} value */
  const holdsIn = (value) => {
    if (!Array.isArray(value)) return value === "*" || values.includes(typeof value === "number" ? String(value) : value);
    for (let index = 0; index < value.length; index++) if (values.includes(String(value[index]))) return true;
    return false;
  };
  const isNamed = named(name);
  /** @type {boolean | undefined} */
  let usually;
  return (run) => (isNamed(run) ? holdsIn(run.value[name]) : (usually ??= holdsIn(run.module.defaults[name])));
};

/** @param {"some" | "several" | "revisions"} which @returns {Test} */
export const pages = (which) => (run, unknown) => run.options.pages?.[which] ?? unknown;

/** @param {"generator" | "module"} role @returns {Test} */
export const role = (role) => (run) => (run.options.generator === true) === (role === "generator");

/** @param {readonly Test[]} tests @returns {Test} */
export const both = (...tests) => (run, unknown) => tests.every((test) => test(run, unknown));
