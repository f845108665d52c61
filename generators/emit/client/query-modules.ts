import { knownValue } from "../../model/fact.ts";
import type { Module, QueryService } from "../../model/query.ts";
import { codeSpan } from "../../codegen/markdown.ts";
import { docComment } from "../../codegen/typescript.ts";
import { statusRemark } from "../../describe/marks.ts";
import { choicesType, moduleInterface, parameterMembers } from "../shared/typescript/parameter-types.ts";
import { valueSetProse } from "../../describe/parameter.ts";
import { choiceType, choicesOf, type Choice } from "./query-choices.ts";
import { moduleForms, setTypeName } from "./query-forms.ts";
import { importLine } from "./query-imports.ts";
import { clientNames } from "./query-names.ts";
import { resultsText } from "./query-results.ts";
import { conditionImport } from "./result-tests.ts";

/** The declarations of a module's file: what it takes, and what it answers. */
export function moduleTypes(service: QueryService, module: Module): string {
  const choices = choicesOf(module);
  const parameters = choices.length === 0 ? plainInterface(service, module) : interfaceWithChoices(service, module, choices);
  const body = [parameters, resultsText(service, module)].filter((text) => text !== "").join("\n");
  const sets = service.valueSets.map(({ id }) => setTypeName(id));
  const imports = [importLine(sets, "../values.js", body), conditionImport("../../runtime/action-api/client/narrow.js", body), importLine([clientNames(service).request], "../index.js", body)];
  return `${imports.join("")}\n${body}`.trimStart();
}

function plainInterface(service: QueryService, module: Module): string {
  const members = parameterMembers(service, module.parameters, moduleForms(service, module));
  return `${moduleComment(module)}export interface ${moduleInterface(module)} {\n${members}}\n`;
}

/** Parameters of which a request needs one stand in a union beside the interface of the others. */
function interfaceWithChoices(service: QueryService, module: Module, choices: readonly Choice[]): string {
  const chosen = new Set(choices.flatMap(({ parameters }) => parameters));
  const [name, rest] = [moduleInterface(module), moduleInterface(module).replace(/Parameters$/, "Options")];
  const others = parameterMembers(service, module.parameters.filter((parameter) => !chosen.has(parameter)), moduleForms(service, module));
  return [
    docComment(`The parameters of ${codeSpan(module.name)} that stand beside any choice.`),
    `export interface ${rest} {\n${others}}\n\n`,
    `${moduleComment(module)}export type ${name} = ${[rest, ...choices.map((choice) => choiceType(service, choice, moduleForms(service, module)))].join(" & ")};\n`,
  ].join("");
}

function moduleComment({ name, prefix, facts, generator, deprecated }: Module): string {
  const start = `The parameters of ${codeSpan(name)}, ${prefix === "" ? "which has no prefix" : `without the prefix ${codeSpan(prefix)}`}.${generator ? " The module can be a generator." : ""}`;
  const known = facts.flatMap(({ text }) => (knownValue(text) === undefined ? [] : [`${knownValue(text)}${statusRemark(text)}`]));
  return docComment([start, ...known].join("\n\n"), "", deprecated ? ["@deprecated"] : []);
}

/** The value sets of a service, each under the name that the modules use. */
export function valuesTypes(service: QueryService): string {
  const types = service.valueSets.map((set) => {
    const prose = [set.title, valueSetProse(set)].filter((text) => text !== undefined).join(". ");
    return `${docComment(prose)}export type ${setTypeName(set.id)} = ${choicesType({ kind: "enum", values: { kind: "set", set: set.id, place: set.place } }, service.valueSets)};\n`;
  });
  return types.length === 0 ? "export {};\n" : types.join("\n");
}
