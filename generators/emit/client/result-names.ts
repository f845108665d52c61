import type { DefaultValue, Parameter } from "../../model/query.ts";
import type { GeneratedFile } from "../../codegen/generated-file.ts";
import { propertyKey, stringLiteral } from "../../codegen/typescript.ts";
import { setTypeName } from "./query/forms.ts";
import { runtimeType, type RuntimeName } from "./runtime.ts";

/** Names that result types use in a file. Each is imported or declared when it is first requested. */
export interface ResultNames {
  type(name: RuntimeName): string;
  valueSet(set: string): string;
  /** The interface of the defaults of parameters. */
  defaults(): string;
  usesDefaults(): boolean;
}

/** `values` is the import path of the value sets, relative to the file. */
export function resultNames(file: GeneratedFile, values: string): ResultNames {
  let usesDefaults = false;
  return {
    type: (name) => runtimeType(file, name),
    valueSet: (set) => file.importType(values, setTypeName(set)),
    defaults() {
      usesDefaults = true;
      return defaultsName;
    },
    usesDefaults: () => usesDefaults,
  };
}

const defaultsName = "Defaults";

/** Prints the interface of the parameter defaults, with lists as tuples. An unknown default may have any value. */
export function defaultsText(parameters: readonly Parameter[]): string {
  const members = parameters.flatMap(({ name, default: fact }) =>
    fact === undefined ? [] : [`  readonly ${propertyKey(name)}: ${valueType(fact.value)};\n`],
  );
  return `interface ${defaultsName} {\n${members.join("")}}\n`;
}

function valueType(value: DefaultValue | undefined): string {
  if (value === undefined) return "any";
  if (typeof value === "object") return `[${value.map(valueType).join(", ")}]`;
  return typeof value === "number" ? `${value}` : stringLiteral(value);
}
