import { isNamed } from "./scan.js";
import { always, anyOf, someMet } from "./tests.js";

/**
 * What holds between the parameters of a request, bound to a module when the module is made. A rule reports what breaks it. Where a test
 * turns on what nobody knows here, the request has the benefit of the doubt.
 * @typedef {import("./run.js").Run} Run
 * @typedef {import("./tests.js").Test} Test
 * @typedef {import("./decoder.js").Module} Module
 * @typedef {object} BoundRule
 * @property {number} bits the parameters of which the request must name one for the rule to be broken, as for a test
 * @property {(run: Run) => void} check
 * @property {boolean} [warns] whether it warns and refuses nothing
 * @typedef {(module: Module) => BoundRule} Rule
 */

/** @param {string} name @param {string} expected */
const subject = (name, expected) => ({ name, sensitive: true, expected: () => expected });

/** How many of the parameters the request names. @param {readonly string[]} names @param {Module} module */
function counter(names, module) {
  const places = names.map((name) => module.placeOf(name));
  return () => {
    let count = 0;
    for (let index = 0; index < places.length; index++) if (isNamed(places[index])) count++;
    return count;
  };
}

/** @param {string} none @param {string} several @param {readonly string[]} names @returns {Rule} */
export const exactlyOneOf = (none, several, ...names) => (module) => {
  const count = counter(names, module);
  return {
    bits: always,
    check: (run) => {
      const given = count();
      if (given !== 1) run.refuse(given === 0 ? none : several, subject(names[0], `a value, or exactly one of ${names.join(", ")} does`), undefined);
    },
  };
};

/** @param {string} code @param {readonly string[]} names @returns {Rule} */
export const atMostOneOf = (code, ...names) => (module) => {
  const count = counter(names, module);
  return {
    bits: module.bitOf(...names.slice(1)),
    check: (run) => {
      if (count() > 1) run.refuse(code, subject(names[0], `no value beside one of ${names.slice(1).join(", ")}`), undefined);
    },
  };
};

/** @param {string} code @param {readonly string[]} names @returns {Rule} */
export const atLeastOneOf = (code, ...names) => (module) => {
  const count = counter(names, module);
  return {
    bits: always,
    check: (run) => {
      if (count() === 0) run.refuse(code, subject(names[0], `a value, or another of ${names.join(", ")} does`), undefined);
    },
  };
};

/** @param {string} code @param {readonly Test[]} each @param {readonly Test[]} needed @returns {Rule} */
export const needs = (code, each, needed) => (module) => {
  const [causes, conditions] = [each, needed].map((tests) => tests.map((test) => test(module)));
  return {
    bits: anyOf(causes),
    check: (run) => {
      if (someMet(causes, run, false) && !someMet(conditions, run, true)) run.refuse(code, undefined, undefined);
    },
  };
};

/** @param {string} code @param {readonly Test[]} each @param {readonly Test[]} excluded @returns {Rule} */
export const excludes = (code, each, excluded) => (module) => {
  const [ones, others] = [each, excluded].map((tests) => tests.map((test) => test(module)));
  const bits = anyOf(others);
  return {
    bits: bits === always ? anyOf(ones) : bits,
    check: (run) => {
      if (someMet(others, run, false) && someMet(ones, run, false)) run.refuse(code, undefined, undefined);
    },
  };
};

/** Of each group, one value at most. @param {string} code @param {string} name @param {readonly (readonly string[])[]} groups @returns {Rule} */
export const contradiction = (code, name, ...groups) => (module) => ({
  bits: module.bitOf(name),
  check: (run) => {
    const values = run.value[name];
    if (!Array.isArray(values)) return;
    const broken = values.length > 1 ? groups.find((group) => group.filter((value) => values.includes(value)).length > 1) : undefined;
    if (broken) run.refuse(code, subject(name, `one of ${broken.join(", ")} at most`), undefined);
  },
});

/** @param {string} code @param {string} name @returns {Rule} */
export const notEmpty = (code, name) => (module) => ({
  bits: module.bitOf(name),
  check: (run) => {
    if (run.value[name]?.length === 0 && run.names(name)) run.refuse(code, subject(name, "at least one value"), undefined);
  },
});

/** A limit whose range ends earlier. @param {string} code @param {string} name @param {number} maximum @param {number} highMaximum @returns {Rule} */
export const cap = (code, name, maximum, highMaximum) => () => ({
  bits: always,
  check: (run) => {
    const most = run.options.highLimits ? highMaximum : maximum;
    const value = run.value[name];
    if (!(value > most)) return;
    run.value[name] = most;
    if (!run.warnings?.some((finding) => finding.parameter === name && finding.code === code)) run.remark(code, subject(name, `at most ${most}`), undefined);
  },
});

/** @param {string} code @returns {Rule} */
export const warning = (code) => () => ({ bits: always, warns: true, check: (run) => run.remark(code, undefined, undefined) });

/** The rule holds only where one of the tests is met. @param {Rule} rule @param {readonly Test[]} tests @returns {Rule} */
export const when = (rule, ...tests) => (module) => {
  const { bits, check, warns } = rule(module);
  const bound = tests.map((test) => test(module));
  return {
    warns,
    bits: bits === always ? anyOf(bound) : bits,
    check: (run) => {
      if (someMet(bound, run, false)) check(run);
    },
  };
};

/** The rule does not hold where one of the tests is met. @param {Rule} rule @param {readonly Test[]} tests @returns {Rule} */
export const unless = (rule, ...tests) => (module) => {
  const { bits, check, warns } = rule(module);
  const bound = tests.map((test) => test(module));
  return {
    warns,
    bits,
    check: (run) => {
      if (!someMet(bound, run, true)) check(run);
    },
  };
};
