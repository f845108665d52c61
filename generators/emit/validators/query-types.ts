import { generatedFile, type PrintedFile } from "../../codegen/generated-file.ts";
import { codeSpan } from "../../codegen/markdown.ts";
import { docComment } from "../../codegen/typescript.ts";
import { manualTags, moduleParagraphs } from "../../describe/module.ts";
import { parameterText } from "../../describe/parameter.ts";
import type { Module, QueryService } from "../../model/query.ts";
import { outputName } from "../../naming/output-name.ts";
import { arrayOf, moduleInterface, parameterMembers, type ValueForms } from "../shared/typescript/parameter-types.ts";
import { typeModule } from "./runtime-types.ts";
import { standardProse } from "./standard-prose.ts";

/** The declarations of a module's file. */
export function moduleTypes(service: QueryService, module: Module): PrintedFile {
  const file = generatedFile(`${outputName(service.id)}/${outputName(module.name)}.d.ts`, `The parameters of ${module.name}.`);
  const types = ["Options", "Result", "StandardSchema", "Wire"] as const;
  const [options, result, standardSchema, wire] = types.map((one) => file.importType(typeModule(one, service.profile), one));
  const name = file.export(moduleInterface(module));
  return file.print(
    [
      docComment(moduleParagraphs(module, `The parameters of ${codeSpan(module.name)}, without the prefix.`), "", manualTags(module)),
      `export interface ${name} {\n${parameterMembers(service, module.parameters, valueForms(service))}}\n\n`,
      docComment("Whether the value is what the module takes: only known names, each with a value of its type."),
      `export declare function ${file.export("validate")}(value: unknown): value is ${name};\n\n`,
      docComment("Reads the module's parameters out of a request, as the service does."),
      `export declare function ${file.export("decode")}(wire: ${wire}, options?: ${options}): ${result}<${name}>;\n\n`,
      docComment("The query string that decodes to the value."),
      `export declare function ${file.export("encode")}(value: ${name}, options?: Pick<${options}, "generator">): string;\n\n`,
      docComment(standardProse("decode")),
      `export declare const ${file.export("standard")}: ${standardSchema}<${name}>;\n`,
    ].join(""),
  );
}

/** A typed value is what `decode` makes: texts, numbers, arrays. */
export function valueForms(service: QueryService): ValueForms {
  const prose: ValueForms["prose"] = ({ parameter }) => parameterText(parameter, service);
  return { timestamp: "string", several: arrayOf, setName: undefined, optional: "", prose };
}
