import { standardProse, typeModule } from "../runtime.ts";
import { generatedFile, type GeneratedFile, type PrintedFile } from "../../../codegen/generated-file.ts";
import { requestRemarks, remarkList } from "../../../describe/remarks.ts";
import { paragraphs } from "../../../describe/texts.ts";
import { flatLiteral } from "../../../codegen/literal.ts";
import { docComment, lineComment } from "../../../codegen/typescript.ts";
import { nameOf } from "../../../codegen/spec-names.ts";
import { fieldsBodyOf, ownBodyOf } from "../../../model/operations.ts";
import type { Operation, OwnBody, Resource, ResourceService } from "../../../model/resource.ts";
import { outputName } from "../../../naming/declared-name.ts";
import {
  decodedParametersTypeName,
  decodedTypeName,
  headersTypeName,
  parametersTypeName,
  requestTypeName,
} from "../../../naming/type-names.ts";
import { bodyOf, headerSetOf, isBody, parameterSetOf, type FieldSet } from "../../shared/resource-fields.ts";
import { exampleBody, exampleTag } from "../../shared/typescript/example-call.ts";
import { inputType, shapeTypes, typeText, type TypeScope } from "../../shared/typescript/resource-types.ts";
import { checksOf } from "./checks.ts";
import { partsOf } from "./parts.ts";
import { endings, fieldSetText, ownBodyText } from "./text.ts";
import { decodedType, type TypeNames } from "./types.ts";
import { runtimeUse, type RuntimeName } from "../runtime-use.ts";

export interface ValidatedParts {
  /** The field sets of the request: its body if it consists of fields, its parameters, and its header fields. */
  readonly sets: readonly FieldSet[];
  readonly body: OwnBody | undefined;
}

/** Returns `undefined` if a request contains nothing to validate. */
export function validatedParts(
  service: ResourceService,
  resource: Resource,
  operation: Operation,
): ValidatedParts | undefined {
  const request = fieldsBodyOf(operation);
  const body = ownBodyOf(operation);
  const sets = [
    request && bodyOf(resource, request),
    parameterSetOf(service, resource, operation),
    headerSetOf(operation),
  ];
  const some = sets.filter((set) => set !== undefined);
  return some.length === 0 && body === undefined ? undefined : { sets: some, body };
}

interface OperationFile {
  readonly file: PrintedFile;
  readonly names: readonly RuntimeName[];
}

/** Returns the file of an operation. A bundler can remove the parts that only unused functions need. */
export function operationFile(
  service: ResourceService,
  resource: Resource,
  operation: Operation,
  { sets, body }: ValidatedParts,
): OperationFile {
  const file = fileOf(service, operation, "js");
  const runtime = runtimeUse((name) => file.import(`../runtime/${outputName(service.id)}.js`, name));
  const checks = checksOf(service, resource, runtime);
  const parts = partsOf(service, resource, runtime, checks);
  const making = { file, runtime, checks, parts };
  const ownText = body === undefined ? "" : ownBodyText(service, body, making);
  const texts = sets.map((set) => fieldSetText(service, set, making));
  return { file: file.print([checks.print(), parts.print(), ownText, ...texts].join("")), names: runtime.names() };
}

export function operationTypes(
  service: ResourceService,
  resource: Resource,
  operation: Operation,
  { sets, body }: ValidatedParts,
): PrintedFile {
  const file = fileOf(service, operation, "d.ts");
  const scope: TypeScope = { service, resource, moments: ["string"] };
  const text = [
    shapeTypes(scope, [
      ...(body === undefined ? [] : [body.type]),
      ...sets.flatMap(({ fields }) => fields.map(({ type }) => type)),
    ]),
    body === undefined ? "" : ownBodyTypes(file, scope, operation, body),
    ...sets.map((set) => fieldSetTypes(file, scope, operation, set)),
  ].join("");
  return file.print(text.replace(/\n+$/, "\n"));
}

function fileOf(service: ResourceService, { operationId }: Operation, extension: "js" | "d.ts"): GeneratedFile {
  return generatedFile(
    `${outputName(service.id)}/${outputName(operationId)}.${extension}`,
    `Requests of ${operationId}.`,
  );
}

