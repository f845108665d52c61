import { generatedFile, type GeneratedFile, type PrintedFile } from "../../codegen/generated-file.ts";
import { flatLiteral } from "../../codegen/literal.ts";
import { identifier, docComment, stringLiteral } from "../../codegen/typescript.ts";
import { fieldsBodyOf, formBodyOf, ownBodyOf } from "../../model/operations.ts";
import type { Operation, Resource, ResourceService } from "../../model/resource.ts";
import { outputName } from "../../naming/output-name.ts";
import { clientTypeNames } from "../../naming/type-names.ts";
import { parameterSetOf } from "../shared/resource-fields.ts";
import type { PackageNames } from "./query-entries.ts";
import { dateTimeForm } from "./resource-facts.ts";
import { exportRuntimeType, exportRuntimeValue, runtimeType, runtimeValue } from "./resource-runtime.ts";

/** The entry point with the check of requests before they are sent, which needs the package of the validators. */
export function validateCode(service: ResourceService, folder: string, packages: PackageNames): PrintedFile {
  const file = generatedFile(`${folder}/validate.js`, `The check of requests of ${service.title}.`);
  exportRuntimeValue(file, "ValidationError");
  const lines = service.resources.flatMap((resource) =>
    resource.operations.flatMap((operation) => decodersText(service, resource, operation, file, packages)),
  );
  return file.print(
    `export const ${file.export("validate")} = /* @__PURE__ */ ${runtimeValue(file, "requestValidator")}({\n${lines.join("")}}, ${flatLiteral(dateTimeForm(service))});\n`,
  );
}

/** The functions of the validators for one operation; nothing where its requests have neither fields nor parameters. */
function decodersText(
  service: ResourceService,
  resource: Resource,
  operation: Operation,
  file: GeneratedFile,
  { validators }: PackageNames,
): readonly string[] {
  const { operationId, method, path } = operation;
  const from = `${validators}/${outputName(service.id)}/${outputName(operationId)}`;
  const hasBody = (fieldsBodyOf(operation) ?? ownBodyOf(operation)) !== undefined;
  const members = [
    ...(hasBody ? [`body: ${file.import(from, "decode", `${identifier(operationId)}Body`)}`] : []),
    ...(parameterSetOf(service, resource, operation) === undefined
      ? []
      : [`parameters: ${file.import(from, "decodeParameters", `${identifier(operationId)}Parameters`)}`]),
  ];
  if (formBodyOf(operation) !== undefined) members.push("isForm: true");
  return members.length === 0 ? [] : [`  ${stringLiteral(`${method} ${path}`)}: { ${members.join(", ")} },\n`];
}

export function validateTypes(service: ResourceService, folder: string): PrintedFile {
  const file = generatedFile(`${folder}/validate.d.ts`, `The check of requests of ${service.title}.`);
  exportRuntimeValue(file, "ValidationError");
  exportRuntimeType(file, "Finding");
  exportRuntimeType(file, "ValidatedRequest");
  const doc = docComment(
    `For the option \`validate\` of ${clientTypeNames(service).create}: rejects requests that the service would reject or partly ignore.`,
  );
  return file.print(
    `${doc}export declare const ${file.export("validate")}: ${runtimeType(file, "ValidateRequest")};\n`,
  );
}
