import type { Subject } from "../../core/validators/findings.js";
import { isNamed } from "./scan.js";
import type { BoundModule, RunView } from "./run-view.js";
import type { Pages } from "./types.js";
import { allSpecifier } from "./wire-constants.js";

export interface BoundRule {
  /** The parameters of which the request must name at least one for a violation, as in a test. */
  readonly bits: number;
  readonly check: (run: RunView) => void;
  /** True if the syntax of its parameters is checked first. */
  readonly followsSyntax?: boolean | undefined;
}

/**
 * A rule about the parameters of a request, bound to a module when the module is created. It reports violations. If a
 * test depends on unknown facts, the request is accepted.
 */
export type Rule = (module: BoundModule) => BoundRule;

const subject = (name: string, expected: string): Subject => ({ name, sensitive: true, expected: () => expected });

/** Returns the names of parameters as they appear in the request. */
const named = (names: readonly string[], prefix: string): string => names.map((name) => prefix + name).join(", ");

/** Returns a function that counts how many of the parameters the request names. */
function counter(names: readonly string[], module: BoundModule): () => number {
  const places = names.map((name) => module.placeOf(name));
  return () => {
    let count = 0;
    for (let index = 0; index < places.length; index++) if (isNamed(places[index]!)) count++;
    return count;
  };
}

export const exactlyOneOf =
  (none: string, several: string, ...names: readonly string[]): Rule =>
  (module) => {
    const count = counter(names, module);
    return {
      bits: always,
      check: (run) => {
        const given = count();
        if (given === 1) return;
        const one = subject(names[0]!, `a value, or exactly one of ${named(names, run.prefix)} does`);
        const remedy = given === 0 ? "is needed" : "is allowed: leave the others out";
        run.breach(given === 0 ? none : several, one, () => `exactly one of ${named(names, run.prefix)} ${remedy}`);
      },
    };
  };

export const atMostOneOf =
  (code: string, ...names: readonly string[]): Rule =>
  (module) => {
    const count = counter(names, module);
    return {
      bits: module.bitOf(...names.slice(1)),
      check: (run) => {
        if (count() < 2) return;
        const one = subject(names[0]!, `no value together with one of ${named(names.slice(1), run.prefix)}`);
        run.breach(code, one, () => `at most one of ${named(names, run.prefix)} is allowed: leave the others out`);
      },
    };
  };

export const atLeastOneOf =
  (code: string, ...names: readonly string[]): Rule =>
  (module) => {
    const count = counter(names, module);
    return {
      bits: always,
      check: (run) => {
        if (count() > 0) return;
        const one = subject(names[0]!, `a value, or another of ${named(names, run.prefix)} does`);
        run.breach(code, one, () => `at least one of ${named(names, run.prefix)} is needed`);
      },
    };
  };

export const needs =
  (code: string, each: readonly Test[], needed: readonly Test[]): Rule =>
  (module) => {
    const [causes, conditions] = [each.map((test) => test(module)), needed.map((test) => test(module))];
    return {
      bits: anyOf(causes),
      check: (run) => {
        if (!someMet(causes, run, false) || someMet(conditions, run, true)) return;
        const given = causes.filter((test) => test.isMet(run, false));
        run.breach(
          code,
          undefined,
          () => `${wordsOf(given, run.prefix)} is allowed only with ${wordsOf(conditions, run.prefix)}: add it`,
        );
      },
    };
  };

export const excludes =
  (code: string, each: readonly Test[], excluded: readonly Test[]): Rule =>
  (module) => {
    const [ones, others] = [each.map((test) => test(module)), excluded.map((test) => test(module))];
    const bits = anyOf(others);
    return {
      bits: bits === always ? anyOf(ones) : bits,
      check: (run) => {
        if (!someMet(others, run, false) || !someMet(ones, run, false)) return;
        const [first, second] = [ones, others].map((tests) => tests.filter((test) => test.isMet(run, false)));
        const words = (tests: typeof first): string => wordsOf(tests ?? [], run.prefix);
        run.breach(code, undefined, () => `${words(first)} cannot be combined with ${words(second)}: leave one out`);
      },
    };
  };

