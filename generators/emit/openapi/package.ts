import type { Model } from "../../model/model.ts";
import type { JsonObject } from "../../codegen/json.ts";
import { openQuestions } from "../../describe/decision.ts";
import { packageName, type DataPackage } from "../shared/package/data-package.ts";
import type { DocumentEntry } from "./document-entries.ts";
import { documentName } from "./names.ts";

/**
 * The file with the parts of documents for single modules. It is in the tarball, for programs that create the documents
 * on demand.
 */
export const modulesFile = "modules.json";

/**
 * The folder of scripts that write documents of single modules and YAML files. They are included in the package for its
 * users.
 */
export const packingFolder = "pack";

/** Returns the package of the OpenAPI documents: its metadata, README and index. */
export function openapiPackage(model: Model, entries: readonly DocumentEntry[]): DataPackage {
  const { project, services } = model;
  return {
    project,
    name: "openapi",
    description: `OpenAPI 3.1 documents of ${services.map(({ title }) => title).join(" and ")}`,
    keywords: ["openapi", "openapi-3.1"],
    templates: "openapi",
    readme: readme(model, entries),
    indexName: "documents",
    index: entries.map(indexEntry),
    exports: { [`./${modulesFile}`]: `./${modulesFile}`, "./*.yaml": "./generated/*.yaml" },
    files: [modulesFile, packingFolder],
    scripts: { prepack: yamlScript("write", services), postpack: yamlScript("remove", services) },
  };
}

/**
 * Returns the script for YAML files. Only documents of whole services are available as YAML, because others would
 * repeat them.
 */
function yamlScript(command: "write" | "remove", services: Model["services"]): string {
  return ["node", `${packingFolder}/yaml-files.js`, command, ...services.map(documentName)].join(" ");
}

function indexEntry({ service, title, version, name, holds }: DocumentEntry): JsonObject {
  return { service: service.id, title, version, holds, json: `${name}.json`, yaml: `${name}.yaml` };
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
