import { incremental } from "../../model/memo.ts";
import { type GeneratedFile, type PrintedFile, generatedFile } from "../../codegen/generated-file.ts";
import type { ErrorResponse, Operation, OwnBody, Resource, ResourceService, Response } from "../../model/resource.ts";
import { outputName } from "../../naming/declared-name.ts";
import { runtimeCode, standardProse, typeModule } from "./runtime.ts";
import { type RuntimeName, runtimeUse } from "./code.ts";
import { remarkList, requestRemarks } from "../../describe/remarks.ts";
import { paragraphs } from "../../describe/texts.ts";
import { docComment, flatLiteral, lineComment, literal, nameOf, reference } from "../../codegen/typescript.ts";
import { allResponsesOf, distinguishingStatus, fieldsBodyOf, ownBodyOf } from "../../model/operations.ts";
import {
  decodedParametersTypeName,
  decodedTypeName,
  headersTypeName,
  parametersTypeName,
  requestTypeName,
} from "../../naming/type-names.ts";
import { type FieldSet, bodyOf, headerSetOf, isBody, parameterSetOf } from "../shared/resource-fields.ts";
import { exampleBody, exampleTag } from "../shared/examples/calls.ts";
import { type TypeScope, inputType, shapeTypes, typeText } from "../shared/typescript/resource-types.ts";
import { checksOf } from "./resource/checks.ts";
import { partsOf } from "./resource/parts.ts";
import { endings, fieldSetText, ownBodyText, reader } from "./resource/text.ts";
import { type TypeNames, decodedType } from "./resource/conversion.ts";
import type { PartReader } from "../../../templates/runtime/resource/validators/reading.ts";

/** Returns the files of a resource service: one for each operation, shared code, and the check of responses. */
export const resourceFiles = incremental((service: ResourceService): readonly PrintedFile[] => {
  const used = new Set<RuntimeName>();
  const files = service.resources.flatMap((resource) =>
    resource.operations.flatMap((operation) => {
      const parts = validatedParts(service, resource, operation);
      if (parts === undefined) return [];
      const { file, names } = operationFile(service, resource, operation, parts);
      for (const name of names) used.add(name);
      return [file, operationTypes(service, resource, operation, parts)];
    }),
  );
  return [codeFile(service, [...used].sort()), ...files, ...responseFiles(service)];
});

function codeFile(service: ResourceService, names: readonly RuntimeName[]): PrintedFile {
  const file = generatedFile(`runtime/${outputName(service.id)}.js`, `The code of ${service.id}.`);
  for (const name of names) file.export(name);
  return file.print(runtimeCode(service, names, names));
}

export type ValidatedParts = NonNullable<ReturnType<typeof validatedParts>>;

export function validatedParts(service: ResourceService, resource: Resource, operation: Operation) {
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

/** Returns the file of an operation. A bundler can remove the parts that only unused functions need. */
function operationFile(
  service: ResourceService,
  resource: Resource,
  operation: Operation,
  { sets, body }: ValidatedParts,
) {
  const file = fileOf(service, operation, "js");
  const runtime = runtimeUse((name) => file.import(`../runtime/${outputName(service.id)}.js`, name));
  const checks = checksOf(service, resource, runtime);
  const parts = partsOf(service, resource, runtime, checks);
  const making = { file, runtime, checks, parts };
  const ownText = body === undefined ? "" : ownBodyText(service, body, making);
  const texts = sets.map((set) => fieldSetText(service, set, making));
  return { file: file.print([checks.print(), parts.print(), ownText, ...texts].join("")), names: runtime.names() };
}

function operationTypes(
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
    `export declare function ${file.export(`decode${ending}`)}(value: unknown, options?: ${fieldOptions}): ` +
      `${result}<${decoded}>;\n\n`,
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

/** The name of the module that checks responses, in the folder of the service. */
export const responsesModule = "answers";

/** Returns the check of responses, with separate runtime code, which few programs load. */
function responseFiles(service: ResourceService): readonly PrintedFile[] {
  const folder = outputName(service.id);
  const file = generatedFile(`${folder}/${responsesModule}.js`, `Responses of ${service.title}.`);
  const runtime = runtimeUse((name) => file.import(`../runtime/${responsesModule}/${folder}.js`, name));
  const resources = service.resources.map((resource) => readersText(service, resource, runtime));
  const check = runtime.call("answerFindings", reference("readers"), reference("operation"), reference("value"));
  const text = [
    `const readers = {\n${resources.join("")}};\n\n`,
    `export const ${file.export("checkAnswer")} = (operation, value) => ${literal(check)};\n`,
  ].join("");
  const code = generatedFile(`runtime/${responsesModule}/${folder}.js`, `The code for responses of ${service.id}.`);
  for (const name of runtime.names()) code.export(name);
  return [file.print(text), code.print(runtimeCode(service, runtime.names(), runtime.names())), responseTypes(service)];
}

export function responseKey(operation: Operation, response: Response | ErrorResponse): string {
  return [operation.method, operation.path, distinguishingStatus(operation, response) ?? []].flat().join(" ");
}

/** Returns the readers of a resource's responses. The names of their shared parts are local to the resource. */
function readersText(service: ResourceService, resource: Resource, runtime: ReturnType<typeof runtimeUse>): string {
  const checks = checksOf(service, resource, runtime);
  const parts = partsOf(service, resource, runtime, checks);
  const readers: Record<string, PartReader> = {};
  for (const operation of resource.operations) {
    for (const response of allResponsesOf(operation)) {
      if (response.body === undefined) continue;
      readers[responseKey(operation, response)] = reader(parts.of(response.body, "answer"), runtime, "      ");
    }
  }
  const made = literal(readers, "    ");
  const inner = `${checks.print()}${parts.print()}`.replace(/^(?=.)/gm, "    ");
  return `  .../* @__PURE__ */ (() => {\n${inner}    return ${made};\n  })(),\n`;
}

function responseTypes({ id, title }: ResourceService): PrintedFile {
  const file = generatedFile(`${outputName(id)}/${responsesModule}.d.ts`, `Responses of ${title}.`);
  const doc = docComment(
    [
      "Returns the differences of a response from the description of the service: up to a hundred, each " +
        "with its place in `wireName`, the",
      "`expected` and the `received` value. `operation` is the method and the path, with the names of IDs " +
        "in braces, followed by the status if the",
      "operation has several success responses, as in `POST /exports 202`, or if the response is an error " +
        "without a code: `GET /files/{id} 404`.",
    ].join("\n"),
  );
  const finding = file.importType(typeModule("Finding"), "Finding");
  return file.print(
    `${doc}export declare function ${file.export("checkAnswer")}(operation: string, value: unknown): ` +
      `readonly ${finding}[];\n`,
  );
}
