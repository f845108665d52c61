import type { Module } from "../../model/query.ts";
import { stringLiteral } from "../../codegen/typescript.ts";
import { checkCode, type Making } from "./query-check.ts";
import { moduleCode } from "./query-decode.ts";

/** What a module's file exports; in the code each has the module's name behind it. */
export const functions = ["decode", "encode", "standard", "validate"] as const;

export interface NamedModule {
  readonly module: Module;
  /** What it is called in the code. */
  readonly name: string;
}

/** The code of a module: what of it only one function needs is left out by a bundler that is asked for another. */
export function moduleText(making: Making): string {
  const { name, module, imports } = making;
  const check = checkCode(making);
  const description = moduleCode(making);
  return [
    `\n${making.lists.print()}`,
    check,
    `\nconst parameters_${name} = /* @__PURE__ */ ${imports.use("once")}(() =>\n  ${description},\n);\n\n`,
    `export const decode_${name} = /* @__PURE__ */ ${imports.use("decoder")}(parameters_${name});\n\n`,
    `export const encode_${name} = (value, options) => ${imports.use("encodeWith")}(${stringLiteral(module.prefix)}, value, options);\n\n`,
    `export const module_${name} = { ${functions.map((one) => `${one}: ${one}_${name}`).join(", ")} };\n`,
  ].join("");
}