/** Rejects more than one value of a group. */
export const contradiction =
  (code: string, name: string, ...groups: readonly (readonly string[])[]): Rule =>
  (module) => ({
    bits: module.bitOf(name),
    check: (run) => {
      const values = run.value[name];
      if (!Array.isArray(values)) return;
      const broken =
        values.length > 1
          ? groups.find((group) => group.filter((value) => values.includes(value)).length > 1)
          : undefined;
      const text = `at most one of the values ${broken?.join(", ")}`;
      if (broken)
        run.breach(code, subject(name, text), () => `${run.prefix}${name} takes ${text}: leave the others out`);
    },
  });

export const notEmpty =
  (code: string, name: string): Rule =>
  (module) => ({
    bits: module.bitOf(name),
    check: (run) => {
      const value = run.value[name] as { readonly length?: number } | undefined;
      if (value?.length === 0 && run.names(name)) run.refuse(code, subject(name, "at least one value"), "");
    },
  });

/** Lowers the maximum of a limit in certain requests. */
export const cap =
  (code: string, name: string, low: number, high: number): Rule =>
  () => ({
    bits: always,
    check: (run) => {
      const maximum = run.options.highLimits ? high : low;
      const value = run.value[name];
      if (!((value as number) > maximum)) return;
      run.value[name] = maximum;
      const isKnown = run.warnings?.some((finding) => finding.parameter === name && finding.code === code);
      if (!isKnown)
        run.remark(
          code,
          { name, sensitive: false, expected: () => `at most ${maximum} in this request` },
          String(value),
        );
    },
  });

export const warning =
  (code: string): Rule =>
  () => ({
    bits: always,
    followsSyntax: true,
    check: (run) => run.remark(code, undefined, undefined),
  });

/** Applies the rule only if one of the tests is met. */
export const when =
  (rule: Rule, ...tests: readonly Test[]): Rule =>
  (module) => {
    const { bits, check, followsSyntax } = rule(module);
    const bound = tests.map((test) => test(module));
    return {
      followsSyntax,
      bits: bits === always ? anyOf(bound) : bits,
      check: (run) => {
        if (someMet(bound, run, false)) check(run);
      },
    };
  };

/** Applies the rule only if none of the tests is met. */
export const unless =
  (rule: Rule, ...tests: readonly Test[]): Rule =>
  (module) => {
    const { bits, check, followsSyntax } = rule(module);
    const bound = tests.map((test) => test(module));
    return {
      followsSyntax,
      bits,
      check: (run) => {
        if (!someMet(bound, run, true)) check(run);
      },
    };
  };

export interface BoundTest {
  /**
   * The parameters of which the request must name at least one for the test to be met, as returned by `Module.bitOf`;
   * or `always`.
   */
  readonly bits: number;
  /** Returns true if the test is met, or `unknown` if that cannot be determined. */
  readonly isMet: (run: RunView, unknown: boolean) => boolean;
  /** Describes requests that meet the test. */
  readonly words: (prefix: string) => string;
}

function wordsOf(tests: readonly BoundTest[], prefix: string): string {
  return tests.map(({ words }) => words(prefix)).join(" or ");
}

/** A test of a request, bound to a module when the module is created. */
export type Test = (module: BoundModule) => BoundTest;

/** The bits for tests that do not depend on single parameters. */
export const always = -1;

function anyOf(parts: readonly { readonly bits: number }[]): number {
  return parts.reduce((sum, { bits }) => sum | bits, 0);
}

export function someMet(tests: readonly BoundTest[], run: RunView, unknown: boolean): boolean {
  for (let index = 0; index < tests.length; index++) if (tests[index]!.isMet(run, unknown)) return true;
  return false;
}

/** Tests whether the parameter has a value other than its default. */
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

/** Tests whether the value, or one of the values, is one of these. */
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

/** Returns true if the value is in the list. A loop is faster than `includes` for the few values of a test. */
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
