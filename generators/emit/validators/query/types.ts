import { standardProse, typeModule } from "../runtime.ts";
import { incremental } from "../../../model/memo.ts";
import { generatedFile, type PrintedFile } from "../../../codegen/generated-file.ts";
import { flatLiteral } from "../../../codegen/literal.ts";
import { codeSpan } from "../../../codegen/markdown.ts";
import { docComment } from "../../../codegen/typescript.ts";
import { nameOf } from "../../../codegen/spec-names.ts";
import { manualTags, moduleParagraphs, moduleRemarks } from "../../../describe/module.ts";
import { rulesOfParameter, parameterText, setRemarks } from "../../../describe/parameter.ts";
import { paragraphs } from "../../../describe/texts.ts";
import { choicesOf } from "../../../model/queries.ts";
import type { Module, QueryService } from "../../../model/query.ts";
import type { Rule } from "../../../model/rules.ts";
import { type EnumValue, type Type, valueSetsById } from "../../../model/type.ts";
import { outputName } from "../../../naming/declared-name.ts";
import { exampleTag } from "../../shared/typescript/example-call.ts";
import {
  arrayOf,
  moduleInterface,
  parameterMembers,
  type ValueForms,
} from "../../shared/typescript/parameter-types.ts";

/** Prints the declarations of a module's file. */
export const moduleTypes = incremental((service: QueryService, module: Module): PrintedFile => {
  const file = generatedFile(
    `${outputName(service.id)}/${outputName(module.name)}.d.ts`,
    `The parameters of ${module.name}.`,
  );
  const types = ["Options", "Result", "StandardSchema", "Wire"] as const;
  const [options, result, standardSchema, wire] = types.map((one) =>
    file.importType(typeModule(one, service.profile), one),
  );
  const name = file.export(moduleInterface(module));
  return file.print(
    [
      docComment(
        moduleParagraphs(
          module,
          `The parameters of ${codeSpan(module.name)}, without the prefix.`,
          ...moduleRemarks(module, service),
        ),
        "",
        manualTags(module),
      ),
      `export interface ${nameOf(name, module)} {\n${parameterMembers(service, module.parameters, valueForms(service, module.rules))}}\n\n`,
      docComment("Returns whether the value is valid for the module: only known names, each with a value of its type."),
      `export declare function ${file.export("validate")}(value: unknown): value is ${name};\n\n`,
      docComment("Reads the parameters of the module from a request, as the service does."),
      `export declare function ${file.export("decode")}(wire: ${wire}, options?: ${options}): ${result}<${name}>;\n\n`,
      docComment("Returns the query string that decodes to the value.", "", examplesOf(module)),
      `export declare function ${file.export("encode")}(value: ${name}, options?: Pick<${options}, "generator">): string;\n\n`,
      docComment(standardProse("decode")),
      `export declare const ${file.export("standard")}: ${standardSchema}<${name}>;\n`,
    ].join(""),
  );
});

function examplesOf({ examples }: Module): readonly `@${string}`[] {
  return examples.map(({ title, request }) => exampleTag(`encode(${flatLiteral(request ?? {})});`, title));
}

/**
 * Returns the forms of values that `decode` returns: strings, numbers and arrays. Value sets have no separate type, so
 * comments list their values.
 */
export function valueForms(service: QueryService, rules: readonly Rule[]): ValueForms {
  const prose: ValueForms["prose"] = ({ parameter }) => {
    const text = parameterText(parameter, service, choicesWithin(service, parameter.type));
    return paragraphs(text, setRemarks(parameter, service), ...rulesOfParameter(rules, parameter, service));
  };
  return { timestamp: "string", several: arrayOf, setName: undefined, optional: "", prose };
}

function choicesWithin({ valueSets }: QueryService, type: Type): readonly EnumValue[] {
  return type.kind === "enum" ? choicesOf(type, valueSetsById(valueSets)).values : [];
}
