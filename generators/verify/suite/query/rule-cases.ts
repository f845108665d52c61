import type { Module } from "../../../model/query.ts";
import type { Cap, ErrorReference, Rule, Test } from "../../../model/rules.ts";
import { originClaim } from "../claim.ts";
import { refused, unwarned, warned, type Case, type Expectation } from "../case.ts";
import { breaches, draftOf, sampleOf, type Draft } from "./draft.ts";
import { codeOf, moduleCase, type QueryScope } from "./query-case.ts";

/** A request that breaks a rule, as fixed values and parameters that must be absent. */
interface Violation {
  readonly key: string;
  readonly fixed: ReadonlyMap<string, string>;
  readonly without: readonly string[];
  readonly error: ErrorReference;
}

/** Returns cases with requests that break only one rule of a module. */
export function ruleCases(scope: QueryScope, module: Module): readonly Case[] {
  const { service, given } = scope;
  return module.rules.flatMap((rule, index) => {
    const id = `/rule ${index + 1}`;
    if (rule.kind === "cap") return capCases(scope, module, rule, id);
    const claim = originClaim(service.id, module.name, `rule ${rule.kind}`, ruleText(rule), rule);
    const condition = rule.when[0] === undefined ? new Map<string, string>() : valuesFor(scope, module, rule.when[0]);
    return violationsOf(scope, module, rule).flatMap(({ key, fixed, without, error }) => {
      const draft = draftOf(service, module, given, new Map([...(condition ?? []), ...fixed]), {
        without,
        ignored: rule,
      });
      if (draft === undefined || !breaksOnly(scope, draft, rule)) return [];
      const code = error.code.replace("{wireName}", module.prefix + ("parameter" in rule ? rule.parameter.name : ""));
      return moduleCase(scope, module, `${id} ${key}`, claim, [draft], refused(codeOf(service, code)));
    });
  });
}

function breaksOnly({ service }: QueryScope, draft: Draft, rule: Rule): boolean {
  const broken = breaches(service, draft);
  // Whether a title is in a namespace is not checked here.
  return rule.kind === "in-namespace" ? broken.length === 0 : broken.length === 1 && broken[0] === rule;
}

/** Returns cases for a lower maximum: a value above it causes a warning in the requests of the rule. */
function capCases(scope: QueryScope, module: Module, rule: Cap, id: string): readonly Case[] {
  const { service, given } = scope;
  const condition = rule.when[0] === undefined ? new Map<string, string>() : valuesFor(scope, module, rule.when[0]);
  if (condition === undefined) return [];
  const { name } = rule.parameter;
  const claim = originClaim(service.id, `${module.name}.${name}`, "maximum in some requests", rule.maximum, rule);
  const code = codeOf(service, rule.warning.code);
  const of = (key: string, value: number, expect: Expectation): readonly Case[] =>
    moduleCase(
      scope,
      module,
      `${id} ${key}`,
      claim,
      [draftOf(service, module, given, new Map([...condition, [name, String(value)]]))],
      expect,
    );
  return [...of("at", rule.maximum, unwarned(code)), ...of("beyond", rule.maximum + 1, warned(code))];
}

