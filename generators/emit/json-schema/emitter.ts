import { incremental } from "../../model/memo.ts";
import type { Model, Service } from "../../model/model.ts";
import { printDenseJson, printJson, type JsonObject } from "../../codegen/json.ts";
import { outputName } from "../../naming/declared-name.ts";
import { packageFiles } from "../shared/package/data-package.ts";
import { withCommonFiles } from "../shared/package/common-files.ts";
import type { Emitter, OutFile } from "../emitter.ts";
import { documentPath, type SchemaDocument, type SchemaEntry } from "../shared/json-schema/document.ts";
import { declaredNames } from "./names.ts";
import { schemasPackage } from "./package.ts";
import { queryDocuments } from "./query.ts";
import { resourceDocuments } from "../shared/json-schema/resource/documents.ts";

const into = "packages/schemas";

/** JSON Schema 2020-12: one file for each body, each module's parameters and each value set. */
export const jsonSchema = emitter(false);

/**
 * The same schemas, but results reject members that the spec does not describe. They reveal where a spec is incomplete.
 */
export const closedJsonSchema = emitter(true);

function emitter(closes: boolean): Emitter {
  return {
    name: "json-schema",
    into,
    names: declaredNames,
    emit: (model) => withCommonFiles(model, into, files(model, closes)),
  };
}

function* files(model: Model, closes: boolean): Generator<OutFile> {
  const entries: SchemaEntry[] = [];
  for (const service of model.services) {
    for (const document of documentsOf(service, closes)) {
      const { schema: _, ...entry } = document;
      entries.push(entry);
      yield schemaFile(document, model.project.name);
    }
  }
  yield* packageFiles(schemasPackage(model, entries), into);
}

function documentsOf(service: Service, closes: boolean): Iterable<SchemaDocument> {
  switch (service.kind) {
    case "query":
      return queryDocuments(service, closes);
    case "resource":
      return resourceDocuments(service);
  }
}

const schemaFile = incremental((document: SchemaDocument, project: string): OutFile => {
  const path = documentPath(document);
  const whole: JsonObject = {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: schemaId(project, path),
    title: document.title,
    ...document.schema,
  };
  return {
    path: `${into}/generated/${path}`,
    text: isForMachines(document) ? printDenseJson(whole) : printJson(whole),
    owner: "generator",
    packed: isForMachines(document),
  };
});

/**
 * Returns true for schemas that depend on a request. They are large, full of conditions and meant for validators.
 * People read `results/`.
 */
function isForMachines({ kind }: SchemaEntry): boolean {
  return kind === "narrowed" || kind === "answers";
}

/**
 * Returns the `$id` of a schema. `.invalid` is a reserved domain that never resolves (RFC 2606), so tools do not fetch
 * schemas by name. The id contains no version, so that a `$ref` keeps its meaning and a release does not change every
 * file.
 */
function schemaId(project: string, path: string): string {
  return `https://${outputName(project.toLowerCase())}.invalid/schemas/${path}`;
}
