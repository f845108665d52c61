import { literal, reference } from "../../codegen/literal.ts";
import type { Module } from "../../model/query.ts";
import { checkCode, requiredNames, type Making } from "./query-check.ts";
import { moduleDescription } from "./query-decode.ts";
import type { Runtime } from "./runtime-use.ts";

/** What a module's file exports; in the code each has the module's name behind it. */
export const functions = ["decode", "encode", "standard", "validate"] as const;

export interface NamedModule {
  readonly module: Module;
  /** What it is called in the code. */
  readonly name: string;
}

/** A function of a module, as the code calls it. */
export function functionName(one: (typeof functions)[number], { name }: NamedModule): string {
  return `${one}_${name}`;
}

/** The code of a module: what of it only one function needs is left out by a bundler that is asked for another. */
export function moduleText(making: Making): string {
  const { name, module, runtime } = making;
  const check = checkCode(making);
  const description = moduleDescription(making);
  const decode = runtime.call("decoder", reference(`parameters_${name}`));
  const encode = runtime.call(
    "encodeWith",
    module.prefix,
    reference(`accepts_${name}`),
    reference("value"),
    reference("options"),
  );
  const required = requiredNames(making);
  const parts: Parameters<Runtime["standardOf"]>[0] = {
    describe: reference(`parameters_${name}`),
    accepts: reference(`accepts_${name}`),
    required: required.length === 0 ? undefined : required,
    decode: reference(`decode_${name}`),
    encode: reference(`encode_${name}`),
  };
  const standard = runtime.call("standardOf", parts);
  return [
    `\n${making.lists.print()}`,
    check,
    `\nconst parameters_${name} = /* @__PURE__ */ ${runtime.name("once")}(() =>\n  ${literal(description)},\n);\n\n`,
    `const decode_${name} = /* @__PURE__ */ ${literal(decode)};\n\n`,
    `const encode_${name} = (value, options) => ${literal(encode)};\n\n`,
    `const standard_${name} = /* @__PURE__ */ ${literal(standard)};\n`,
  ].join("");
}
