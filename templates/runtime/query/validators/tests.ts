import type { Module } from "./decoder.js";
import type { Run } from "./run.js";
import type { Pages } from "./types.js";
import { isNamed } from "./scan.js";
import { allSpecifier } from "./wire-constants.js";

export interface BoundTest {
  /**
   * The parameters of which the request must name one for the test to be met, as `Module.bitOf` has them; or `always`.
   */
  readonly bits: number;
  /** `unknown` is the answer where it cannot be known. */
  readonly isMet: (run: Run, unknown: boolean) => boolean;
  /** What meets it, in words. */
  readonly words: (prefix: string) => string;
}

/** What meets one of several, in words. */
export function wordsOf(tests: readonly BoundTest[], prefix: string): string {
  return tests.map(({ words }) => words(prefix)).join(" or ");
}

/** A test of a request, bound to a module when the module is made. */
export type Test = (module: Module) => BoundTest;

/** The bits of what does not depend on single parameters. */
export const always = -1;

export function anyOf(parts: readonly { readonly bits: number }[]): number {
  return parts.reduce((sum, { bits }) => sum | bits, 0);
}

export function someMet(tests: readonly BoundTest[], run: Run, unknown: boolean): boolean {
  for (let index = 0; index < tests.length; index++) if (tests[index]!.isMet(run, unknown)) return true;
  return false;
}

/** A value, where it has no default or is another than that. */
export const given =
  (name: string): Test =>
  (module) => {
    const index = module.placeOf(name);
    const byDefault = module.defaults[name];
    return {
      bits: module.bitOf(name),
      words: (prefix) => prefix + name,
      isMet: (run) => {
        if (!isNamed(index)) return false;
        const value = run.value[name];
        return (
          value !== undefined &&
          (byDefault === undefined || (value !== byDefault && String(value) !== String(byDefault)))
        );
      },
    };
  };

export const filled =
  (name: string): Test =>
  (module) => {
    const index = module.placeOf(name);
    return {
      bits: module.bitOf(name),
      words: (prefix) => prefix + name,
      isMet: (run) => {
        if (!isNamed(index)) return false;
        const value = run.value[name];
        return (
          value !== undefined &&
          value !== "" &&
          value !== "0" &&
          value !== 0 &&
          (value as { length?: number }).length !== 0
        );
      },
    };
  };

/** One of these is the value, or among the values. */
export const holds =
  (name: string, ...values: readonly string[]): Test =>
  (module) => {
    const index = module.placeOf(name);
    const byDefault = holdsOneOf(module.defaults[name], values);
    return {
      bits: byDefault ? always : module.bitOf(name),
      words: (prefix) => `${prefix}${name} with ${values.join(" or ")}`,
      isMet: (run) => (isNamed(index) ? holdsOneOf(run.value[name], values) : byDefault),
    };
  };

function holdsOneOf(value: unknown, values: readonly string[]): boolean {
  if (!Array.isArray(value)) return value === allSpecifier || isAmong(value, values);
  for (let index = 0; index < value.length; index++) if (isAmong(value[index], values)) return true;
  return false;
}

/** A loop is faster than `includes` for the few values that tests have. */
function isAmong(value: unknown, values: readonly string[]): boolean {
  const text = typeof value === "number" ? String(value) : value;
  for (let index = 0; index < values.length; index++) if (values[index] === text) return true;
  return false;
}

export const pages =
  (which: keyof Pages): Test =>
  () => ({
    bits: always,
    words: () => (which === "some" ? "pages" : which === "several" ? "several pages" : which.replace("-", " ")),
    isMet: (run, unknown) => run.options.pages?.[which] ?? unknown,
  });

export const role =
  (role: "generator" | "module"): Test =>
  () => ({
    bits: always,
    words: () => `use as a ${role}`,
    isMet: (run) => (run.options.generator === true) === (role === "generator"),
  });

export const both =
  (...tests: readonly Test[]): Test =>
  (module) => {
    const bound = tests.map((test) => test(module));
    return {
      bits: bound.find(({ bits }) => bits !== always)?.bits ?? always,
      words: (prefix) => bound.map(({ words }) => words(prefix)).join(" together with "),
      isMet: (run, unknown) => bound.every((test) => test.isMet(run, unknown)),
    };
  };
