import type { Module } from "../../generators/model/query.ts";
import type { Rule, Test } from "../../generators/model/rules.ts";
import type { Random } from "../support/random.ts";
import { applies, isNamed, meets, meetsSome, type Asked } from "./meets.ts";

/** Creates a different value for a parameter. */
type Make = (name: string) => unknown;

/**
 * Changes the object until it satisfies all rules, if possible. A repair may violate another rule, so all rules are
 * checked again.
 */
export function isRepaired(module: Module, asked: Asked, make: Make, chance: Random): boolean {
  for (let round = 0; round < 50; round++) {
    const broken = module.rules.filter((rule) => applies(asked, rule) && isBroken(rule, asked));
    if (broken.length === 0) return true;
    for (const rule of broken) mend(rule, asked, make, chance);
  }
  return false;
}

function isBroken(rule: Rule, asked: Asked): boolean {
  const count = (names: readonly { readonly name: string }[]): number =>
    names.filter(({ name }) => isNamed(asked, name)).length;
  switch (rule.kind) {
    case "exactly-one-of":
      return count(rule.parameters) !== 1;
    case "at-most-one-of":
      return count(rule.parameters) > 1;
    case "at-least-one-of":
      return count(rule.parameters) === 0;
    case "needs":
      return meetsSome(asked, rule.each, false) && !meetsSome(asked, rule.needed, true);
    case "excludes":
      return meetsSome(asked, rule.each, false) && meetsSome(asked, rule.excluded, false);
    case "contradiction":
      return contradictions(rule.values, asked.value[rule.parameter.name]).length > 0;
    case "not-empty":
      return (asked.value[rule.parameter.name] as { readonly length?: number } | undefined)?.length === 0;
    case "cap":
      return (
        (asked.value[rule.parameter.name] as number) > 0 && (asked.value[rule.parameter.name] as number) > rule.maximum
      );
    case "in-namespace":
    case "warning":
      return false;
  }
}

function mend(rule: Rule, asked: Asked, make: Make, chance: Random): void {
  const { value } = asked;
  switch (rule.kind) {
    case "exactly-one-of":
    case "at-most-one-of":
    case "at-least-one-of": {
      const names = rule.parameters.map(({ name }) => name);
      const named = names.filter((name) => isNamed(asked, name));
      const kept = chance.pick(named.length > 0 ? named : names);
      if (rule.kind !== "at-least-one-of") for (const name of names) if (name !== kept) delete value[name];
      if (!isNamed(asked, kept)) value[kept] = full(make, kept);
      break;
    }
    case "needs":
      if (chance.chance(0.6)) meet(chance.pick(rule.needed), asked, make);
      else for (const test of rule.each) avoid(test, asked, make);
      break;
    case "excludes":
      for (const test of chance.chance(0.5) ? rule.each : rule.excluded) avoid(test, asked, make);
      break;
    case "contradiction": {
      const items = value[rule.parameter.name] as readonly string[];
      const worse = contradictions(rule.values, items);
      value[rule.parameter.name] = items.filter((item) => !worse.includes(item));
      break;
    }
    case "not-empty":
      value[rule.parameter.name] = full(make, rule.parameter.name);
      break;
    case "cap":
      value[rule.parameter.name] = chance.pick([rule.maximum, 1, "max"]);
  }
}

/** Returns the items of each group after the first. */
function contradictions(groups: readonly (readonly string[])[], given: unknown): readonly string[] {
  const items = Array.isArray(given) ? (given as readonly string[]) : [];
  return groups.flatMap((group) => items.filter((item) => group.includes(item)).slice(1));
}

/** Returns a value that is present and, if it is a list, not empty. */
function full(make: Make, name: string): unknown {
  for (let attempt = 0; attempt < 100; attempt++) {
    const made = make(name);
    if (made === true || (made !== false && made !== undefined && String(made) !== "" && String(made) !== "0"))
      return made;
  }
  throw new Error(`no value for ${name}`);
}

/** Changes the object so that the test is met, if a request can express that. */
function meet(test: Test, asked: Asked, make: Make): void {
  switch (test.kind) {
    case "given":
    case "filled":
      for (let attempt = 0; attempt < 100 && !meets(asked, test, true); attempt++)
        asked.value[test.parameter] = full(make, test.parameter);
      break;
    case "holds": {
      const isList = Array.isArray(make(test.parameter)) || Array.isArray(asked.defaults[test.parameter]);
      asked.value[test.parameter] = isList ? [test.values[0]] : test.values[0];
      break;
    }
    case "all":
      for (const one of test.tests) meet(one, asked, make);
  }
}

/** Changes the object so that the test is not met, if a request can express that. */
function avoid(test: Test, asked: Asked, make: Make): void {
  switch (test.kind) {
    case "given":
    case "filled":
      delete asked.value[test.parameter];
      break;
    case "holds":
      delete asked.value[test.parameter];
      for (let attempt = 0; attempt < 100 && meets(asked, test, false); attempt++)
        asked.value[test.parameter] = make(test.parameter);
      break;
    case "all":
      if (test.tests[0] !== undefined) avoid(test.tests[0], asked, make);
  }
}
