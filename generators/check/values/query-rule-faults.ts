import { byKind, type ByKind } from "../../model/by-kind.ts";
import type { ParameterReference, Rule, Test } from "../../model/rules.ts";
import { holdsFor, isNamed, meets, type Asked } from "./asked.ts";
import type { Path, ValueFault } from "./value-fault.ts";

/**
 * Which rules between the parameters of a query request are broken. What is only warned of is no fault, nor what a site
 * alone can know.
 */
export function queryRuleFaults(rules: readonly Rule[], asked: Asked, path: Path): readonly ValueFault[] {
  const holding = rules.filter((rule) => holdsFor(rule, asked));
  return holding.flatMap((rule) => byKind(breaches, rule, asked) ?? []).map((reason) => ({ path, reason }));
}

const nothing = (): undefined => undefined;

const breaches: ByKind<Rule, [asked: Asked], string | undefined> = {
  "exactly-one-of": ({ parameters }, asked) => tooFew(parameters, asked) ?? tooMany(parameters, asked),
  "at-most-one-of": ({ parameters }, asked) => tooMany(parameters, asked),
  "at-least-one-of": ({ parameters }, asked) => tooFew(parameters, asked),
  needs({ each, needed }, asked) {
    const one = each.find((test) => meets(test, asked));
    if (one === undefined || needed.some((test) => meets(test, asked))) return undefined;
    return `has ${subject(one)} without ${needed.map(subject).join(" or ")}`;
  },
  excludes({ each, excluded }, asked) {
    const [one, other] = [each, excluded].map((tests) => tests.find((test) => meets(test, asked)));
    return one === undefined || other === undefined ? undefined : `has ${subject(one)} together with ${subject(other)}`;
  },
  contradiction({ parameter, values }, asked) {
    const held = values
      .map((group) => group.filter((value) => holds(asked, parameter, value)))
      .find((group) => group.length > 1);
    return held && `has values of “${parameter.name}” that contradict each other: ${quoted(held)}`;
  },
  "not-empty": ({ parameter: { name } }, asked) =>
    isNamed(asked, name) && String(asked.given[name]) === "" ? `has “${name}” without a value` : undefined,
  "in-namespace": nothing,
  cap: nothing,
  warning: nothing,
};

function tooFew(parameters: readonly ParameterReference[], asked: Asked): string | undefined {
  if (namesGiven(parameters, asked).length > 0) return undefined;
  return `has none of ${quoted(parameters.map(({ name }) => name))}, but one of them is required`;
}

function tooMany(parameters: readonly ParameterReference[], asked: Asked): string | undefined {
  const given = namesGiven(parameters, asked);
  return given.length > 1 ? `has ${quoted(given)}, but only one of them is allowed` : undefined;
}

function namesGiven(parameters: readonly ParameterReference[], asked: Asked): readonly string[] {
  return parameters.map(({ name }) => name).filter((name) => isNamed(asked, name));
}

function holds(asked: Asked, { name, place }: ParameterReference, value: string): boolean {
  return meets({ kind: "holds", parameter: name, values: [value], place }, asked);
}

/** What meets a test, inside a sentence. */
function subject(test: Test): string {
  return byKind(subjects, test);
}

const subjects: ByKind<Test, [], string> = {
  given: ({ parameter }) => `“${parameter}”`,
  filled: ({ parameter }) => `“${parameter}”`,
  holds: ({ parameter, values }) => `“${parameter}” with ${values.map((value) => `“${value}”`).join(" or ")}`,
  pages: ({ pages }) => (pages === "revisions" ? "pages given by revisions" : `${pages} pages`),
  role: ({ role }) => `use as a ${role}`,
  all: ({ tests }) => tests.map(subject).join(" and "),
};

function quoted(names: readonly string[]): string {
  return names.map((name) => `“${name}”`).join(", ");
}
