import { Syntax } from "./syntax.js";
import { someMet, type Test } from "./rules.js";
import type { BoundModule, RunView } from "./run-view.js";

export type Field = (text: string) => boolean;

export const text: Field = () => true;
/** Matches the decimal form of a 64-bit integer. */
export const whole: Field = (text) =>
  /^(?:0|-?[1-9]\d{0,18})$/.test(text) && BigInt.asIntN(64, BigInt(text)) === BigInt(text);
export const hex: Field = (text) => /^(?:[0-9A-Fa-f]{2})*$/.test(text);
export const fraction: Field = (text) => /^0\.\d+$/.test(text);
export const bit: Field = (text) => text === "0" || text === "1";
export const exactly =
  (word: string): Field =>
  (text) =>
    text === word;

type Form = (module: BoundModule) => (fields: readonly string[], run: RunView) => boolean;

/** Creates a form of the value with these fields. */
export const form =
  (...fields: readonly Field[]): Form =>
  () =>
  (given) =>
    given.length === fields.length && fields.every((field, index) => field(given[index]!));

/** Creates a form that applies only if all of the first tests and none of the others are met. */
export const formWhere =
  (when: readonly Test[], unless: readonly Test[], form: Form): Form =>
  (module) => {
    const [needed, excluded] = [when.map((test) => test(module)), unless.map((test) => test(module))];
    const fits = form(module);
    return (given, run) =>
      needed.every((test) => test.isMet(run, true)) && !someMet(excluded, run, false) && fits(given, run);
  };

/** Creates the syntax of a continuation value. */
export const continues = (code: string, emptyIsAbsent: boolean, ...forms: readonly Form[]): Syntax =>
  new Syntax(code, (module) => {
    const bound = forms.map((form) => form(module));
    return (value: string, run) => {
      if (value === "" && emptyIsAbsent) return true;
      const fields = value.split("|");
      return bound.some((fits) => fits(fields, run));
    };
  });
