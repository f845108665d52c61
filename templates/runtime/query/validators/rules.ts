import type { Module } from "./decoder.js";
import type { Subject } from "../../validators/findings.js";
import type { Run } from "./run.js";
import { isNamed } from "./scan.js";
import { always, anyOf, someMet, wordsOf, type Test } from "./tests.js";

export interface BoundRule {
  /** The parameters of which the request must name one for the rule to be broken, as for a test. */
  readonly bits: number;
  readonly check: (run: Run) => void;
  /** Whether the syntaxes of its parameters are checked before it. */
  readonly followsSyntax?: boolean | undefined;
}

/**
 * What holds between the parameters of a request, bound to a module when the module is made. A rule reports what breaks
 * it. Where a test depends on what cannot be known here, the request has the benefit of the doubt.
 */
export type Rule = (module: Module) => BoundRule;

const subject = (name: string, expected: string): Subject => ({ name, sensitive: true, expected: () => expected });

/** The names of parameters as the request has them. */
const named = (names: readonly string[], prefix: string): string => names.map((name) => prefix + name).join(", ");

/** How many of the parameters the request names. */
function counter(names: readonly string[], module: Module): () => number {
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

/** Of each group, one value at most. */
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

/** A limit whose range ends earlier. */
export const cap =
  (code: string, name: string, maximum: number, highMaximum: number): Rule =>
  () => ({
    bits: always,
    check: (run) => {
      const most = run.options.highLimits ? highMaximum : maximum;
      const value = run.value[name];
      if (!((value as number) > most)) return;
      run.value[name] = most;
      const isKnown = run.warnings?.some((finding) => finding.parameter === name && finding.code === code);
      if (!isKnown)
        run.remark(code, { name, sensitive: false, expected: () => `at most ${most} in this request` }, String(value));
    },
  });

export const warning =
  (code: string): Rule =>
  () => ({
    bits: always,
    followsSyntax: true,
    check: (run) => run.remark(code, undefined, undefined),
  });

/** The rule holds only where one of the tests is met. */
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

/** The rule does not hold where one of the tests is met. */
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
