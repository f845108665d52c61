import { incremental } from "../../model/memo.ts";
import type { Model } from "../../model/model.ts";
import { queryServices } from "../../model/queries.ts";
import type { ResourceService } from "../../model/resource.ts";
import type { QueryService } from "../../model/query.ts";
import { type JsonObject, printDenseJson, printJson } from "../../codegen/json.ts";
import { builtFile } from "../../runtime/built.ts";
import { type DataPackage, packageFiles, packageName } from "../shared/package/package.ts";
import { withCommonFiles } from "../shared/package/common-files.ts";
import type { Emitter, OutFile } from "../emitter.ts";
import { combinedName, declaredNames, documentName } from "./names.ts";
import { type DocumentEntry, documentEntries } from "./document-entries.ts";
import { openapi30 } from "./openapi-3.0.ts";
import { queryContents } from "./query/contents.ts";
import { combinedDocument, moduleParts, modulePartsData, queryDocument } from "./query/document.ts";
import { resourceDocument } from "./resource/document.ts";
import { openQuestions } from "../../describe/decision.ts";

const into = "packages/openapi";

/** OpenAPI 3.1: a document for each service and, for a query service, for its endpoint and each module. */
export const openapi: Emitter = {
  name: "openapi",
  into,
  names: declaredNames,
  emit: (model) => withCommonFiles(model, into, files(model)),
};

function* files(model: Model): Generator<OutFile> {
  const older = model.project.openapi.includes("3.0");
  for (const file of filesOf31(model)) {
    yield file;
    if (older && isDocument(file))
      yield { ...file, path: file.path.replace("/generated/", `/generated/3.0/`), text: text30(file.text) };
  }
}

export function* documents30(model: Model): Generator<{ readonly name: string; readonly text: string }> {
  for (const file of filesOf31(model)) {
    if (isDocument(file)) yield { name: file.path.slice(file.path.lastIndexOf("/") + 1), text: text30(file.text) };
  }
}

/** Returns whether the file is the document of a service, rather than of a single module or a table of the package. */
function isDocument({ path }: OutFile): boolean {
  return /^packages\/openapi\/generated\/[^/]+\.json$/.test(path);
}

function text30(text: string): string {
  return printDenseJson(openapi30(JSON.parse(text) as JsonObject));
}

function* filesOf31(model: Model): Generator<OutFile> {
  for (const service of model.services) {
    if (service.kind === "query") yield* queryFiles(model, service);
    else yield resourceFile(model, service);
  }
  yield* packingFiles(model);
  yield* otherFiles(model);
}

/** Returns the documents of a service. The combined one repeats results that the JSON Schemas describe. */
const queryFiles = incremental((model: Model, service: QueryService): readonly OutFile[] => {
  const contents = queryContents(model)(service);
  const overview = documentFile(documentName(service), queryDocument(model, service, contents));
  const combined = combinedDocument(model, service, contents);
  if (combined === undefined) return [overview];
  return [overview, packed(`generated/${combinedName(service)}.json`, printDenseJson(combined))];
});

const resourceFile = incremental(
  (model: Model, service: ResourceService): OutFile =>
    documentFile(documentName(service), resourceDocument(model, service)),
);

function documentFile(name: string, document: JsonObject): OutFile {
  return generated(`generated/${name}.json`, printJson(document));
}

/** Returns the files that create the documents of modules, and YAML, when the package is packed. */
const packingFiles = incremental((model: Model): readonly OutFile[] => {
  const scripts = ["module-document.js", "module-files.js", "yaml-files.js", "yaml.js"];
  const services = queryServices(model).flatMap((service) => {
    const modules = moduleParts(model)(service);
    return modules.size === 0 ? [] : [modulePartsData(service, modules)];
  });
  return [
    ...scripts.map((name) => packed(`${packingFolder}/${name}`, builtFile(`openapi/${name}`))),
    packed(modulesFile, printDenseJson({ services })),
  ];
});

const otherFiles = incremental((model: Model) => packageFiles(openapiPackage(model, documentEntries(model)), into));

function generated(path: string, text: string): OutFile {
  return { path: `${into}/${path}`, text, owner: "generator" };
}

function packed(path: string, text: string): OutFile {
  return { ...generated(path, text), packed: true };
}

/** The parts of documents for single modules, for programs that create the documents on demand. */
const modulesFile = "modules.json";

/** The folder of scripts that write documents of single modules and YAML files. */
const packingFolder = "pack";

function openapiPackage(model: Model, entries: readonly DocumentEntry[]): DataPackage {
  const { project, services } = model;
  return {
    project,
    name: "openapi",
    description: `OpenAPI 3.1 documents of ${services.map(({ title }) => title).join(" and ")}`,
    keywords: ["openapi", "openapi-3.1"],
    templates: "openapi",
    readme: readme(model, entries),
    indexName: "documents",
    index: entries.map(({ service, title, version, name, holds }) => ({
      service: service.id,
      title,
      version,
      holds,
      json: `${name}.json`,
      yaml: `${name}.yaml`,
    })),
    exports: { [`./${modulesFile}`]: `./${modulesFile}`, "./*.yaml": "./generated/*.yaml" },
    files: [modulesFile, packingFolder],
    scripts: { prepack: yamlScript("write", services), postpack: yamlScript("remove", services) },
  };
}

/** Returns the script for YAML files, which exist only for documents of whole services. */
function yamlScript(command: "write" | "remove", services: Model["services"]): string {
  return ["node", `${packingFolder}/yaml-files.js`, command, ...services.map(documentName)].join(" ");
}

function readme(model: Model, entries: readonly DocumentEntry[]): object {
  const { project, services } = model;
  return {
    packageName: packageName(project, "openapi"),
    project: project.name,
    license: project.license,
    example: services[0] === undefined ? "index" : documentName(services[0]),
    documents: entries.filter(({ name }) => !name.includes("/")),
    families: families(entries),
    older: project.openapi.includes("3.0"),
    questions: openQuestions(model),
  };
}

/** Returns the documents of single modules as one row for each service, with an example. */
function families(entries: readonly DocumentEntry[]): readonly object[] {
  const first = new Map<string, DocumentEntry>();
  for (const entry of entries)
    if (entry.name.includes("/") && !first.has(entry.service.id)) first.set(entry.service.id, entry);
  return [...first.values()].map(({ service, name }) => {
    const folder = documentName(service);
    return { title: service.title, folder, pattern: `${folder}/<module>`, example: name };
  });
}
