import type { Module, Parameter, QueryService } from "../../model/query.ts";
import type { EnumValue, ValueSet } from "../../model/value-set.ts";
import { choicesOf } from "../../model/queries.ts";
import { docComment, propertyKey, stringLiteral } from "../../print/typescript.ts";
import { knownValue } from "../../view/marks.ts";
import { moduleTypeName, pascalCase } from "../../view/names.ts";
import { parameterProse } from "../../view/prose.ts";
import { expandParameters, isOpenTemplate } from "../../view/wire.ts";

/** The declarations of a module's file. */
export function moduleTypes(service: QueryService, module: Module): string {
  const name = typeName(module);
  return [
    `import type { Options, Result, StandardSchema, Wire } from "../runtime/types.js";\n\n`,
    docComment(`The parameters of \`${module.name}\`, without the prefix.`),
    `export interface ${name} {\n${propertyTypes(service, module.parameters)}}\n\n`,
    docComment("Whether the value is what the module takes: only known names, each with a value of its type."),
    `export declare function validate(value: unknown): value is ${name};\n\n`,
    docComment("Reads the module's parameters out of a request, as the real system does."),
    `export declare function decode(wire: Wire, options?: Options): Result<${name}>;\n\n`,
    docComment("The query string that decodes to the value."),
    `export declare function encode(value: ${name}, options?: Pick<Options, "generator">): string;\n\n`,
    docComment("The same as `validate`, for libraries that take a Standard Schema."),
    `export declare const standard: StandardSchema<${name}>;\n`,
  ].join("");
}

export function typeName(module: Module): string {
  return identifier(moduleTypeName(module));
}

export function setTypeName(id: string): string {
  return identifier(`${pascalCase(id)}Parameters`);
}

function identifier(name: string): string {
  return name.replace(/[^A-Za-z0-9_$]/g, "_").replace(/^(?=\d)/, "_");
}

/** The members of an interface: every parameter, templated ones for each value that is known. */
export function propertyTypes(service: QueryService, parameters: readonly Parameter[]): string {
  const sets = new Map(service.valueSets.map((set) => [set.id, set]));
  const isOpen = (parameter: Parameter): boolean => isOpenTemplate(parameter, parameters, sets);
  return expandParameters(parameters, sets)
    .filter(({ parameter }) => !isOpen(parameter))
    .map(({ parameter, name }) => {
      const prose = docComment(parameterProse(parameter, service), "  ");
      const doc = parameter.deprecated ? `  /**\n   * ${prose.trim().slice(4, -3)}\n   * @deprecated\n   */\n` : prose;
      return `${doc}  readonly ${propertyKey(name)}${parameter.required ? "" : "?"}: ${parameterType(service, parameter, sets)};\n`;
    })
    .join("");
}

function parameterType(service: QueryService, parameter: Parameter, sets: ReadonlyMap<string, ValueSet>): string {
  const one = oneType(service, parameter, sets);
  if (parameter.multiple === undefined) return one;
  const all = knownValue(service.wire.allSpecifier);
  const several = `readonly ${one.includes(" ") ? `(${one})` : one}[]`;
  return parameter.multiple.all ? `${several} | ${all === undefined ? "string" : stringLiteral(all)}` : several;
}

function oneType({ wire }: QueryService, { type }: Parameter, sets: ReadonlyMap<string, ValueSet>): string {
  switch (type.kind) {
    case "boolean":
      return "boolean";
    case "integer":
    case "namespace":
      return "number";
    case "limit": {
      const word = knownValue(wire.maxLimit);
      return `number | ${word === undefined ? "string" : stringLiteral(word)}`;
    }
    case "enum": {
      const { values, missing } = choicesOf(type, sets);
      return [...values.map(({ value }: EnumValue) => stringLiteral(value)), ...(missing === undefined ? [] : ["(string & {})"])].join(" | ") || "never";
    }
    default:
      return "string";
  }
}
