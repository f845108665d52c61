import { incremental } from "../../model/memo.ts";
import type { Model } from "../../model/model.ts";
import type { ResourceService } from "../../model/resource.ts";
import type { QueryService } from "../../model/query.ts";
import { printDenseJson, printJson, type JsonObject } from "../../codegen/json.ts";
import { builtFile } from "../../runtime/built.ts";
import { packageFiles } from "../shared/package/data-package.ts";
import { withCommonFiles } from "../shared/package/common-files.ts";
import type { Emitter, OutFile } from "../emitter.ts";
import { combinedName, documentName, declaredNames } from "./names.ts";
import { documentEntries, type MoreDocuments } from "./document-entries.ts";
import { openapi30 } from "./openapi-3.0.ts";
import { modulesFile, openapiPackage, packingFolder } from "./package.ts";
import { queryContents } from "./query/contents.ts";
import { combinedDocument, queryDocument } from "./query/document.ts";
import { moduleParts, modulePartsData } from "./query/module-documents.ts";
import { resourceDocument } from "./resource/document.ts";

const into = "packages/openapi";

/**
 * OpenAPI 3.1: a document for each service. A query service also has one for its single endpoint and one for each
 * module.
 */
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

/** Yields the OpenAPI 3.0 documents of the model, by name. */
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
  const more = new Map<QueryService, MoreDocuments>();
  for (const service of model.services) {
    if (service.kind === "query") yield* queryFiles(model, service, more);
    else yield resourceFile(model, service);
  }
  yield* packingFiles(more);
  yield* packageFiles(openapiPackage(model, documentEntries(model, more)), into);
}

/**
 * Yields the documents of a service. The parts of module documents are kept for the package. The combined document is
 * packed, because it repeats the results that the JSON Schemas describe.
 */
function* queryFiles(model: Model, service: QueryService, more: Map<QueryService, MoreDocuments>): Generator<OutFile> {
  const contents = queryContents(model, service);
  yield documentFile(documentName(service), queryDocument(model, service, contents));
  const combined = combinedDocument(model, service, contents);
  if (combined !== undefined) yield packed(`generated/${combinedName(service)}.json`, printDenseJson(combined));
  more.set(service, { hasCombined: combined !== undefined, modules: moduleParts(service, contents) });
}

const resourceFile = incremental(
  (model: Model, service: ResourceService): OutFile =>
    documentFile(documentName(service), resourceDocument(model, service)),
);

function documentFile(name: string, document: JsonObject): OutFile {
  return generated(`generated/${name}.json`, printJson(document));
}

/**
 * Returns the files that create the documents of modules, and all documents as YAML, when the package is packed. The
 * results are only in the tarball.
 */
function packingFiles(more: ReadonlyMap<QueryService, MoreDocuments>): readonly OutFile[] {
  const scripts = ["module-document.js", "module-files.js", "yaml-files.js", "yaml.js"];
  const services = [...more]
    .filter(([, { modules }]) => modules.size > 0)
    .map(([service, { modules }]) => modulePartsData(service, modules));
  return [
    ...scripts.map((name) => packed(`${packingFolder}/${name}`, builtFile(`openapi/${name}`))),
    packed(modulesFile, printDenseJson({ services })),
  ];
}

function generated(path: string, text: string): OutFile {
  return { path: `${into}/${path}`, text, owner: "generator" };
}

function packed(path: string, text: string): OutFile {
  return { ...generated(path, text), packed: true };
}
