import { knownValue } from "../../model/fact.ts";
import type { QueryService, RequestParameters } from "../../model/query.ts";
import type { Rule, Test } from "../../model/rules.ts";
import { propertyKey, stringLiteral } from "../../codegen/typescript.ts";
import { formOf } from "./query-form.ts";
import { generators, pageSet, selectedGroups } from "./query-names.ts";
import { listOf, moduleInfo, object, parameterInfo, setConstants } from "./query-paraminfo.ts";

/** The table of a service, as `templates/runtime/action-api/server/types.d.ts` describes it. */
export function tableText(service: QueryService): string {
  const { wire } = service;
  const text = (value: string | undefined): string => stringLiteral(value ?? "");
  const groups = selectedGroups(service).map(({ selector, modules }) => `    ${propertyKey(selector)}: ${listOf(modules.map(({ name }) => name))},\n`);
  const described = selectedGroups(service).flatMap(({ modules }) => modules);
  const modules = described.map((module) => `    ${propertyKey(module.name)}: ${moduleInfo(service, module)},\n`);
  const rules = described.map((module) => `    ${propertyKey(module.name)}: ${rulesText(module.rules)},\n`);
  return [
    `// What the runtime has to know of ${service.id}. Generated: change the spec instead.\n`,
    setConstants(service),
    `\nexport const table = {\n`,
    `  title: ${stringLiteral(service.title)},\n`,
    `  version: ${text(knownValue(service.version))},\n`,
    `  endpoint: ${text(knownValue(wire.endpoint))},\n`,
    `  methods: ${listOf(knownValue(wire.methods) ?? ["GET", "POST"])},\n`,
    `  generator: ${listOf([wire.generatorSelector, wire.generatorPrefix].map((fact) => knownValue(fact) ?? ""))},\n`,
    `  generators: ${listOf(generators(service).map(({ name }) => name))},\n`,
    `  separators: ${listOf([wire.separator, wire.alternativeSeparator].map((fact) => knownValue(fact) ?? ""))},\n`,
    `  all: ${text(knownValue(wire.allSpecifier))},\n`,
    `  most: ${text(knownValue(wire.maxLimit))},\n`,
    `  pageSet: ${text(pageSet(service))},\n`,
    `  sets: {\n${service.requestParameters.map((set) => `    ${propertyKey(set.id)}: ${setText(service, set)},\n`).join("")}  },\n`,
    `  groups: {\n${groups.join("")}  },\n`,
    `  modules: {\n${modules.join("")}  },\n`,
    `  forms: {\n${forms(service)}  },\n`,
    `  rules: {\n${rules.join("")}  },\n`,
    `  errors: {\n${service.errors.map(errorText).join("")}  },\n};\n`,
  ].join("");
}

/** Where the answers of modules stand. Where nobody knows, the group tells. */
function forms(service: QueryService): string {
  return selectedGroups(service)
    .flatMap(({ selector, modules }) => modules.map((module) => `    ${propertyKey(module.name)}: ${stringLiteral(formOf(module, selector))},\n`))
    .join("");
}

function setText(service: QueryService, { parameters, rules }: RequestParameters): string {
  const lines = parameters.map((parameter) => `        ${parameterInfo(service, parameter)},\n`);
  return `{\n      parameters: [\n${lines.join("")}      ],\n      rules: ${rulesText(rules)},\n    }`;
}

/** The rules of which a message names the parameters. */
function rulesText(rules: readonly Rule[]): string {
  const texts = rules.flatMap((rule) => {
    const parameters = namedBy(rule);
    return parameters.length < 2 ? [] : [object({ kind: stringLiteral(rule.kind), parameters: listOf(parameters) })];
  });
  return `[${texts.join(", ")}]`;
}

/** The parameters of which a request has too many, or too few. */
function namedBy(rule: Rule): readonly string[] {
  switch (rule.kind) {
    case "exactly-one-of":
    case "at-most-one-of":
    case "at-least-one-of":
      return rule.parameters.map(({ name }) => name);
    case "excludes":
      return [rule.each, rule.excluded].every((tests) => named(tests).length > 0) ? named([...rule.each, ...rule.excluded]) : [];
    default:
      return [];
  }
}

function named(tests: readonly Test[]): readonly string[] {
  return tests.flatMap((test) => (test.kind === "given" || test.kind === "filled" ? [test.parameter] : []));
}

function errorText({ code, condition, httpStatus }: QueryService["errors"][number]): string {
  const status = knownValue(httpStatus);
  const facts = object({ condition: stringLiteral(knownValue(condition) ?? ""), status: status === undefined ? undefined : String(status) });
  return `    ${propertyKey(code)}: ${facts},\n`;
}
