import type { Module, QueryService } from "../../../model/query.ts";
import type { GeneratedFile } from "../../../codegen/generated-file.ts";
import { codeSpan } from "../../../codegen/markdown.ts";
import { identifier } from "../../../codegen/typescript.ts";
import { valueSetTypeName } from "../../../naming/type-names.ts";
import { arrayOf, type ValueForms } from "../../shared/typescript/parameter-types.ts";
import { parameterText, rulesOfParameter } from "../../../describe/parameter.ts";
import { statusRemark } from "../../../describe/marks.ts";
import { generatorWireName, wireName, type NamedParameter } from "../../../naming/wire-names.ts";

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

/** Returns the parameter types of a module. The file imports the value sets from `values`. */
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

/** Returns the types of the parameters that belong to no module. */
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
