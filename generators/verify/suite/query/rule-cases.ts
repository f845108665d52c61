import type { Cap, ErrorReference, Rule, Test } from "../../../model/rules.ts";
import { originClaim } from "../claim.ts";
import { refused, unwarned, warned, type Cases, type Pair } from "../case.ts";
import { breaches, sampleOf, type Draft } from "./draft.ts";
import { codeOf, type Subject } from "./query-case.ts";

/** A request that breaks a rule, as fixed values and parameters that must be absent. */
interface Violation {
  readonly key: string;
  readonly error: ErrorReference;
  readonly fixed?: readonly Pair[] | undefined;
  readonly without?: readonly string[];
}

/** Yields cases with requests that break only one rule of a module. */
export function* ruleCases(subject: Subject): Cases {
  const { service, module, draft, make } = subject;
  for (const [index, rule] of module.rules.entries()) {
    const id = `/rule ${index + 1}`;
    if (rule.kind === "cap") {
      yield* capCases(subject, rule, id);
      continue;
    }
    const claim = originClaim(service.id, module.name, `rule ${rule.kind}`, ruleText(rule), rule);
    const condition = rule.when[0] === undefined ? [] : (valuesFor(subject, rule.when[0]) ?? []);
    for (const { key, fixed, without = [], error } of violationsOf(subject, rule)) {
      const request = fixed && draft([...condition, ...fixed], { without, ignored: rule });
      if (request === undefined || !breaksOnly(subject, request, rule)) continue;
      const code = error.code.replace("{wireName}", module.prefix + ("parameter" in rule ? rule.parameter.name : ""));
      yield* make(`${id} ${key}`, claim, [request], refused(codeOf(service, code)));
    }
  }
}

function breaksOnly({ service }: Subject, draft: Draft, rule: Rule): boolean {
  const broken = breaches(service, draft);
  // Whether a title is in a namespace is not checked here.
  return rule.kind === "in-namespace" ? broken.length === 0 : broken.length === 1 && broken[0] === rule;
}

/** Yields cases for a lower maximum: a value above it causes a warning in the requests of the rule. */
function* capCases(subject: Subject, rule: Cap, id: string): Cases {
  const { service, module, draft, make } = subject;
  const condition = rule.when[0] === undefined ? [] : valuesFor(subject, rule.when[0]);
  if (condition === undefined) return;
  const { maximum, parameter, warning } = rule;
  const claim = originClaim(service.id, `${module.name}.${parameter.name}`, "maximum in some requests", maximum, rule);
  const code = codeOf(service, warning.code);
  const of = (value: number) => [draft([...condition, [parameter.name, String(value)]])];
  yield* make(`${id} at`, claim, of(maximum), unwarned(code));
  yield* make(`${id} beyond`, claim, of(maximum + 1), warned(code));
}

function violationsOf(subject: Subject, rule: Rule): readonly Violation[] {
  const none = (names: readonly string[], error: ErrorReference): Violation => ({
    key: "none",
    fixed: [],
    without: names,
    error,
  });
  const several = ([first, ...others]: readonly string[], error: ErrorReference): readonly Violation[] =>
    others.map((name) => ({ key: `with ${name}`, fixed: sampled(subject, [first!, name]), error }));
  const names = "parameters" in rule ? rule.parameters.map(({ name }) => name) : [];
  switch (rule.kind) {
    case "exactly-one-of":
      return [none(names, rule.none), ...several(names, rule.several)];
    case "at-least-one-of":
      return [none(names, rule.error)];
    case "at-most-one-of":
      return several(names, rule.error);
    case "needs": {
      const needed = rule.needed.flatMap(parametersOf);
      return rule.each.map((test, index) => {
        const fixed = valuesFor(subject, test);
        const without = needed.filter((name) => !fixed?.some(([one]) => one === name));
        return { key: `needs ${index + 1}`, fixed, without, error: rule.error };
      });
    }
    case "excludes":
      return rule.each.flatMap((test, index) =>
        rule.excluded.map((other, at) => {
          const [one, two] = [valuesFor(subject, test), valuesFor(subject, other)];
          return { key: `excludes ${index + 1} ${at + 1}`, fixed: one && two && [...one, ...two], error: rule.error };
        }),
      );
    case "contradiction":
      return rule.values.map((values, index) => ({
        key: `values ${index + 1}`,
        fixed: [[rule.parameter.name, values.slice(0, 2).join("|")]],
        error: rule.error,
      }));
    case "not-empty":
      return [{ key: "empty", fixed: [[rule.parameter.name, ""]], error: rule.error }];
    case "in-namespace": {
      const title = rule.namespace === 1 ? "Main Page" : "Talk:Main Page";
      return [{ key: "namespace", fixed: [[rule.parameter.name, title]], error: rule.error }];
    }
    case "cap":
    case "warning":
      return [];
  }
}

function sampled({ service, module, given }: Subject, names: readonly string[]): readonly Pair[] {
  return names.map((name) => [name, sampleOf(service, module, name, given)]);
}

/** Returns values that meet a test, or undefined if parameters alone cannot. */
function valuesFor(subject: Subject, test: Test): readonly Pair[] | undefined {
  switch (test.kind) {
    case "given":
    case "filled":
      return [[test.parameter, differentFromDefault(subject, test.parameter)]];
    case "holds":
      return test.values[0] === undefined ? sampled(subject, [test.parameter]) : [[test.parameter, test.values[0]]];
    case "all": {
      const all = test.tests.map((one) => valuesFor(subject, one));
      return all.includes(undefined) ? undefined : all.flatMap((one) => one!);
    }
    case "role":
      return test.role === "module" ? [] : undefined;
    case "pages":
      return undefined;
  }
}

/** Returns a value that is not the default: a parameter with its default counts as absent in tests. */
function differentFromDefault({ service, module, given }: Subject, name: string): string {
  const { type, default: byDefault } = module.parameters.find((one) => one.name === name)!;
  const sample = sampleOf(service, module, name, given);
  if (byDefault?.value === undefined || String(byDefault.value) !== sample) return sample;
  if (type.kind === "enum" && type.values.kind === "inline")
    return type.values.values.find(({ value }) => value !== "" && value !== sample)?.value ?? sample;
  return /^(?:limit|integer|namespace)$/.test(type.kind) ? String(Number(sample) + 1) : sample;
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
  const rest = others.length > 0 ? ["/", ...new Set(others.flatMap(parametersOf))] : [];
  return [...names, ...new Set(tests), ...rest].join(" ");
}
