import { generatedFile, type PrintedFile } from "../../codegen/generated-file.ts";
import { docComment } from "../../codegen/typescript.ts";
import type { ResourceService } from "../../model/resource.ts";
import { outputName } from "../../naming/output-name.ts";
import { clientTypeNames } from "../../naming/type-names.ts";
import type { PackageNames } from "./query-entries.ts";
import { exportRuntimeType, exportRuntimeValue, runtimeType, runtimeValue } from "./resource-runtime.ts";

/** The entry point with the check of responses, which needs the package of the validators. */
export function checkCode({ id, title }: ResourceService, folder: string, { validators }: PackageNames): PrintedFile {
  const file = generatedFile(`${folder}/check.js`, `The check of responses of ${title}.`);
  exportRuntimeValue(file, "AnswerError");
  const findings = file.import(`${validators}/${outputName(id)}/answers`, "checkAnswer");
  return file.print(
    `export const ${file.export("check")} = /* @__PURE__ */ ${runtimeValue(file, "checker")}(${findings});\n`,
  );
}

export function checkTypes(service: ResourceService, folder: string): PrintedFile {
  const file = generatedFile(`${folder}/check.d.ts`, `The check of responses of ${service.title}.`);
  exportRuntimeValue(file, "AnswerError");
  exportRuntimeType(file, "AnswerFinding");
  exportRuntimeType(file, "CheckedAnswer");
  const doc = docComment(
    `For the option \`check\` of ${clientTypeNames(service).create}: rejects responses that do not match the description of the service.`,
  );
  return file.print(`${doc}export declare const ${file.export("check")}: ${runtimeType(file, "CheckAnswer")};\n`);
}
