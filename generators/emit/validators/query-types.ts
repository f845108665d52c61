import type { Module, QueryService } from "../../model/query.ts";
import { docComment } from "../../codegen/typescript.ts";
import { arrayOf, moduleInterface, parameterMembers, type ValueForms } from "../shared/typescript/parameter-types.ts";
import { parameterProse } from "../../describe/parameter.ts";

/** The declarations of a module's file. */
export function moduleTypes(service: QueryService, module: Module): string {
  const name = moduleInterface(module);
  return [
    `import type { Options, Result, StandardSchema, Wire } from "../runtime/types.js";\n\n`,
    docComment(`The parameters of \`${module.name}\`, without the prefix.`),
    `export interface ${name} {\n${parameterMembers(service, module.parameters, valueForms(service))}}\n\n`,
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

/** A typed value is what `decode` makes: texts, numbers, arrays. */
export function valueForms(service: QueryService): ValueForms {
  return { timestamp: "string", several: arrayOf, setName: undefined, optional: "", prose: ({ parameter }) => parameterProse(parameter, service) };
}
