import { generatedFile, type GeneratedFile, type PrintedFile } from "../../codegen/generated-file.ts";
import { lineComment } from "../../codegen/typescript.ts";
import type { Operation, Resource, ResourceService } from "../../model/resource.ts";
import { outputName } from "../../naming/output-name.ts";
import { decodedParametersTypeName, decodedTypeName, parametersTypeName, requestTypeName } from "../../naming/type-names.ts";
import { bodyOf, parameterSetOf, type FieldSet } from "../shared/resource-fields.ts";
import { inputType, shapeTypes, type TypeScope } from "../shared/typescript/resource-types.ts";
import { checksOf } from "./resource-checks.ts";
import { fieldSetText } from "./resource-text.ts";
import { decodedType, type TypeNames } from "./resource-types.ts";
import { typeModule } from "./runtime-types.ts";
import { runtimeUse, type RuntimeName } from "./runtime-use.ts";

/** What of an operation is validated: its body and its parameters, where it has them. */
export function fieldSetsOf(service: ResourceService, resource: Resource, operation: Operation): readonly FieldSet[] {
  const body = operation.request === undefined ? undefined : bodyOf(resource, operation.request);
  return [body, parameterSetOf(service, resource, operation)].filter((set) => set !== undefined);
}

interface OperationFile {
  readonly file: PrintedFile;
  /** What it takes from the runtime. */
  readonly names: readonly RuntimeName[];
}

/** The file of an operation: what only one function needs is left out by a bundler that is asked for another. */
export function operationFile(
  service: ResourceService,
  resource: Resource,
  operation: Operation,
  sets: readonly FieldSet[],
): OperationFile {
  const file = fileOf(service, operation, "js");
  const runtime = runtimeUse((name) => file.import(`../runtime/${outputName(service.id)}.js`, name));
  const checks = checksOf(service, resource, runtime);
  const texts = sets.map((set) => fieldSetText(service, set, { file, runtime, checks }));
  return { file: file.print(checks.print() + texts.join("")), names: runtime.names() };
}

/** Its declarations. */
export function operationTypes(service: ResourceService, resource: Resource, operation: Operation, sets: readonly FieldSet[]): PrintedFile {
  const file = fileOf(service, operation, "d.ts");
  const scope: TypeScope = { service, resource, moments: ["string"] };
  const text = [
    shapeTypes(scope, sets.flatMap(({ fields }) => fields.map(({ type }) => type))),
    ...sets.map((set) => fieldSetTypes(file, scope, operation, set)),
  ].join("");
  return file.print(text.replace(/\n+$/, "\n"));
}

function fileOf(service: ResourceService, { operationId }: Operation, extension: "js" | "d.ts"): GeneratedFile {
  return generatedFile(`${outputName(service.id)}/${outputName(operationId)}.${extension}`, `Requests of ${operationId}.`);
}

const decodeProse = [
  "Reads what a request holds. Errors have the codes that the service answers; the first alone, or `all`.",
  "Warnings are of what is ignored.",
].join(" ");

function fieldSetTypes(file: GeneratedFile, scope: TypeScope, operation: Operation, set: FieldSet): string {
  const { input, decoded } = typeNames(operation, set);
  const [ending, what] = set.kind === "body" ? ["", "body"] : ["Parameters", "parameters"];
  const types = ["DecodingSchema", "FieldOptions", "Result"] as const;
  const [decodingSchema, fieldOptions, result] = types.map((name) => file.importType(typeModule(name), name));
  const lists = set.destinations === undefined ? "" : ", one list for each slot";
  const ofDecoded = lineComment(`What \`decode${ending}\` makes of it: readable names${lists}.`);
  for (const name of new Set([input, decoded])) file.export(name);
  return [
    lineComment(`The ${what} of \`${operation.operationId}\`: ${operation.summary}.`),
    inputType(scope, set, input),
    decoded === input ? "" : ofDecoded + decodedType(scope, set, decoded),
    lineComment("Whether the value is what the JSON Schema says."),
    `export declare function ${file.export(`validate${ending}`)}(value: unknown): value is ${input};\n\n`,
    lineComment(decodeProse),
    `export declare function ${file.export(`decode${ending}`)}(value: unknown, options?: ${fieldOptions}): ${result}<${decoded}>;\n\n`,
    lineComment(`The same as \`decode${ending}\`, for libraries that take a Standard Schema.`),
    `export declare const ${file.export(`standard${ending}`)}: ${decodingSchema}<${input}, ${decoded}>;\n\n`,
  ].join("");
}

/** Parameters without other names are decoded to themselves. */
function typeNames({ operationId }: Operation, { kind, fields }: FieldSet): TypeNames {
  if (kind === "body") return { input: requestTypeName(operationId), decoded: decodedTypeName(operationId) };
  const input = parametersTypeName(operationId);
  return { input, decoded: decodedParametersTypeName(operationId, fields.some(({ names }) => names.length > 1)) };
}
