import { generatedFile, type PrintedFile } from "../../../codegen/generated-file.ts";
import type { JsonObject } from "../../../codegen/json.ts";
import type { Model, Service } from "../../../model/model.ts";
import type { QueryService } from "../../../model/query.ts";
import type { Operation, ResourceService } from "../../../model/resource.ts";
import { outputName } from "../../../naming/output-name.ts";
import { requestTypeName } from "../../../naming/type-names.ts";
import { composed } from "../../../runtime/compose.ts";
import { builtModules } from "../../../runtime/modules.ts";
import { isBody, type FieldSet } from "../../shared/resource-fields.ts";
import type { SchemaDocument, SchemaKind } from "../../shared/json-schema/document.ts";
import { queryRequestDocuments } from "../../shared/json-schema/query-documents.ts";
import { resourceDocuments } from "../../shared/json-schema/resource-documents.ts";
import { moduleInterface } from "../../shared/typescript/parameter-types.ts";
import { typeNames, validatedParts, type ValidatedParts } from "../resource-operation.ts";
import { endings } from "../resource-text.ts";
import type { RuntimeName } from "../runtime-use.ts";
import { answerSchemaFiles } from "./answer-files.ts";
import { outputOfModule } from "./module-schema.ts";
import { rootObject } from "./root-object.ts";
import { schemaFiles, schemaRuntime, type DescribedPart } from "./schema-file.ts";
import { inputOfSet, outputOfSet } from "./set-schema.ts";

/**
 * The files that give JSON Schemas beside the validators, with paths below `generated/`: an entry point for each module
 * and each operation, and what they share.
 */
export function jsonSchemaFiles({ services }: Model): readonly PrintedFile[] {
  const files = services.flatMap(filesOf);
  if (files.length === 0) return [];
  const shared = generatedFile(schemaRuntime, "JSON Schemas for each target.");
  const names = (["withJsonSchema", "describedAnswers"] as const).map((name: RuntimeName) => shared.export(name));
  return [shared.print(composed(builtModules(), { names, exported: new Set(names) })), ...files];
}

function filesOf(service: Service): readonly PrintedFile[] {
  switch (service.kind) {
    case "query":
      return moduleFiles(service);
    case "resource":
      return operationFiles(service);
  }
}

function moduleFiles(service: QueryService): readonly PrintedFile[] {
  const schemaOf = finder(queryRequestDocuments(service));
  return service.modules.flatMap((module) => {
    const input = schemaOf("modules", module.name);
    const type = moduleInterface(module);
    return schemaFiles(service.id, module.name, [
      { ending: "", input, output: outputOfModule(service, module, input), types: { input: type, decoded: type } },
    ]);
  });
}

function operationFiles(service: ResourceService): readonly PrintedFile[] {
  const documents = resourceDocuments(service);
  const schemaOf = finder(documents);
  const ofRequests = service.resources.flatMap((resource) =>
    resource.operations.flatMap((operation) => {
      const parts = validatedParts(service, resource, operation);
      return parts === undefined
        ? []
        : schemaFiles(service.id, operation.operationId, describedParts(operation, parts, schemaOf));
    }),
  );
  return [...ofRequests, ...answerSchemaFiles(service, documents)];
}

function describedParts(
  operation: Operation,
  { body, sets }: ValidatedParts,
  schemaOf: SchemaOf,
): readonly DescribedPart[] {
  const { operationId } = operation;
  const ofSets = sets.map((set): DescribedPart => {
    const input = inputOfSet(set, schemaOf(kindOf(set), operationId));
    return { ending: endings[set.kind], input, output: outputOfSet(set, input), types: typeNames(operation, set) };
  });
  if (body === undefined) return ofSets;
  const input = rootObject(schemaOf("requests", operationId));
  const type = requestTypeName(operationId);
  return [
    { ending: "", input, output: input, types: { input: type, decoded: type, optional: body.optional } },
    ...ofSets,
  ];
}

function kindOf(set: FieldSet): SchemaKind {
  return isBody(set) ? "requests" : set.kind === "headers" ? "headers" : "parameters";
}

type SchemaOf = (kind: SchemaKind, name: string) => JsonObject;

/** The schema of what has that name in the spec, with its title. */
function finder(documents: readonly SchemaDocument[]): SchemaOf {
  const byName = new Map(documents.map((document) => [`${document.kind}/${document.name}`, document]));
  return (kind, name) => {
    const found = byName.get(`${kind}/${outputName(name)}`);
    if (found === undefined) throw new Error(`There is no JSON Schema of ${kind}/${name}.`);
    return { title: found.title, ...found.schema };
  };
}
