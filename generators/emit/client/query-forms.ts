import type { Module, QueryService } from "../../model/query.ts";
import type { Rule, Test } from "../../model/rules.ts";
import type { GeneratedFile } from "../../codegen/generated-file.ts";
import { codeSpan } from "../../codegen/markdown.ts";
import { identifier } from "../../codegen/typescript.ts";
import { valueSetTypeName } from "../../naming/type-names.ts";
import { arrayOf, type ValueForms } from "../shared/typescript/parameter-types.ts";
import { parameterText } from "../../describe/parameter.ts";
import { ruleProse } from "../../describe/rule.ts";
import { generatorWireName, wireName, type NamedParameter } from "../../naming/wire-names.ts";

/**
 * What a caller may write: one value for several, a date for a timestamp. Written out: an alias `Several<T>` would be made anew for every
 * parameter, which doubles what the types cost.
 */
const callerForms = {
  timestamp: "Date | string",
  several: (one: string) => `${one} | ${arrayOf(one)}`,
  optional: " | undefined",
} as const;

export function setTypeName(set: string): string {
  return identifier(valueSetTypeName(set));
}

/** How a file takes the types of value sets from another (`from`). */
function setNames(file: GeneratedFile, from: string): (set: string) => string {
  return (set) => file.importType(from, setTypeName(set));
}

/** The members of a module, in a file that finds the value sets in another (`values`). */
export function moduleForms(service: QueryService, module: Module, file: GeneratedFile, values: string): ValueForms {
  return {
    ...callerForms,
    setName: setNames(file, values),
    prose: (named) => {
      const rules = module.rules.filter((rule) => namesOf(rule).includes(named.parameter.name));
      const ruleTexts = rules.map((rule) => capital(ruleProse(rule, (name) => name)));
      return [parameterText(named.parameter, service), ...ruleTexts, wireProse(service, module, named)].filter((text) => text !== "").join("\n\n");
    },
  };
}

/** The members that belong to no module. */
export function requestForms(service: QueryService, file: GeneratedFile, values: string): ValueForms {
  return { ...callerForms, setName: setNames(file, values), prose: ({ parameter }) => parameterText(parameter, service) };
}

/** Where a person can look the parameter up. */
function wireProse(service: QueryService, module: Module, { name }: NamedParameter): string {
  const [own, asGenerator] = [wireName(service, module, name), module.generator ? generatorWireName(service, module, name) : undefined];
  const second = asGenerator === undefined ? "" : `, in a generator ${codeSpan(asGenerator)}`;
  return own === undefined ? "" : `Wire name: ${codeSpan(own)}${second}.`;
}

/** The parameters that a rule is about, not those of its circumstances. */
function namesOf(rule: Rule): readonly string[] {
  const names = ruleNames[rule.kind] as (rule: Rule) => readonly string[];
  return names(rule);
}

type NamesOf<Kind extends Rule["kind"]> = (rule: Extract<Rule, { readonly kind: Kind }>) => readonly string[];
type Named = { readonly name: string };

const ofAll = ({ parameters }: { readonly parameters: readonly Named[] }): readonly string[] => parameters.map(({ name }) => name);
const ofEach = ({ each }: { readonly each: readonly Test[] }): readonly string[] =>
  each.flatMap((test) => ("parameter" in test ? [test.parameter] : []));
const ofOne = ({ parameter }: { readonly parameter: Named }): readonly string[] => [parameter.name];

const ruleNames: { readonly [Kind in Rule["kind"]]: NamesOf<Kind> } = {
  "exactly-one-of": ofAll,
  "at-most-one-of": ofAll,
  "at-least-one-of": ofAll,
  needs: ofEach,
  excludes: ofEach,
  contradiction: ofOne,
  "not-empty": ofOne,
  "in-namespace": ofOne,
  cap: ofOne,
  warning: () => [],
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
