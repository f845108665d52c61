import { runtimePath, generatedFile, type GeneratedFile, type PrintedFile } from "../../../codegen/generated-file.ts";
import { stringUnion } from "../../shared/typescript/value-types.ts";
import {
  docComment,
  lineComment,
  literal,
  nameOf,
  optionalMember,
  propertyKey,
  stringLiteral,
} from "../../../codegen/typescript.ts";
import { answeredErrorProse, errorList } from "../../../describe/result.ts";
import { paragraphs } from "../../../describe/texts.ts";
import { remarkList, serviceRemarks } from "../../../describe/remarks.ts";
import { operationsOf } from "../../../model/operations.ts";
import type { ResourceService } from "../../../model/resource.ts";
import { outputName } from "../../../naming/declared-name.ts";
import { collectionName, handlersTypeName, shapeTypeName } from "../../../naming/type-names.ts";
import { handlersModule, shapesModule } from "../../shared/server/resource/handlers.ts";
import { tableOf } from "../../shared/server/resource/table.ts";
import { mockNames } from "../mock-names.ts";
import { storedShape } from "./deeds.ts";

export function tableFile(service: ResourceService, folder: string, validators: string): PrintedFile {
  const file = generatedFile(`${folder}/table.js`, `The table of ${service.title} for a server.`);
  const table = tableOf(service, file, validators);
  return file.print(`export const ${file.export("table")} = ${literal(table)};\n`);
}

export function indexFile(service: ResourceService, folder: string, validators: string): PrintedFile {
  const file = generatedFile(`${folder}/index.js`, `A mock of ${service.title}.`);
  const runtime = (name: string): string => file.import(runtimePath(file, "resource/mock/mock.js"), name);
  const check = file.import(`${validators}/${outputName(service.id)}/answers`, "checkAnswer");
  const [table, mock] = [file.import("./table.js", "table"), file.import("./mock.js", "mock")];
  return file.print(
    [
      `export const ${file.export(mockNames(service).create)} = (options) => ` +
        `${runtime("createResourceMock")}(${table}, ${mock}, ${check}, options);\n\n`,
      `export const ${file.export("error")} = ${runtime("errorAnswer")};\n`,
    ].join(""),
  );
}

/** The runtime types that the entry point exports, by the file that declares them. */
const publicTypes = {
  "http/mock/factory.js": ["PartOf"],
  "resource/mock/options.js": ["MockKey", "MockOptions"],
  "resource/mock/overrides.js": ["Override", "Overrides"],
  "http/mock/mock.js": ["OverrideOptions", "ServiceMock"],
  "resource/server/handlers.js": [
    "Caller",
    "Handler",
    "NoUnit",
    "ResourceReply",
    "ResourceRequest",
    "StatusAlone",
    "TenantReference",
    "WithStatus",
  ],
  "http/server/messages.js": ["MediaAnswer", "ReceivedMedia"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export const publicNames: readonly string[] = [...Object.values(publicTypes).flat(), "error"];

export function indexTypes(service: ResourceService, folder: string): PrintedFile {
  const file = generatedFile(`${folder}/index.d.ts`, `A mock of ${service.title}.`);
  const names = mockNames(service);
  const modules = [...service.resources.map(handlersModule), ...(service.shapes.length === 0 ? [] : [shapesModule])];
  for (const [path, types] of Object.entries(publicTypes))
    for (const name of types) file.exportTypeFrom(runtimePath(file, path), name);
  const runtime = (path: keyof typeof publicTypes, name: string): string =>
    file.importType(runtimePath(file, path), name);
  const [options, mock, overrides] = [
    runtime("resource/mock/options.js", "MockOptions"),
    runtime("http/mock/mock.js", "ServiceMock"),
    runtime("resource/mock/overrides.js", "Overrides"),
  ];
  const codes = service.errors.map(({ code }) => code);
  const body = [
    stringUnion(
      nameOf(file.export(names.kind), service.authentication?.keyKinds[0]),
      "The kinds of keys.",
      (service.authentication?.keyKinds ?? []).map(({ id }) => id),
    ),
    stringUnion(
      nameOf(file.export(names.code), service.errors[0]),
      remarkList("The codes of errors.", errorList(service.errors, answeredErrorProse)) ?? "The codes of errors.",
      codes,
    ),
    handlersInterface(service, file),
    dataInterface(service, file),
    `${lineComment(`The options of a mock of ${service.title}.`)}export interface ` +
      (`${nameOf(file.export(names.options), service)} extends ${options}<${names.kind}> {\n` +
        `${lineComment("The initial objects, by collection. Missing fields are generated; invalid ones are a TypeError.", "  ")}  ${optionalMember("data", names.data)}\n}\n`),
    `${lineComment(`A mock of ${service.title}.`)}export interface ` +
      (`${nameOf(file.export(names.mock), service)} extends ${mock} {\n` +
        `${lineComment("Responds instead of the mock, until `reset` or the returned function is called.", "  ")}  readonly override: ${overrides}<${names.handlers}, () => void>;\n}\n`),
    [
      docComment(
        paragraphs(
          `Creates a mock of ${service.title}, which handles requests in memory, after the same checks as the server.`,
          serviceRemarks(service),
        ),
      ),
      `export declare function ${nameOf(file.export(names.create), service)}(options?: ${names.options}): ` +
        `${names.mock};\n`,
    ].join(""),
    `${lineComment(`An override that responds with an error of ${service.title}.`)}export declare function ` +
      `${file.export("error")}(code: ${names.code}): () => never;\n${statusText(service)}`,
    modules.map((module) => `export * from ${stringLiteral(`./${module}.js`)};\n`).join(""),
  ];
  return file.print(body.join("\n"));
}

/** Declares the overload for error responses without a code, if an operation describes one. */
function statusText(service: ResourceService): string {
  if (!operationsOf(service).some(({ errorResponses }) => errorResponses.length > 0)) return "";
  return `${lineComment("An override that responds with an error response of the operation. Without a body, the body is a sample.")}export declare function error(status: number, body?: unknown): () => never;\n`;
}

function handlersInterface(service: ResourceService, file: GeneratedFile): string {
  const members = service.resources.map((resource) => {
    const type = file.importType(`./${handlersModule(resource)}.js`, handlersTypeName(service, resource));
    return `  readonly ${propertyKey(collectionName(resource), resource)}: ${type};\n`;
  });
  return (
    `${lineComment("Overrides of the mock, by collection and operation.")}export interface ` +
    `${nameOf(file.export(mockNames(service).handlers), service)} {\n${members.join("")}}\n`
  );
}

function dataInterface(service: ResourceService, file: GeneratedFile): string {
  const members = service.resources.flatMap((resource) => {
    const shape = storedShape(resource);
    if (shape === undefined) return [];
    const isShared = resource.shapes.some(({ name, shared }) => name === shape && shared);
    const type = file.importType(
      `./${isShared ? shapesModule : handlersModule(resource)}.js`,
      shapeTypeName(resource, shape),
    );
    const part = file.importType(runtimePath(file, "http/mock/factory.js"), "PartOf");
    return [`  ${optionalMember(collectionName(resource), `readonly ${part}<${type}>[]`, resource)}\n`];
  });
  return (
    `${lineComment("Objects of the service, by collection.")}export interface ` +
    `${nameOf(file.export(mockNames(service).data), service)} {\n${members.join("")}}\n`
  );
}
