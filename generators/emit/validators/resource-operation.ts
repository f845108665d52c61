import type { Operation, Resource, ResourceService } from "../../model/resource.ts";
import { lineComment } from "../../codegen/typescript.ts";
import { decodedParametersTypeName, decodedTypeName, parametersTypeName, requestTypeName } from "../../naming/type-names.ts";
import { outputName } from "../../naming/output-name.ts";
import { bodyOf, parameterSetOf, type FieldSet } from "../shared/resource-fields.ts";
import { inputType, shapeTypes, type TypeScope } from "../shared/typescript/resource-types.ts";
import { remark } from "../../codegen/typescript.ts";
import { importLine, type Imports } from "./imports.ts";
import { checksOf } from "./resource-checks.ts";
import { fieldSetText } from "./resource-text.ts";
import { decodedType, type TypeNames } from "./resource-types.ts";

/** What of an operation is validated: its body and its parameters, where it has them. */
export function fieldSetsOf(service: ResourceService, resource: Resource, operation: Operation): readonly FieldSet[] {
  const body = operation.request === undefined ? undefined : bodyOf(resource, operation.request);
  return [body, parameterSetOf(service, resource, operation)].filter((set) => set !== undefined);
}

/** The file of an operation: what only one function needs is left out by a bundler that is asked for another. */
export function operationText(service: ResourceService, resource: Resource, operation: Operation, sets: readonly FieldSet[], taken: Imports): string {
  const checks = checksOf(service, resource, taken);
  const texts = sets.map((set) => fieldSetText(service, set, checks)).join("");
  return `${remark(`Requests of ${operation.operationId}. Generated: change the spec instead.`)}\n${importLine(taken.names(), `../runtime/${outputName(service.id)}.js`)}\n${checks.print()}${texts}`;
}

/** Its declarations. */
export function operationTypes(service: ResourceService, resource: Resource, operation: Operation, sets: readonly FieldSet[]): string {
  const scope: TypeScope = { service, resource, moments: ["string"] };
  return [
    `import type { DecodingSchema, FieldOptions } from "../runtime/resource-types.js";\nimport type { Result } from "../runtime/types.js";\n\n`,
    shapeTypes(scope, sets.flatMap(({ fields }) => fields.map(({ type }) => type))),
    ...sets.map((set) => fieldSetTypes(scope, operation, set)),
  ].join("").replace(/\n+$/, "\n");
}

function fieldSetTypes(scope: TypeScope, operation: Operation, set: FieldSet): string {
  const { input, decoded } = typeNames(operation, set);
  const [ending, what] = set.kind === "body" ? ["", "body"] : ["Parameters", "parameters"];
  return [
    lineComment(`The ${what} of \`${operation.operationId}\`: ${operation.summary}.`),
    inputType(scope, set, input),
    decoded === input ? "" : lineComment(`What \`decode${ending}\` makes of it: readable names${set.destinations === undefined ? "" : ", one list for each slot"}.`) + decodedType(scope, set, decoded),
    lineComment("Whether the value is what the JSON Schema says."),
    `export declare function validate${ending}(value: unknown): value is ${input};\n\n`,
    lineComment("Reads what a request holds. Errors have the codes that the service answers; the first alone, or `all`. Warnings are of what is ignored."),
    `export declare function decode${ending}(value: unknown, options?: FieldOptions): Result<${decoded}>;\n\n`,
    lineComment(`The same as \`decode${ending}\`, for libraries that take a Standard Schema.`),
    `export declare const standard${ending}: DecodingSchema<${input}, ${decoded}>;\n\n`,
  ].join("");
}

/** Parameters without other names are decoded to themselves. */
function typeNames({ operationId }: Operation, { kind, fields }: FieldSet): TypeNames {
  if (kind === "body") return { input: requestTypeName(operationId), decoded: decodedTypeName(operationId) };
  const input = parametersTypeName(operationId);
  return { input, decoded: decodedParametersTypeName(operationId, fields.some(({ names }) => names.length > 1)) };
}
