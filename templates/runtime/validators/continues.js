import { Syntax } from "./syntax.js";
import { someMet } from "./tests.js";
import { secondsOf } from "./timestamps.js";

/** @typedef {import("./tests.js").Test} Test @typedef {import("./run.js").Run} Run @typedef {(text: string) => boolean} Field */

/** @type {Field} */
export const text = () => true;
/** What a whole number of 64 bits prints as. @type {Field} */
export const whole = (text) => /^(?:0|-?[1-9]\d{0,18})$/.test(text) && BigInt.asIntN(64, BigInt(text)) === BigInt(text);
/** @type {Field} */
export const time = (text) => /^\d{14}$/.test(text) && secondsOf(text) >= -62167219200;
/** @type {Field} */
export const hex = (text) => /^(?:[0-9A-Fa-f]{2})*$/.test(text);
/** @type {Field} */
export const fraction = (text) => /^0\.\d+$/.test(text);
/** @type {Field} */
export const bit = (text) => text === "0" || text === "1";
/** @param {string} word @returns {Field} */
export const exactly = (word) => (text) => text === word;

/** @typedef {(module: import("./decoder.js").Module) => (fields: readonly string[], run: Run) => boolean} Form */

/** A form of the value. @param {readonly Field[]} fields @returns {Form} */
export const form = (...fields) => () => (given) => given.length === fields.length && fields.every((field, index) => field(given[index]));

/** The form counts only where all of the first tests are met and none of the others. @param {readonly Test[]} when @param {readonly Test[]} unless @param {Form} form @returns {Form} */
export const formWhere = (when, unless, form) => (module) => {
  const [needed, excluded] = [when, unless].map((tests) => tests.map((test) => test(module)));
  const fits = form(module);
  return (given, run) => needed.every((test) => test.isMet(run, true)) && !someMet(excluded, run, false) && fits(given, run);
};

/** Where an answer goes on. @param {string} code @param {boolean} emptyIsAbsent @param {readonly Form[]} forms */
export const continues = (code, emptyIsAbsent, ...forms) =>
  new Syntax(code, (module) => {
    const bound = forms.map((form) => form(module));
    return (value, run) => {
      if (value === "" && emptyIsAbsent) return true;
      const fields = value.split("|");
      return bound.some((fits) => fits(fields, run));
    };
  });
