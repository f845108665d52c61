import { limitRange } from "../../../model/type.ts";
import type { Parameter, QueryService } from "../../../model/query.ts";
import type { Rule } from "../../../model/rules.ts";
import type { GeneratedFile } from "../../../codegen/generated-file.ts";
import { docComment, propertyKey, stringLiteral } from "../../../codegen/typescript.ts";
import type { Selection } from "../../shared/query-client-names.ts";
import { runtimeType } from "../runtime.ts";
import type { QueryScope } from "./scope.ts";

/*
 * Types that report errors in the argument of a call: parameters that exclude each other, a second generator, a limit
 * out of range, an invalid timestamp. Each error is a sentence, which the compiler repeats. Matching an argument
 * against an invalid shape costs the compiler one comparison. An object type computed from the argument, such as a
 * mapped type, costs several times as much as the whole call.
 */

/** A rule in types: a description of its violations, and the shape of a violation. */
interface Breach {
  readonly text: string;
  readonly shape: string;
}

export function faultsText(scope: QueryScope, file: GeneratedFile): string {
  const { limits, moments } = checkedNames(scope.service);
  const hasForms = limits.length + moments.length > 0;
  const values = hasForms ? [valueFaultText(scope, file)] : [];
  return [
    ruleTexts(scope),
    ...values,
    parameterFaultText(file, hasForms),
    requestFaultText(scope, file, hasForms),
  ].join("\n");
}

function ruleTexts(scope: QueryScope): string {
  const { service, groups, generators } = scope;
  const ruled = service.modules.flatMap((module) => {
    const breaches = breachesOf(module.rules, module.parameters);
    return breaches.length === 0 ? [] : [{ module, breaches }];
  });
  const ofModules = ruled.map(
    ({ module, breaches }) =>
      `  readonly ${propertyKey(module.name)}: {\n${breaches.map((one) => `  ${ruleMember(one)}`).join("")}  };\n`,
  );
  const ofRequest = service.requestParameters.flatMap(({ rules, parameters }) => breachesOf(rules, parameters));
  const selections: readonly Selection[] = [...groups, ...(generators === undefined ? [] : [generators])];
  const nested = selections.flatMap(({ member, modules }) =>
    ruled
      .filter(({ module }) => modules.includes(module))
      .flatMap(({ module: { name }, breaches }) =>
        breaches.map(
          ({ text, shape }): Breach => ({
            text: `${member}.${name}: ${text}`,
            shape: `{ readonly ${propertyKey(member)}: { readonly ${propertyKey(name)}: ${shape} } }`,
          }),
        ),
      ),
  );
  return [
    `${docComment("Rules between the parameters of one module, by module: a sentence, and the shape of requests that break it.")}`,
    `interface ModuleRules {\n${ofModules.join("")}}\n\n`,
    `${docComment("The same, in a whole request.")}interface RequestRules {\n` +
      `${[...ofRequest, ...nested].map(ruleMember).join("")}}\n`,
  ].join("");
}

function ruleMember({ text, shape }: Breach): string {
  return `  readonly ${stringLiteral(text)}: ${shape};\n`;
}

/**
 * Returns the pairs of parameters that exclude each other in every request. The union of the parameters already
 * expresses that one is required. A shape without them would also match an argument of an unknown type.
 */
function breachesOf(rules: readonly Rule[], parameters: readonly Parameter[]): readonly Breach[] {
  return rules.flatMap((rule) => {
    if (
      (rule.kind !== "at-most-one-of" && rule.kind !== "exactly-one-of") ||
      rule.when.length > 0 ||
      rule.unless.length > 0
    )
      return [];
    const named = rule.parameters.flatMap(
      ({ name }) => parameters.find((one) => one.name === name && one.template === undefined) ?? [],
    );
    return two(named);
  });
}

const two = (named: readonly Parameter[]): readonly Breach[] =>
  named.flatMap((one, index) =>
    named.slice(index + 1).map((other) => ({
      text: `only one of ${one.name}, ${other.name}`,
      shape: `{ ${[one, other].map(({ name, type }) => `readonly ${propertyKey(name)}: ${type.kind === "boolean" ? "true" : "{}"}`).join("; ")} }`,
    })),
  );

/** Returns the parameter names that are a limit, or a timestamp, in every module that has them. */
function namesOf({ modules }: QueryService, kind: "limit" | "timestamp"): readonly string[] {
  const all = modules.flatMap(({ parameters }) => parameters);
  const names = new Set(
    all.filter(({ type, template }) => type.kind === kind && template === undefined).map(({ name }) => name),
  );
  return [...names].filter((name) => all.every((one) => one.name !== name || one.type.kind === kind));
}

