import type { GeneratedFile } from "../../codegen/generated-file.ts";
import { runtimeType } from "./resource-runtime.ts";

/** The parameters of a type, or its arguments; nothing where there are none. */
export function typeParameters(parameters: readonly string[]): string {
  return parameters.length === 0 ? "" : `<${parameters.join(", ")}>`;
}

/** The form of answers, where a client gives any in another way than they come. */
export function formParameter(file: GeneratedFile): string {
  return `As extends ${runtimeType(file, "AnswerForm")} = "readable"`;
}