function violationsOf(scope: QueryScope, module: Module, rule: Rule): readonly Violation[] {
  const { service, given } = scope;
  const sampled = (names: readonly string[]): ReadonlyMap<string, string> =>
    new Map(names.map((name) => [name, sampleOf(service, module, name, given)]));
  switch (rule.kind) {
    case "exactly-one-of":
    case "at-least-one-of":
    case "at-most-one-of": {
      const names = rule.parameters.map(({ name }) => name);
      const none =
        rule.kind === "exactly-one-of" ? rule.none : rule.kind === "at-least-one-of" ? rule.error : undefined;
      const several =
        rule.kind === "exactly-one-of" ? rule.several : rule.kind === "at-most-one-of" ? rule.error : undefined;
      return [
        ...(none === undefined ? [] : [{ key: "none", fixed: new Map<string, string>(), without: names, error: none }]),
        ...(several === undefined
          ? []
          : names.slice(1).map((name) => ({
              key: `with ${name}`,
              fixed: sampled([names[0]!, name]),
              without: [],
              error: several,
            }))),
      ];
    }
    case "needs": {
      const needed = rule.needed.flatMap(parametersOf);
      return rule.each.flatMap((test, index) => {
        const fixed = valuesFor(scope, module, test);
        if (fixed === undefined) return [];
        const without = needed.filter((name) => !fixed.has(name));
        return [{ key: `needs ${index + 1}`, fixed, without, error: rule.error }];
      });
    }
    case "excludes":
      return rule.each.flatMap((test, index) =>
        rule.excluded.flatMap((other, at) => {
          const [one, two] = [valuesFor(scope, module, test), valuesFor(scope, module, other)];
          if (one === undefined || two === undefined) return [];
          return [
            {
              key: `excludes ${index + 1} ${at + 1}`,
              fixed: new Map([...one, ...two]),
              without: [],
              error: rule.error,
            },
          ];
        }),
      );
    case "contradiction":
      return rule.values.map((values, index) => ({
        key: `values ${index + 1}`,
        fixed: new Map([[rule.parameter.name, values.slice(0, 2).join("|")]]),
        without: [],
        error: rule.error,
      }));
    case "not-empty":
      return [{ key: "empty", fixed: new Map([[rule.parameter.name, ""]]), without: [], error: rule.error }];
    case "in-namespace":
      return [
        {
          key: "namespace",
          fixed: new Map([[rule.parameter.name, rule.namespace === 1 ? "Main Page" : "Talk:Main Page"]]),
          without: [],
          error: rule.error,
        },
      ];
    case "cap":
    case "warning":
      return [];
  }
}

/** Returns values that meet a test, or undefined if parameters alone cannot. */
function valuesFor(scope: QueryScope, module: Module, test: Test): ReadonlyMap<string, string> | undefined {
  const { service, given } = scope;
  switch (test.kind) {
    case "given":
    case "filled":
      return new Map([[test.parameter, differentFromDefault(scope, module, test.parameter)]]);
    case "holds":
      return new Map([[test.parameter, test.values[0] ?? sampleOf(service, module, test.parameter, given)]]);
    case "all": {
      const all = test.tests.map((one) => valuesFor(scope, module, one));
      if (all.some((one) => one === undefined)) return undefined;
      return new Map(all.flatMap((one) => [...one!]));
    }
    case "role":
      return test.role === "module" ? new Map() : undefined;
    case "pages":
      return undefined;
  }
}

/** Returns a value that is not the default: a parameter with its default counts as absent in tests. */
function differentFromDefault({ service, given }: QueryScope, module: Module, name: string): string {
  const parameter = module.parameters.find((one) => one.name === name)!;
  const sample = sampleOf(service, module, name, given);
  const byDefault = parameter.default?.value;
  if (byDefault === undefined || String(byDefault) !== sample) return sample;
  if (parameter.type.kind === "enum" && parameter.type.values.kind === "inline")
    return parameter.type.values.values.find(({ value }) => value !== "" && value !== sample)?.value ?? sample;
  return parameter.type.kind === "limit" || parameter.type.kind === "integer" || parameter.type.kind === "namespace"
    ? String(Number(sample) + 1)
    : sample;
}

function parametersOf(test: Test): readonly string[] {
  if (test.kind === "all") return test.tests.flatMap(parametersOf);
  return "parameter" in test ? [test.parameter] : [];
}

function ruleText(rule: Rule): string {
  const names =
    "parameters" in rule ? rule.parameters.map(({ name }) => name) : "parameter" in rule ? [rule.parameter.name] : [];
  const tests = "each" in rule ? rule.each.flatMap(parametersOf) : [];
  const others = rule.kind === "needs" ? rule.needed : rule.kind === "excludes" ? rule.excluded : [];
  return [
    ...names,
    ...new Set(tests),
    ...(others.length > 0 ? ["/", ...new Set(others.flatMap(parametersOf))] : []),
  ].join(" ");
}
