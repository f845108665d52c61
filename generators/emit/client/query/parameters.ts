import type { Module, Parameter, QueryService } from "../../../model/query.ts";
import type { GeneratedFile } from "../../../codegen/generated-file.ts";
import { codeSpan } from "../../../codegen/markdown.ts";
import { identifier, propertyKey } from "../../../codegen/typescript.ts";
import { valueSetTypeName } from "../../../naming/type-names.ts";
import { type ValueForms, arrayOf, parameterMember } from "../../shared/typescript/value-types.ts";
import { parameterText, rulesOfParameter } from "../../../describe/parameter.ts";
import { statusRemark } from "../../../describe/marks.ts";
import { type NamedParameter, generatorWireName, wireName } from "../../../naming/wire-names.ts";
import type { Rule } from "../../../model/rules.ts";

/**
 * Value types that a caller may pass: one value instead of several, a date instead of a timestamp. They are written
 * out, because the compiler would instantiate an alias `Several<T>` again for every parameter, which doubles the cost
 * of the types.
 */
const callerForms = {
  timestamp: "Date | string",
  several: (one: string) => `${one} | ${arrayOf(one)}`,
  optional: " | undefined",
} as const;

export function setTypeName(set: string): string {
  return identifier(valueSetTypeName(set));
}

/** Returns a function that imports the type of a value set from another file (`from`). */
function setNames(file: GeneratedFile, from: string): (set: string) => string {
  return (set) => file.importType(from, setTypeName(set));
}

export function moduleForms(service: QueryService, module: Module, file: GeneratedFile, values: string): ValueForms {
  return {
    ...callerForms,
    setName: setNames(file, values),
    prose: (named) => {
      const { parameter } = named;
      const texts = [
        parameterText(parameter, service),
        ...rulesOfParameter(module.rules, parameter, service),
        wireProse(service, module, named),
      ];
      return texts.filter((text) => text !== "").join("\n\n");
    },
  };
}

export function requestForms(service: QueryService, file: GeneratedFile, values: string): ValueForms {
  return {
    ...callerForms,
    setName: setNames(file, values),
    prose: ({ parameter }) => parameterText(parameter, service),
  };
}

/** Returns the wire names of a parameter, so that users can find it in other documentation. */
function wireProse(service: QueryService, module: Module, { name }: NamedParameter): string {
  const [own, asGenerator] = [
    wireName(service, module, name),
    module.generator ? generatorWireName(service, module, name) : undefined,
  ];
  const { prefix, generatorPrefix } = service.wire;
  const second =
    asGenerator === undefined ? "" : `, in a generator ${codeSpan(asGenerator)}${statusRemark(generatorPrefix)}`;
  return own === undefined ? "" : `Wire name: ${codeSpan(own)}${statusRemark(prefix)}${second}.`;
}

export interface Choice {
  readonly parameters: readonly Parameter[];
  readonly alone: boolean;
}

/**
 * Returns the rules of a module that a union type can express: those that hold in every request. "At most one of" is
 * only documented, because a union for it makes compiler messages worse than the mistake.
 */
export function choicesOf(module: Module): readonly Choice[] {
  const taken = new Set<Parameter>();
  return module.rules.flatMap((rule) => {
    if (!isChoice(rule) || rule.when.length > 0 || rule.unless.length > 0) return [];
    const parameters = rule.parameters.flatMap(({ name }) => module.parameters.find((one) => one.name === name) ?? []);
    if (parameters.some((one) => taken.has(one) || one.template !== undefined)) return [];
    for (const one of parameters) taken.add(one);
    return [{ parameters, alone: rule.kind === "exactly-one-of" }];
  });
}

type ChoiceRule = Extract<Rule, { kind: "exactly-one-of" | "at-least-one-of" }>;

function isChoice(rule: Rule): rule is ChoiceRule {
  return rule.kind === "exactly-one-of" || rule.kind === "at-least-one-of";
}

export function choiceType(service: QueryService, { parameters, alone }: Choice, forms: ValueForms): string {
  const alternatives = parameters.map((one) => {
    const members = parameters.map((parameter) => {
      if (alone && parameter !== one) return `  readonly ${propertyKey(parameter.name, parameter)}?: undefined;\n`;
      return parameterMember(service, { parameter, name: parameter.name }, forms, parameter === one);
    });
    return `{\n${members.join("")}}`;
  });
  return `(${alternatives.join(" | ")})`;
}
