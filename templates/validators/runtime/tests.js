/** @typedef {import("./run.js").Run} Run @typedef {(run: Run, unknown: boolean) => boolean} Test `unknown` is the answer where nobody knows */

/** A value, where it has no default or is another than that. @param {string} name @returns {Test} */
export const given = (name) => (run) => {
  const value = run.value[name];
  return value !== undefined && String(value) !== String(run.module.usual()[name]);
};

/** @param {string} name @returns {Test} */
export const filled = (name) => (run) => {
  const value = run.value[name];
  return value !== undefined && !["", "0"].includes(String(value)) && value.length !== 0;
};

/** One of these is the value, or among the values. @param {string} name @param {readonly string[]} values @returns {Test} */
export const holds = (name, ...values) => (run) => {
  const value = run.value[name];
  return value === "*" || (Array.isArray(value) ? value.some((item) => values.includes(String(item))) : values.includes(String(value)));
};

/** @param {"some" | "several" | "revisions"} which @returns {Test} */
export const pages = (which) => (run, unknown) => run.options.pages?.[which] ?? unknown;

/** @param {"generator" | "module"} role @returns {Test} */
export const role = (role) => (run) => (run.options.generator === true) === (role === "generator");

/** @param {readonly Test[]} tests @returns {Test} */
export const both = (...tests) => (run, unknown) => tests.every((test) => test(run, unknown));
