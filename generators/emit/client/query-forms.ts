import type { Module, QueryService } from "../../model/query.ts";
import type { Rule } from "../../model/rules.ts";
import { codeSpan } from "../../codegen/markdown.ts";
import { identifier } from "../../codegen/typescript.ts";
import { valueSetTypeName } from "../../naming/type-names.ts";
import { arrayOf, type ValueForms } from "../shared/typescript/parameter-types.ts";
import { parameterProse } from "../../describe/parameter.ts";
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

/** The members of a module. */
export function moduleForms(service: QueryService, module: Module): ValueForms {
  return {
    ...callerForms,
    setName: setTypeName,
    prose: (named) => {
      const rules = module.rules.filter((rule) => namesOf(rule).includes(named.parameter.name)).map((rule) => `${capital(ruleProse(rule, (name) => name))}`);
      return [parameterProse(named.parameter, service), ...rules, wireProse(service, module, named)].join("\n\n");
    },
  };
}

/** The members that belong to no module. */
export function requestForms(service: QueryService): ValueForms {
  return { ...callerForms, setName: setTypeName, prose: ({ parameter }) => parameterProse(parameter, service) };
}

/** Where a person can look the parameter up, and whether the source document has it. */
function wireProse(service: QueryService, module: Module, { parameter, name }: NamedParameter): string {
  const [own, asGenerator] = [wireName(service, module, name), module.generator ? generatorWireName(service, module, name) : undefined];
  const names = own === undefined ? "" : `Wire name: ${codeSpan(own)}${asGenerator === undefined ? "" : `, in a generator ${codeSpan(asGenerator)}`}. `;
  return `${names}${parameter.origin.status === "documented" ? "Documented." : ""}`.trim();
}

/** The parameters that a rule is about, not those of its circumstances. */
function namesOf(rule: Rule): readonly string[] {
  switch (rule.kind) {
    case "exactly-one-of":
    case "at-most-one-of":
    case "at-least-one-of":
      return rule.parameters.map(({ name }) => name);
    case "needs":
    case "excludes":
      return rule.each.flatMap((test) => ("parameter" in test ? [test.parameter] : []));
    case "contradiction":
    case "not-empty":
    case "in-namespace":
    case "cap":
      return [rule.parameter.name];
    case "warning":
      return [];
  }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