const decodeProse = [
  "Reads the body of a request. Errors have the codes of the service; only the first is reported, or `all`.",
  "Warnings concern ignored fields.",
].join(" ");

/** Prints the types of a body without fields, which is decoded to its own type. */
function ownBodyTypes(
  file: GeneratedFile,
  scope: TypeScope,
  operation: Operation,
  { type, optional }: OwnBody,
): string {
  const { operationId, summary } = operation;
  const input = file.export(requestTypeName(operationId));
  const decoded = optional ? `${input} | undefined` : input;
  return [
    lineComment(`The body of \`${operationId}\`: ${summary}.`),
    `export type ${nameOf(input, operation)} = ${typeText(scope, type)};\n\n`,
    functionTypes(file, scope.service, "", { input, decoded }, examplesOf(operation)),
  ].join("");
}

/** Faults that `decode` can report. */
const decodingFaults = ["malformed", "missing", "invalid"] as const;

const nouns: Readonly<Record<FieldSet["kind"], string>> = {
  body: "body",
  form: "form",
  parameters: "parameters",
  headers: "header fields",
};

function fieldSetTypes(file: GeneratedFile, scope: TypeScope, operation: Operation, set: FieldSet): string {
  const { input, decoded } = typeNames(operation, set);
  const ending = endings[set.kind];
  const lists = set.destinations === undefined ? "" : ", one list for each slot";
  const ofDecoded = lineComment(`The result of \`decode${ending}\`: readable names${lists}.`);
  for (const name of new Set([input, decoded])) file.export(name);
  return [
    lineComment(`The ${nouns[set.kind]} of \`${operation.operationId}\`: ${operation.summary}.`),
    inputType(scope, set, nameOf(input, operation)),
    decoded === input ? "" : ofDecoded + decodedType({ ...scope, file: "File" }, set, nameOf(decoded, operation)),
    functionTypes(file, scope.service, ending, { input, decoded }, isBody(set) ? examplesOf(operation) : []),
  ].join("");
}

/** Returns `@example` tags for the request bodies of examples. */
function examplesOf(operation: Operation): Tags {
  return operation.examples.flatMap(({ title, request }) =>
    request === undefined
      ? []
      : [exampleTag(`decode(${flatLiteral(exampleBody(operation, request, "File"))});`, title)],
  );
}

type Tags = readonly `@${string}`[];

function functionTypes(
  file: GeneratedFile,
  service: ResourceService,
  ending: string,
  { input, decoded }: TypeNames,
  examples: Tags,
): string {
  const types = ["DecodingSchema", "FieldOptions", "Result"] as const;
  const [decodingSchema, fieldOptions, result] = types.map((name) => file.importType(typeModule(name), name));
  return [
    lineComment("Returns whether the value matches the JSON Schema."),
    `export declare function ${file.export(`validate${ending}`)}(value: unknown): value is ${input};\n\n`,
    docComment(
      paragraphs(decodeProse, remarkList("No document states:", requestRemarks(service, decodingFaults))),
      "",
      examples,
    ),
    `export declare function ${file.export(`decode${ending}`)}(value: unknown, options?: ${fieldOptions}): ${result}<${decoded}>;\n\n`,
    lineComment(standardProse(`decode${ending}`)),
    `export declare const ${file.export(`standard${ending}`)}: ${decodingSchema}<${input}, ${decoded}>;\n\n`,
  ].join("");
}

/** Returns the type names of a field set. Parameters without aliases are decoded to the same type. */
export function typeNames({ operationId }: Operation, { kind, fields }: FieldSet): TypeNames {
  if (kind === "body" || kind === "form")
    return { input: requestTypeName(operationId), decoded: decodedTypeName(operationId) };
  if (kind === "headers") return { input: headersTypeName(operationId), decoded: headersTypeName(operationId) };
  const input = parametersTypeName(operationId);
  return {
    input,
    decoded: decodedParametersTypeName(
      operationId,
      fields.some(({ names }) => names.length > 1),
    ),
  };
}
