import { incremental } from "../../model/memo.ts";
import type { Model, Service } from "../../model/model.ts";
import { type JsonObject, printDenseJson, printJson } from "../../codegen/json.ts";
import { outputName } from "../../naming/declared-name.ts";
import { type DataPackage, packageFiles, packageName } from "../shared/package/package.ts";
import { withCommonFiles } from "../shared/package/common-files.ts";
import type { Emitter, OutFile } from "../emitter.ts";
import {
  type SchemaDocument,
  type SchemaEntry,
  type SchemaKind,
  documentPath,
} from "../shared/json-schema/document.ts";
import { declaredNames } from "./names.ts";
import { queryDocuments } from "./query.ts";
import { resourceDocuments } from "../shared/json-schema/documents.ts";
import { queryServices } from "../../model/queries.ts";
import type { QueryService } from "../../model/query.ts";
import { openQuestions } from "../../describe/decision.ts";

const into = "packages/schemas";

/** JSON Schema 2020-12: one file for each body, each module's parameters and each value set. */
export const jsonSchema = emitter(false);

/** The same schemas, but results reject undescribed members. They reveal where a spec is incomplete. */
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

/** Returns true for large schemas full of conditions, which depend on a request. People read `results/`. */
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

const kindTitles: Readonly<Record<SchemaKind, string>> = {
  modules: "Parameters of a module, as a typed object",
  results: "Responses to requests for one module",
  answers: "Responses to any request, alone and with the request",
  "answer-parts": "Parts of responses",
  narrowed: "The result of a module, depending on the request",
  "request-parameters": "Parameters of a request that belong to no module",
  "value-sets": "Shared value sets",
  parameters: "Parameters of a request, in its path and query, as a typed object",
  headers: "Header fields of a request, as a typed object",
  "response-headers": "Header fields of a response, as a typed object",
  requests: "Request bodies",
  responses: "Response bodies",
  shapes: "Objects inside request and response bodies",
  fields: "The writable fields of an object",
  destinations: "The value of a destination field",
  errors: "Error bodies",
};

function schemasPackage(model: Model, documents: readonly SchemaEntry[]): DataPackage {
  const { project } = model;
  return {
    project,
    name: "schemas",
    description: `JSON Schemas (2020-12) of ${model.services.map(({ title }) => title).join(" and ")}`,
    keywords: ["json-schema", "openapi", "validation"],
    templates: "json-schema",
    readme: readme(model, documents),
    indexName: "schemas",
    index: documents.map((document) => ({
      path: documentPath(document),
      service: document.service,
      kind: document.kind,
      title: document.title,
    })),
    exports: {},
  };
}

function readme(model: Model, documents: readonly SchemaEntry[]): object {
  const { project } = model;
  const example = documents.find(({ kind }) => kind === "modules" || kind === "requests") ?? documents[0];
  return {
    packageName: packageName(project, "schemas"),
    project: project.name,
    license: project.license,
    examplePath: example === undefined ? "index.json" : documentPath(example),
    services: model.services.map((service) => ({ title: service.title, kinds: kindRows(service.id, documents) })),
    answers: queryServices(model).flatMap((service) => responsesOf(model, service)),
    questions: openQuestions(model),
  };
}

/** Returns the data about response schemas for the README. It is empty if the spec does not describe responses. */
function responsesOf({ project }: Model, service: QueryService): readonly object[] {
  const { id, title, modules, answer } = service;
  const example = modules.find(({ result }) => result?.value?.items !== undefined) ?? modules[0];
  if (answer === undefined || example === undefined) return [];
  const path = (kind: SchemaKind, name: string): string => documentPath({ service: id, kind, name });
  const paths = {
    any: path("answers", "any"),
    narrowed: path("answers", "narrowed"),
    result: path("results", outputName(example.name)),
  };
  return [
    {
      ...paths,
      title,
      service: id,
      packageName: packageName(project, "schemas"),
      validators: `${packageName(project, "validators")}/${outputName(id)}`,
    },
  ];
}

function kindRows(service: string, documents: readonly SchemaEntry[]): readonly object[] {
  const kinds = new Set<string>(documents.filter((document) => document.service === service).map(({ kind }) => kind));
  return Object.entries(kindTitles).flatMap(([kind, title]) =>
    kinds.has(kind) ? [{ folder: `${service}/${kind}`, title }] : [],
  );
}
