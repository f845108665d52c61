import type { Module } from "../../generators/model/query.ts";
import type { Test } from "../../generators/model/rules.ts";

export type Value = Record<string, unknown>;

/** Input to which the tests of a rule are applied. */
export interface Asked {
  readonly value: Value;
  readonly generator: boolean;
  readonly defaults: Readonly<Value>;
}

export function defaultsOf(module: Module): Value {
  const entries = module.parameters.flatMap(({ name, type, multiple, default: fact }) => {
    if (fact === undefined || fact.status === "unknown" || type.kind === "boolean") return [];
    const one = multiple === undefined || Array.isArray(fact.value) || (multiple.all && fact.value === "*");
    return [[name, one ? fact.value : [fact.value]] as const];
  });
  return Object.fromEntries(entries);
}

/** Reports whether a request contains the parameter. A false flag is not sent. */
export function isNamed({ value }: Asked, name: string): boolean {
  return value[name] !== undefined && value[name] !== false;
}

/**
 * Evaluates the model's tests on typed objects. This implementation is independent of the runtime, which is under test.
 */
export function meets(asked: Asked, test: Test, unknown: boolean): boolean {
  switch (test.kind) {
    case "given":
      return (
        isNamed(asked, test.parameter) && String(asked.value[test.parameter]) !== String(asked.defaults[test.parameter])
      );
    case "filled":
      return (
        (isNamed(asked, test.parameter) && !["", "0"].includes(String(asked.value[test.parameter]))) ||
        isFullList(asked.value[test.parameter])
      );
    case "holds":
      return holds(
        isNamed(asked, test.parameter) ? asked.value[test.parameter] : asked.defaults[test.parameter],
        test.values,
      );
    case "pages":
      return unknown;
    case "role":
      return asked.generator === (test.role === "generator");
    case "all":
      return test.tests.every((one) => meets(asked, one, unknown));
  }
}

export function meetsSome(asked: Asked, tests: readonly Test[], unknown: boolean): boolean {
  return tests.some((test) => meets(asked, test, unknown));
}

/** Returns whether a conditional statement applies here. */
export function applies(
  asked: Asked,
  { when, unless }: { readonly when: readonly Test[]; readonly unless: readonly Test[] },
): boolean {
  return (when.length === 0 || meetsSome(asked, when, false)) && !meetsSome(asked, unless, true);
}

function isFullList(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0;
}

function holds(value: unknown, values: readonly string[]): boolean {
  if (value === "*") return true;
  return [value].flat().some((item) => values.includes(String(item)));
}
