/**
 * What holds between the parameters of a request. A rule reports what breaks it. Where a test turns on what nobody knows here, the request
 * has the benefit of the doubt.
 * @typedef {import("./run.js").Run} Run
 * @typedef {import("./tests.js").Test} Test
 * @typedef {(run: Run) => void} Rule
 */

/** @param {string} name @param {string} expected */
const subject = (name, expected) => ({ name, sensitive: true, expected: () => expected });

/** @param {readonly string[]} names @param {Run} run */
const named = (names, run) => names.filter((name) => run.names(name));

/** @param {string} none @param {string} several @param {readonly string[]} names @returns {Rule} */
export const exactlyOneOf = (none, several, ...names) => (run) => {
  const count = named(names, run).length;
  if (count !== 1) run.refuse(count === 0 ? none : several, subject(names[0], `a value, or exactly one of ${names.join(", ")} does`), undefined);
};

/** @param {string} code @param {readonly string[]} names @returns {Rule} */
export const atMostOneOf = (code, ...names) => (run) => {
  const [, second] = named(names, run);
  if (second !== undefined) run.refuse(code, subject(second, `no value beside any of ${names.join(", ")}`), undefined);
};

/** @param {string} code @param {readonly string[]} names @returns {Rule} */
export const atLeastOneOf = (code, ...names) => (run) => {
  if (named(names, run).length === 0) run.refuse(code, subject(names[0], `a value, or another of ${names.join(", ")} does`), undefined);
};

/** @param {string} code @param {readonly Test[]} each @param {readonly Test[]} needed @returns {Rule} */
export const needs = (code, each, needed) => (run) => {
  if (each.some((test) => test(run, false)) && !needed.some((test) => test(run, true))) run.refuse(code, undefined, undefined);
};

/** @param {string} code @param {readonly Test[]} each @param {readonly Test[]} excluded @returns {Rule} */
export const excludes = (code, each, excluded) => (run) => {
  if (each.some((test) => test(run, false)) && excluded.some((test) => test(run, false))) run.refuse(code, undefined, undefined);
};

/** Of each group, one value at most. @param {string} code @param {string} name @param {readonly (readonly string[])[]} groups @returns {Rule} */
export const contradiction = (code, name, ...groups) => (run) => {
  const values = run.value[name];
  if (!Array.isArray(values)) return;
  const broken = groups.find((group) => group.filter((value) => values.includes(value)).length > 1);
  if (broken) run.refuse(code, subject(name, `one of ${broken.join(", ")} at most`), undefined);
};

/** @param {string} code @param {string} name @returns {Rule} */
export const notEmpty = (code, name) => (run) => {
  if (run.value[name]?.length === 0 && run.names(name)) run.refuse(code, subject(name, "at least one value"), undefined);
};

/** A limit whose range ends earlier. @param {string} code @param {string} name @param {number} maximum @param {number} highMaximum @returns {Rule} */
export const cap = (code, name, maximum, highMaximum) => (run) => {
  const most = run.options.highLimits ? highMaximum : maximum;
  const value = run.value[name];
  if (!(value > most)) return;
  run.value[name] = most;
  if (!run.warnings?.some((finding) => finding.parameter === name && finding.code === code)) run.remark(code, subject(name, `at most ${most}`), undefined);
};

/** @param {string} code @returns {Rule} */
export const warning = (code) => (run) => run.remark(code, undefined, undefined);

/** The rule holds only where one of the tests is met. @param {Rule} rule @param {readonly Test[]} tests @returns {Rule} */
export const when = (rule, ...tests) => (run) => {
  if (tests.some((test) => test(run, false))) rule(run);
};

/** The rule does not hold where one of the tests is met. @param {Rule} rule @param {readonly Test[]} tests @returns {Rule} */
export const unless = (rule, ...tests) => (run) => {
  if (!tests.some((test) => test(run, true))) rule(run);
};
