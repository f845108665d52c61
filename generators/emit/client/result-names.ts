import { valueOr } from "../../model/fact.ts";
import type { DefaultValue, Parameter } from "../../model/query.ts";
import type { GeneratedFile } from "../../codegen/generated-file.ts";
import { propertyKey, stringLiteral } from "../../codegen/typescript.ts";
import { setTypeName } from "./query/forms.ts";
import { runtimeType, type RuntimeName } from "./runtime.ts";

/** Names that result types use in a file. Each is imported or declared when it is first requested. */
export interface ResultNames {
  /** A type of the runtime. */
  type(name: RuntimeName): string;
  /** The type of a value set. */
  valueSet(set: string): string;
  /** The interface of the defaults of parameters. */
  defaults(): string;
  /** Returns true if the defaults were requested. */
  usesDefaults(): boolean;
}

/** `values` is the file of the value sets, as the file names it. */
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

/** The interface of the defaults of these parameters, lists as tuples. One that is unknown may be any. */
export function defaultsText(parameters: readonly Parameter[]): string {
  const members = parameters.flatMap(({ name, default: fact }) =>
    fact === undefined
      ? []
      : [`  readonly ${propertyKey(name)}: ${valueType(valueOr(fact, undefined, "used-on-the-wire"))};\n`],
  );
  return `interface ${defaultsName} {\n${members.join("")}}\n`;
}

function valueType(value: DefaultValue | undefined): string {
  if (value === undefined) return "any";
  if (typeof value === "object") return `[${value.map(valueType).join(", ")}]`;
  return typeof value === "number" ? `${value}` : stringLiteral(value);
}
