import { named } from "./tests.js";

/**
 * What holds between the parameters of a request. A rule reports what breaks it. Where a test turns on what nobody knows here, the request
 * has the benefit of the doubt.
 * @typedef {import("./run.js").Run} Run
 * @typedef {import("./tests.js").Test} Test
 * @typedef {(run: Run) => void} Rule
 */

/** @param {string} name @param {string} expected */
const subject = (name, expected) => ({ name, sensitive: true, expected: () => expected });

/** How many of the parameters the request names. @param {readonly string[]} names */
function counter(names) {
  const tests = names.map(named);
  /** @param {Run} run */
  return (run) => {
    let count = 0;
    for (let index = 0; index < tests.length; index++) if (tests[index](run)) count++;
    return count;
  };
}

/** @param {string} none @param {string} several @param {readonly string[]} names @returns {Rule} */
export const exactlyOneOf = (none, several, ...names) => {
  const count = counter(names);
  return (run) => {
    const given = count(run);
    if (given !== 1) run.refuse(given === 0 ? none : several, subject(names[0], `a value, or exactly one of ${names.join(", ")} does`), undefined);
  };
};

/** @param {string} code @param {readonly string[]} names @returns {Rule} */
export const atMostOneOf = (code, ...names) => {
  const count = counter(names);
  return (run) => {
    if (count(run) > 1) run.refuse(code, subject(names[0], `no value beside one of ${names.slice(1).join(", ")}`), undefined);
  };
};

/** @param {string} code @param {readonly string[]} names @returns {Rule} */
export const atLeastOneOf = (code, ...names) => {
  const count = counter(names);
  return (run) => {
    if (count(run) === 0) run.refuse(code, subject(names[0], `a value, or another of ${names.join(", ")} does`), undefined);
  };
};

/** @param {string} code @param {readonly Test[]} each @param {readonly Test[]} needed @returns {Rule} */
export const needs = (code, each, needed) => (run) => {
  if (each.some((test) => test(run, false)) && !needed.some((test) => test(run, true))) run.refuse(code, undefined, undefined);
};

/** @param {string} code @param {readonly Test[]} each @param {readonly Test[]} excluded @returns {Rule} */
export const excludes = (code, each, excluded) => (run) => {
  if (excluded.some((test) => test(run, false)) && each.some((test) => test(run, false))) run.refuse(code, undefined, undefined);
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