export function checkedNames(service: QueryService) {
  const { minimum, maximum } = limitRange(service.limits.limit);
  const word = service.wire.maxLimit?.value;
  const momentText = "a Date, or a time such as 2001-01-15T14:56:00Z";
  const limitText = `a whole number from ${minimum} to ${maximum}${word === undefined ? "" : `, or ${word}`}`;
  return {
    limits: namesOf(service, "limit"),
    moments: namesOf(service, "timestamp"),
    least: minimum,
    most: maximum,
    words: word === undefined ? [] : [word],
    limitText,
    momentText,
  };
}

function valueFaultText({ service }: QueryScope, file: GeneratedFile): string {
  const { limits, moments, least, most, limitText, momentText } = checkedNames(service);
  const texts = [
    ...limits.map((name) => [name, limitText] as const),
    ...moments.map((name) => [name, momentText] as const),
  ];
  const doc = docComment("Literal values that their parameters do not accept: the form of each fault, by parameter.");
  const holds = (name: string, fault: string): string =>
    `(P extends { readonly ${propertyKey(name)}: infer Given } ? ${fault} : never)`;
  const form = (name: string): string => `Form[${stringLiteral(name)}]`;
  const bounds = `${stringLiteral(String(least))}, ${stringLiteral(String(most))}`;
  const faults = [
    ...limits.map((name) => holds(name, `${runtimeType(file, "RangeFault")}<Given, ${bounds}, ${form(name)}>`)),
    ...moments.map((name) => holds(name, `${runtimeType(file, "MomentFault")}<Given, ${form(name)}>`)),
  ];
  const forms = (name: string, comment: string, formOf: (parameter: string, text: string) => string): string => {
    const members = texts.map(
      ([parameter, text]) => `  readonly ${propertyKey(parameter)}: ${formOf(parameter, text)};\n`,
    );
    return `${docComment(comment)}interface ${name} {\n${members.join("")}}\n\n`;
  };
  return [
    forms("FaultTexts", "The faults as sentences.", (parameter, text) => stringLiteral(`${parameter}: ${text}`)),
    forms(
      "FaultPlaces",
      "The faults at their parameters.",
      (parameter, text) =>
        `${runtimeType(file, "At")}<${stringLiteral(parameter)}, ${stringLiteral(`${parameter}: ${text}`)}>`,
    ),
    `${doc}type ValueFault<P, Form extends Record<keyof FaultTexts, unknown>> =\n  | ${faults.join("\n  | ")};\n`,
  ].join("");
}

function parameterFaultText(file: GeneratedFile, hasForms: boolean): string {
  const rules = `Name extends keyof ModuleRules ? ${runtimeType(file, "Broken")}<P, ModuleRules[Name]> : never`;
  const doc = docComment("The faults of the parameters of one module.");
  const fault = hasForms
    ? `${runtimeType(file, "FirstFault")}<ValueFault<P, FaultPlaces>, ${rules}>`
    : `${runtimeType(file, "FaultOr")}<${rules}>`;
  return `${doc}type ParameterFault<P, Name> = [0] extends [1 & P] ? false : ${fault};\n`;
}

function requestFaultText({ groups, generators }: QueryScope, file: GeneratedFile, hasForms: boolean): string {
  const selections = [...groups, ...(generators === undefined ? [] : [generators])];
  const inGroup = (member: string, fault: string): string =>
    `(R extends { readonly ${propertyKey(member)}: infer Modules } ? ${fault} : never)`;
  const each = hasForms ? `ValueFault<${runtimeType(file, "Each")}<Modules>, FaultTexts>` : "";
  const faults = [
    `${runtimeType(file, "Broken")}<R, RequestRules>`,
    ...(hasForms ? selections.map(({ member }) => inGroup(member, each)) : []),
    ...(generators === undefined
      ? []
      : [
          inGroup(
            generators.member,
            `${runtimeType(file, "MoreThanOne")}<keyof Modules, "${generators.member}: one module, not several">`,
          ),
        ]),
  ];
  const doc = docComment("The faults of a request.");
  return (
    `${doc}export type ${file.export("RequestFault")}<R> = [0] extends [1 & R] ? false : ` +
    `${runtimeType(file, "FaultOr")}<\n  | ${faults.join("\n  | ")}\n>;\n`
  );
}
